// What the host is told of calls over REST and MCP, and that no slip of it, nor of `identify`, touches an answer or a charge.
import type { CallEvent, Identify, OnCall } from "@svckit/core";
import { afterEach, expect, test } from "vitest";
import { post, type Served, serveMcp } from "./served.js";

const ECHO = { tool: "get_private_echo", args: { text: "hi" } };
const SECRET = "connect ECONNREFUSED queue.internal";

let served: Served | undefined;
afterEach(() => served?.close());

/** Calls the tool over both surfaces, and gives the two envelopes. */
async function callBoth(headers: Record<string, string>) {
  const overRest = await fetch(`${served?.url}/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(ECHO),
  });
  const { json } = await post(
    `${served?.url}/mcp`,
    "tools/call",
    { name: "invoke_api_endpoint", arguments: ECHO },
    headers,
  );
  return [await overRest.json(), json.result.structuredContent];
}

test("is told of a call over each surface, with its transport and its own user", async () => {
  const told: CallEvent[] = [];
  const identify: Identify = () => ({ account: "acme", endUser: "ada" });
  served = await serveMcp({ identify, onCall: (event) => void told.push(event) });
  const envelopes = await callBoth({});
  const shared = {
    account: "acme",
    keyId: "identify",
    endUser: "ada",
    tool: ECHO.tool,
    price: 1,
    used: 1,
    ok: true,
  };
  expect(told).toMatchObject([
    { ...shared, transport: "rest" },
    { ...shared, transport: "mcp" },
  ]);
  expect(told.map(({ receipt }) => receipt.receipt_id)).toEqual(envelopes.map(({ meta }) => meta.receipt_id));
});

const SLIPS: [string, () => Promise<never>][] = [
  [
    "throws",
    () => {
      throw new Error(SECRET);
    },
  ],
  ["rejects", () => Promise.reject(new Error(SECRET))],
  ["hangs", () => new Promise(() => {})],
];

test.each<[string, OnCall]>(SLIPS)(
  "an `onCall` that %s changes no answer and no charge",
  async (_, onCall) => {
    served = await serveMcp({ onCall });
    const { key, id } = await served.account();
    const envelopes = await callBoth({ authorization: `Bearer ${key}` });
    expect(envelopes).toMatchObject(Array(2).fill({ ok: true, meta: { credits_used: 1 } }));
    expect(JSON.stringify(envelopes)).not.toContain(SECRET);
    expect((await served.service.describeAccount(id)).wallet).toMatchObject({ spent: 2, held: 0 });
  },
);

test.each<[string, Identify]>(SLIPS)(
  "an `identify` that %s is AUTH_SERVICE_UNAVAILABLE on both, takes nothing and tells nothing of why",
  async (_, identify) => {
    served = await serveMcp({ identify });
    const { key, id } = await served.account();
    for (const envelope of await callBoth({ authorization: `Bearer ${key}` })) {
      expect(envelope).toMatchObject({
        ok: false,
        error: { code: "AUTH_SERVICE_UNAVAILABLE", retryable: true },
      });
      expect(JSON.stringify(envelope)).not.toContain(SECRET);
    }
    expect((await served.service.describeAccount(id)).wallet).toMatchObject({ spent: 0, held: 0 });
    expect(await served.service.quota({ address: "127.0.0.1" })).toMatchObject({ quotaRemaining: 25 });
  },
);
