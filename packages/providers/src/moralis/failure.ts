// Failures of Moralis: a 403, and a 401 that speaks of usage, mean the plan and not the key.
import type { UpstreamFailure } from "@svckit/core";
import * as z from "zod";

const worded = z.looseObject({ message: z.string() });

/** Reads Moralis' failure out of its answer. */
export function readMoralisFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  const said = worded.safeParse(answer.body).data?.message ?? "";
  if (answer.status === 401 && /usage|consumed/i.test(said))
    return { runtimeStatus: "plan_required", message: "says that the plan's usage is consumed" };
  if (answer.status === 403 || (answer.status === 401 && /plan/i.test(said)))
    return { runtimeStatus: "plan_required", message: "gives this to other plans only" };
  return undefined;
}
