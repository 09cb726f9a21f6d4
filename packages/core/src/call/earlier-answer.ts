// Earlier answer: the step that finds what was answered under an idempotency key, and waits for a call that still runs.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { ServiceError } from "../errors/errors.js";
import { type Claim, requireSameCall } from "../store/idempotency.js";
import { withStoreError } from "../store/store.js";
import { type Answer, replayAnswer } from "./answer.js";
import { type CallState, factsOf, quotaRemaining } from "./call-state.js";
import type { ServiceParts } from "./service-parts.js";

// Whoever waits for the answer of another call waits this much longer than that call may take: a call that ran out of
// time has its failure to settle still, and other processes have to see it.
const WAITING_GRACE_MS = 2_000;

/** Until when a call waits for another one that has its key. */
function waitsUntil({ limits }: ServiceParts, { startedAt }: CallState, { totalMs }: CatalogTool): number {
  return startedAt + (totalMs ?? limits.totalMs) + WAITING_GRACE_MS;
}

/** The answer of the call that has the key; undefined where the key is free. Waits for a call that still runs, as long as that may. */
export async function earlierAnswer(
  parts: ServiceParts,
  state: CallState,
  tool: CatalogTool,
  claim: Claim,
): Promise<string | undefined> {
  const { store, clock } = parts;
  const found = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.findClaim({ claim, now: clock.now() }),
  );
  if (found.state === "free") return undefined;
  requireSameCall(claim, found.state === "done" ? found.answer.fingerprint : found.fingerprint);
  if (found.state === "done") return found.answer.body;
  const waitMs = Math.max(0, waitsUntil(parts, state, tool) - clock.now());
  const answer = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.awaitAnswer({ claim, waitMs }),
  );
  if (answer === "freed") return undefined;
  if (answer !== "timeout") {
    requireSameCall(claim, answer.fingerprint);
    return answer.body;
  }
  throw new ServiceError("RATE_LIMITED", {
    message: "The first call with this idempotency key is still running.",
    next: "Wait a second, then send the call again.",
    retryAfterS: 1,
  });
}

/** Whether a call has taken the key, or has been answered under it. */
export async function isBound({ store, clock }: ServiceParts, claim: Claim): Promise<boolean> {
  const found = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.findClaim({ claim, now: clock.now() }),
  );
  return found.state !== "free";
}

/** Gives an answer again: it has been paid for. */
export async function replay(parts: ServiceParts, state: CallState, body: string): Promise<Answer> {
  return replayAnswer(factsOf(state, await quotaRemaining(parts, state)), body);
}
