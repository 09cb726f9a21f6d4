// No answer: reads what was thrown instead of an upstream's answer as a failure, fit for a log.
import type { UpstreamFailure } from "./failure.js";
import { isTargetRefused, REFUSED_TARGET } from "./public-target.js";

/** Why no answer came. */
export interface NoAnswer {
  readonly failure: UpstreamFailure;
  /** Set where the attempt took too long, or the answer was too large. */
  readonly ending?: "timeout" | "too_large";
  /** What was thrown, for logs. */
  readonly error: Error;
}

/** Thrown where an answer is longer than it may be. */
export const TOO_LARGE = new Error("the answer is too large");

/** Why no answer came. The attempt could take `attemptMs`, and read `maxBytes`. */
export function withoutAnswer(thrown: unknown, attemptMs: number, maxBytes: number): NoAnswer {
  const error = withoutUrl(thrown);
  if (thrown === TOO_LARGE) {
    const message = `answered with more than ${maxBytes} bytes`;
    return { failure: { runtimeStatus: "failing", message }, ending: "too_large", error };
  }
  if (isTargetRefused(thrown)) return { failure: REFUSED_TARGET, error };
  if (thrown instanceof Error && thrown.name === "TimeoutError") {
    const message = `did not answer within ${attemptMs} ms`;
    return { failure: { runtimeStatus: "degraded", message }, ending: "timeout", error };
  }
  const message = "could not be reached or broke off its answer";
  return { failure: { runtimeStatus: "degraded", message }, error };
}

/** What was thrown, fit for a log: its kinds and codes alone. Messages of HTTP clients hold URLs with keys in them. */
function withoutUrl(error: unknown): Error {
  if (error === TOO_LARGE) return TOO_LARGE;
  const kinds: string[] = [];
  for (let each: unknown = error; each instanceof Error && kinds.length < 4; each = each.cause) {
    const code: unknown = Reflect.get(each, "code");
    kinds.push(typeof code === "string" ? `${each.name} ${code}` : each.name);
  }
  return new Error(kinds.join(", by ") || "an unknown error");
}
