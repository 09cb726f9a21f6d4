// Clauses of a provider's contract about an upstream in trouble: how each failure reaches the caller.
import assert from "node:assert/strict";
import type { Effect, Envelope, ErrorCode, RuntimeStatus } from "@svckit/core";
import { assertFailed, type Harness, saysNoData } from "./harness.js";
import { contentOf, isNamed, type Recording } from "./recording.js";

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

/** Where no answer comes, or none that can be read: the provider's failure, or that nobody knows of a change that was sent. */
function failingOrUnknown(runtimeStatus: RuntimeStatus): UpstreamTrouble["check"] {
  return (harness, envelope) => {
    const warnings = envelope.meta?.warnings ?? [];
    if (warnings.some((warning) => warning.startsWith("outcome_unknown: ")))
      assertFailed(harness, envelope, "TOOL_ERROR", "failing");
    else assertFailed(harness, envelope, "PROVIDER_UNAVAILABLE", runtimeStatus);
  };
}

/** For an answer of an unknown shape: the same, or `no_data` where the tool says so. */
function failingOrAbsent(harness: Harness, envelope: Envelope): void {
  if (envelope.ok && saysNoData(envelope)) return;
  failingOrUnknown("failing")(harness, envelope);
}

/** The troubles of every tool with an upstream, whatever it reads. */
const TROUBLES: readonly UpstreamTrouble[] = [
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
    check: failingOrUnknown("degraded"),
  },
  {
    clause: "is rate limited, with the time to wait, when the upstream answers 429 with Retry-After",
    answer: answering("{}", { status: 429, headers: { "retry-after": "7" } }),
    check(harness, envelope) {
      assertFailed(harness, envelope, "TOOL_ERROR", "rate_limited");
      assert.deepEqual([envelope.error.retry_after, envelope.error.retryable], [7, true]);
    },
  },
];

const MISSING_KEY: UpstreamTrouble = {
  clause: "misses its key when the upstream answers 401",
  answer: answering("{}", { status: 401 }),
  check: failing("PROVIDER_UNAVAILABLE", "missing_key"),
};

// For a tool whose caller names the target: a key that is missing there is the caller's.
const REFUSED_BY_TARGET: UpstreamTrouble = {
  clause: "leaves it to the caller when the target that it named answers 401",
  answer: MISSING_KEY.answer,
  check: failing("TOOL_ERROR", "invalid_input"),
};

const SHAPES: Readonly<Record<"json" | "text" | "nothing", readonly UpstreamTrouble[]>> = {
  json: [
    {
      clause: "is failing when the upstream answers what is not JSON",
      answer: answering('{"broken": '),
      check: failingOrUnknown("failing"),
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
  ],
  text: [
    {
      clause: "is failing when the upstream answers a web page in place of its text",
      answer: answering("<!doctype html><html><body>Just a moment...</body></html>"),
      check: failingOrUnknown("failing"),
    },
    {
      clause: "is failing, or says no_data, when the upstream answers without a body",
      answer: answering(""),
      check: failingOrAbsent,
    },
  ],
  // Whoever reads nothing of an answer takes any.
  nothing: [],
};

// For a tool that reads: what is gone already may be as good to one that takes it away.
const NO_RECORD: UpstreamTrouble = {
  clause: "fails, or says no_data, when the upstream answers 404",
  answer: answering("{}", { status: 404 }),
  check(harness, envelope) {
    const words = `no_data is expected, but ${harness.describe(envelope)}: give ctx.noData where find gives null`;
    assert.ok(!envelope.ok || saysNoData(envelope), words);
  },
};

/** The troubles of a tool whose upstream is recorded so: JSON counts, where one of several answers is that. */
export function troublesOf(recordings: readonly Recording[], effect: Effect): readonly UpstreamTrouble[] {
  const contents = recordings.map(contentOf);
  const content = (["json", "text"] as const).find((each) => contents.includes(each)) ?? "nothing";
  const refused = recordings.some(isNamed) ? REFUSED_BY_TARGET : MISSING_KEY;
  return [...TROUBLES, refused, ...(effect === "read" ? [NO_RECORD] : []), ...SHAPES[content]];
}
