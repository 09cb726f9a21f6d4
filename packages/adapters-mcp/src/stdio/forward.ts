// MCP over stdio by forwarding: every message goes to an endpoint elsewhere over streamable HTTP, and its answers come back.
import { createBrand, messageOver } from "@svckit/core";
import { createCallsInFlight } from "../protocol/calls-in-flight.js";
import { type ProtocolHeaders, toProtocolHeaders } from "../protocol/protocol-headers.js";
import { errorText, idOf, RPC } from "../rpc/rpc.js";
import { answerLines, type Streams } from "./answer-lines.js";
import { answersOf, type Message } from "./forwarded-answer.js";

/** Where messages are forwarded to, and for whom. */
export interface ForwardOptions extends Streams {
  /** The URL of an MCP endpoint. */
  readonly endpoint: string;
  /** The caller's API key; without one it is on the keyless lane. */
  readonly apiKey?: string | undefined;
}

/**
 * Forwards messages until the client writes no more and all are answered. A request that the client cancels, or that it
 * leaves behind, is given up: its connection is closed. Whatever goes wrong, a client that waits for its id gets an error.
 */
export async function forwardMcpStdio({ endpoint, apiKey, ...streams }: ForwardOptions): Promise<void> {
  const { host } = new URL(endpoint);
  const calls = createCallsInFlight();
  // Names this client to the service where `initialize` gave it a name.
  let session: string | undefined;

  async function ask(message: Message, headers: ProtocolHeaders, signal: AbortSignal) {
    const response = await fetch(endpoint, {
      method: "POST",
      // The key is for this address alone.
      redirect: "manual",
      signal,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        ...(session !== undefined && { "mcp-session-id": session }),
        ...Object.fromEntries(
          Object.entries(headers).map(([name, values = []]) => [name, values.join(", ")]),
        ),
      },
      body: JSON.stringify(message),
    });
    return { response, text: await response.text() };
  }

  /** The answers to a message, or why there is none. */
  async function forward(
    message: Message,
    headers: ProtocolHeaders,
    signal: AbortSignal,
  ): Promise<readonly Message[] | string> {
    try {
      const { response, text } = await ask(message, headers, signal);
      if (message["method"] === "initialize") session = response.headers.get("mcp-session-id") ?? undefined;
      const answers = answersOf(message, response.headers.get("content-type") ?? "", text);
      return answers ?? `The service at ${host} gave ${describeResponse(response)}.`;
    } catch {
      // The HTTP client's own words may repeat what it was given.
      return `The service at ${host} cannot be reached.`;
    }
  }

  await answerLines(streams, createBrand(), async (read, { agreed, left }) => {
    if ("error" in read) {
      const { error, code, id, isNotification } = read;
      return isNotification ? [] : [errorText(id, { code, message: messageOver(error, "mcp") })];
    }
    const { message } = read;
    const id = idOf(message);
    if (message["method"] === "notifications/cancelled") calls.cancel("", message);
    const call = id === null ? undefined : calls.begin("", id, left);
    const answers = await forward(message, toProtocolHeaders(message, agreed), call?.signal ?? left);
    call?.end();
    if (call?.isCancelled()) return [];
    if (typeof answers !== "string") return answers.map((each) => JSON.stringify(each));
    const isAwaited = id !== null && message["method"] !== undefined;
    return isAwaited ? [errorText(id, { code: RPC.internalError, message: answers })] : [];
  });
}

function describeResponse({ status }: Response): string {
  if (status === 404) return "HTTP 404 and no answer: there is no MCP endpoint at that path";
  return `HTTP ${status} and no answer of MCP`;
}
