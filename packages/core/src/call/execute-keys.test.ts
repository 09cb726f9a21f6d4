// Clauses of keys: who has which, what is missing is known before any debit, and nothing of them comes back.
import { createTestClock } from "@svckit/testing";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { defineProvider, type Provider } from "../catalog/provider.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import { memoryStore } from "../memory/memory-store.js";
import type { ServiceOptions } from "../options.js";
import type { Logger } from "../platform/logger.js";
import { createService } from "../service.js";
import type { Call } from "./call.js";

const KEY = "hel-9fQ2zLx0Wv5Ty7Rn2Kb8";
const OWN = "mine-7Tq1Lm4Vc8Zx3Ns6Pd0";

function tool(name: string, changes: Partial<Tool> = {}): Tool {
  return defineTool({
    name,
    title: "A balance",
    description: "Gives the balance of an address.",
    category: "onchain",
    effect: "read",
    input: z.object({ at: z.string().default("x") }),
    output: z.object({ said: z.string() }),
    execute: ({ at }: { at: string }, ctx) =>
      ctx.http.get("balance", { query: { at }, schema: z.object({ said: z.string() }) }),
    ...changes,
  });
}

function provider(auth: Provider["auth"], changes: Partial<Provider> = {}): Provider {
  return defineProvider({
    id: "helius",
    title: "Helius",
    baseUrl: "https://helius.example/v0",
    ...(auth && { auth }),
    tools: [tool("get_balance"), tool("get_price")],
    ...changes,
  });
}

const BEARER = { bearer: true, variable: "HELIUS_API_KEY" } as const;

/** A service whose upstream says what it was asked with; an account with credits. */
async function start(providers: readonly Provider[], options: Partial<ServiceOptions> = {}) {
  const asked: Request[] = [];
  const lines: string[] = [];
  const note = (...line: readonly unknown[]) => {
    lines.push(
      line
        .map((each) =>
          JSON.stringify(each, (_, value) =>
            value instanceof Error ? `${value.stack}${value.cause}` : value,
          ),
        )
        .join(" "),
    );
  };
  const logger: Logger = { info: note, warn: note, error: note };
  const clock = createTestClock();
  const store = memoryStore({ clock });
  const service = createService({
    providers,
    clock,
    store,
    logger,
    async fetch(request) {
      asked.push(request);
      const headers = Object.fromEntries(request.headers);
      return Response.json({ said: `${headers["authorization"]} ${headers["x-token"]} ${request.url}` });
    },
    ...options,
  });
  const account = await service.createAccount({ credits: 100 });
  const { key } = await service.createKey(account.id);
  const call = (name: string, more: Partial<Call> = {}) =>
    service.execute({ tool: name, args: {}, credential: key, ...more });
  const spent = async () => (await service.verifyLedger()).spent;
  return { service, call, asked, lines, clock, spent };
}

const statusOf = (envelope: { readonly meta?: { readonly runtime_status: string } }) =>
  envelope.meta?.runtime_status;

test.each([
  [
    "a bearer token",
    { bearer: true },
    (request: Request) => request.headers.get("authorization"),
    `Bearer ${KEY}`,
  ],
  ["a header", { header: "X-Token" }, (request: Request) => request.headers.get("x-token"), KEY],
  [
    "a query parameter",
    { query: "api-key" },
    (request: Request) => new URL(request.url).searchParams.get("api-key"),
    KEY,
  ],
] as const)("a key goes as %s", async (_, place, read, expected) => {
  const auth = { ...place, variable: "HELIUS_API_KEY" } as Provider["auth"];
  const { call, asked } = await start([provider(auth)], { keys: { HELIUS_API_KEY: KEY } });
  expect(await call("get_balance", { args: { at: "here" } })).toMatchObject({ ok: true });
  expect(asked.map(read)).toEqual([expected]);
  expect(asked[0]?.url).toContain("at=here");
});

