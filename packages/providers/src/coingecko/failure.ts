// Failures of CoinGecko: what the error code in an answer's body says, whatever its HTTP status.
import { isObject, once, type UpstreamFailure } from "@svckit/core";
import * as z from "zod";

/** The error code of an answer. `status` alone is no sign of a failure: a coin has that id, and /simple/price answers under it. */
const failedAnswer = once(() => {
  const status = z.looseObject({ error_code: z.number() });
  return z.union([
    z.looseObject({ status }).transform((body) => body.status.error_code),
    z.looseObject({ error: z.looseObject({ status }) }).transform((body) => body.error.status.error_code),
  ]);
});

const FAILURES: Readonly<Record<number, UpstreamFailure>> = {
  429: { runtimeStatus: "rate_limited", message: "is asked too often" },
  10002: { runtimeStatus: "missing_key", message: "wants an API key" },
  10005: { runtimeStatus: "plan_required", message: "gives this to paid plans only" },
  10010: { runtimeStatus: "missing_key", message: "was given a Pro key at the address of the Demo API" },
  10011: { runtimeStatus: "missing_key", message: "was given a Demo key at the address of the Pro API" },
  10012: { runtimeStatus: "plan_required", message: "gives history that old to paid plans only" },
};

/** An error without a code: a text in place of a record. */
const wordedFailure = once(() => z.looseObject({ error: z.string() }));

/** Reads CoinGecko's failure out of its answer. */
export function readCoinGeckoFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  // The client reads this status itself, with its Retry-After.
  if (answer.status === 429) return undefined;
  // Nearly every answer has neither, and what a schema says of why it does not fit takes longer than all else here.
  if (!isObject(answer.body) || !("status" in answer.body || "error" in answer.body)) return undefined;
  const code = failedAnswer().safeParse(answer.body).data;
  if (code !== undefined && FAILURES[code]) return FAILURES[code];
  // The client reads other error statuses itself. An error inside a 200 is told here.
  if (answer.status >= 300) return undefined;
  if (code !== undefined)
    return { runtimeStatus: runtimeStatusOf(code), message: `answered with its error ${code}` };
  if (!wordedFailure().safeParse(answer.body).success) return undefined;
  return { runtimeStatus: "failing", message: "answered with an error in the place of a record" };
}

function runtimeStatusOf(code: number): "invalid_input" | "degraded" | "failing" {
  if (code >= 500 && code < 600) return "degraded";
  return code >= 400 && code < 500 ? "invalid_input" : "failing";
}
