// A receiver of webhooks: it takes what the subject's secret has signed, and answers before it acts.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

export function createReceiver(secret: string, onEvent: (event: unknown) => void) {
  const webhook = new Webhook(secret);
  return createServer(async (request, response) => {
    try {
      // `as`: the three headers that are read come once each.
      const event = webhook.verify(await text(request), request.headers as Record<string, string>);
      response.writeHead(204).end();
      onEvent(event);
    } catch {
      response.writeHead(400).end();
    }
  });
}
