// Observer: whoever counts what happens in a service, as the host hands it in.
import type { ErrorCode } from "../errors/error-table.js";
import type { Principal } from "../identity/principal.js";
import { firstOnly, guard } from "../platform/guard.js";
import type { Logger } from "../platform/logger.js";
import type { UpstreamOutcome } from "../upstream/upstream.js";

/** A call that was answered. It holds nothing that a caller chose freely: no argument, no key, no unknown tool. */
export interface ObservedCall {
  /** A tool of the catalog; undefined where the call named none. */
  readonly tool: string | undefined;
  /** The code of a failure; undefined for a success, and for a call whose caller disconnected. */
  readonly code: ErrorCode | undefined;
  /** Whether the call was stopped because its caller disconnected. */
  readonly disconnected: boolean;
  /** How the caller was let in; undefined where it was not. */
  readonly lane: Principal["kind"] | undefined;
  /** Whether it was answered with the answer of an earlier call. */
  readonly replayed: boolean;
  readonly durationMs: number;
  /** Credits that were taken and kept. */
  readonly captured: number;
  /** Credits that were taken and given back. */
  readonly refunded: number;
}

/**
 * Learns of every call and every request to an upstream, at once and in this process. What it throws is logged once and
 * changes no answer.
 */
export interface Observer {
  callStarted(): void;
  callEnded(call: ObservedCall): void;
  upstreamEnded(provider: string, outcome: UpstreamOutcome): void;
}

/** A host's observer that fails no call, whatever it throws. */
export function guardObserver(observer: Observer, logger: Logger): Observer {
  const failed = firstOnly((error: unknown) =>
    logger.error("the observer failed; this is told once", { error }),
  );
  return {
    callStarted: guard(() => observer.callStarted(), failed),
    callEnded: guard((call) => observer.callEnded(call), failed),
    upstreamEnded: guard((provider, outcome) => observer.upstreamEnded(provider, outcome), failed),
  };
}
