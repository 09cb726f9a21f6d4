// Clauses of a provider's contract about an upstream in trouble: how each failure reaches the caller.
import assert from "node:assert/strict";
import type { Envelope, ErrorCode, RuntimeStatus } from "@svckit/core";
import { assertFailed, type Harness, saysNoData } from "./harness.js";

/** One way in which an upstream fails, and what a call then answers. */
export interface UpstreamTrouble {
  /** What the caller gets; the name of the test. */
  readonly clause: string;
  answer(): Response;
  check(harness: Harness, envelope: Envelope): void;
}

function answering(body: string, init: ResponseInit = {}): () => Response {
  return () => new Response(body, { headers: { "content-type": "application/json" }, ...init });
}

function failing(code: ErrorCode, runtimeStatus: RuntimeStatus): UpstreamTrouble["check"] {
  return (harness, envelope) => {
    assertFailed(harness, envelope, code, runtimeStatus);
  };
}

/** For an answer of an unknown shape: the provider's failure, or `no_data` where the tool says so. */
function failingOrAbsent(harness: Harness, envelope: Envelope): void {
  if (envelope.ok && saysNoData(envelope)) return;
  assertFailed(harness, envelope, "PROVIDER_UNAVAILABLE", "failing");
}

const MISSING_KEY: UpstreamTrouble = {
  clause: "misses its key when the upstream answers 401",
  answer: answering("{}", { status: 401 }),
  check: failing("PROVIDER_UNAVAILABLE", "missing_key"),
};

/** The troubles of every tool with an upstream. */
export const TROUBLES: readonly UpstreamTrouble[] = [
  {
    clause: "is degraded when the upstream answers 500",
    answer: answering("{}", { status: 500 }),
    check: failing("PROVIDER_UNAVAILABLE", "degraded"),
  },
  {
    clause: "is degraded when the upstream drops the connection",
    answer: () => {
      throw new TypeError("fetch failed");
    },
    check: failing("PROVIDER_UNAVAILABLE", "degraded"),
  },
  {
    clause: "is rate limited, with the time to wait, when the upstream answers 429 with Retry-After",
    answer: answering("{}", { status: 429, headers: { "retry-after": "7" } }),
    check(harness, envelope) {
      assertFailed(harness, envelope, "TOOL_ERROR", "rate_limited");
      assert.deepEqual([envelope.error.retry_after, envelope.error.retryable], [7, true]);
    },
  },
  MISSING_KEY,
  {
    clause: "is failing when the upstream answers what is not JSON",
    answer: answering('{"broken": '),
    check: failing("PROVIDER_UNAVAILABLE", "failing"),
  },
  {
    clause: "is failing, or says no_data, when the upstream answers an empty array",
    answer: answering("[]"),
    check: failingOrAbsent,
  },
  {
    clause: "is failing, or says no_data, when the upstream answers a string",
    answer: answering('"x"'),
    check: failingOrAbsent,
  },
];

/** The same for a tool whose caller names the target: a key that is missing there is the caller's. */
export const NAMED_TROUBLES: readonly UpstreamTrouble[] = TROUBLES.map((trouble) =>
  trouble === MISSING_KEY
    ? {
        ...MISSING_KEY,
        clause: "leaves it to the caller when the target that it named answers 401",
        check: failing("TOOL_ERROR", "invalid_input"),
      }
    : trouble,
);
