// Accounts from start to end, and what is said of keys, as a host and its callers see them.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { times } from "../../testing/test/at-length.js";
import { startCounting } from "../test/counting-service.js";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { memoryStore } from "./memory/memory-store.js";
import { createService } from "./service.js";

/** A service with a tool that waits where it is asked to, and one more. */
function start() {
  const clock = createTestClock();
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const toolOf = (name: string, category: string) =>
    defineTool({
      name,
      title: name,
      description: "Answers at once, or once the test lets it go.",
      category,
      effect: "read",
      credits: 2,
      input: z.object({ wait: z.boolean().optional() }),
      output: z.looseObject({}),
      async execute({ wait }) {
        if (wait) await gate;
        return { done: true };
      },
    });
  const tools = [toolOf("get_one", "market_data"), toolOf("get_two", "defi")];
  const providers = [defineProvider({ id: "test", title: "Test", tools })];
  const store = memoryStore({ clock });
  const open = () => createService({ providers, store, clock });
  const service = open();
  const call = async (key: string, tool = "get_one", more: object = {}) => {
    const envelope = await service.execute({ tool, args: {}, credential: key, ...more });
    return envelope.ok ? "ok" : envelope.error.code;
  };
  return { clock, store, open, service, call, letGo: () => letGo() };
}

/** The same with an account and a key of it. */
async function withAccount() {
  const stand = start();
  await stand.service.createAccount({ id: "a", credits: 10 });
  return { ...stand, ...(await stand.service.createKey("a")) };
}

test("a suspended account's calls are refused at once, in words without the reason, and go on after resume", async () => {
  const { service, call, key } = await withAccount();
  expect(await call(key)).toBe("ok");
  const suspended = await service.suspendAccount("a", { reason: "invoice-1 is unpaid" });
  expect(suspended).toMatchObject({ status: "suspended", status_reason: "invoice-1 is unpaid" });
  const refused = await service.execute({ tool: "get_one", args: {}, credential: key });
  expect(refused).toMatchObject({
    ok: false,
    error: { code: "UNAUTHORIZED", message: expect.stringMatching(/^The account is suspended\./) },
  });
  expect(JSON.stringify(refused)).not.toContain("invoice");
  const overMcp = await service.execute({ tool: "get_one", args: {}, credential: key, transport: "mcp" });
  expect(overMcp).toMatchObject({ error: { code: "INVALID_API_KEY" } });
  await expect(service.openSession("a")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await service.resumeAccount("a")).toMatchObject({ status: "active", status_reason: null });
  expect(await call(key)).toBe("ok");
});

test("another process refuses within five seconds", async () => {
  const { clock, open, service, key, call } = await withAccount();
  const other = open();
  expect(await call(key)).toBe("ok");
  await other.suspendAccount("a", { reason: "elsewhere" });
  await clock.advance(5_000);
  expect(await call(key)).toBe("UNAUTHORIZED");
  await service.close();
});

test("a call that runs while its account is closed comes to its end, and is paid", async () => {
  const { service, call, key, letGo } = await withAccount();
  const running = call(key, "get_one", { args: { wait: true } });
  await expect.poll(async () => (await service.verifyLedger()).held).toBe(2);
  expect(await service.closeAccount("a")).toMatchObject({ account_id: "a", status: "closed" });
  expect(await call(key)).toBe("UNAUTHORIZED");
  letGo();
  expect(await running).toBe("ok");
  expect(await service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 2, captured: 1 });
});

test("a closed account stays closed, has no good key, and its books go on", async () => {
  const { service, call, key, keyId } = await withAccount();
  await service.adjust("a", -12, { reference: "chargeback", reason: "a debt" });
  for (let times = 0; times < 2; times += 1) expect((await service.closeAccount("a")).status).toBe("closed");
  const told = await service.describeAccount("a");
  expect(told).toMatchObject({ status: "closed", wallet: { remaining: -2 }, keys: [{ revoked: true }] });
  expect(await call(key)).toBe("UNAUTHORIZED");
  const refused = { code: "VALIDATION_ERROR" };
  await expect(service.resumeAccount("a")).rejects.toMatchObject(refused);
  await expect(service.suspendAccount("a", { reason: "late" })).rejects.toMatchObject(refused);
  await expect(service.createKey("a")).rejects.toMatchObject(refused);
  await expect(service.rotateKey(keyId)).rejects.toMatchObject(refused);
  await expect(service.createAccount({ id: "a" })).rejects.toMatchObject(refused);
  await expect(service.openSession("a")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await service.topUp("a", 2, { reference: "paid after all" })).toEqual({ applied: true });
  await expect(service.closeAccount("b")).rejects.toMatchObject({ code: "ENDPOINT_NOT_FOUND" });
  expect((await service.verifyLedger()).ok).toBe(true);
});

const MANY = times(1_000, 10_000);

