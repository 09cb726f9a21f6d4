// Requests that a tool forgets, over a real connection: none ends the process, and none gets lost.
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import {
  createService,
  defineProvider,
  defineTool,
  type Effect,
  HOST,
  type Logger,
  type ToolContext,
} from "@svckit/core";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";

let shop: StandIn;
let unhandled: unknown[];
let lines: { readonly level: string; readonly message: string; readonly fields: Record<string, unknown> }[];

const note = (error: unknown) => unhandled.push(error);

beforeAll(async () => {
  shop = await createStandIn({
    "GET /slow": async () => {
      await sleep(100);
      return { body: { n: 1 } };
    },
    "GET /missing": () => ({ status: 404 }),
    "POST /orders": async () => {
      await sleep(100);
      return { body: { n: 2 } };
    },
    "POST /refused": async () => {
      await sleep(100);
      return { status: 422 };
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  unhandled = [];
  lines = [];
  process.on("unhandledRejection", note);
});
afterEach(() => {
  process.off("unhandledRejection", note);
});

const schema = z.object({ n: z.number() });
const input = z.object({});

async function call(execute: (ctx: ToolContext) => Promise<{ n: number }>, effect: Effect = "read") {
  const write = (level: string): Logger["info"] => {
    return (message, fields = {}) => lines.push({ level, message, fields });
  };
  const tool = defineTool({
    name: "run_code",
    title: "Code",
    description: "Runs the code of a test, with its slips.",
    category: "orders",
    effect,
    input,
    output: schema,
    execute: (_, ctx) => execute(ctx),
  });
  const service = createService({
    providers: [defineProvider({ id: "shop", title: "Shop", baseUrl: shop.url, tools: [tool] })],
    publicFetch: async () => new Response("{}", { status: 404 }),
    logger: { info: write("info"), warn: write("warn"), error: write("error") },
  });
  const envelope = await service.execute({ tool: "run_code", args: {}, principal: HOST, requestId: "r1" });
  await nextTurn();
  return envelope;
}

const NAMED = { tool: "run_code", provider: "shop", requestId: "r1" };

test("a request that fails while another one is awaited ends nothing, and is thrown where it is awaited", async () => {
  const envelope = await call(async ({ http }) => {
    const slow = http.get("/slow", { schema });
    const missing = http.get("/missing", { schema });
    await slow;
    return missing;
  });
  expect(envelope).toMatchObject({ ok: false, error: { code: "TOOL_ERROR" } });
  expect(unhandled).toEqual([]);
  expect(lines.map(({ message }) => message)).not.toContain("a tool did not await its requests");
});

test("a request that nobody awaits ends nothing, and is told once with tool and provider", async () => {
  const envelope = await call(async ({ http, publicHttp }) => {
    http.get("/missing", { schema });
    publicHttp("https://node.example").get("/", { schema });
    return http.get("/slow", { schema });
  });
  expect(envelope).toMatchObject({ ok: true, data: { n: 1 } });
  expect(unhandled).toEqual([]);
  expect(lines).toEqual([
    {
      level: "error",
      message: "a tool did not await its requests",
      fields: { ...NAMED, requests: ["GET", "GET"] },
    },
  ]);
});

test("a change that still runs when its tool gives a result is waited for", async () => {
  const before = shop.requests.length;
  let isAnswered = false;
  const envelope = await call(async ({ http }) => {
    http.post("/orders", { json: {}, schema: schema.transform(() => (isAnswered = true)) });
    return { n: 0 };
  }, "write");
  expect(envelope).toMatchObject({ ok: true, data: { n: 0 } });
  expect([isAnswered, shop.requests.length - before]).toEqual([true, 1]);
  expect(lines).toMatchObject([{ fields: { ...NAMED, requests: ["POST"] } }]);
});

test("a change that still runs when its tool throws is waited for", async () => {
  let isAnswered = false;
  const envelope = await call(async ({ http }) => {
    http.post("/orders", { json: {}, schema: schema.transform(() => (isAnswered = true)) });
    throw new Error("a slip");
  }, "write");
  expect([envelope.ok, isAnswered]).toEqual([false, true]);
});

test("a change that was refused fails its call, though nobody awaited it", async () => {
  const envelope = await call(async ({ http }) => {
    http.post("/refused", { json: {}, schema });
    return { n: 0 };
  }, "write");
  expect(envelope).toMatchObject({ ok: false, error: { code: "TOOL_ERROR" } });
  expect(unhandled).toEqual([]);
});

test("a POST that only asks is not waited for", async () => {
  let isAnswered = false;
  await call(async ({ http }) => {
    const read = schema.transform(() => (isAnswered = true));
    http.post("/orders", { json: {}, reads: true, schema: read });
    return { n: 0 };
  }, "write");
  expect(isAnswered).toBe(false);
});

test("a request after the end of its call is not sent, and is told with tool and provider", async () => {
  let later: Promise<unknown> | undefined;
  await call(async ({ http }) => {
    later = nextTurn().then(() => sleep(20).then(() => http.post("/orders", { json: {}, schema })));
    return { n: 0 };
  }, "write");
  const before = shop.requests.length;
  await expect(later).rejects.toThrow("after its call had ended");
  expect(shop.requests).toHaveLength(before);
  expect(lines).toMatchObject([
    { message: "a tool sent a request after its call had ended", fields: { ...NAMED, method: "POST" } },
  ]);
});

test("requests count as awaited in whatever way they are", async () => {
  const envelope = await call(async ({ http }) => {
    const get = () => http.get("/slow", { schema });
    await Promise.all([get(), get()]);
    await Promise.race([get(), get()]);
    await get().finally(() => {});
    await http.get("/missing", { schema }).catch(() => {});
    return new Promise((resolve) => void get().then(resolve));
  });
  expect(envelope).toMatchObject({ ok: true });
  expect(lines).toEqual([]);
});

test("a tool's own lines name tool, provider and request, and cannot name others", async () => {
  await call(async ({ log }) => {
    log.info("it begins", { step: 1 });
    log.warn("it goes on", { tool: "another" });
    log.error("it ends");
    return { n: 0 };
  });
  expect(lines).toEqual([
    { level: "info", message: "it begins", fields: { ...NAMED, step: 1 } },
    { level: "warn", message: "it goes on", fields: NAMED },
    { level: "error", message: "it ends", fields: NAMED },
  ]);
});
