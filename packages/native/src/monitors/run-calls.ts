// Run calls: makes the calls of a run as their owner would, and says what came of them.
import {
  type AccountPrincipal,
  type Envelope,
  isServiceError,
  type KnownCall,
  type Service,
} from "@svckit/core";
import type { MonitorCall } from "./record.js";

/** What came of a run's calls. */
export interface Outcome {
  readonly status: "ok" | "failed" | "paused" | "skipped";
  /** Why it is not ok: a code, or a word of this room. */
  readonly reason: string | null;
  /** What the condition looks at; undefined where a call has no result. */
  readonly results?: unknown;
  readonly receiptIds: readonly string[];
  /** What was taken in the end. */
  readonly creditsUsed: number;
  /** After how many seconds there is room in the account's minute, where a call found none. */
  readonly retryAfterS?: number;
}

/** Which run's calls are made, and for whom. */
export interface RunOfCalls {
  readonly id: string;
  readonly accountId: string;
  readonly calls: readonly MonitorCall[];
}

// Where nobody can tell whether the account may pay.
const UNKNOWN_CREDIT: ReadonlySet<string> = new Set([
  "QUOTA_SERVICE_UNAVAILABLE",
  "AUTH_SERVICE_UNAVAILABLE",
  "STATE_BACKEND_UNAVAILABLE",
]);
const LEAST_WAIT_S = 1;
const NO_CREDIT: ReadonlySet<string> = new Set(["QUOTA_EXCEEDED", "NO_WALLET"]);

// The slots of a suspended account go by; it has its next ones once it is resumed.
const SUSPENDED = "account_suspended";

/** Whether an account may not call: it is suspended, or closed by a program that does not know its state. */
const isSuspended = (error: unknown) => isServiceError(error) && error.code === "UNAUTHORIZED";

/** Makes all calls at once, so that what is compared is of one moment. Each is paid like any other. Never throws. */
export async function runCalls(service: Service, { id, accountId, calls }: RunOfCalls): Promise<Outcome> {
  let principal: AccountPrincipal;
  try {
    principal = await service.openSession(accountId, "monitor");
  } catch (error) {
    if (isSuspended(error)) return { status: "skipped", reason: SUSPENDED, receiptIds: [], creditsUsed: 0 };
    const code = isServiceError(error) ? error.code : "INTERNAL_ERROR";
    const reason = UNKNOWN_CREDIT.has(code) ? "MONITOR_CREDIT_UNAVAILABLE" : code;
    return { status: "failed", reason, receiptIds: [], creditsUsed: 0 };
  }
  const envelopes = await Promise.all(
    calls.map(async (call) => {
      const { tool, args } = call;
      const answer = await service.transport.answer({
        tool,
        args,
        principal,
        idempotencyKey: keyOf(id, call),
      });
      return answer.envelope;
    }),
  );
  return withRetry(toOutcome(service, calls, envelopes), envelopes);
}

/** A run that found no room in its account's minute was not made, where none of its calls was; it comes again soon. */
function withRetry(outcome: Outcome, envelopes: readonly Envelope[]): Outcome {
  const waits = envelopes.flatMap((each) =>
    !each.ok && each.error.code === "RATE_LIMITED" ? [each.error.retry_after ?? LEAST_WAIT_S] : [],
  );
  if (waits.length === 0 || outcome.reason !== "RATE_LIMITED") return outcome;
  const isMade = envelopes.some(({ ok }) => ok);
  return { ...outcome, status: isMade ? "failed" : "skipped", retryAfterS: Math.max(...waits) };
}

/** What became of the calls of a run whose process is silent; `running` while one is being made. Throws where the store is away. */
export async function knownOutcome(
  service: Service,
  { id, accountId, calls }: RunOfCalls,
): Promise<Outcome | "running"> {
  let principal: AccountPrincipal;
  try {
    principal = await service.openSession(accountId, "monitor");
  } catch (error) {
    // Nobody may ask for it now. Once the account is resumed, it is told what its calls were answered.
    if (isSuspended(error)) return "running";
    throw error;
  }
  const known = await Promise.all(
    calls.map((call): Promise<KnownCall> => {
      const { tool, args } = call;
      return service.transport.known({ tool, args, principal, idempotencyKey: keyOf(id, call) });
    }),
  );
  if (known.some(({ state }) => state === "running")) return "running";
  const envelopes = known.flatMap((each) => (each.state === "done" ? [each.envelope] : []));
  const outcome = toOutcome(service, calls, envelopes);
  if (envelopes.length === calls.length) return outcome;
  return {
    ...outcome,
    status: envelopes.length > 0 ? "failed" : "skipped",
    reason: "interrupted",
    results: undefined,
  };
}

/** The idempotency key of a call, by which it is found where its process has died. */
const keyOf = (runId: string, { name }: MonitorCall) => (name === null ? runId : `${runId}:${name}`);

function toOutcome(service: Service, calls: readonly MonitorCall[], envelopes: readonly Envelope[]): Outcome {
  const receipts = envelopes.flatMap(({ meta }) => (meta ? [meta] : []));
  const counted = {
    receiptIds: receipts.map(({ receipt_id }) => receipt_id),
    creditsUsed: receipts.reduce((sum, { credits_used }) => sum + credits_used, 0),
  };
  const codes = envelopes.flatMap((each) => (each.ok ? [] : [each.error.code]));
  if (codes.some((code) => NO_CREDIT.has(code)))
    return { status: "paused", reason: "MONITOR_CREDIT_EXHAUSTED", ...counted };
  if (codes.some((code) => UNKNOWN_CREDIT.has(code)))
    return { status: "failed", reason: "MONITOR_CREDIT_UNAVAILABLE", ...counted };
  const [code] = codes;
  if (code !== undefined) return { status: "failed", reason: code, ...counted };
  const { receiptField } = service.brand;
  const data = envelopes.map((each) => {
    const { [receiptField]: _, ...rest } = each.ok ? each.data : {};
    return rest;
  });
  const [only] = calls;
  const results =
    only?.name === null ? data[0] : Object.fromEntries(calls.map(({ name }, at) => [name ?? "", data[at]]));
  return { status: "ok", reason: null, results, ...counted };
}
