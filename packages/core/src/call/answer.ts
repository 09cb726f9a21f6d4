// Answer: an envelope, and what a transport says beside it. Its text and its value are each made when asked for.

import { codeFor, type ErrorCode, type Transport } from "../errors/error-table.js";
import type { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import type { RateState } from "../store/rate-limit.js";
import { type Receipt, receiptText } from "../store/receipt.js";
import { type Envelope, type Failure, successText, toEnvelopeError } from "./envelope.js";

/** What a call is answered with. */
export interface Answer {
  /** The answer as a value. */
  readonly envelope: Envelope;
  /** The answer as JSON text: the bytes that are sent, stored and replayed. */
  readonly body: string;
  /** The receipt; undefined where no tool was found. A replay has its receipt in the envelope alone. */
  readonly receipt: Receipt | undefined;
  /** The receipt as JSON text, which the body of a success has in it. */
  receiptText?(): string;
  /** The code of a failure; undefined for a success. */
  readonly code: ErrorCode | undefined;
  /** Whole seconds to wait, where the failure says so. */
  readonly retryAfterS: number | undefined;
  /** When spent credits return; for transports that may say it. */
  readonly refillsAt: number | undefined;
  /** Whether this is the answer of an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  readonly requestId: string;
  /** How the caller was let in; undefined where it was not. */
  readonly lane: Principal["kind"] | undefined;
  /** What is left of the caller's minute; undefined for callers that are not limited. */
  readonly rate: RateState | undefined;
  /** Credits or keyless calls left; undefined where neither is known. */
  readonly quotaRemaining: number | undefined;
}

/** What an answer says beside the envelope. */
export type AnswerFacts = Pick<Answer, "requestId" | "lane" | "rate" | "quotaRemaining">;

/** The answer of a success; `dataText` is the JSON text of `data` without the receipt. */
export function successAnswer(
  facts: AnswerFacts,
  receiptField: string,
  dataText: string,
  receipt: Receipt,
): Answer {
  return new SuccessAnswer(facts, receiptField, dataText, receipt);
}

/** A class: an object literal would make its getters anew with each object. */
class SuccessAnswer implements Answer {
  readonly code = undefined;
  readonly retryAfterS = undefined;
  readonly refillsAt = undefined;
  readonly replayed = false;
  readonly receipt: Receipt;
  readonly requestId: string;
  readonly lane: Answer["lane"];
  readonly rate: Answer["rate"];
  readonly quotaRemaining: number | undefined;
  readonly #receiptField: string;
  readonly #dataText: string;
  #envelope: Envelope | undefined;
  #body: string | undefined;
  #receiptText: string | undefined;

  constructor(facts: AnswerFacts, receiptField: string, dataText: string, receipt: Receipt) {
    this.requestId = facts.requestId;
    this.lane = facts.lane;
    this.rate = facts.rate;
    this.quotaRemaining = facts.quotaRemaining;
    this.receipt = receipt;
    this.#receiptField = receiptField;
    this.#dataText = dataText;
  }

  get envelope(): Envelope {
    if (this.#envelope === undefined) {
      // Parsed for each call, so that nobody can change what the cache holds.
      const data: Record<string, unknown> = JSON.parse(this.#dataText);
      data[this.#receiptField] = this.receipt;
      this.#envelope = { ok: true, data, meta: this.receipt };
    }
    return this.#envelope;
  }

  get body(): string {
    this.#body ??= successText(this.#receiptField, this.#dataText, this.receiptText());
    return this.#body;
  }

  receiptText(): string {
    this.#receiptText ??= receiptText(this.receipt);
    return this.#receiptText;
  }
}

/** The answer of a failure, worded for a transport. */
export function failureAnswer(
  facts: AnswerFacts,
  context: { readonly docsUrl: string; readonly transport: Transport },
  error: ServiceError,
  receipt: Receipt | undefined,
): Answer {
  const envelope: Failure = {
    ok: false,
    error: toEnvelopeError(error, { ...context, requestId: facts.requestId }),
    ...(receipt && { meta: receipt }),
  };
  return {
    ...facts,
    envelope,
    body: JSON.stringify(envelope),
    receipt,
    code: codeFor(error.code, context.transport),
    retryAfterS: error.details.retryAfterS,
    refillsAt: error.details.refillsAt,
    replayed: false,
  };
}

/** The answer of an earlier call again, to the byte. */
export function replayAnswer(facts: AnswerFacts, body: string): Answer {
  // `as`: the text was written by this module.
  const envelope = JSON.parse(body) as Envelope;
  const error = envelope.ok ? undefined : envelope.error;
  return {
    ...facts,
    envelope,
    body,
    receipt: undefined,
    code: error?.code,
    retryAfterS: error?.retry_after,
    refillsAt: undefined,
    replayed: true,
  };
}
