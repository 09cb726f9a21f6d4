// Clauses of an adapter's contract about callers: their credentials, their addresses, and that they disconnect.
import assert from "node:assert/strict";
import { type AdapterClauses, type CallDetails, expectReply } from "./harness.js";

const CALL = { tool: "repeat_text", args: { text: "hello" } };
const [HERE, THERE] = ["127.0.0.1", "127.0.0.2"];

const malformed = (key: string): Readonly<Record<string, CallDetails["headers"]>> => ({
  "another scheme": [["authorization", "Basic YTpi"]],
  "a scheme alone": [["authorization", "Bearer"]],
  "no scheme": [["authorization", key]],
  "the same key twice": [
    ["authorization", `Bearer ${key}`],
    ["authorization", `Bearer ${key}`],
  ],
  "two keys, the second behind no scheme": [
    ["authorization", `Bearer ${key}`],
    ["authorization", key],
  ],
  "two keys in headers of their own": [
    ["authorization", `Bearer ${key}`],
    ["x-api-key", `${key.slice(0, -1)}!`],
  ],
  "the other header twice": [
    ["x-api-key", key],
    ["x-api-key", key],
  ],
});

/** Clauses about who calls. */
export const CALLER_CLAUSES: AdapterClauses = {
  "takes a key as a bearer token, however that word is written, or in x-api-key": async (harness) => {
    const { execute, key } = harness;
    const forms = [
      [["authorization", `Bearer ${key}`]],
      [["Authorization", `bearer  ${key}`]],
      [["X-API-Key", key]],
      [
        ["authorization", `BEARER ${key}`],
        ["x-api-key", key],
      ],
    ] as const;
    let left = 10_000;
    for (const headers of forms) {
      left -= 1;
      const told = { "x-quota-remaining": String(left) };
      expectReply(await execute(CALL, { headers }), { status: 200, json: { ok: true }, headers: told });
    }
  },
  "refuses a wrong key at HTTP 200, and never on the keyless lane": async (harness) => {
    const { execute, send, key, keylessLeft } = harness;
    const wrong = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    const refused = { status: 200, code: "INVALID_API_KEY", json: { ok: false } } as const;
    expectReply(await execute(CALL, { key: wrong }), refused);
    expectReply(await send("GET", "/api/v1/tools", { key: wrong }), refused);
    assert.equal(await keylessLeft(HERE), 24);
  },
  "refuses a credential that is none, or more than one, at HTTP 200": async (harness) => {
    const { execute, key, keylessLeft } = harness;
    for (const headers of Object.values(malformed(key))) {
      expectReply(await execute(CALL, { ...(headers && { headers }) }), {
        status: 200,
        code: "UNAUTHORIZED",
      });
    }
    assert.equal(await keylessLeft(HERE), 24);
  },
  "asks a caller without a key for one where it takes one": async ({ execute, send }) => {
    const headers = { "www-authenticate": "Bearer" };
    const privately = await execute({ ...CALL, tool: "repeat_privately" });
    expectReply(privately, { status: 401, code: "ANON_AUTH_REQUIRED", headers });
    const usage = await send("GET", "/api/v1/usage");
    expectReply(usage, { status: 401, code: "AUTH_REQUIRED", headers });
  },
  "counts keyless calls by the address of the caller": async ({ execute, keylessLeft }) => {
    for (let left = 24; left >= 0; left--) assert.equal(await keylessLeft(HERE), left);
    expectReply(await execute(CALL, { address: HERE }), { status: 429, code: "ANON_QUOTA_EXCEEDED" });
    assert.equal(await keylessLeft(THERE), 24);
  },
  "takes no address from a header that the caller may write": async ({ execute, keylessLeft }) => {
    assert.equal(await keylessLeft(HERE), 24);
    const names = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "CF-Connecting-IP", "X-Client-IP"];
    for (const [index, name] of names.entries()) {
      const value = name === "Forwarded" ? `for=${THERE}` : THERE;
      const reply = await execute(CALL, { address: HERE, headers: [[name, value]] });
      expectReply(reply, { status: 200, headers: { "x-quota-remaining": String(23 - index) } });
    }
    assert.equal(await keylessLeft(THERE), 24);
  },
  "lets an account read its receipt back": async ({ execute, send, key }) => {
    const { meta } = JSON.parse((await execute(CALL, { key })).body) as { meta: { receipt_id: string } };
    const path = `/api/v1/receipts/${meta.receipt_id}`;
    expectReply(await send("GET", path, { key }), { status: 200, json: { data: meta } });
    expectReply(await send("GET", path), { status: 401, code: "AUTH_REQUIRED" });
  },
};

/** Clauses about callers who disconnect, for transports that notice. */
export const DISCONNECT_CLAUSES: AdapterClauses = {
  "stops a keyless call whose caller disconnects and gives its allowance back": async (harness) => {
    const { execute, service, clock } = harness;
    const remaining = async () => (await service.quota({ address: HERE })).quotaRemaining;
    const controller = new AbortController();
    const waiting = new Promise<void>((resolve) => harness.onWait(resolve));
    const call = execute({ ...CALL, tool: "wait_for_caller" }, { signal: controller.signal });
    // The result is checked below; until then a rejection must not count as unhandled.
    const ended = call.then(
      () => "answered",
      () => "broke off",
    );
    await waiting;
    assert.equal(await remaining(), 24);
    controller.abort();
    const until = performance.now() + 10_000;
    while ((await remaining()) !== 25) {
      assert.ok(performance.now() < until, "the allowance was not given back");
      await clock.advance(0);
    }
    assert.equal(typeof (await ended), "string");
  },
};
