// The clauses of finding out who asks, and of accounts and keys.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { isServiceError } from "../errors/errors.js";
import { memoryStore } from "../memory/memory-store.js";
import type { ServiceOptions } from "../options.js";
import { systemIds } from "../platform/ids.js";
import { createService, type Service } from "../service.js";
import type { KeyOwner } from "../store/account.js";
import type { Store } from "../store/store.js";
import { createApiKey } from "./api-key.js";
import type { Principal } from "./principal.js";

const PROVIDER = defineProvider({
  id: "local",
  title: "Local",
  tools: [
    defineTool({
      name: "get_x",
      title: "X",
      description: "Gives nothing, at the usual price.",
      category: "market_data",
      effect: "read",
      input: z.object({}),
      output: z.object({}),
      execute: () => ({}),
    }),
  ],
});

const create = (options: Partial<ServiceOptions> = {}) =>
  createService({ providers: [PROVIDER], ...options });

async function codeOf(service: Service, credential: string): Promise<string> {
  try {
    return (await service.identify({ credential, address: "203.0.113.7" })).kind;
  } catch (error) {
    return isServiceError(error) ? error.code : String(error);
  }
}

test("takes a caller without a credential by its address's bucket", async () => {
  expect(await create().identify({ address: "::ffff:203.0.113.7" })).toEqual({
    kind: "anonymous",
    bucket: "203.0.113.7",
  });
  expect(await create().identify({})).toEqual({ kind: "anonymous", bucket: "unknown" });
});

test("tells an unknown, a malformed, a revoked and an expired key, and a token, apart", async () => {
  const clock = createTestClock();
  const service = create({ clock });
  const { id } = await service.createAccount();
  const { key, keyId } = await service.createKey(id);
  expect(await codeOf(service, key)).toBe("account");
  expect(await codeOf(service, createApiKey(service.brand, "live", systemIds))).toBe("INVALID_API_KEY");
  expect(await codeOf(service, key.slice(0, -1))).toBe("INVALID_API_KEY");
  expect(await codeOf(service, `${key}x`)).toBe("INVALID_API_KEY");
  expect(await codeOf(service, key.replace("svc_live_", "svc_test_"))).toBe("INVALID_API_KEY");
  expect(await codeOf(service, "")).toBe("UNAUTHORIZED");
  await service.revokeKey(keyId);
  expect(await codeOf(service, key)).toBe("UNAUTHORIZED");
  const token = { kind: "oauth", token: "eyJ.e30.sig" } as const;
  expect(await service.transport.answer({ tool: "get_x", credential: token })).toMatchObject({
    code: "UNAUTHORIZED",
  });
});

test("takes an expired key no longer, from its instant on", async () => {
  const clock = createTestClock();
  const real = memoryStore({ clock });
  const at = clock.now() + 60_000;
  const expire = (found: KeyOwner | undefined) => found && { ...found, key: { ...found.key, expiresAt: at } };
  const store: Store = { ...real, findKey: async (digest) => expire(await real.findKey(digest)) };
  const service = create({ clock, store });
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  clock.set(at - 1_000);
  expect(await codeOf(service, key)).toBe("account");
  clock.set(at + 30_000);
  expect(await codeOf(service, key)).toBe("UNAUTHORIZED");
});

test("refuses every credential, but no caller without one, where there is no backend for them", async () => {
  const service = create({ apiKeys: false });
  const key = createApiKey(service.brand, "live", systemIds);
  for (const credential of [key, "svc_live_x", ""])
    expect(await codeOf(service, credential)).toBe("AUTH_NOT_CONFIGURED");
  expect((await service.identify({})).kind).toBe("anonymous");
});

test("asks the store for no key whose checksum is wrong", async () => {
  let asked = 0;
  const real = memoryStore();
  const store: Store = {
    ...real,
    findKey(digest) {
      asked += 1;
      return real.findKey(digest);
    },
  };
  const service = create({ store });
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  await codeOf(service, key.slice(0, -1));
  expect(asked).toBe(0);
  for (let time = 0; time < 10; time++) await codeOf(service, key);
  expect(asked).toBe(1);
  const unknown = createApiKey(service.brand, "live", systemIds);
  for (let time = 0; time < 10; time++) await codeOf(service, unknown);
  expect(asked).toBe(2);
});

