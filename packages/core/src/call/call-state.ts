// CallState: what is known of one call while it runs.

import type { CatalogTool } from "../catalog/catalog-tool.js";
import { type Transport, wordsFor } from "../errors/error-table.js";
import type { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { utcDay } from "../platform/clock.js";
import { isObject } from "../platform/json.js";
import { dataOfFailure } from "../run/receipt-data.js";
import { type CallKeys, createCallKeys } from "../run/tool-keys.js";
import type { RateState } from "../store/rate-limit.js";
import { createReceipt, type Receipt, type ReceiptOfData, type ReceiptOfFailure } from "../store/receipt.js";
import type { Admission } from "./admit-rule.js";
import type { AnswerFacts } from "./answer.js";
import type { Call } from "./call.js";
import type { JobOutcome } from "./job.js";
import type { LimitedEndUser } from "./limit-end-user.js";
import type { ServiceParts } from "./service-parts.js";

/** What is known of a running call; its steps fill it in. */
export interface CallState {
  readonly call: Call;
  readonly requestId: string;
  readonly receiptId: string;
  readonly startedAt: number;
  readonly keys: CallKeys;
  /** What the wording of errors depends on. */
  readonly context: { readonly docsUrl: string; readonly transport: Transport };
  principal: Principal | undefined;
  /** Whom of the account the call is made for, where the plan limits that; known from the principal on. */
  endUser: LimitedEndUser | undefined;
  rate: RateState | undefined;
  tool: CatalogTool | undefined;
  inputDigest: string | null;
  /** What the host's rule has said, once it was asked. */
  admission: Admission | undefined;
  /** Whether the call goes on, and its answer is kept, after the caller has disconnected. */
  outlivesCaller: boolean;
  /** Whether the call was stopped because the caller disconnected. */
  disconnected: boolean;
  /** Whether the store was found to be out of reach by a call that goes on without it. */
  storeAway: boolean;
  /** What a job came to; undefined for any other call, and for one that has not worked. */
  outcome: JobOutcome | undefined;
  /** What the call may cost its caller. */
  ceiling: number;
  /** What it comes to by its arguments; undefined where it costs the ceiling. */
  priceOf: CatalogTool["priceOf"];
  /** What it came to, once that is known. */
  price: number | undefined;
  /** Credits that were taken and given back. */
  refunded: number;
  /** The receipt of a success, or of one that has nothing to give. */
  receipt(credits: ReceiptCredits, data: ReceiptOfData, nothing?: ReceiptOfFailure): Receipt;
  failureReceipt(
    error: ServiceError,
    credits: { creditsRemaining: number | null; warnings: readonly string[] },
  ): Receipt;
}

/** What a receipt says of the credits. */
export interface ReceiptCredits {
  readonly used: number;
  readonly remaining: number | null;
}

/** The state of a call that has just come in. */
export function startCall(parts: ServiceParts, given: Call): CallState {
  // A host without types may give anything, and is answered all the same.
  const call: Call = isObject(given) ? given : { tool: undefined };
  const { clock, ids } = parts;
  const state: CallState = {
    call,
    requestId: call.requestId ?? ids.uuid(),
    receiptId: ids.uuid(),
    startedAt: clock.now(),
    keys: createCallKeys(parts.keys, call.keys ?? undefined),
    context: { docsUrl: parts.docsUrl, transport: call.transport ?? "rest" },
    principal: undefined,
    endUser: undefined,
    rate: undefined,
    tool: undefined,
    inputDigest: null,
    admission: undefined,
    outlivesCaller: false,
    disconnected: false,
    storeAway: false,
    outcome: undefined,
    ceiling: 0,
    priceOf: undefined,
    price: undefined,
    refunded: 0,
    receipt: (credits, data, failure) => receiptOf(parts, state, credits, data, failure),
    failureReceipt: (error, { creditsRemaining, warnings }) =>
      receiptOf(
        parts,
        state,
        { used: 0, remaining: creditsRemaining },
        dataOfFailure(error, state.tool?.provider.id ?? "", warnings),
        {
          cause: error.details.message ?? wordsFor(error.code, state.context.transport).title,
          nextAction: error.details.next ?? wordsFor(error.code, state.context.transport).next,
        },
      ),
  };
  return state;
}

function receiptOf(
  parts: ServiceParts,
  state: CallState,
  credits: ReceiptCredits,
  data: ReceiptOfData,
  failure?: ReceiptOfFailure,
): Receipt {
  const { tool } = state;
  if (!tool) throw new Error("a receipt needs a tool");
  return createReceipt(
    {
      id: state.receiptId,
      tool,
      inputDigest: state.inputDigest,
      startedAt: state.startedAt,
      endedAt: parts.clock.now(),
      creditCost: state.outcome?.credits ?? state.price ?? state.ceiling,
      creditsUsed: credits.used,
      creditsRemaining: credits.remaining,
      serverVersion: parts.version,
    },
    data,
    failure,
  );
}

/** What an answer says beside the envelope. */
export function factsOf(
  { requestId, principal, rate }: CallState,
  remaining: number | null | undefined,
): AnswerFacts {
  return { requestId, lane: principal?.kind, rate, quotaRemaining: remaining ?? undefined };
}

/** What a principal has left, read for an answer that took nothing; undefined where it is not counted or cannot be read. */
export async function quotaRemaining(
  parts: ServiceParts,
  { principal, storeAway }: Pick<CallState, "principal" | "storeAway">,
): Promise<number | undefined> {
  if (storeAway) return undefined;
  try {
    if (principal?.kind === "account") {
      const { account, period } = principal;
      const wallet = await parts.store.wallet({ accountId: account.id, period, now: parts.clock.now() });
      return Math.max(0, wallet?.remaining ?? 0);
    }
    if (principal?.kind !== "anonymous") return undefined;
    const { used, inflight } = await parts.store.allowance({
      bucket: principal.bucket,
      day: utcDay(parts.clock.now()),
    });
    return Math.max(0, parts.anonymous.callsPerDay - used - inflight);
  } catch {
    return undefined;
  }
}

/** What is left as a receipt tells it: the credits of a wallet; null for callers without one. */
export function creditsOf({ principal }: CallState, remaining: number | null | undefined): number | null {
  return principal?.kind === "account" && principal.account.hasWallet ? (remaining ?? null) : null;
}
