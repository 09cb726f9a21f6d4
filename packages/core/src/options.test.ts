// The clauses of a service's options: partial limits merge, and an option that cannot be used is named.
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { memoryStore } from "./memory/memory-store.js";
import { type ServiceOptions, toUpstreamLimits } from "./options.js";
import { systemClock } from "./platform/clock.js";
import { silentLogger } from "./platform/logger.js";
import { createService } from "./service.js";
import { createPlans, PLANS } from "./store/plan.js";
import { UPSTREAM_LIMITS } from "./upstream/upstream-limits.js";

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
      keyless: true,
      input: z.object({}),
      output: z.object({}),
      execute: () => ({}),
    }),
  ],
});

const clockAt = (now: number) => ({ ...systemClock, now: () => now });

// An operator's options come from a JSON file, so their types are no promise.
function create(options: string | Partial<ServiceOptions>) {
  const given: Partial<ServiceOptions> = typeof options === "string" ? JSON.parse(options) : options;
  return createService({ providers: [PROVIDER], ...given });
}

test.each<[string, Partial<ServiceOptions>]>([
  ["brand", { brand: "Not A Brand" }],
  ["publicUrl", { publicUrl: "svc.example" }],
  ["publicUrl", { publicUrl: "ftp://svc.example" }],
  ["publicUrl", { publicUrl: "https://svc.example/?" }],
  ["docsUrl", { docsUrl: "https://svc.example/#errors" }],
  ["docsUrl", { docsUrl: "/docs" }],
  ["bodyBytes", { bodyBytes: 0 }],
  ["bodyBytes", { bodyBytes: Number.NaN }],
  ["idempotency.keepHours", { idempotency: { keepHours: -1 } }],
  ["upstream.attemptMs", { upstream: { attemptMs: 0 } }],
  ["upstream.totalMs", { upstream: { totalMs: Number.POSITIVE_INFINITY } }],
  ["upstream.concurrency", { upstream: { concurrency: -1 } }],
  ["trustedProxies", { trustedProxies: ["nowhere"] }],
  ["trustedProxies must be a list", { trustedProxies: "10.0.0.0/8" as never }],
  ["trustedProxies must be a list", { trustedProxies: null as never }],
  ["secret must be a text of at least 16 characters", { secret: "short" }],
  ["vocabulary, line 1", { vocabulary: "worth" }],
  ["store must have the functions reserve, settle", { store: "svc.db" as never }],
  ["store must have the functions", { store: { ...memoryStore(), settle: undefined } as never }],
  ["but is a function itself: give what it makes", { store: memoryStore as never }],
  ["clock must have the functions now, after", { clock: Date.now as never }],
  ["ids must have the functions uuid, bytes", { ids: { uuid: () => "1" } as never }],
  ["cache must have the functions get, set, on", { cache: new Map() as never }],
  ["observer must have the functions", { observer: { callEnded() {} } as never }],
  ["logger must have the functions info, warn, error", { logger: console.log as never }],
  ["feedback must be a function", { feedback: "feedback.log" as never }],
  ["fetch must be a function", { fetch: "undici" as never }],
  ["publicFetch must be a function", { publicFetch: {} as never }],
  ["version must be a text", { version: 1 as never }],
  ["clock.now must give whole milliseconds since 1970, but gives 0.5", { clock: clockAt(0.5) }],
  ["clock.now must give whole milliseconds", { clock: clockAt(Number.NaN) }],
  ["plans must be an object, but is a Map", { plans: new Map([["free", { credits: 7 }]]) as never }],
  ["plans must be an object", { plans: 5 as never }],
  ["plans.free must be an object, but is a Map", { plans: { free: new Map() as never } }],
  ["plans.free.prices must be an object, but is a Map", { plans: { free: { prices: new Map() as never } } }],
  ["anonymous must be an object, but is a Map", { anonymous: new Map() as never }],
  ["keys must be an object of keys by variable", { keys: new Map() as never }],
  ["bodyBytes must be a whole number", { bodyBytes: 0.5 }],
  ["upstream.concurrency must be a whole number", { upstream: { concurrency: 0.5 } }],
  ["secret must be a text of at least 16 characters", { secret: null as never }],
  ["egressAllow must be a list of texts", { egressAllow: "a.example:443" as never }],
  ["egressAllow must be a list of texts", { egressAllow: [5] as never }],
  ["retired must be a list of objects", { retired: [null] as never }],
  ["brand must be a text", { brand: null as never }],
  ["publicUrl must be a URL as a text", { publicUrl: new URL("https://a.example/") as never }],
  ["get_gone", { retired: [{ name: "get_old", replacement: "get_gone" }] }],
])("names %s where it cannot be used: %j", (name, options) => {
  expect(() => create(options)).toThrow(name);
});

test("names what JSON cannot write, too", () => {
  const plans = { free: { credits: 10n as never } };
  expect(() => create({ plans })).toThrow(
    "plans.free.credits must be a whole number of at least 0, but is 10n",
  );
});

test.each<[string, Partial<ServiceOptions>]>([
  ["a frozen store", { store: Object.freeze(memoryStore()) }],
  [
    "a switch that is left out",
    { upstream: { retries: undefined as never }, plans: { free: { once: null as never } } },
  ],
])("takes %s", async (_, options) => {
  const service = create(options);
  expect((await service.createAccount()).plan).toBe("free");
  expect(toUpstreamLimits(options as ServiceOptions).retries).toBe(true);
  await service.close();
});

