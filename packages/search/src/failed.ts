// Failed: why a search has no answer, by what the tools said that it asked.
import type { Asked, AskedFailure } from "@svckit/core";

// What tells most of the whole first: where one tool may answer in a moment, the question may be sent again.
const ORDER = [
  "degraded",
  "rate_limited",
  "failing",
  "plan_required",
  "missing_key",
  "invalid_input",
] as const;

/** The failure that tells most; undefined where no tool failed. */
export function worstOf(answers: readonly Asked[]): AskedFailure | undefined {
  const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  const worst = ORDER.find((status) => failures.some(({ runtimeStatus }) => runtimeStatus === status));
  return failures.find(({ runtimeStatus }) => runtimeStatus === worst);
}
