// Failures of Etherscan: words in an answer that is 200 for HTTP and has the status "0".
import type { UpstreamFailure } from "@svckit/core";
import * as z from "zod";

const failed = z.looseObject({ status: z.literal("0"), message: z.string().nullish(), result: z.unknown() });

// By what it says; the first that fits.
const FAILURES: readonly (readonly [RegExp, UpstreamFailure])[] = [
  [/rate limit/i, { runtimeStatus: "rate_limited", message: "is asked too often" }],
  [/api ?key/i, { runtimeStatus: "missing_key", message: "refuses the key" }],
  [
    /upgrade|not supported for this chain|api pro|paid/i,
    { runtimeStatus: "plan_required", message: "gives this to paid plans only" },
  ],
  [
    /invalid|result window|unsupported|missing/i,
    {
      runtimeStatus: "invalid_input",
      message: "says that an argument is wrong, or that the page is too far back",
    },
  ],
  [
    /timeout|timed out|unexpected|temporarily/i,
    { runtimeStatus: "degraded", message: "has an error of its own" },
  ],
];

/** Reads Etherscan's failure out of its answer. */
export function readEtherscanFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  // The client reads other statuses itself.
  if (answer.status !== 200) return undefined;
  const told = failed.safeParse(answer.body).data;
  // "No transactions found" says that there are none, which is no failure.
  if (told === undefined || /^no .* found$/i.test(told.message ?? "")) return undefined;
  const said = `${told.message ?? ""} ${typeof told.result === "string" ? told.result : ""}`;
  const [, failure] = FAILURES.find(([words]) => words.test(said)) ?? [];
  return failure ?? { runtimeStatus: "failing", message: "answered with an error in the place of a record" };
}
