// The clauses of callers whom the host knows: what it may say, what comes of it, and that a slip of it lets nobody in.
import { expect, test } from "vitest";
import { startCounting } from "../../test/counting-service.js";
import { HOST_FUNCTION_MS } from "../platform/host-function.js";
import { type Logger, silentLogger } from "../platform/logger.js";
import type { Identified, Identify, IdentifyRequest } from "./host-identity.js";

const ADDRESS = "203.0.113.7";
const DAY_MS = 86_400_000;

/** A request with headers. */
function requestOf(headers: Readonly<Record<string, readonly string[]>> = {}): () => IdentifyRequest {
  const shown = { transport: "rest", method: "POST", path: "/api/v1/execute", address: ADDRESS } as const;
  return () => ({ ...shown, headers, host: {} });
}

/** A service whose host says this, and what it logs. */
async function start(identify: Identify, options: Parameters<typeof startCounting>[0] = {}) {
  const lines: { readonly message: string; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  const logger: Logger = {
    ...silentLogger,
    error: (message, fields = {}) => lines.push({ message, fields }),
  };
  const started = await startCounting({ identify, logger, ...options });
  const call = (more: object = {}) =>
    started.service.transport.answer({ tool: "get_x", request: requestOf(), address: ADDRESS, ...more });
  return { ...started, lines, call };
}

test("opens the account that the host names at first sight, on the plan that it says, and never moves it by that", async () => {
  let plan: string | undefined = "pro";
  const { call, service } = await start(() => ({ account: "acme", plan }));
  expect((await call()).envelope).toMatchObject({ ok: true, meta: { credits_remaining: 499_999 } });
  plan = "starter";
  expect(await call()).toMatchObject({ lane: "account", quotaRemaining: 499_998, rate: { limit: 500 } });
  await service.setPlan("acme", "free");
  expect(await call()).toMatchObject({ quotaRemaining: 9_999, rate: { limit: 100 } });
  expect(await service.describeAccount("acme")).toMatchObject({ plan: "free" });
  plan = undefined;
  expect(await call()).toMatchObject({ quotaRemaining: 9_998 });
});

test("takes the account from the period of the call", async () => {
  const { call, clock, service } = await start(() => ({ account: "acme" }));
  expect(await call()).toMatchObject({ quotaRemaining: 9_999 });
  const principal = await service.identify({ request: requestOf() });
  clock.set(clock.now() + 32 * DAY_MS);
  expect(await call()).toMatchObject({ quotaRemaining: 9_999 });
  expect(await service.transport.answer({ tool: "get_x", principal })).toMatchObject({
    quotaRemaining: 9_998,
  });
});

test("lets an account in no more once it is suspended, and again once it is resumed", async () => {
  const { call, service } = await start(() => ({ account: "acme" }));
  await call();
  await service.suspendAccount("acme", { reason: "unpaid" });
  expect((await call()).code).toBe("UNAUTHORIZED");
  await service.resumeAccount("acme");
  expect(await call()).toMatchObject({ quotaRemaining: 9_998 });
  await service.closeAccount("acme");
  expect((await call()).code).toBe("UNAUTHORIZED");
});

test("gives the principal the host's user and attributes, also where the host keeps it", async () => {
  const attributes = { role: "admin" };
  const { service } = await start(() => ({ account: "acme", endUser: "ada@example.org", attributes }));
  const principal = await service.identify({ request: requestOf() });
  const expected = {
    kind: "account",
    account: { id: "acme" },
    keyId: "identify",
    endUser: "ada@example.org",
  };
  expect(principal).toMatchObject({ ...expected, attributes });
  expect(await service.identify({ principal })).toMatchObject({ ...expected, attributes });
});

test("is asked before a key, and leaves the key and the keyless lane to whom it does not know", async () => {
  const { call, key, account } = await start(({ headers }) =>
    headers["x-session"] ? { account: "acme" } : undefined,
  );
  const request = requestOf({ "x-session": ["1"] });
  expect(await call({ request, credential: key })).toMatchObject({ quotaRemaining: 9_999, lane: "account" });
  expect(await call({ request })).toMatchObject({ quotaRemaining: 9_998 });
  expect(await call({ credential: key })).toMatchObject({ quotaRemaining: 9_999 });
  expect(await call()).toMatchObject({ lane: "anonymous", quotaRemaining: 24 });
  expect(account.id).not.toBe("acme");
});

test("stands in the place of keys: a credential that the host does not know is a wrong one", async () => {
  const { call, key } = await start(() => undefined, { apiKeys: false });
  expect((await call({ credential: key })).envelope).toMatchObject({
    error: { code: "UNAUTHORIZED", message: expect.stringContaining("none that this service knows") },
  });
  expect(await call()).toMatchObject({ lane: "anonymous" });
});

test("refuses in the host's words, counts that as an attempt of the address, and takes nothing", async () => {
  const { call, state, service } = await start(() => ({ refuse: "The trial of Acme is over." }));
  for (const transport of ["rest", "mcp"]) {
    expect((await call({ transport })).envelope).toMatchObject({
      error: {
        code: transport === "rest" ? "UNAUTHORIZED" : "INVALID_API_KEY",
        message: expect.stringMatching(/^The trial of Acme is over\. /),
      },
    });
  }
  expect(await service.quota({ address: ADDRESS })).toMatchObject({ quotaRemaining: 25 });
  const codes = new Set<unknown>();
  for (let n = 0; n < 100; n++) codes.add((await call()).code);
  expect(codes).toEqual(new Set(["UNAUTHORIZED", "RATE_LIMITED"]));
  expect(state.ran).toBe(0);
});

test("is asked once about a request, however many calls come with it, and each gets the same", async () => {
  let asked = 0;
  const request = requestOf();
  const { call, service, lines } = await start(() => {
    asked += 1;
    if (asked === 2) throw new Error("down");
    return { account: `acme${asked}` };
  });
  await Promise.all([call({ request }), call({ request }), service.identify({ request })]);
  expect(asked).toBe(1);
  const other = requestOf();
  const codes = [(await call({ request: other })).code, (await call({ request: other })).code];
  expect([codes, asked, lines.length]).toEqual([
    ["AUTH_SERVICE_UNAVAILABLE", "AUTH_SERVICE_UNAVAILABLE"],
    2,
    1,
  ]);
});

test("is not asked where there is no request, and where the host has said already who asks", async () => {
  const { service, key } = await start(() => {
    throw new Error("asked");
  });
  const principal = await service.openSession("acme");
  const kept = { request: requestOf(), principal };
  expect(await service.transport.answer({ tool: "get_x", ...kept })).toMatchObject({ lane: "account" });
  expect(await service.transport.answer({ tool: "get_x", credential: key })).toMatchObject({
    lane: "account",
  });
});

class Proxied {
  readonly account = "acme";
  get plan(): string {
    throw new Error("SECRET");
  }
}

// `as`: what a host in JavaScript may give.
const NONSENSE = {
  null: null,
  "a number": 7,
  "a text": "acme",
  "a list": ["acme"],
  "no account": {},
  "an account that is no text": { account: 7 },
  "an account of bad form": { account: "-acme" },
  "the name of a prototype": { account: "__proto__" },
  "an account of 10 KB": { account: "a".repeat(10_240) },
  "a plan that is none": { account: "acme", plan: "gold" },
  "a plan with a prototype's name": { account: "acme", plan: "toString" },
  "a plan that is no text": { account: "acme", plan: null },
  "an endUser of 10 KB": { account: "acme", endUser: "u".repeat(10_240) },
  "an empty endUser": { account: "acme", endUser: "" },
  "an endUser with a NUL": { account: "acme", endUser: "a\u0000" },
  "an endUser that is no text": { account: "acme", endUser: { id: 1 } },
  "attributes that are a list": { account: "acme", attributes: [] },
  "a refusal without words": { refuse: "" },
  "a refusal that is true": { refuse: true },
  "an account and a refusal": { account: "acme", refuse: "no" },
  "a member that there is not": { account: "acme", enduser: "bob" },
  "a refusal with one": { refuse: "no", status: 402 },
  "a getter that throws": new Proxied(),
} as unknown as Readonly<Record<string, Identified>>;

test.each(Object.keys(NONSENSE))("lets nobody in where the host gives %s, at once or later", async (name) => {
  const given = NONSENSE[name];
  for (const identify of [() => given, async () => given]) {
    const { call, key, service, store, lines, state } = await start(identify);
    for (const more of [{}, { credential: key }]) {
      const { envelope, retryAfterS, lane } = await call(more);
      expect(envelope).toMatchObject({
        ok: false,
        error: { code: "AUTH_SERVICE_UNAVAILABLE", retryable: true },
      });
      expect({ retryAfterS, lane }).toEqual({ retryAfterS: 5, lane: undefined });
      expect(JSON.stringify(envelope)).not.toContain("SECRET");
    }
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      message: "the host's `identify` failed",
      fields: { option: "identify" },
    });
    expect(JSON.stringify(lines.map(({ fields }) => String(fields["error"])))).not.toMatch(/a{9}|u{9}/);
    expect(await service.quota({ address: ADDRESS })).toMatchObject({ quotaRemaining: 25 });
    expect([state.ran, await store.findAccount("acme")]).toEqual([0, undefined]);
  }
});