test("a key goes as a part of the path, percent-encoded, where the tool writes its name", async () => {
  const schema = z.object({ said: z.string() });
  const inPath = tool("get_balance", { execute: (_, ctx) => ctx.http.get("/{key}/balance", { schema }) });
  const auth = { path: "key", variable: "HELIUS_API_KEY" } as const;
  const options = { keys: { HELIUS_API_KEY: "a/b c" } };
  const { call, asked } = await start([provider(auth, { tools: [inPath] })], options);
  const answer = await call("get_balance");
  expect(asked.map(({ url }) => url)).toEqual(["https://helius.example/v0/a%2Fb%20c/balance"]);
  expect(JSON.stringify(answer)).not.toContain("a%2Fb%20c");
});

test("exactly the tools that need a missing key are missing_key, before any debit, and the catalog says so", async () => {
  const auth = { ...BEARER, for: ["get_balance"] };
  const { service, call, asked, spent } = await start([
    provider(auth),
    provider(undefined, { id: "other", tools: [tool("get_other")] }),
  ]);
  const refused = await call("get_balance");
  expect(refused).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE", retryable: true },
    meta: { runtime_status: "missing_key", credits_used: 0, warnings: [] },
  });
  expect(refused.ok ? "" : refused.error.message).toContain("HELIUS_API_KEY is not set");
  expect(await service.verifyLedger()).toMatchObject({ voided: 0, captured: 0 });
  expect((await call("get_price")).ok).toBe(true);
  expect((await call("get_other")).ok).toBe(true);
  expect(asked.length).toBe(2);
  expect(await spent()).toBe(2);
  const shown = service.catalog.tools.map((each) => [each.name, each.entry().status.available]);
  expect(shown).toContainEqual(["get_balance", false]);
  expect(shown).toContainEqual(["get_price", true]);
  expect(service.catalog.find("get_balance").entry().status.reason).toContain("HELIUS_API_KEY");
});

test("an optional key is used where it is there, and missed where it is not", async () => {
  const auth = { ...BEARER, optional: true };
  const without = await start([provider(auth)]);
  expect((await without.call("get_balance")).ok).toBe(true);
  expect(without.asked[0]?.headers.get("authorization")).toBe(null);
  expect(without.service.catalog.find("get_balance").entry().status).toEqual({ available: true });
  const { call, asked } = await start([provider(auth)], { keys: { HELIUS_API_KEY: KEY } });
  await call("get_balance");
  expect(asked[0]?.headers.get("authorization")).toBe(`Bearer ${KEY}`);
});

test("a function is asked anew for each call, so that a key rotates without a restart", async () => {
  const keys = ["first-9fQ2zLx0Wv5T", "second-7Rn2Kb8Qp4M", undefined, "third-2Hs6Gd9Jf3Kl"];
  const source = vi.fn(async () => keys.shift());
  const { service, call, asked } = await start([provider(BEARER)], { keys: { HELIUS_API_KEY: source } });
  const available = () => service.catalog.find("get_balance").entry().status.available;
  for (const expected of ["ok", "ok", "missing_key", "ok"]) {
    expect(statusOf(await call("get_balance"))).toBe(expected);
    expect(available()).toBe(expected === "ok");
  }
  expect(asked.map(({ headers }) => headers.get("authorization")?.slice(7, 12))).toEqual([
    "first",
    "secon",
    "third",
  ]);
  expect(source).toHaveBeenCalledTimes(4);
});

test("a function that throws or rejects costs its call at most, and is logged by its variable", async () => {
  let fails = true;
  const source = () => {
    if (fails) throw new Error(`the vault at ${KEY} is sealed`);
    return KEY;
  };
  const rejecting = async () => source();
  for (const HELIUS_API_KEY of [source, rejecting]) {
    fails = true;
    const { call, lines, service } = await start([provider(BEARER)], { keys: { HELIUS_API_KEY } });
    expect(statusOf(await call("get_balance"))).toBe("missing_key");
    expect(await service.verifyLedger()).toMatchObject({ voided: 0, captured: 0 });
    const read = lines.filter((line) => line.includes("a key could not be read"));
    expect(read).toEqual([expect.stringContaining("HELIUS_API_KEY")]);
    fails = false;
    expect((await call("get_balance")).ok).toBe(true);
  }
});