test.each([
  ["bodyBytes", '{"bodyBytes":"1mb"}'],
  // Taken for true, it would let API keys in.
  ["apiKeys must be true or false", '{"apiKeys":"false"}'],
  ["upstream.retries must be true or false", '{"upstream":{"retries":"no"}}'],
  ["plans.free.once must be true or false", '{"plans":{"free":{"once":"yes"}}}'],
  ["vocabulary", '{"vocabulary":["# price"]}'],
  ["upstream.maxBytes", '{"upstream":{"maxBytes":"8"}}'],
  ["upstream.breaker.openMs", '{"upstream":{"breaker":{"openMs":"soon"}}}'],
  ["upstream.breaker.failureRate", '{"upstream":{"breaker":{"failureRate":null}}}'],
  ["anonymous.callsPerDay", '{"anonymous":{"callsPerDay":"many"}}'],
  ["anonymous.sharedCallsPerDay", '{"anonymous":{"sharedCallsPerDay":-1}}'],
  ["anonymous.attemptsPerMinute", '{"anonymous":{"attemptsPerMinute":null}}'],
  ["plans.free.credits", '{"plans":{"free":{"credits":"many"}}}'],
  ["plans.free.credits", '{"plans":{"free":{"credits":1.5}}}'],
  ["plans.free.callsPerMinute", '{"plans":{"free":{"callsPerMinute":"fast"}}}'],
  ["plans.gold.searchesPerDay", '{"plans":{"gold":{"searchesPerDay":"x"}}}'],
  ["anonymous must be an object", '{"anonymous":25}'],
  ["upstream must be an object", '{"upstream":["fast"]}'],
  ["upstream.breaker must be an object", '{"upstream":{"breaker":true}}'],
  ["plans.gold must be an object", '{"plans":{"gold":500}}'],
  ["no option upstream.attempMs; there are attemptMs, totalMs", '{"upstream":{"attempMs":1}}'],
  ["no option upstream.breaker.restMs", '{"upstream":{"breaker":{"restMs":1}}}'],
  ["no option plans.free.price", '{"plans":{"free":{"price":1}}}'],
  ["no option databaseUrl", '{"databaseUrl":"x"}'],
])("names %s where a configuration file holds %s", (name, options) => {
  expect(() => create(options)).toThrow(name);
});

test("merges partial limits with the defaults", () => {
  expect(toUpstreamLimits({ providers: [] })).toEqual(UPSTREAM_LIMITS);
  expect(toUpstreamLimits({ providers: [], upstream: { attemptMs: 5, breaker: { openMs: 7 } } })).toEqual({
    ...UPSTREAM_LIMITS,
    attemptMs: 5,
    breaker: { ...UPSTREAM_LIMITS.breaker, openMs: 7 },
  });
  expect(toUpstreamLimits({ providers: [], upstream: { breaker: false } }).breaker).toBe(false);
});

test("has the upstream limits that are documented", () => {
  expect(UPSTREAM_LIMITS).toMatchObject({
    attemptMs: 8_000,
    totalMs: 15_000,
    maxBytes: 8 * 1024 * 1024,
    concurrency: 32,
    queue: 64,
  });
});

test("has the plans that are documented, and merges a partial plan with the one of its name or with free", () => {
  expect(PLANS).toMatchObject({
    free: { credits: 10_000, callsPerMinute: 100, once: false },
    starter: { credits: 100_000, callsPerMinute: 300, once: false },
    pro: { credits: 500_000, callsPerMinute: 500, once: false },
    development: { credits: 0, searchesPerDay: 10 },
    approved: { credits: 5_000, once: true },
  });
  const plans = createPlans({ pro: { credits: 1 }, gold: { callsPerMinute: 2 } });
  expect(plans["pro"]).toEqual({ ...PLANS["pro"], credits: 1 });
  expect(plans["gold"]).toEqual({ ...PLANS["free"], callsPerMinute: 2 });
  expect(plans["free"]).toEqual(PLANS["free"]);
});

test("has the settings that transports need, with no slash at the end of an address", () => {
  expect(create({}).transport.settings).toEqual({
    publicUrl: "http://127.0.0.1:8787",
    docsUrl: "http://127.0.0.1:8787",
    bodyBytes: 262_144,
    trustedProxies: [],
    receiptDays: undefined,
  });
  expect(create({ publicUrl: "https://svc.example/base//" }).transport.settings).toMatchObject({
    publicUrl: "https://svc.example/base",
    docsUrl: "https://svc.example/base",
  });
});

test("uses what it is configured with", async () => {
  const service = create({ anonymous: { callsPerDay: 1 }, version: "1.2.3", trustedProxies: 1 });
  const ask = () => service.transport.answer({ tool: "get_x", address: "203.0.113.7" });
  expect((await ask()).receipt?.server_version).toBe("1.2.3");
  expect((await ask()).code).toBe("ANON_QUOTA_EXCEEDED");
  expect(service.transport.addressOf("10.0.0.1", ["203.0.113.7"])).toBe("203.0.113.7");
  await service.close();
});

test.each(["https://ada:hunter2@svc.example", "https://hunter2@svc.example", "ada:hunter2@svc"])(
  "an address with a user in it is refused and not shown: %s",
  (publicUrl) => {
    expect(() => create({ publicUrl })).toThrow("publicUrl must be");
    expect(() => create({ publicUrl })).not.toThrow("hunter2");
  },
);

test("warns of trusted proxies that are every address", () => {
  const warned: unknown[] = [];
  const logger = { ...silentLogger, warn: (...said: unknown[]) => void warned.push(said) };
  create({ trustedProxies: ["10.0.0.0/8", "0.0.0.0/0", "::/0"], logger });
  expect(warned).toMatchObject([
    [expect.stringContaining("every address"), { range: "0.0.0.0/0" }],
    [expect.stringContaining("every address"), { range: "::/0" }],
  ]);
});
