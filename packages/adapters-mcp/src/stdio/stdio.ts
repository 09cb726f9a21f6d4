// MCP over stdio: serves one endpoint to the client that started the process.
import { setMaxListeners } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Service } from "@svckit/core";
import { createEndpoints, type Endpoint } from "../catalog/endpoint.js";
import { createAnswerMessage } from "../protocol/answer-message.js";
import { toProtocolHeaders } from "../protocol/protocol-headers.js";
import { takesBatches } from "../protocol/revisions.js";
import { type Batch, MAX_MESSAGE, type ReadMessage, readMessage, tooLong } from "../rpc/message.js";
import { failureOf } from "../rpc/response.js";
import { errorText, idOf, RPC, toRpcError } from "../rpc/rpc.js";
import { type LongLine, linesOf } from "./lines.js";

/** What a host says of an endpoint over stdio. */
export interface StdioOptions {
  /** The caller's API key; without one it is on the keyless lane. */
  readonly apiKey?: string;
  /** Serves this category's endpoint in place of the root. */
  readonly category?: string;
  /** Where messages come from; this process's stdin by default. */
  readonly input?: Readable;
  /** Where messages go; this process's stdout by default, which then belongs to the protocol. */
  readonly output?: Writable;
  /** Once aborted no message is taken in any more; the calls in flight are answered. */
  readonly signal?: AbortSignal;
}

/**
 * Serves until the client closes its end, and the calls in flight are answered. Throws an `Error` that names a category
 * which does not exist.
 */
export async function serveMcpStdio(service: Service, options: StdioOptions = {}): Promise<void> {
  const { apiKey, category, input = process.stdin, output = process.stdout, signal } = options;
  const answerMessage = createAnswerMessage(service, findEndpoint(service, category));
  const left = departureOf(output);
  const stop = () => void input.destroy();
  for (const each of [signal, left]) each?.addEventListener("abort", stop, { once: true });
  // What a client of the revisions before today's has agreed on when it connected.
  let agreed: string | undefined;

  /** What a message is answered with; nothing where it asks for nothing. */
  async function answer(read: ReadMessage): Promise<string> {
    const requestId = service.transport.newId();
    if ("error" in read) {
      const { error, code, id, isNotification } = read;
      return isNotification ? "" : errorText(id, toRpcError(failureOf(service, error, requestId), code));
    }
    const { message } = read;
    const credential = apiKey !== undefined && { credential: apiKey };
    const caller = { ...credential, transport: "mcp", requestId, signal: left } as const;
    const headers = toProtocolHeaders(message, agreed);
    try {
      const { text } = await answerMessage({ message, headers, caller, refusal: undefined, client: "stdio" });
      if (message["method"] === "initialize") agreed = revisionIn(text) ?? agreed;
      return text;
    } catch (error) {
      service.transport.logger.error("an MCP request failed inside the service", { requestId, error });
      const failed = { code: RPC.internalError, message: "Something failed inside the service." };
      return "id" in message ? errorText(idOf(message), failed) : "";
    }
  }

  async function answerLine(read: ReadMessage | Batch): Promise<void> {
    const texts = "batch" in read ? await Promise.all(read.batch.map(answer)) : [await answer(read)];
    const answers = texts.filter((text) => text !== "");
    if (answers.length === 0 || left.aborted) return;
    output.write(`${"batch" in read ? `[${answers.join(",")}]` : answers[0]}\n`);
  }

  const inFlight = new Set<Promise<void>>();
  try {
    for await (const line of linesOf(input, MAX_MESSAGE)) {
      const read = readLine(service, line, agreed);
      if (!read) continue;
      const answering = answerLine(read).finally(() => inFlight.delete(answering));
      inFlight.add(answering);
      // The answer decides how all that follows is read.
      if ("message" in read && read.message["method"] === "initialize") await answering;
    }
  } catch (error) {
    // An input that was closed here ends in an error as well.
    if (!signal?.aborted && !left.aborted) throw error;
  }
  await Promise.all(inFlight);
  for (const each of [signal, left]) each?.removeEventListener("abort", stop);
  input.destroy();
}

/** Aborted once nobody reads the output any more. Its errors say the same and are nobody's fault. */
function departureOf(output: Writable): AbortSignal {
  const controller = new AbortController();
  // Each call in flight listens.
  setMaxListeners(0, controller.signal);
  const leave = () => controller.abort();
  output.once("close", leave);
  output.on("error", leave);
  return controller.signal;
}

/** The message or the messages in a line; undefined where there is none. */
function readLine(
  { brand }: Service,
  line: Uint8Array | LongLine,
  agreed: string | undefined,
): ReadMessage | Batch | undefined {
  if (!(line instanceof Uint8Array)) return tooLong(line.id);
  if (Buffer.from(line).toString().trim() === "") return undefined;
  return readMessage(line, brand, agreed !== undefined && takesBatches(agreed));
}

function revisionIn(answer: string): string | undefined {
  const { result }: { result?: { protocolVersion?: string } } = JSON.parse(answer);
  return result?.protocolVersion;
}

function findEndpoint(service: Service, category: string | undefined): Endpoint {
  const endpoints = createEndpoints(service);
  const endpoint =
    category === undefined ? endpoints[0] : endpoints.find((each) => each.category === category);
  if (endpoint) return endpoint;
  const names = endpoints.flatMap((each) => each.category ?? []);
  throw new Error(`there is no category ${JSON.stringify(category)}; there are ${names.join(", ")}`);
}
