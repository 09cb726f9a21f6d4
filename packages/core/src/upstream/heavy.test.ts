// Requests whose size the caller decides: who is told, and what counts against the upstream.
import { createStandIn, createTestClock, type StandIn, type StandInAnswer } from "@svckit/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { isServiceError } from "../errors/errors.js";
import { createUpstream } from "./upstream.js";
import { UPSTREAM_LIMITS } from "./upstream-limits.js";

const SLOW: StandInAnswer | Promise<StandInAnswer> = new Promise(() => {});
const BUSY = { status: 503, body: {} };

let standIn: StandIn;
let answers: { heavy: StandInAnswer | Promise<StandInAnswer>; check: StandInAnswer | Promise<StandInAnswer> };
let asked: string[];

beforeAll(async () => {
  standIn = await createStandIn({
    "POST /rpc": ({ body }) => {
      const name = typeof body === "object" && body !== null && "check" in body ? "check" : "heavy";
      asked.push(name);
      return answers[name];
    },
  });
});
afterAll(() => standIn.close());
beforeEach(() => {
  asked = [];
  answers = { heavy: { body: { n: 1 } }, check: { body: { well: true } } };
});

function start() {
  const upstream = createUpstream({
    provider: "acme",
    baseUrl: `${standIn.url}/rpc`,
    headers: {},
    failure: ({ body, heavy }) =>
      heavy && typeof body === "object" && body !== null && "dear" in body
        ? { runtimeStatus: "invalid_input", message: "finds it too dear" }
        : undefined,
    limits: { ...UPSTREAM_LIMITS, attemptMs: 300 },
    clock: createTestClock(),
    fetch: (request) => fetch(request),
  });
  const http = upstream.client({ signal: new AbortController().signal, readOnly: true });
  const schema = z.object({ n: z.number() });
  const ask = (more: object = { heavy: { check: { check: true } } }) =>
    http.post("", { json: { large: true }, schema, maxBytes: 1_000, ...more });
  return { upstream, ask };
}

async function failureOf(run: Promise<unknown>) {
  const error: unknown = await run.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!isServiceError(error)) throw error ?? new Error("it did not fail");
  return { code: error.code, ...error.details };
}

test.each([
  ["takes too long", SLOW, "did not answer within 300 ms"],
  ["is answered with too much", { body: "x".repeat(1_001) }, "more than 1000 bytes"],
  ["is given up by a gateway", { status: 504, body: {} }, "answered 504"],
  ["is found too dear", { body: { dear: true } }, "finds it too dear"],
])(
  "a heavy request that %s is the caller's, and the upstream stays open for others",
  async (_, heavy, message) => {
    answers.heavy = heavy;
    const { ask, upstream } = start();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await failureOf(ask())).toMatchObject({
        code: "TOOL_ERROR",
        runtimeStatus: "invalid_input",
        message: expect.stringContaining(message),
        next: expect.stringContaining("the same call fails again"),
      });
    }
    expect(upstream.refusal()).toBeUndefined();
    answers.heavy = { body: { n: 2 } };
    expect(await ask()).toEqual({ n: 2 });
  },
);

test("the same requests count against the upstream where nothing was said of their weight", async () => {
  answers.heavy = SLOW;
  const { ask, upstream } = start();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await failureOf(ask({}))).toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
  }
  expect(upstream.refusal()).toMatchObject({ runtimeStatus: "degraded" });
});

test.each([
  ["is silent", SLOW],
  ["fails", BUSY],
])("an upstream that %s when it is asked how it is, is down: told as that, and counted", async (_, check) => {
  answers = { heavy: SLOW, check };
  const { ask, upstream } = start();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await failureOf(ask())).toMatchObject({ code: "PROVIDER_UNAVAILABLE", runtimeStatus: "degraded" });
  }
  expect(upstream.refusal()).toMatchObject({ runtimeStatus: "degraded" });
});

test("a failure that is neither time nor size stays the upstream's, and counts only where it is not well", async () => {
  answers.heavy = BUSY;
  const { ask, upstream } = start();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect(await failureOf(ask())).toMatchObject({ code: "PROVIDER_UNAVAILABLE", runtimeStatus: "degraded" });
  }
  expect(upstream.refusal()).toBeUndefined();
});

test("a heavy request that took too long is not sent again, and takes no second try from others", async () => {
  answers.heavy = SLOW;
  const { ask } = start();
  for (let attempt = 0; attempt < 3; attempt += 1) await failureOf(ask());
  expect(asked.filter((name) => name === "heavy")).toHaveLength(3);
  asked = [];
  answers.heavy = BUSY;
  await failureOf(ask({}));
  expect(asked).toEqual(["heavy", "heavy"]);
});