test("names a member that there is not in the log, and the one that is meant, and shows the caller neither", async () => {
  // `as`: what a host in JavaScript may give.
  const { call, lines } = await start(() => ({ account: "acme", enduser: "bob" }) as Identified);
  const { body, code } = await call();
  expect([code, body.includes("enduser")]).toEqual(["AUTH_SERVICE_UNAVAILABLE", false]);
  expect(lines).toMatchObject([{ fields: { error: { message: /"enduser"\. Is it "endUser"\?/ } } }]);
  expect(String(lines[0]?.fields["error"])).not.toContain("bob");
});

test("names the request of a failure in the log, and tells the caller nothing of it", async () => {
  const { call, lines } = await start(() => Promise.reject(new Error("connect ECONNREFUSED db.internal")));
  const { body } = await call({ requestId: "r-1" });
  expect(body).not.toContain("db.internal");
  expect(lines).toMatchObject([{ fields: { requestId: "r-1", error: { message: /db\.internal/ } } }]);
});

test("gives up a host that does not answer after 5 s, each of 1,000 calls by itself, and works again at once after", async () => {
  let hangs = true;
  const { call, clock, lines } = await start(() => (hangs ? new Promise(() => {}) : { account: "acme" }));
  const calls = Array.from({ length: 1_000 }, () => call({ request: requestOf() }));
  await clock.advance(HOST_FUNCTION_MS);
  const codes = new Set((await Promise.all(calls)).map(({ code }) => code));
  expect([codes, lines.length]).toEqual([new Set(["AUTH_SERVICE_UNAVAILABLE"]), 1_000]);
  hangs = false;
  expect(await call()).toMatchObject({ lane: "account" });
});

