// MCP over stdio: one endpoint for the one client that started the process.
import { Readable, type Writable } from "node:stream";
import type { Service } from "@svckit/core";
import { createEndpoints, type Endpoint } from "../catalog/endpoint.js";
import { createServerFactory } from "../protocol/protocol.js";
import { MAX_MESSAGE, type RefusedMessage, readMessage, tooLong } from "../rpc/message.js";
import { failureOf, withReadableError } from "../rpc/response.js";
import { errorText, toRpcError } from "../rpc/rpc.js";
import { linesOf } from "./lines.js";

/** What a client is served over stdio. */
export interface StdioOptions {
  /** The caller's API key; without one it is on the keyless lane. */
  readonly apiKey?: string;
  /** Serves this category's endpoint in place of the root. */
  readonly category?: string;
  /** Where messages come from; this process's stdin by default. */
  readonly input?: Readable;
  /** Where messages go; this process's stdout by default, which then belongs to the protocol. */
  readonly output?: Writable;
}

/** Serves until the client closes its end. Throws an `Error` that names a category which does not exist. */
export async function serveMcpStdio(service: Service, options: StdioOptions = {}): Promise<void> {
  const { apiKey, category, input = process.stdin, output = process.stdout } = options;
  const endpoint = findEndpoint(service, category);
  const { serveStdio, StdioServerTransport } = await import("@modelcontextprotocol/server/stdio");
  const factory = await createServerFactory(service, endpoint, ({ mcpReq: { signal } }) => ({
    caller: {
      ...(apiKey !== undefined && { credential: apiKey }),
      transport: "mcp",
      requestId: service.transport.newId(),
      signal,
    },
    refusal: undefined,
    idempotencyHeader: [],
    answer: undefined,
  }));
  // The SDK's transport closes on a message that is too long and is silent about others, so it is given good ones alone.
  const messages = Readable.from(acceptedLines(service, input, output), { objectMode: true });
  const transport = new StdioServerTransport(messages, output, { maxBufferSize: 2 * MAX_MESSAGE });
  const send = transport.send.bind(transport);
  transport.send = (message) => send(withReadableError(service, message, service.transport.newId()));
  serveStdio(factory, {
    transport,
    onerror: (error) => service.transport.logger.info("an MCP message was refused", { error: error.message }),
  });
  await new Promise<void>((resolve) => {
    const close = transport.onclose;
    transport.onclose = () => {
      close?.();
      resolve();
    };
  });
  input.destroy();
}

function findEndpoint(service: Service, category: string | undefined): Endpoint {
  const endpoints = createEndpoints(service);
  const endpoint =
    category === undefined ? endpoints[0] : endpoints.find((each) => each.category === category);
  if (endpoint) return endpoint;
  const names = endpoints.flatMap((each) => each.category ?? []);
  throw new Error(`there is no category ${JSON.stringify(category)}; there are ${names.join(", ")}`);
}

/** Holds messages to the limits that they are held to over HTTP, and answers those that are refused. */
async function* acceptedLines(service: Service, input: Readable, output: Writable): AsyncGenerator<Buffer> {
  const refuse = ({ error, code, id, isNotification }: RefusedMessage) => {
    if (isNotification) return;
    const failure = failureOf(service, error, service.transport.newId());
    output.write(`${errorText(id, toRpcError(failure, code))}\n`);
  };
  for await (const line of linesOf(input, MAX_MESSAGE)) {
    if (!(line instanceof Uint8Array)) {
      refuse(tooLong(line.id));
      continue;
    }
    const text = Buffer.from(line).toString().trim();
    if (text === "") continue;
    const read = readMessage(line, service.brand);
    if ("message" in read) yield Buffer.from(`${text}\n`);
    else refuse(read);
  }
}
