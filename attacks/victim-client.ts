// What an attacker sends: requests as they are, of which the status, the text and the time are kept.
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Envelope } from "@svckit/core";

/** A request of an attacker. */
export interface Shot {
  /** POST where a body is given, else GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, whatever the headers say. */
  readonly body?: string | Uint8Array;
}

/** What came back, unread. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Milliseconds until the last byte. */
  readonly ms: number;
}

/** The answer to a call of a tool. */
export interface Called extends Reply {
  readonly json: Envelope;
}

/** A client with as many connections as it has requests in flight. */
export interface VictimClient {
  /** One request; rejects where the connection breaks. */
  send(path: string, shot?: Shot): Promise<Reply>;
  /** Calls a tool over REST, without a key where none is given. */
  execute(tool: string, args: unknown, key?: string): Promise<Called>;
  disconnect(): void;
}

/** A client of a service. */
export function createVictimClient(url: string): VictimClient {
  const agent = new Agent({ keepAlive: true });

  function send(path: string, { method, headers = {}, body }: Shot = {}): Promise<Reply> {
    const from = performance.now();
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const options = { method: method ?? (body === undefined ? "GET" : "POST"), agent };
      const sent = request(
        `${url}${path}`,
        { ...options, headers: { ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString();
            const { statusCode: status = 0, headers: given } = response;
            resolve({ status, headers: given, text, ms: performance.now() - from });
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  return {
    send,
    async execute(tool, args, key) {
      const headers = {
        "content-type": "application/json",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      };
      const reply = await send("/api/v1/execute", { headers, body: JSON.stringify({ tool, args }) });
      return { ...reply, json: JSON.parse(reply.text) };
    },
    disconnect: () => agent.destroy(),
  };
}
