// Attempt: one delivery to a receiver, which says by its status alone whether it has it.
import { isTargetRefused, type PublicTargets, readRetryAfter } from "@svckit/core";
import { sign } from "./signature.js";

/** How long a receiver has to answer. */
const ATTEMPT_MS = 15_000;

// What is read of an answer, so that its connection can be used again. Nobody looks at it.
const DISCARDED_BYTES = 4_096;
const DISCARDED_MS = 1_000;

const GONE = 410;

/** What is delivered, and where to. */
export interface Message {
  readonly url: string;
  /** The event's id: the same in every attempt. */
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly string[];
  /** In milliseconds, as the service has it. */
  readonly now: number;
}

/** How an attempt ended. A failure says why in words of ours, and repeats nothing of the receiver's. */
export type Outcome =
  | { readonly kind: "delivered" }
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** Whether the receiver wants nothing more. */
      readonly isGone: boolean;
      readonly retryAfterS?: number | undefined;
    };

/** Makes one attempt. Never throws. */
export async function attempt(
  { fetch }: Pick<PublicTargets, "fetch">,
  userAgent: string,
  { url, id, body, secrets, now }: Message,
): Promise<Outcome> {
  const timestamp = Math.floor(now / 1_000);
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  try {
    const answer = await fetch(
      new Request(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "user-agent": userAgent,
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": sign({ id, timestamp, body }, secrets),
        },
        body,
        redirect: "manual",
        signal,
      }),
    );
    await discard(answer.body);
    return toOutcome(answer, now);
  } catch (error) {
    return failure(signal.aborted ? `no answer within ${ATTEMPT_MS / 1_000} s` : reasonOf(error));
  }
}

function toOutcome({ ok, status, headers }: Response, now: number): Outcome {
  if (ok) return { kind: "delivered" };
  const isRedirect = status >= 300 && status < 400;
  return {
    ...failure(isRedirect ? `status ${status}, and redirects are not followed` : `status ${status}`),
    isGone: status === GONE,
    retryAfterS: readRetryAfter(headers.get("retry-after"), now),
  };
}

function failure(reason: string): Extract<Outcome, { kind: "failed" }> {
  return { kind: "failed", reason, isGone: false };
}

function reasonOf(error: unknown): string {
  return isTargetRefused(error) ? "the address is not a public one" : "no connection";
}

async function discard(body: Response["body"]): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  // Whoever is slow after the status has the delivery all the same.
  const isSlow = AbortSignal.timeout(DISCARDED_MS);
  const stop = () => void reader.cancel().catch(() => {});
  isSlow.addEventListener("abort", stop, { once: true });
  try {
    for (let left = DISCARDED_BYTES; left >= 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    stop();
  } catch {
    // The status was read, and that is all that counts.
  } finally {
    isSlow.removeEventListener("abort", stop);
  }
}