test.each(["constructor", "toString", "hasOwnProperty", "valueOf", "auth0|5f7"])(
  "takes %s for an account like any other",
  async (account) => {
    const { call, service } = await start(() => ({ account, endUser: "__proto__" }));
    expect(await call()).toMatchObject({ quotaRemaining: 9_999 });
    expect(await service.describeAccount(account)).toMatchObject({ plan: "free" });
  },
);

test("opens an account once where two services see it first at the same time, on one of their plans", async () => {
  const one = await start(() => ({ account: "acme", plan: "pro" }));
  const other = await start(() => ({ account: "acme", plan: "starter" }), {
    store: one.store,
    clock: one.clock,
  });
  const ends = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).call({ request: requestOf() })),
  );
  expect(ends.every(({ code }) => code === undefined)).toBe(true);
  const { plan, wallet } = await one.service.describeAccount("acme");
  expect([plan, wallet?.spent]).toEqual([expect.stringMatching(/^(pro|starter)$/), 40]);
  expect(await one.store.verify()).toMatchObject({ ok: true });
});

test("a service does not start with an `identify` that is no function", async () => {
  // `as`: a slip of a host in JavaScript.
  const identify = { account: "acme" } as unknown as Identify;
  await expect(startCounting({ identify })).rejects.toThrow(
    /^identify must be a function, but is \{"account"/,
  );
});
