// Clauses of an adapter's contract about answers: envelopes to the byte, statuses, and headers.
import assert from "node:assert/strict";
import {
  type AdapterClauses,
  type AdapterHarness,
  type ExpectedReply,
  expectReply,
  jsonOf,
} from "./harness.js";
import { HARD_TEXT } from "./tools.js";

const CALL = { tool: "repeat_text", args: { text: "hello" } };
const failing = (text: string) => ({ tool: "fail_as_told", args: { text } });

/** Calls with a key that fail, and the reply to each. */
const FAILURES: Readonly<Record<string, readonly [unknown, ExpectedReply]>> = {
  "no tool": [{ args: {} }, { status: 400, code: "TOOL_REQUIRED" }],
  "an unknown tool": [{ tool: "repeat_it" }, { status: 404, code: "TOOL_NOT_FOUND" }],
  "a retired tool": [{ tool: "repeat_words" }, { status: 410, code: "TOOL_RETIRED" }],
  "a missing argument": [
    { ...CALL, args: {} },
    { status: 400, code: "MISSING_PARAM" },
  ],
  "a wrong argument": [
    { ...CALL, args: { text: 5 } },
    { status: 400, code: "VALIDATION_ERROR" },
  ],
  "a bad idempotency key": [
    { ...CALL, idempotency_key: "not one" },
    { status: 400, code: "INVALID_IDEMPOTENCY_KEY" },
  ],
  "a provider that is not configured": [
    { ...CALL, tool: "repeat_nowhere" },
    { status: 502, code: "PROVIDER_UNAVAILABLE", headers: { "retry-after": undefined } },
  ],
  "a provider that breaks": [failing("broken"), { status: 502, code: "PROVIDER_UNAVAILABLE" }],
  "a provider that refuses": [
    failing("refused"),
    { status: 200, code: "TOOL_ERROR", headers: { "retry-after": undefined } },
  ],
  "a provider at its limit": [
    failing("limited"),
    { status: 200, code: "TOOL_ERROR", headers: { "retry-after": "7" }, json: { error: { retry_after: 7 } } },
  ],
};

async function poorKey({ service }: AdapterHarness, account: { credits?: number; wallet?: boolean }) {
  const { id } = await service.createAccount(account);
  return (await service.createKey(id)).key;
}

