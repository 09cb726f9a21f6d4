// Breaker: stops asking an upstream that keeps failing, and lets one probe find out when it is back.
import type { Clock } from "../platform/clock.js";

/** When a breaker opens, and for how long. */
export interface BreakerLimits {
  /** Opens after this many failures in a row. */
  readonly consecutiveFailures: number;
  /** Opens when this share of the calls in the window failed … */
  readonly failureRate: number;
  /** … and there were at least this many. */
  readonly minimumCalls: number;
  readonly windowMs: number;
  /** How long it stays open before a probe may pass. */
  readonly openMs: number;
}

/** What a call was let through as. */
export type BreakerPass = "call" | "probe";

/** The state of one upstream. */
export interface Breaker {
  /** Whether a call would be let through now; takes nothing. */
  isOpen(): boolean;
  /** Lets a call through, or refuses it with undefined. Half-open, it lets one call at a time through, as the probe. */
  pass(): BreakerPass | undefined;
  /** Takes down how a call that was let through ended; `null` where that says nothing of the upstream. */
  record(pass: BreakerPass, outcome: "success" | "failure" | null): void;
}

const BUCKETS = 30;

/** A breaker that is closed at first. */
export function createBreaker(limits: BreakerLimits, clock: Clock): Breaker {
  const bucketMs = Math.max(1, limits.windowMs / BUCKETS);
  const buckets = Array.from({ length: BUCKETS }, () => ({ slot: -1, calls: 0, failures: 0 }));
  let consecutive = 0;
  let openedAt: number | null = null;
  let probing = false;

  const halfOpen = () => openedAt !== null && clock.now() - openedAt >= limits.openMs;
  const isOpen = () => openedAt !== null && (!halfOpen() || probing);

  function count(failed: boolean): boolean {
    const slot = Math.floor(clock.now() / bucketMs);
    const bucket = buckets[slot % BUCKETS];
    if (bucket === undefined) return false;
    if (bucket.slot !== slot) Object.assign(bucket, { slot, calls: 0, failures: 0 });
    bucket.calls += 1;
    if (!failed) return false;
    bucket.failures += 1;
    const recent = buckets.filter((each) => each.slot > slot - BUCKETS);
    const calls = recent.reduce((sum, each) => sum + each.calls, 0);
    const failures = recent.reduce((sum, each) => sum + each.failures, 0);
    return calls >= limits.minimumCalls && failures / calls >= limits.failureRate;
  }

  function close() {
    openedAt = null;
    consecutive = 0;
    for (const bucket of buckets) bucket.slot = -1;
  }

  return {
    isOpen,
    pass() {
      if (isOpen()) return undefined;
      if (openedAt === null) return "call";
      probing = true;
      return "probe";
    },
    record(pass, outcome) {
      // A call that began before the breaker opened says nothing of the upstream now: the probe finds that out.
      if (pass === "call" && openedAt !== null) return;
      if (pass === "probe") probing = false;
      if (outcome === "success") {
        if (pass === "probe") close();
        else count(false);
        consecutive = 0;
      }
      if (outcome === "failure") {
        consecutive += 1;
        const failsTooOften = count(true) || consecutive >= limits.consecutiveFailures;
        if (pass === "probe" || failsTooOften) openedAt = clock.now();
      }
    },
  };
}
