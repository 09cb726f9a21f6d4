// Heavy requests: the caller decides their size. Where one fails, finds out who is to blame.

import type { UpstreamAnswer } from "./ask.js";
import { isGatewayTimeout, isUpstreamsFault, type UpstreamFailure } from "./failure.js";

const NEXT = "Ask for less at once: the same call fails again.";

/**
 * The answer to a heavy request, with a failure that names whoever is to blame. `check` asks the upstream whether it is
 * well. An answer that is `excused` says nothing against the upstream.
 */
export async function judgeHeavy(
  answer: UpstreamAnswer,
  check: () => Promise<UpstreamAnswer>,
): Promise<UpstreamAnswer> {
  const { failure } = answer;
  if (failure === undefined || !isUpstreamsFault(failure)) return answer;
  if (answer.ending === "too_large") return blameCaller(answer, failure);
  const checked = await check();
  if (checked.failure && isUpstreamsFault(checked.failure)) return checked;
  const tookTooLong = answer.ending === "timeout" || isGatewayTimeout(answer.status);
  return tookTooLong ? blameCaller(answer, failure) : { ...answer, excused: true };
}

function blameCaller(answer: UpstreamAnswer, { message }: UpstreamFailure): UpstreamAnswer {
  return { ...answer, failure: { runtimeStatus: "invalid_input", message, next: NEXT }, excused: true };
}