/** Clauses about the answer to a call. */
export const ANSWER_CLAUSES: AdapterClauses = {
  "answers a call with the receipt in both places, and tells of the minute and the credits": async (
    harness,
  ) => {
    const { execute, key, service, clock } = harness;
    const reply = await execute(CALL, { key });
    const reset = Math.ceil(clock.now() / 1_000) + 60;
    expectReply(reply, {
      status: 200,
      json: { ok: true, data: { text: "hello" }, meta: { tool: "repeat_text", credits_remaining: 9_999 } },
      headers: {
        "ratelimit-policy": '"minute";q=100;w=60',
        ratelimit: '"minute";r=99;t=60',
        "x-ratelimit-limit": "100",
        "x-ratelimit-remaining": "99",
        "x-ratelimit-reset": String(reset),
        "x-quota-remaining": "9999",
        "idempotent-replayed": undefined,
        "retry-after": undefined,
      },
    });
    const { data, meta } = jsonOf(reply);
    assert.deepEqual(data?.[service.brand.receiptField], meta);
  },
  "sends an answer to the byte as the service gives it, whatever its characters": async (harness) => {
    const { execute, key, service } = harness;
    const call = { tool: "repeat_text", args: { text: HARD_TEXT, idempotency_key: "k" } };
    const reply = await execute(call, { key });
    expectReply(reply, { status: 200, json: { ok: true, data: { text: HARD_TEXT } } });
    const { body, replayed } = await service.transport.answer({ ...call, credential: key });
    assert.deepEqual([reply.body, true], [body, replayed]);
    const again = await execute(call, { key });
    assert.equal(again.body, body);
    expectReply(again, { status: 200, headers: { "idempotent-replayed": "true" } });
  },
  "takes the legacy names of the fields": async ({ execute, key }) => {
    const reply = await execute({ toolName: "repeat_text", arguments: { text: "old" } }, { key });
    expectReply(reply, { status: 200, json: { ok: true, data: { text: "old" } } });
  },
  "takes an idempotency key from the header, bare or quoted": async ({ execute, key }) => {
    const first = await execute({ ...CALL, idempotency_key: "k-1" }, { key });
    for (const value of ["k-1", '"k-1"']) {
      const again = await execute(CALL, { key, headers: [["Idempotency-Key", value]] });
      expectReply(again, { status: 200, headers: { "idempotent-replayed": "true" } });
      assert.equal(again.body, first.body);
    }
    const other = { tool: "repeat_text", args: { text: "other" } };
    const reused = await execute(other, { key, headers: [["idempotency-key", "k-1"]] });
    expectReply(reused, { status: 409, code: "IDEMPOTENCY_KEY_REUSED" });
  },
  "sees a header that is sent twice: two idempotency keys that differ are refused": async (harness) => {
    const headersOf = (...keys: string[]) => keys.map((value) => ["idempotency-key", value] as const);
    const { execute, key } = harness;
    const differing = await execute(CALL, { key, headers: headersOf("k-1", "k-2") });
    expectReply(differing, { status: 400, code: "INVALID_REQUEST" });
    expectReply(await execute(CALL, { key, headers: headersOf("k-1", '"k-1"') }), { status: 200 });
  },
  "tells each failure with its status and its code, and takes nothing for it": async (harness) => {
    const { execute, key } = harness;
    for (const [words, [call, expected]] of Object.entries(FAILURES)) {
      const reply = await execute(call, { key });
      expectReply(reply, { ...expected, json: { ok: false, ...(expected.json as object) } });
      assert.ok(!reply.body.includes("hunter2"), `${words}: an error of a tool is shown`);
    }
    const { headers } = await execute(CALL, { key });
    assert.equal(headers["x-quota-remaining"], "9999");
  },
  "tells spent credits with a quota of 0 and no instant, and a missing wallet": async (harness) => {
    const poor = await poorKey(harness, { credits: 0 });
    const headers = { "x-quota-remaining": "0", "retry-after": undefined };
    const spent = await harness.execute(CALL, { key: poor });
    expectReply(spent, { status: 429, code: "QUOTA_EXCEEDED", headers });
    const none = await poorKey(harness, { wallet: false });
    expectReply(await harness.execute(CALL, { key: none }), { status: 402, code: "NO_WALLET" });
  },
  "tells a spent minute with the seconds to wait, in the header as in the body": async (harness) => {
    const { execute, key, clock } = harness;
    await Promise.all(Array.from({ length: 100 }, () => execute({ tool: "repeat_it" }, { key })));
    await clock.advance(20_000);
    expectReply(await execute(CALL, { key }), {
      status: 429,
      code: "RATE_LIMITED",
      headers: { "retry-after": "40", "x-ratelimit-remaining": "0", "x-quota-remaining": "10000" },
      json: { error: { retry_after: 40 } },
    });
  },
  "tells a store that is lost with 503 and when to come back": async (harness) => {
    const { execute, send } = harness;
    harness.loseStore();
    const headers = { "retry-after": "1" };
    expectReply(await execute(CALL), { status: 503, code: "ANON_QUOTA_UNAVAILABLE", headers });
    expectReply(await send("GET", "/readyz"), { status: 503, code: "STATE_BACKEND_UNAVAILABLE", headers });
    expectReply(await send("GET", "/healthz"), { status: 200 });
  },
  "gives each of 50 calls at once its own answer": async ({ execute, key }) => {
    const texts = Array.from({ length: 50 }, (_, index) => `text ${index}`);
    const replies = await Promise.all(
      texts.map((text) => execute({ tool: "repeat_text", args: { text } }, { key })),
    );
    assert.deepEqual(
      replies.map((reply) => jsonOf(reply).data?.["text"]),
      texts,
    );
  },
};
