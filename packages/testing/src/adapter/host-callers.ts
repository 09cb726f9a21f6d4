// Clauses of an adapter's contract about callers whom the host knows: what `identify` is shown, and what comes of it.
import assert from "node:assert/strict";
import type { IdentifyRequest } from "@svckit/core";
import { type AdapterClauses, type AdapterHarness, expectReply } from "./harness.js";

const CALL = { tool: "repeat_text", args: { text: "hello" } };
const PRIVATE = { ...CALL, tool: "repeat_privately" };
const HERE = "127.0.0.1";
const session = (value: string) => ({ headers: [["X-Session", value]] as const });

/** What must not be in any answer. */
const SECRET = "connect ECONNREFUSED sessions.internal";

/** Checks that calls fail with 503, are told nothing of why, and take nothing on the keyless lane. */
async function expectUnavailable({ execute, send, key, keylessLeft, identifyBy }: AdapterHarness) {
  for (const reply of [
    await execute(CALL),
    await execute(CALL, { key }),
    await send("GET", "/api/v1/quota"),
  ]) {
    expectReply(reply, { status: 503, code: "AUTH_SERVICE_UNAVAILABLE", headers: { "retry-after": "5" } });
    assert.ok(!reply.body.includes(SECRET), "why the host failed is shown");
  }
  identifyBy(() => undefined);
  assert.equal(await keylessLeft(HERE), 24);
}

/** Clauses about callers whom the host knows. */
export const HOST_CALLER_CLAUSES: AdapterClauses = {
  "shows the host the request once: its method, path, headers and address, and the host's own request":
    async (harness) => {
      const seen: IdentifyRequest[] = [];
      harness.identifyBy((request) => {
        seen.push(request);
        return undefined;
      });
      const headers = [
        ["X-Session", "a"],
        ["cookie", "s=1"],
      ] as const;
      await harness.send("GET", "/api/v1/tools?limit=1", { headers });
      const [request, ...others] = seen;
      assert.equal(others.length, 0, "the host was asked more than once");
      assert.ok(request);
      const { transport, method, path, address } = request;
      assert.deepEqual(
        { transport, method, path, address },
        { transport: "rest", method: "GET", path: "/api/v1/tools", address: HERE },
      );
      assert.deepEqual([request.headers["x-session"], request.headers["cookie"]], [["a"], ["s=1"]]);
      assert.ok(
        typeof request.host === "object" && request.host !== null,
        "the host's own request is missing",
      );
    },
  "bills the account that the host names, whatever key comes with it, and opens it on its plan": async (
    harness,
  ) => {
    const { execute, send, key, service, identifyBy } = harness;
    identifyBy(({ headers }) => {
      const [account] = headers["x-session"] ?? [];
      return account === undefined ? undefined : { account, plan: "pro", endUser: "user 7" };
    });
    const left = { "x-quota-remaining": "499999", "x-ratelimit-limit": "500" };
    expectReply(await execute(PRIVATE, { ...session("acme"), key }), { status: 200, headers: left });
    expectReply(await send("GET", "/api/v1/quota", session("acme")), {
      status: 200,
      json: { data: { lane: "account", remaining: 499_999 } },
    });
    assert.equal((await service.describeAccount("acme")).plan, "pro");
    expectReply(await execute(CALL, { key }), { status: 200, headers: { "x-quota-remaining": "9999" } });
    assert.equal(await harness.keylessLeft(HERE), 24);
  },
  "refuses whom the host refuses at HTTP 200, in the host's words, and never on the keyless lane": async (
    harness,
  ) => {
    const { execute, send, key, identifyBy } = harness;
    identifyBy(() => ({ refuse: "Your trial is over." }));
    const refused = { status: 200, code: "UNAUTHORIZED" } as const;
    for (const reply of [
      await execute(CALL),
      await execute(CALL, { key }),
      await send("GET", "/api/v1/usage"),
    ]) {
      expectReply(reply, refused);
      assert.ok(reply.body.includes("Your trial is over."), reply.body);
    }
    identifyBy(() => undefined);
    assert.equal(await harness.keylessLeft(HERE), 24);
  },
  "lets nobody in another way where the host fails, and tells nothing of why": async (harness) => {
    harness.identifyBy(() => {
      throw new Error(SECRET);
    });
    await expectUnavailable(harness);
    harness.identifyBy(() => Promise.reject(new Error(SECRET)));
    await harness.clock.advance(60_000);
    for (const reply of [await harness.execute(CALL), await harness.execute(CALL, { key: harness.key })])
      expectReply(reply, { status: 503, code: "AUTH_SERVICE_UNAVAILABLE" });
  },
  "lets nobody in another way where the host does not answer in 5 s": async (harness) => {
    let asked = () => {};
    const waiting = new Promise<void>((resolve) => {
      asked = resolve;
    });
    harness.identifyBy(() => {
      asked();
      return new Promise(() => {});
    });
    const reply = harness.execute(CALL);
    await waiting;
    await harness.clock.advance(5_000);
    expectReply(await reply, { status: 503, code: "AUTH_SERVICE_UNAVAILABLE" });
    harness.identifyBy(() => undefined);
    assert.equal(await harness.keylessLeft(HERE), 24);
  },
};
