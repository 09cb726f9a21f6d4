// Upstream limits: how much the service asks of any upstream, and how long it waits.
import type { BreakerLimits } from "./breaker.js";

/** Limits of one upstream. Times are milliseconds. */
export interface UpstreamLimits {
  /** How long one attempt may take. */
  readonly attemptMs: number;
  /** How long the whole call may take, queue and retry included. */
  readonly totalMs: number;
  /** The largest answer that is read, in bytes after decompression. */
  readonly maxBytes: number;
  /** The largest answer that a provider or a tool may declare to read. */
  readonly declarableBytes: number;
  /** Requests of one provider running at once. */
  readonly concurrency: number;
  /** Requests waiting for a slot; one more is refused. */
  readonly queue: number;
  /** How long a request waits for a slot. */
  readonly queueMs: number;
  /** Whether reads are tried a second time. */
  readonly retries: boolean;
  /** false: there is none. */
  readonly breaker: BreakerLimits | false;
}

/** The limits where an operator sets none. */
export const UPSTREAM_LIMITS = {
  attemptMs: 8_000,
  totalMs: 15_000,
  maxBytes: 8 * 1024 * 1024,
  declarableBytes: 32 * 1024 * 1024,
  concurrency: 32,
  queue: 64,
  queueMs: 1_000,
  retries: true,
  breaker: { consecutiveFailures: 5, failureRate: 0.2, minimumCalls: 20, windowMs: 30_000, openMs: 10_000 },
} as const satisfies UpstreamLimits;