test("a function that hangs costs its call two seconds at most, and nobody else", async () => {
  const hanging = vi.fn(() => new Promise<string>(() => {}));
  const providers = [provider(BEARER), provider(undefined, { id: "other", tools: [tool("get_other")] })];
  const { call, clock } = await start(providers, { keys: { HELIUS_API_KEY: hanging } });
  const calls = [call("get_balance"), call("get_price")];
  expect((await call("get_other")).ok).toBe(true);
  await clock.advance(2_000);
  expect((await Promise.all(calls)).map(statusOf)).toEqual(["missing_key", "missing_key"]);
  // Asked once for both: what hangs is not piled up.
  expect(hanging).toHaveBeenCalledTimes(1);
});

test("a text that no request can carry stops the start by its variable, and one from a function the call", async () => {
  const broken = `${KEY}\nx`;
  await expect(start([provider(BEARER)], { keys: { HELIUS_API_KEY: broken } })).rejects.toThrow(
    /HELIUS_API_KEY(?!.*hel-9)/s,
  );
  const { call, asked } = await start([provider(BEARER)], { keys: { HELIUS_API_KEY: () => broken } });
  expect(statusOf(await call("get_balance"))).toBe("missing_key");
  expect(asked).toEqual([]);
});

test("a variable that no provider declares stops the start and is named", async () => {
  await expect(start([provider(BEARER)], { keys: { HELIUS_APIKEY: KEY } })).rejects.toThrow(
    /HELIUS_APIKEY.*HELIUS_API_KEY/s,
  );
});

test("neither a key nor a part of it comes back in a result, a warning, an error, a receipt or the log", async () => {
  const part = KEY.slice(4, 15);
  const leaks = [
    tool("get_balance"),
    tool("get_price", { execute: (_, ctx) => ctx.noData({ said: "" }, `there is nothing for ${part}`) }),
    tool("get_thrown", {
      execute() {
        throw new Error(`no luck with ${KEY}`, { cause: `it was ${part}` });
      },
    }),
    tool("get_worded"),
  ];
  const { call, lines } = await start(
    [
      provider(BEARER, {
        tools: leaks,
        failure: ({ body }) =>
          JSON.stringify(body).includes("worded=1")
            ? {
                runtimeStatus: "invalid_input",
                message: `said ${JSON.stringify(body)}`,
                next: `Try ${part}.`,
              }
            : undefined,
      }),
    ],
    { keys: { HELIUS_API_KEY: KEY } },
  );
  const answers = [
    ...(await Promise.all(leaks.map(({ name }) => call(name)))),
    await call("get_worded", { args: { at: "&worded=1" } }),
  ];
  const told = JSON.stringify(answers) + lines.join("\n");
  expect(told).toContain("Bearer [secret]");
  expect(told).toContain("nothing for [secret]");
  expect(told).toContain("no luck with [secret]");
  for (let from = 0; from + 8 <= KEY.length; from += 1) expect(told).not.toContain(KEY.slice(from, from + 8));
});

const PERSONAL = { ...BEARER, personal: true } as const;
const own = { keys: { HELIUS_API_KEY: OWN } };

test("a caller's own key is used in place of the operator's, or where there is none", async () => {
  for (const keys of [{}, { HELIUS_API_KEY: KEY }]) {
    const { call, asked } = await start([provider(PERSONAL)], { keys });
    expect(await call("get_balance", own)).toMatchObject({ ok: true, meta: { credits_used: 1 } });
    expect(asked[0]?.headers.get("authorization")).toBe(`Bearer ${OWN}`);
    expect(statusOf(await call("get_balance"))).toBe("HELIUS_API_KEY" in keys ? "ok" : "missing_key");
  }
});

