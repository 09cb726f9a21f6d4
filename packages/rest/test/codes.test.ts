// Every code that REST can answer with, provoked: its status, its type, its flag and its entry on the error page.
import {
  defineProvider,
  defineTool,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  errorAnchor,
  memoryStore,
  type Provider,
  type ServiceOptions,
  type Store,
} from "@svckit/core";
import type { StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Reply, startServer, type TestServer } from "./server.js";
import { values, valuesUpstream } from "./values-provider.js";

/** A server whose store can lose a verb. */
interface Bench extends TestServer {
  readonly broken: Set<keyof Store>;
}

let upstream: StandIn;
const open: TestServer[] = [];

beforeAll(async () => {
  upstream = await valuesUpstream();
});

afterAll(async () => {
  for (const server of open) await server.close();
  await upstream.close();
});

/** A tool that is not on the keyless lane. */
function locked(): Provider {
  const getKeyed = defineTool({
    name: "get_keyed",
    title: "Keyed",
    description: "A tool of the tests that takes a key.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({}),
    execute: () => ({}),
  });
  return defineProvider({ id: "locked", title: "Locked", tools: [getKeyed] });
}

async function start(options: Partial<ServiceOptions> & { readonly credits?: number } = {}): Promise<Bench> {
  const real = memoryStore();
  const broken = new Set<keyof Store>();
  const store = new Proxy(real, {
    get(target, name: keyof Store) {
      if (!broken.has(name)) return Reflect.get(target, name);
      return async () => {
        throw new Error("connect ECONNREFUSED");
      };
    },
  });
  const server = await startServer({
    providers: [values(upstream.url), locked()],
    retired: [{ name: "get_old_value", replacement: "get_value" }],
    store,
    ...options,
  });
  open.push(server);
  return Object.assign(server, { broken });
}

