// The retry schedule: when a delivery that failed is tried again.
import { createHash } from "node:crypto";

const S = 1_000;
const MIN = 60 * S;
const H = 60 * MIN;

/** How long before each attempt, the first one as well. Behind the last there is none. */
export const PAUSES_MS: readonly number[] = [
  0,
  5 * S,
  5 * MIN,
  30 * MIN,
  2 * H,
  5 * H,
  10 * H,
  14 * H,
  20 * H,
  24 * H,
];

// A pause becomes longer by up to this share of it, and never shorter.
const JITTER = 0.05;

// Whoever asks for more time than the longest pause does not get it.
const MAX_ASKED_MS = 24 * H;

/** When the next attempt is due; undefined where the last one has been made. */
export function nextAttemptAt(given: {
  readonly webhookId: string;
  /** Attempts that were made. */
  readonly attempts: number;
  readonly now: number;
  /** What the receiver asked for by `Retry-After`. */
  readonly retryAfterS?: number | undefined;
}): number | undefined {
  const { webhookId, attempts, now, retryAfterS = 0 } = given;
  const pause = PAUSES_MS[attempts];
  if (pause === undefined) return undefined;
  const asked = Math.min(retryAfterS * S, MAX_ASKED_MS);
  return now + Math.max(asked, Math.round(pause * (1 + JITTER * shareOf(webhookId, attempts))));
}

/**
 * From 0 to 1: another one for each webhook and attempt, so that receivers are not asked all at once, and the same one for all
 * deliveries of a webhook, so that they keep their order.
 */
function shareOf(webhookId: string, attempts: number): number {
  return createHash("sha256").update(`${webhookId} ${attempts}`).digest().readUInt32BE() / 0xffffffff;
}
