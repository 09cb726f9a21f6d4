// The answer to a message of any transport: by the fast path or by the SDK, unless its client cancels it.
import type { Answer, Service } from "@svckit/core";
import type { ReadyBytes } from "@svckit/rest/adapter";
import type { Endpoint } from "../catalog/endpoint.js";
import { createSight } from "../catalog/sight.js";
import { errorText, idOf, RPC } from "../rpc/rpc.js";
import { createCallsInFlight } from "./calls-in-flight.js";
import { createFastPath } from "./fast-path.js";
import type { ExtendServer } from "./protocol.js";
import type { ProtocolHeaders } from "./protocol-headers.js";
import { createSdkExchange } from "./sdk-exchange.js";
import type { Exchange, McpCaller } from "./tool-call.js";

/** What a message is answered with. */
export interface Reply {
  /** As it would be over HTTP. */
  readonly status: number;
  /** Empty where there is nothing to answer. */
  readonly text: string;
  readonly contentType?: string | undefined;
  /** The same answer in the bytes that are sent, where there are such. */
  readonly ready?: ReadyBytes;
  /** What the answer of the service to a call says beside its text. */
  readonly answer: AnswerDetails | undefined;
}

/** What transports tell of an answer in their own way. */
export type AnswerDetails = Pick<
  Answer,
  "code" | "lane" | "rate" | "quotaRemaining" | "replayed" | "retryAfterS"
>;

/** A message that was held to the limits, and what came with it. */
export interface Incoming extends McpCaller {
  readonly message: Record<string, unknown>;
  readonly headers: ProtocolHeaders;
  /** Names the client that may cancel its own calls; undefined where it cannot be told from others. */
  readonly client: string | undefined;
}

/** Answers a message. */
export type AnswerMessage = (incoming: Incoming) => Promise<Reply>;

/** Of a call that was cancelled nothing is told but the limits. */
function withoutCode(answer: AnswerDetails | undefined): AnswerDetails | undefined {
  return answer && { ...answer, code: undefined };
}

// Nothing here changes, so nothing would ever be told of.
const NO_LISTENING = { code: RPC.methodNotFound, message: "There is nothing to listen for." };
const NOTHING = { status: 202, text: "", answer: undefined };

/** What answers the messages to an endpoint. */
export function createAnswerMessage(
  service: Service,
  endpoint: Endpoint,
  extend?: ExtendServer,
): AnswerMessage {
  const fastPath = extend ? undefined : createFastPath(service, endpoint);
  const bySdk = createSdkExchange(service, endpoint, extend);
  const calls = createCallsInFlight();

  async function answer({ message, headers, caller, refusal }: Incoming): Promise<Reply> {
    const idempotencyHeader = headers["idempotency-key"] ?? [];
    const sight = createSight(service, { caller, refusal });
    const exchange: Exchange = { caller, refusal, idempotencyHeader, sight, answer: undefined };
    const fast = await fastPath?.(headers, message, exchange);
    if (typeof fast === "string") return { status: 200, text: fast, answer: exchange.answer };
    if (fast) return { status: 200, text: fast.text, ready: fast.ready, answer: undefined };
    const { status, contentType, body } = await bySdk(headers, message, exchange);
    return { status, text: body, contentType, answer: exchange.answer };
  }

  return async (incoming) => {
    const { message, client, caller } = incoming;
    const { method } = message;
    const id = idOf(message);
    if (method === "subscriptions/listen" && id !== null)
      return { status: 404, text: errorText(id, NO_LISTENING), answer: undefined };
    if (client === undefined) return answer(incoming);
    if (method === "notifications/cancelled") calls.cancel(client, message);
    if (method !== "tools/call" || id === null) return answer(incoming);
    const call = calls.begin(client, id, caller.signal);
    try {
      const reply = await answer({ ...incoming, caller: { ...caller, signal: call.signal } });
      return call.isCancelled() ? { ...NOTHING, answer: withoutCode(reply.answer) } : reply;
    } finally {
      call.end();
    }
  };
}
