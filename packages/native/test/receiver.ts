// A receiver of webhooks: it notes what arrives, and answers as a test has it.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";

/** A delivery as it arrived. */
export interface Hit {
  readonly path: string;
  readonly id: string;
  readonly timestamp: number;
  readonly signature: string;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}

/** What a receiver says. */
export interface Saying {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly afterMs?: number;
}

/** A running receiver. */
export interface Receiver {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Where it stands, for `egressAllow`. */
  readonly host: string;
  readonly hits: Hit[];
  /** The deliveries to a path. */
  at(path: string): Hit[];
  /** How it answers from now on. */
  say(answer: (hit: Hit) => Saying | "reset"): void;
  close(): Promise<void>;
}

/** Starts a receiver that answers 204. */
export async function openReceiver(port = 0): Promise<Receiver> {
  const hits: Hit[] = [];
  let answer: (hit: Hit) => Saying | "reset" = () => ({});
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request.setEncoding("utf8")) body += piece;
    const header = (name: string) => String(request.headers[name] ?? "");
    const hit: Hit = {
      path: request.url ?? "",
      id: header("webhook-id"),
      timestamp: Number(header("webhook-timestamp")),
      signature: header("webhook-signature"),
      body,
      headers: request.headers,
    };
    hits.push(hit);
    const said = answer(hit);
    if (said === "reset") return void request.socket.destroy();
    if (said.afterMs !== undefined) await wait(said.afterMs);
    response.writeHead(said.status ?? 204, said.headers);
    response.end(said.body);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server on a port has such an address.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    hits,
    at: (path) => hits.filter((hit) => hit.path === path),
    say(given) {
      answer = given;
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Whether a secret verifies a delivery, by the library that receivers use, whatever the clock says. */
export function verifies(secret: string, { id, timestamp, signature, body }: Hit): boolean {
  const expected = new Webhook(secret).sign(id, new Date(timestamp * 1_000), body);
  return signature.split(" ").includes(expected);
}
