// MCP over stdio: one endpoint for the one client that started the process.
import type { Readable, Writable } from "node:stream";
import { isServiceError, type Service } from "@svckit/core";
import { checkJsonBody } from "@svckit/rest";
import { createEndpoints } from "./endpoint.js";
import { createServerFactory } from "./protocol.js";
import { idOf, RPC, toRpcError } from "./rpc.js";

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

const MAX_BYTES = 1024 * 1024;

/** Serves until the client closes its end. Throws an `Error` that names a category which does not exist. */
export async function serveMcpStdio(service: Service, options: StdioOptions = {}): Promise<void> {
  const { apiKey, category, input = process.stdin, output = process.stdout } = options;
  const endpoints = createEndpoints(service);
  const endpoint =
    category === undefined ? endpoints[0] : endpoints.find((each) => each.category === category);
  if (!endpoint) {
    const names = endpoints.flatMap((each) => each.category ?? []);
    throw new Error(`there is no category ${JSON.stringify(category)}; there are ${names.join(", ")}`);
  }
  const { serveStdio, StdioServerTransport } = await import("@modelcontextprotocol/server/stdio");
  const factory = await createServerFactory(service, endpoint, ({ mcpReq: { signal } }) => ({
    caller: {
      caller: {
        ...(apiKey !== undefined && { credential: apiKey }),
        transport: "mcp",
        requestId: service.newId(),
        signal,
      },
      refusal: undefined,
    },
    answer: undefined,
  }));
  const transport = new StdioServerTransport(input, output, { maxBufferSize: MAX_BYTES });
  serveStdio(factory, {
    transport,
    onerror: (error) => service.logger.info("an MCP message was refused", { error: error.message }),
  });
  const deliver = transport.onmessage;
  transport.onmessage = (message) => {
    const refusal = refusalOf(service, message);
    if (refusal === undefined) deliver?.(message);
    else void transport.send({ jsonrpc: "2.0", id: idOf(message) ?? 0, error: refusal });
  };
  await new Promise<void>((resolve) => {
    const close = transport.onclose;
    transport.onclose = () => {
      close?.();
      resolve();
    };
  });
}

/** Holds a message to the limits that one over HTTP is held to. */
function refusalOf(service: Service, message: unknown) {
  try {
    checkJsonBody(message, service.brand);
    return undefined;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { envelope } = service.refuse(error, { requestId: service.newId(), transport: "mcp" });
    return envelope.ok ? undefined : toRpcError(envelope.error, RPC.invalidRequest);
  }
}
