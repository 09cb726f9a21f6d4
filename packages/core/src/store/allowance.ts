// Allowance: the keyless lane's share of calls, by address bucket and UTC day.
import type { ToolSelection } from "./tool-selection.js";

/** Limits of the keyless lane. */
export interface AnonymousLimits {
  /** Successful calls of one address a day. */
  readonly callsPerDay: number;
  /** Successful calls of all addresses together a day. */
  readonly sharedCallsPerDay: number;
  /** Attempts of one address a minute, failed ones and refused credentials among them. */
  readonly attemptsPerMinute: number;
  /** The tools of callers without a key; those that every plan has, where left out. */
  readonly tools?: ToolSelection | undefined;
}

/** The limits where an operator sets none. */
export const ANONYMOUS_LIMITS: AnonymousLimits = {
  callsPerDay: 25,
  sharedCallsPerDay: 10_000,
  attemptsPerMinute: 60,
};

/** The bucket that counts the calls of all addresses together. */
export const SHARED_BUCKET = "*";

/** How long the counts of a day are kept. No clock is ever wrong by so much: without them an allowance would be given twice. */
export const DAYS_KEPT_MS = 35 * 86_400_000;

/** Which bucket's day is asked for. */
export interface AllowanceQuery {
  readonly bucket: string;
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string;
}

/** An address's day: a call in flight counts until it fails. */
export interface AllowanceState {
  readonly used: number;
  readonly inflight: number;
}