const post = (server: TestServer, body: string) =>
  server.request("/api/v1/execute", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
const get = (server: TestServer, id = "a") => server.execute("get_value", { id });
const keyed = (server: TestServer, id = "a") => server.execute("get_value", { id }, { key: server.key });

/** The request that provokes each code. */
const RECIPES: Readonly<Partial<Record<ErrorCode, () => Promise<Reply>>>> = {
  ANON_AUTH_REQUIRED: async () => (await start()).execute("get_keyed", {}),
  ANON_GLOBAL_CAP_EXCEEDED: async () => {
    const server = await start({ anonymous: { sharedCallsPerDay: 1 } });
    await get(server);
    return get(server);
  },
  ANON_QUOTA_EXCEEDED: async () => {
    const server = await start({ anonymous: { callsPerDay: 1 } });
    await get(server);
    return get(server);
  },
  ANON_QUOTA_UNAVAILABLE: async () => {
    const server = await start();
    server.broken.add("consumeRate");
    return get(server);
  },
  APPROVAL_REQUIRED: async () => keyed(await start({ admit: () => ({ approve: "It is dear." }) })),
  AUTH_NOT_CONFIGURED: async () => keyed(await start({ apiKeys: false })),
  AUTH_REQUIRED: async () => (await start()).request("/api/v1/usage"),
  AUTH_SERVICE_UNAVAILABLE: async () => {
    const server = await start();
    server.broken.add("findKey");
    return keyed(server);
  },
  CALL_REFUSED: async () => keyed(await start({ admit: () => ({ refuse: "Not on Sundays." }) })),
  CATALOG_PAGINATION_ERROR: async () => (await start()).request("/api/v1/tools?cursor=nothing"),
  ENDPOINT_NOT_FOUND: async () => (await start()).request("/api/v2/tools"),
  FEEDBACK_RATE_LIMITED: async () => {
    const server = await start();
    const send = () => server.execute("report_feedback", { message: "The value is a day old." });
    for (let sent = 0; sent < 10; sent++) expect((await send()).json.ok).toBe(true);
    return send();
  },
  IDEMPOTENCY_KEY_REUSED: async () => {
    const server = await start();
    await server.execute("get_value", { id: "a", idempotency_key: "k" });
    return server.execute("get_value", { id: "b", idempotency_key: "k" });
  },
  // An account of a plan that the operator has taken out of the configuration.
  INTERNAL_ERROR: async () => {
    const store = memoryStore();
    const before = await start({ store, plans: { gold: { credits: 1 } } });
    const account = await before.service.createAccount({ plan: "gold" });
    const { key } = await before.service.createKey(account.id);
    return (await start({ store })).execute("get_value", { id: "a" }, { key });
  },
  INVALID_API_KEY: async () =>
    (await start()).execute("get_value", { id: "a" }, { key: `svc_live_${"0".repeat(36)}` }),
  INVALID_IDEMPOTENCY_KEY: async () =>
    (await start()).execute("get_value", { id: "a", idempotency_key: "a b" }),
  INVALID_REQUEST: async () => post(await start(), "[]"),
  MISSING_PARAM: async () => (await start()).execute("get_value", {}),
  NO_WALLET: async () => {
    const server = await start();
    const account = await server.service.createAccount({ wallet: false });
    return server.execute(
      "get_value",
      { id: "a" },
      { key: (await server.service.createKey(account.id)).key },
    );
  },
  PAYLOAD_TOO_LARGE: async () => post(await start({ bodyBytes: 10 }), '{"tool":"get_value"}'),
  PROVIDER_UNAVAILABLE: async () => get(await start(), "bad"),
  QUOTA_EXCEEDED: async () => {
    const server = await start({ credits: 1 });
    await keyed(server);
    return keyed(server);
  },
  QUOTA_SERVICE_UNAVAILABLE: async () => {
    const server = await start();
    server.broken.add("reserve");
    return keyed(server);
  },
  RATE_LIMITED: async () => {
    const server = await start({ plans: { free: { callsPerMinute: 1 } } });
    await keyed(server);
    return keyed(server);
  },
  SHUTTING_DOWN: async () => {
    const server = await start();
    // A server that drains refuses its document, too.
    await server.documentCheck();
    server.rest.drain();
    return keyed(server);
  },
  STATE_BACKEND_UNAVAILABLE: async () => {
    const server = await start();
    server.broken.add("consumeRate");
    return keyed(server);
  },
  TOOL_ERROR: async () => {
    const server = await start();
    upstream.fault({ status: 422 });
    const reply = await keyed(server);
    upstream.fault(null);
    return reply;
  },
  TOOL_NOT_FOUND: async () => (await start()).execute("get_nothing", {}),
  TOOL_REQUIRED: async () => post(await start(), "{}"),
  TOOL_RETIRED: async () => (await start()).execute("get_old_value", {}),
  UNAUTHORIZED: async () => {
    const server = await start();
    const { key, keyId } = await server.service.createKey(server.accountId);
    await server.service.revokeKey(keyId);
    return server.execute("get_value", { id: "a" }, { key });
  },
  VALIDATION_ERROR: async () => (await start()).execute("get_value", { id: 5 }),
};

// The service keeps no such records yet, so it cannot refuse over them.
const OF_STATE: readonly ErrorCode[] = [
  "ALERT_NOT_FOUND",
  "MEMORY_FACT_NOT_FOUND",
  "MONITOR_CREDIT_EXHAUSTED",
  "MONITOR_CREDIT_UNAVAILABLE",
  "MONITOR_NOT_FOUND",
  "SECRET_ALREADY_ISSUED",
  "STATE_SUBJECT_ARCHIVED",
  "STATE_SUBJECT_ARCHIVE_FORBIDDEN",
  "STATE_SUBJECT_NOT_FOUND",
];

const rows = Object.entries<ErrorRow>(ERRORS);

test("there is a recipe for every code that leaves over REST, except for those of records that do not exist yet", () => {
  const onRest = rows.filter(([, { transports }]) => transports.includes("rest")).map(([code]) => code);
  expect([...Object.keys(RECIPES), ...OF_STATE].sort()).toEqual(onRest.sort());
  expect(Object.keys(RECIPES)).toHaveLength(32);
});

test.each(Object.entries(RECIPES))("%s is told as the table has it", async (code, provoke) => {
  const { status, json, headers, text } = await provoke();
  if (json.ok) throw new Error(`it was answered: ${text}`);
  const row: ErrorRow = Reflect.get(ERRORS, code);
  const { error } = json;
  expect([error.code, status, error.type, error.retryable]).toEqual([
    code,
    row.status,
    row.type,
    row.retryable,
  ]);
  expect(row.transports).toContain("rest");
  expect(error.request_id).toBe(headers.get("x-request-id"));
  const [page = "", anchor] = error.doc_url.split("#");
  expect(anchor).toBe(errorAnchor(code as ErrorCode));
  // A server that drains does not show its page. Another one does.
  const url = code === "SHUTTING_DOWN" ? `${(await start()).url}/errors` : page;
  expect(await (await fetch(url)).text()).toContain(`id="${anchor}"`);
  // Waiting mends no server that has nothing to check credentials with.
  if (code === "AUTH_NOT_CONFIGURED") expect(headers.get("retry-after")).toBeNull();
  else if (status === 503) expect(headers.get("retry-after")).toMatch(/^[1-5]$/);
  if (code === "RATE_LIMITED") expect(headers.get("retry-after")).toBe(String(error.retry_after));
  if (code === "QUOTA_EXCEEDED") expect(headers.get("retry-after")).toBeNull();
});

test("all 47 codes have their anchor on the page, those of other transports among them", async () => {
  const { text } = await (await start()).request("/errors");
  expect(rows).toHaveLength(47);
  for (const [code] of rows) expect(text).toContain(`<h2 id="${errorAnchor(code as ErrorCode)}">`);
});
