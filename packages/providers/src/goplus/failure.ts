// Failures of GoPlus: its own code in an answer that is 200 for HTTP. The codes are those of GoPlusSecurity/goplus-sdk-python (goplus/errorcode.py).
import type { UpstreamFailure } from "@svckit/core";
import * as z from "zod";

const KEY = "refuses the access token";

// 1 is a record, 2 a part of one; 2026 and 2027 say that there is no such dApp or ABI, which is no failure.
const RECORDS: ReadonlySet<number> = new Set([1, 2, 2026, 2027]);

const FAILURES: Readonly<Record<number, UpstreamFailure>> = {
  2004: { runtimeStatus: "invalid_input", message: "says that the address has a wrong form" },
  2018: { runtimeStatus: "invalid_input", message: "does not cover this chain here" },
  2020: { runtimeStatus: "invalid_input", message: "says that the address is no contract" },
  2021: { runtimeStatus: "invalid_input", message: "finds no contract at this address" },
  2022: { runtimeStatus: "invalid_input", message: "does not cover this chain here" },
  2028: { runtimeStatus: "invalid_input", message: "cannot decode this function" },
  4010: { runtimeStatus: "missing_key", message: KEY },
  4011: { runtimeStatus: "missing_key", message: KEY },
  4012: { runtimeStatus: "missing_key", message: KEY },
  4022: { runtimeStatus: "missing_key", message: KEY },
  4023: { runtimeStatus: "missing_key", message: KEY },
  4029: { runtimeStatus: "rate_limited", message: "is asked too often" },
  5000: { runtimeStatus: "degraded", message: "has an error of its own" },
  5006: { runtimeStatus: "invalid_input", message: "says that an argument is wrong" },
};

const coded = z.looseObject({ code: z.number() });

/** Reads GoPlus' failure out of its answer. */
export function readGoPlusFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  // The client reads these statuses itself, with their Retry-After.
  if (answer.status === 429 || answer.status >= 500) return undefined;
  const code = coded.safeParse(answer.body).data?.code;
  if (code === undefined || RECORDS.has(code)) return undefined;
  return FAILURES[code] ?? { runtimeStatus: "failing", message: `answered with its error ${code}` };
}