test("a tool that only lacks a key which callers may bring says how, and stays open to them", async () => {
  const { service, call } = await start([provider(PERSONAL)]);
  const refused = await call("get_balance");
  expect(refused.ok ? "" : refused.error.message).toContain("x-svc-key-helius-api-key");
  const { status } = service.catalog.find("get_balance").entry();
  expect(status).toMatchObject({ available: true, reason: expect.stringContaining("HELIUS_API_KEY") });
});

test("a run with the caller's own key is never cached, shared or answered from the cache", async () => {
  const cached = [tool("get_balance", { cacheTtl: 60_000 })];
  const { call, asked } = await start([provider(PERSONAL, { tools: cached })], {
    keys: { HELIUS_API_KEY: KEY },
  });
  const others = { keys: { HELIUS_API_KEY: "theirs-3Gh7Jk1Lp9Qw5" } };
  const answers = await Promise.all([
    call("get_balance"),
    call("get_balance", own),
    call("get_balance", others),
  ]);
  expect(asked.length).toBe(3);
  expect(answers.map(({ meta }) => meta?.cache_status)).toEqual(["miss", "bypass", "bypass"]);
  await call("get_balance", own);
  expect(asked.length).toBe(4);
  expect((await call("get_balance")).meta?.cache_status).toBe("hit");
});

test("what the cache holds is no answer to a call with its own key: where nobody can be asked it takes no credit", async () => {
  const cached = [tool("get_balance", { cacheTtl: 60_000 })];
  let isDown = false;
  const { service, call } = await start([provider(PERSONAL, { tools: cached })], {
    keys: { HELIUS_API_KEY: KEY },
    upstream: { retries: false, breaker: { consecutiveFailures: 1 } },
    fetch: async () => (isDown ? new Response("{}", { status: 500 }) : Response.json({ said: "x" })),
  });
  await call("get_balance");
  isDown = true;
  await call("get_balance", { args: { at: "elsewhere" } });
  const before = await service.verifyLedger();
  expect((await call("get_balance", own)).ok).toBe(false);
  expect(await service.verifyLedger()).toEqual(before);
  expect((await call("get_balance")).ok).toBe(true);
});

test("a caller's own key is masked like the operator's, in the log too", async () => {
  const thrown = tool("get_thrown", {
    execute() {
      throw new Error(`no luck with ${OWN}`);
    },
  });
  const { call, lines } = await start([provider(PERSONAL, { tools: [tool("get_balance"), thrown] })]);
  const told =
    JSON.stringify([await call("get_balance", own), await call("get_thrown", own)]) + lines.join("");
  expect(told).toContain("no luck with [secret]");
  expect(told).not.toContain(OWN.slice(0, 8));
  expect(told).not.toContain(OWN.slice(-8));
});

test("an own key that the upstream refuses is the caller's to mend", async () => {
  const { call } = await start([provider(PERSONAL)], {
    fetch: async () => new Response("{}", { status: 401 }),
  });
  const refused = await call("get_balance", own);
  expect(refused).toMatchObject({ meta: { runtime_status: "missing_key", credits_used: 0 } });
  expect(refused.ok ? "" : refused.error.message).toContain("Check the key that came with the call");
});

test("an idempotency key means the same call, whoever's key came with it", async () => {
  const { call, asked } = await start([provider(PERSONAL)], { keys: { HELIUS_API_KEY: KEY } });
  const first = await call("get_balance", { idempotencyKey: "k-1", ...own });
  expect(await call("get_balance", { idempotencyKey: "k-1" })).toEqual(first);
  expect(asked.length).toBe(1);
});