test(`${MANY} accounts are listed each once while others are opened and closed`, async () => {
  const { service, store, clock } = start();
  const now = clock.now();
  const row = { plan: "free", createdAt: now, anchorAt: now, creditsPerPeriod: null, hasWallet: true };
  const ids = Array.from({ length: MANY }, (_, at) => `account-${String(at * 7_919).padStart(9, "0")}`);
  for (const id of ids) await store.createAccount({ ...row, id });
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; ; page += 1) {
    const listed = await service.listAccounts({ limit: 1_000, ...(cursor !== undefined && { cursor }) });
    seen.push(...listed.accounts.map(({ account_id }) => account_id));
    for (const id of [`account-0${page}`, `zebra-${page}`]) await store.createAccount({ ...row, id });
    await service.closeAccount(ids[page] ?? "");
    if (listed.next_cursor === null) break;
    cursor = listed.next_cursor;
  }
  expect(seen.filter((id) => ids.includes(id))).toEqual([...ids].sort());
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([
  ["a limit", { limit: 0 }, "limit"],
  ["a limit", { limit: 1_001 }, "limit"],
  ["a status", { status: "gone" }, "status"],
  ["a cursor", { cursor: "" }, "cursor"],
])("refuses %s that is none: %j", async (_, query, param) => {
  // `as`: what a host in JavaScript may ask.
  await expect(start().service.listAccounts(query as object)).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { param },
  });
});

test("a key expires at its instant, also where it is remembered", async () => {
  const { clock, service, call } = await withAccount();
  const { key } = await service.createKey("a", { expiresAt: clock.now() + 3_000 });
  expect(await call(key)).toBe("ok");
  await clock.advance(2_999);
  expect(await call(key)).toBe("ok");
  await clock.advance(1);
  expect(await call(key)).toBe("UNAUTHORIZED");
  const past = service.createKey("a", { expiresAt: clock.now() });
  await expect(past).rejects.toMatchObject({ details: { param: "expiresAt" } });
});

test("a key has its label, its kind, its end and its tools, and tells about when it was used", async () => {
  const { clock, service, call } = await withAccount();
  const tools = { allow: ["category:defi"] };
  const { key, keyId } = await service.createKey("a", { label: "laptop", kind: "live", tools });
  expect(await call(key, "get_two")).toBe("ok");
  expect(await call(key, "get_one")).toBe("TOOL_NOT_FOUND");
  await clock.advance(90_000);
  expect(await call(key, "get_two")).toBe("ok");
  const { keys } = await service.describeAccount("a");
  expect(keys.find(({ key_id }) => key_id === keyId)).toEqual({
    key_id: keyId,
    shown: expect.stringMatching(/^svc_live_.{4}….{4}$/),
    kind: "live",
    label: "laptop",
    tools,
    created_at: "2026-01-01T00:00:00.000Z",
    expires_at: null,
    last_used_at: "2026-01-01T00:01:30.000Z",
    revoked: false,
  });
});

test.each([
  [{ label: "" }, "label"],
  [{ label: "two\nlines" }, "label"],
  [{ kind: "root" }, "kind"],
  [{ tools: ["get_one"] }, "tools"],
  [{ tools: { only: ["get_one"] } }, "tools"],
  [{ expiresAt: "soon" }, "expiresAt"],
])("makes no key of %j", async (given, param) => {
  const { service } = await withAccount();
  // `as`: what a host in JavaScript may ask.
  await expect(service.createKey("a", given as object)).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { param },
  });
});

test("a key that is replaced is good for the overlap, and the new one says the same", async () => {
  const { clock, service, call } = await withAccount();
  const first = await service.createKey("a", { label: "laptop", kind: "test" });
  const second = await service.rotateKey(first.keyId, { overlapMs: 1_000 });
  expect([await call(first.key), await call(second.key)]).toEqual(["ok", "ok"]);
  await clock.advance(1_000);
  expect([await call(first.key), await call(second.key)]).toEqual(["UNAUTHORIZED", "ok"]);
  await expect(service.rotateKey(first.keyId)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  const { keys } = await service.describeAccount("a");
  expect(keys.filter(({ label }) => label === "laptop").map(({ kind }) => kind)).toEqual(["test", "test"]);
  expect((await service.rotateKey(second.keyId)).key).toMatch(/^svc_test_/);
  expect(await call(second.key)).toBe("UNAUTHORIZED");
});

test("a store that cannot write down a key's use stands in no call's way", async () => {
  const { open, store, service, key } = await withAccount();
  store.useKey = () => {
    throw new Error("the disk is full");
  };
  const envelope = await open().execute({ tool: "get_one", args: {}, credential: key });
  expect(envelope.ok).toBe(true);
  await service.close();
});

test("an account that is closed has no end users any more, and its calls are all there", async () => {
  const { service, account, ask, clock } = await startCounting({
    plans: { free: { endUser: { callsPerDay: 1 } } },
  });
  const principal = { ...(await service.openSession(account.id)), endUser: "ada@example.com" };
  await ask({ principal });
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const users = async () => (await service.usage({ from: day, to: day, by: ["endUser", "account"] })).rows;
  expect(await users()).toEqual([{ endUser: "ada@example.com", account: account.id, calls: 1, credits: 1 }]);
  await service.closeAccount(account.id);
  expect(await users()).toEqual([{ endUser: null, account: account.id, calls: 1, credits: 1 }]);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 1 });
});