test("lets a revocation act at once here, and within 5 s of another process", async () => {
  const clock = createTestClock();
  const store = memoryStore({ clock });
  const [here, there] = [create({ clock, store }), create({ clock, store })];
  const { id } = await here.createAccount();
  const { key, keyId } = await here.createKey(id);
  expect([await codeOf(here, key), await codeOf(there, key)]).toEqual(["account", "account"]);
  await here.revokeKey(keyId);
  expect(await codeOf(here, key)).toBe("UNAUTHORIZED");
  clock.set(clock.now() + 5_000);
  expect(await codeOf(there, key)).toBe("UNAUTHORIZED");
});

test("lets a revocation act at once, also where the key was being looked up meanwhile", async () => {
  const real = memoryStore();
  let release = () => {};
  let wait: Promise<void> | undefined = new Promise((resolve) => {
    release = resolve;
  });
  const store: Store = {
    ...real,
    async findKey(digest) {
      const found = await real.findKey(digest);
      await wait;
      return found;
    },
  };
  const service = create({ store });
  const { id } = await service.createAccount();
  const { key, keyId } = await service.createKey(id);
  const racing = codeOf(service, key);
  await Promise.resolve();
  await service.revokeKey(keyId);
  release();
  wait = undefined;
  await racing;
  expect(await codeOf(service, key)).toBe("UNAUTHORIZED");
});

test("knows a key that was unknown a moment ago once it is added here", async () => {
  const service = create();
  const key = createApiKey(service.brand, "live", systemIds);
  expect(await codeOf(service, key)).toBe("INVALID_API_KEY");
  const { id } = await service.createAccount();
  await service.addKey(id, key);
  expect(await codeOf(service, key)).toBe("account");
});

test("names what does not exist or is not well-formed", async () => {
  const service = create();
  const { id } = await service.createAccount({ id: "me" });
  expect(id).toBe("me");
  await expect(service.createAccount({ id: "me" })).rejects.toThrow("me");
  await expect(service.createAccount({ plan: "gold" })).rejects.toThrow(/"gold".*free, starter, pro/);
  await expect(service.createAccount({ credits: -1 })).rejects.toThrow("credits");
  await expect(service.createKey("nobody")).rejects.toThrow("nobody");
  await expect(service.addKey("me", "svc_live_short")).rejects.toThrow("well-formed");
  await expect(service.addKey("me", "hunter2")).rejects.toThrow("well-formed");
  await expect(service.revokeKey("gone")).rejects.toThrow("gone");
});

test("opens no account on a plan that only a prototype has", async () => {
  await expect(create().createAccount({ plan: "constructor" })).rejects.toThrow('"constructor"');
});

const DAY_MS = 86_400_000;

/** Calls the paid tool so often for a principal; what is left behind each call, or the code of its failure. */
async function pay(service: Service, principal: Principal, times = 1): Promise<unknown[]> {
  const ends: unknown[] = [];
  for (let time = 0; time < times; time++) {
    const { envelope, code } = await service.transport.answer({ tool: "get_x", principal });
    ends.push(envelope.ok ? envelope.meta.credits_remaining : code);
  }
  return ends;
}