test.each([
  ["that no tool takes from callers", { ACME_API_KEY: OWN }, "ACME_API_KEY"],
  ["that is empty", { HELIUS_API_KEY: "" }, "HELIUS_API_KEY"],
  ["with a line break", { HELIUS_API_KEY: `${OWN}\nx` }, "HELIUS_API_KEY"],
  ["of this service", { HELIUS_API_KEY: `svc_live_${OWN}` }, "HELIUS_API_KEY"],
])("an own key %s is refused, named, and not shown", async (_, keys, named) => {
  const { call, asked } = await start([provider(PERSONAL)]);
  const refused = await call("get_balance", { keys });
  expect(refused).toMatchObject({ error: { code: "INVALID_REQUEST" }, meta: { credits_used: 0 } });
  expect(JSON.stringify(refused)).toContain(named);
  expect(JSON.stringify(refused)).not.toContain(OWN.slice(0, 8));
  expect(asked).toEqual([]);
});

test("whoever brings one of two keys brings both: a caller's name never goes with the operator's secret", async () => {
  const auth = [
    { header: "x-name", variable: "HELIUS_NAME", personal: true },
    { header: "x-token", variable: "HELIUS_SECRET", personal: true },
  ];
  const keys = { HELIUS_NAME: "operator-1Qa2Ws3E", HELIUS_SECRET: KEY };
  const { call, asked } = await start([provider(auth)], { keys });
  expect(statusOf(await call("get_balance", { keys: { HELIUS_NAME: OWN } }))).toBe("missing_key");
  expect(asked).toEqual([]);
  expect((await call("get_balance", { keys: { HELIUS_NAME: OWN, HELIUS_SECRET: OWN } })).ok).toBe(true);
  expect(asked[0]?.headers.get("x-token")).toBe(OWN);
});

test("keys go to the provider's own upstream alone, never to a URL that a caller names", async () => {
  const named = tool("get_named", {
    execute: (_, ctx) =>
      ctx.publicHttp("https://elsewhere.example").get("", { schema: z.object({ said: z.string() }) }),
  });
  const seen: string[] = [];
  const { call } = await start([provider(BEARER, { tools: [named] })], {
    keys: { HELIUS_API_KEY: KEY },
    async publicFetch(request) {
      seen.push(`${request.url} ${JSON.stringify([...request.headers])}`);
      return Response.json({ said: "x" });
    },
  });
  expect((await call("get_named")).ok).toBe(true);
  expect(seen.length).toBe(1);
  expect(seen.join("")).not.toContain(KEY);
});

test("a fallback answers for a tool that lacks its key", async () => {
  const first = tool("get_balance", { fallback: { tool: "get_other" } });
  const providers = [
    provider(BEARER, { tools: [first] }),
    provider(undefined, { id: "other", title: "Other", tools: [tool("get_other")] }),
  ];
  const { call } = await start(providers);
  expect(await call("get_balance")).toMatchObject({
    ok: true,
    meta: { provider: "other", fallback_used: true },
  });
});

test.each([
  ["a variable in small letters", { bearer: true, variable: "helius" }, "variable"],
  ["no place", { variable: "HELIUS_API_KEY" }, "exactly one"],
  ["two places", { bearer: true, query: "key", variable: "HELIUS_API_KEY" }, "exactly one"],
  ["a parameter of a path that is none", { path: "{key}", variable: "HELIUS_API_KEY" }, "path"],
  ["a header that is none", { header: "x y", variable: "HELIUS_API_KEY" }, "header"],
  ["a tool that is not there", { ...BEARER, for: ["get_balanse"] }, "get_balanse"],
  ["two keys in one place", [BEARER, { header: "Authorization", variable: "HELIUS_OTHER" }], "same place"],
])("auth with %s stops at its definition", (_, auth, named) => {
  // `as`: plain JavaScript may hold what TypeScript would refuse.
  expect(() => provider(auth as Provider["auth"])).toThrow(named);
  expect(() => provider(auth as Provider["auth"])).toThrow("helius");
});
