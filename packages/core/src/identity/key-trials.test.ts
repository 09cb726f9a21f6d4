// The clauses of keys that nobody knows: how many of them reach the store, and what needs no store at all.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { memoryStore } from "../memory/memory-store.js";
import type { ServiceOptions } from "../options.js";
import { createBrand } from "../platform/brand.js";
import { systemIds } from "../platform/ids.js";
import { createService } from "../service.js";
import { createApiKey } from "./api-key.js";

const LIMIT = 60;
const ADDRESS = "203.0.113.7";
const keyOf = () => createApiKey(createBrand(), "live", systemIds);

/** A service that counts what its store is asked for; `state.away` is a store that answers nothing. */
async function start(options: Partial<ServiceOptions> = {}) {
  const clock = createTestClock();
  const real = memoryStore({ clock });
  const state = { lookUps: 0, asked: 0, away: false };
  const store: typeof real = {
    ...real,
    async findKey(digest) {
      state.lookUps += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return real.findKey(digest);
    },
    consumeRate(attempt) {
      state.asked += 1;
      // As a database that takes no connection: whoever waits for it waits for long.
      return state.away ? new Promise(() => {}) : real.consumeRate(attempt);
    },
  };
  const service = createService({ clock, store, providers: [], ...options });
  const { id } = await service.createAccount();
  const { key, keyId } = await service.createKey(id);
  const ask = async (credential: string, address = ADDRESS) =>
    (
      await service.transport.answer({
        tool: "search_tools",
        args: { intent: "price" },
        credential,
        address,
      })
    ).code ?? "ok";
  return { clock, service, state, id, key, keyId, ask };
}

async function counted(codes: Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const code of await Promise.all(codes)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

test("300 wrong keys of an address, one after the other, cost it no more look-ups than its attempts", async () => {
  const { state, ask, clock } = await start();
  const codes: string[] = [];
  for (let n = 0; n < 300; n++) codes.push(await ask(keyOf()));
  expect(state.lookUps).toBe(LIMIT);
  expect(codes.filter((code) => code === "INVALID_API_KEY")).toHaveLength(LIMIT);
  expect(codes.slice(LIMIT).every((code) => code === "RATE_LIMITED")).toBe(true);
  expect(state.asked, "the store's windows").toBe(LIMIT);
  await clock.advance(60_000);
  expect(await ask(keyOf())).toBe("INVALID_API_KEY");
});

test("300 wrong keys at once cost no more, and other addresses are looked up", async () => {
  const { state, ask } = await start();
  const answers = counted(Array.from({ length: 300 }, () => ask(keyOf())));
  const other = await ask(keyOf(), "198.51.100.4");
  expect(await answers).toEqual({ INVALID_API_KEY: LIMIT, RATE_LIMITED: 300 - LIMIT });
  expect(state.lookUps).toBe(LIMIT + 1);
  expect(other).toBe("INVALID_API_KEY");
});

test("a key that is remembered works while its address has no look-up left, also once it has to be read again", async () => {
  const { ask, key, clock } = await start();
  expect(await ask(key)).toBe("ok");
  for (let n = 0; n < LIMIT; n++) await ask(keyOf());
  expect(await ask(keyOf())).toBe("RATE_LIMITED");
  expect(await ask(key)).toBe("ok");
  await clock.advance(6_000);
  expect(await ask(key)).toBe("ok");
});

test("200 good keys that come at once from one address are all let in", async () => {
  const { service, ask, id } = await start({ plans: { free: { callsPerMinute: 1_000 } } });
  const keys = await Promise.all(Array.from({ length: 200 }, async () => (await service.createKey(id)).key));
  expect(await counted(keys.map((key) => ask(key)))).toEqual({ ok: 200 });
});

test("a revoked key costs no more look-ups than a wrong one", async () => {
  const { service, state, ask, key, keyId } = await start();
  await ask(key);
  await service.revokeKey(keyId);
  state.lookUps = 0;
  const codes: string[] = [];
  for (let n = 0; n < 300; n++) codes.push(await ask(key));
  expect(codes[0]).toBe("UNAUTHORIZED");
  expect(state.lookUps).toBe(LIMIT);
});

test("a wrong checksum, and whatever else is no key, is refused without waiting for the store", async () => {
  const { state, ask, key } = await start();
  state.away = true;
  const wrong = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
  expect(await ask(wrong)).toBe("INVALID_API_KEY");
  expect(await ask("svc_live_short")).toBe("INVALID_API_KEY");
  expect(await ask("")).toBe("UNAUTHORIZED");
  expect(state.lookUps).toBe(0);
  const rest = await counted(Array.from({ length: 100 }, () => ask(wrong)));
  expect(rest).toEqual({ INVALID_API_KEY: LIMIT - 3, RATE_LIMITED: 100 - LIMIT + 3 });
});

test("a service that lets no keyless caller in still looks keys up", async () => {
  const { ask, key } = await start({ anonymous: { attemptsPerMinute: 0 } });
  expect(await ask(key)).toBe("ok");
});
