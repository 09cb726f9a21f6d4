// The clauses of telling the host what has happened: once for each call that has a receipt, beside the answer.
import { expect, test } from "vitest";
import { FAILURE, startCounting } from "../../test/counting-service.js";
import type { IdentifyRequest } from "../identity/host-identity.js";
import { HOST } from "../identity/principal.js";
import { HOST_FUNCTION_MS } from "../platform/host-function.js";
import { type Logger, silentLogger } from "../platform/logger.js";
import type { CallEvent, OnCall } from "./call-event.js";

/** A service whose host is told, and what it was told and logged. */
async function start(
  onCall: OnCall = () => {},
  options: Parameters<typeof startCounting>[0] = {},
  credits = 10,
) {
  const told: CallEvent[] = [];
  const lines: { readonly message: string; readonly fields: unknown }[] = [];
  const logger: Logger = { ...silentLogger, error: (message, fields) => lines.push({ message, fields }) };
  const tell: OnCall = (event) => {
    told.push(event);
    return onCall(event);
  };
  return { ...(await startCounting({ onCall: tell, logger, ...options }, credits)), told, lines };
}

test("tells a call that worked, with whose it was, its receipt and what it took, once it is settled", async () => {
  const spent: unknown[] = [];
  const { ask, told, account, keyId, store } = await start(async () => {
    spent.push((await store.verify()).spent);
  });
  const { envelope } = await ask({ tool: "get_dear", transport: "mcp" });
  expect(told).toEqual([
    {
      account: account.id,
      keyId,
      endUser: undefined,
      transport: "mcp",
      tool: "get_dear",
      receipt: envelope.meta,
      price: 5,
      used: 5,
      ok: true,
      code: undefined,
    },
  ]);
  expect(spent).toEqual([5]);
});

test("tells the user whom the host named", async () => {
  const request = (): IdentifyRequest => ({
    transport: "rest",
    method: "POST",
    path: "/",
    headers: {},
    address: undefined,
    host: {},
  });
  const { service, told } = await start(undefined, {
    identify: () => ({ account: "acme", endUser: "ada" }),
  });
  await service.execute({ tool: "get_x", request });
  expect(told).toMatchObject([{ account: "acme", keyId: "identify", endUser: "ada", used: 1 }]);
});

test("tells a call that failed and one that was refused, with the code and nothing taken", async () => {
  const { ask, told, state } = await start(undefined, {}, 4);
  state.error = FAILURE;
  await ask();
  await ask({ tool: "get_dear" });
  await ask({ args: { n: "no number" } });
  expect(told).toMatchObject([
    { ok: false, code: "PROVIDER_UNAVAILABLE", price: 1, used: 0, receipt: { credits_remaining: 4 } },
    { ok: false, code: "QUOTA_EXCEEDED", price: 5, used: 0 },
    { ok: false, code: "VALIDATION_ERROR", price: 1, used: 0 },
  ]);
});

test("tells a call that took nothing, a keyless one and one of the host's own", async () => {
  const { ask, askKeyless, told } = await start();
  await ask({ tool: "get_free" });
  await ask({ tool: "search_tools", args: { intent: "count" } });
  await askKeyless();
  await askKeyless({ principal: HOST });
  expect(told).toMatchObject([
    { tool: "get_free", price: 0, used: 0, ok: true },
    { tool: "search_tools", price: 0, used: 0, ok: true },
    { tool: "get_x", account: undefined, keyId: undefined, used: 0, ok: true },
    { tool: "get_x", account: undefined, keyId: undefined, used: 0, ok: true },
  ]);
});

test("tells no replay, and nothing of what has no receipt", async () => {
  const { ask, told } = await start();
  await Promise.all([1, 2, 3].map(() => ask({ idempotencyKey: "k" })));
  await ask({ idempotencyKey: "k" });
  await ask({ tool: "get_nothing" });
  await ask({ credential: "svc_live_nobody" });
  expect(told).toHaveLength(1);
});

test("hands out a copy: what the host does with an event changes no answer and no replay", async () => {
  const { ask } = await start((event) => {
    // `as`: a host in JavaScript may write to anything.
    const receipt = event.receipt as unknown as { credits_used: number; warnings: string[] };
    receipt.credits_used = 77;
    receipt.warnings.push("changed");
  });
  const first = await ask({ idempotencyKey: "k" });
  expect(JSON.parse(first.body)).toMatchObject({ meta: { credits_used: 1, warnings: [] } });
  expect((await ask({ idempotencyKey: "k" })).body).toBe(first.body);
});

const SECRET = "connect ECONNREFUSED queue.internal";
const SLIPS: [string, OnCall][] = [
  [
    "throws",
    () => {
      throw new Error(SECRET);
    },
  ],
  ["rejects", () => Promise.reject(new Error(SECRET))],
];

test.each(SLIPS)(
  "answers and charges a call whose event the host's function %s on, and logs it",
  async (_, slip) => {
    const { ask, lines, store } = await start(slip);
    const { envelope, body } = await ask({ requestId: "r-1" });
    await new Promise(setImmediate);
    expect(envelope).toMatchObject({ ok: true, meta: { credits_used: 1, credits_remaining: 9 } });
    expect(body).not.toContain(SECRET);
    expect(lines).toMatchObject([
      {
        message: "the host's `onCall` failed",
        fields: { option: "onCall", requestId: "r-1", error: { message: SECRET } },
      },
    ]);
    expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
  },
);

test("waits for no event: a function that hangs is a line in the log after 5 s", async () => {
  const { ask, clock, lines, store } = await start(() => new Promise(() => {}));
  expect((await ask()).envelope).toMatchObject({ ok: true });
  expect((await ask()).envelope).toMatchObject({ ok: true, meta: { credits_remaining: 8 } });
  expect(lines).toEqual([]);
  await clock.advance(HOST_FUNCTION_MS);
  expect(lines.map(({ message }) => message)).toEqual(Array(2).fill("the host's `onCall` failed"));
  expect([clock.pending > 1, await store.verify()]).toMatchObject([false, { ok: true, held: 0, spent: 2 }]);
});