test.each(["a session", "a key"])(
  "takes a kept principal of %s from the period of the call: never more than a period's credits, and its top-ups",
  async (of) => {
    const clock = createTestClock();
    const service = create({ clock });
    const { id } = await service.createAccount({ credits: 3 });
    const { key: credential } = await service.createKey(id);
    const kept = of === "a key" ? await service.identify({ credential }) : await service.openSession(id);
    expect(await pay(service, kept)).toEqual([2]);
    clock.set(clock.now() + 32 * DAY_MS);
    const byKey = await service.identify({ credential });
    expect(await pay(service, byKey, 2)).toEqual([2, 1]);
    expect(await pay(service, kept, 3)).toEqual([0, "QUOTA_EXCEEDED", "QUOTA_EXCEEDED"]);
    await service.topUp(id, 2);
    expect(await pay(service, kept, 3)).toEqual([1, 0, "QUOTA_EXCEEDED"]);
    expect((await service.describeAccount(id)).wallet).toMatchObject({ granted: 5, spent: 5, remaining: 0 });
    // A boundary that passes while the principal is remembered.
    const end = Date.parse(String((await service.describeAccount(id)).wallet?.period_end));
    clock.set(end - 1);
    expect(await pay(service, kept)).toEqual(["QUOTA_EXCEEDED"]);
    clock.set(end);
    expect(await pay(service, kept)).toEqual([2]);
    expect(await service.quota({ principal: kept })).toMatchObject({ quotaRemaining: 2 });
    expect(await service.verifyLedger()).toMatchObject({ ok: true, unexplained: 0 });
  },
);

test.each(["a session", "a key"])(
  "puts a kept principal of %s on a new plan at once here, and within 5 s of another process",
  async (of) => {
    const clock = createTestClock();
    const store = memoryStore({ clock });
    const [here, there] = [create({ clock, store }), create({ clock, store })];
    const { id } = await here.createAccount({ credits: 0 });
    const { key: credential } = await here.createKey(id);
    const keptBy = (service: Service) =>
      of === "a key" ? service.identify({ credential }) : service.openSession(id);
    const [keptHere, keptThere] = [await keptBy(here), await keptBy(there)];
    expect([await pay(here, keptHere), await pay(there, keptThere)]).toEqual([
      ["QUOTA_EXCEEDED"],
      ["QUOTA_EXCEEDED"],
    ]);
    clock.set(clock.now() + 1_000);
    await here.setPlan(id, "pro");
    expect(await pay(here, keptHere)).toEqual([499_999]);
    clock.set(clock.now() + 5_000);
    expect(await pay(there, keptThere)).toEqual([499_998]);
    expect((await there.transport.answer({ tool: "get_x", principal: keptThere })).rate?.limit).toBe(500);
  },
);

test("refuses a kept principal whose key was revoked", async () => {
  const service = create();
  const { id } = await service.createAccount();
  const { key: credential, keyId } = await service.createKey(id);
  const kept = await service.identify({ credential });
  expect(await pay(service, kept)).toEqual([9_999]);
  await service.revokeKey(keyId);
  expect(await pay(service, kept)).toEqual(["UNAUTHORIZED"]);
  expect(await pay(create(), kept)).toEqual(["INVALID_API_KEY"]);
});

test("asks the store once in 5 s for a kept principal", async () => {
  const clock = createTestClock();
  const real = memoryStore({ clock });
  let asked = 0;
  const store: Store = {
    ...real,
    findAccount(id) {
      asked += 1;
      return real.findAccount(id);
    },
  };
  const service = create({ clock, store });
  const { id } = await service.createAccount();
  const { key: credential } = await service.createKey(id);
  const kept = await service.identify({ credential });
  asked = 0;
  await pay(service, kept, 10);
  expect(asked).toBe(1);
  await pay(service, await service.openSession(id), 10);
  expect(asked).toBe(2);
});

test("a clock that is behind an account's own start opens no second wallet", async () => {
  let now = Date.UTC(2026, 0, 31);
  const service = create({ clock: { ...createTestClock(), now: () => now } });
  const { id } = await service.createAccount({ credits: 2 });
  const { key } = await service.createKey(id);
  const call = async () => (await service.execute({ tool: "get_x", args: {}, credential: key })).ok;
  expect([await call(), await call(), await call()]).toEqual([true, true, false]);
  now -= 2_000;
  expect(await call()).toBe(false);
  await service.topUp(id, 1);
  now += 2_000;
  expect([await call(), await call()]).toEqual([true, false]);
});
