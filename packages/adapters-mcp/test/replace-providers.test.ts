// Clauses of a service that changes while it runs: what follows its providers, what stays, and what is let go.
import { PassThrough } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { serveMcpStdio } from "@svckit/adapters-mcp";
import { createService, defineProvider, defineTool, HOST, memoryStore, type Provider } from "@svckit/core";
import { type Route, TAGS, toSuccess } from "@svckit/rest";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { CONNECT, type Served, serveMcp } from "./served.js";

let served: Served | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

/** A provider whose one tool tells which edition of it has answered. */
function edition(
  name: string,
  tells: string,
  more: { category?: string; wait?: Promise<unknown> } = {},
): Provider {
  const tool = defineTool({
    name,
    title: name.replaceAll("_", " "),
    description: `Tells the ${name.replaceAll("_", " ")} of a thing.`,
    category: more.category ?? "market_data",
    effect: "read",
    keyless: true,
    cacheTtl: 60_000,
    input: z.object({ thing: z.string().optional() }),
    output: z.object({ told: z.string() }),
    async execute() {
      await more.wait;
      return { told: tells };
    },
  });
  return defineProvider({ id: name, title: name, tools: [tool] });
}

const TAKEN: Route = {
  method: "GET",
  path: "/taken",
  operationId: "getTaken",
  summary: "A route with a component of its own",
  description: "It is here for its component.",
  tag: TAGS.server,
  credential: "unread",
  answer: { description: "Nothing", schema: { $ref: "#/components/schemas/get_taken_args" } },
  components: { get_taken_args: { type: "object" } },
  handle: ({ requestId }) => toSuccess(requestId, {}),
};

const text = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${served?.url}${path}`, init);
  return { status: response.status, etag: response.headers.get("etag"), text: await response.text() };
};
const message = (path: string, method: string, params: object = {}) =>
  text(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 3, method, params }),
  });

it("lists, searches, MCP and documents follow at once, and what is gone is gone", async () => {
  const kept = edition("get_price", "kept");
  served = await serveMcp({ providers: [kept, edition("get_rumour", "old", { category: "gossip" })] });
  const { service } = served;
  const before = await text("/api/openapi.json");
  expect(before.text).toContain("get_rumour_call");
  expect((await message("/svc_gossip/mcp", "tools/list")).text).toContain("get_rumour");

  service.replaceProviders([kept, edition("get_weather", "new", { category: "sky" })]);

  for (const path of ["/api/v1/tools", "/llms.txt", "/api/openapi.json", "/api/v1/tools?search=weather"]) {
    const { text: said } = await text(path);
    expect(said, path).toContain("get_weather");
    expect(said, path).not.toMatch(/rumour|gossip/);
  }
  expect((await text("/api/openapi.json")).etag).not.toBe(before.etag);
  expect((await message("/svc_gossip/mcp", "tools/list")).status).toBe(404);
  expect((await message("/svc_sky/mcp", "tools/list")).text).toContain("get_weather");
  for (const uri of ["svc://tools", "svc://providers", "svc://categories"])
    expect((await message("/mcp", "resources/read", { uri })).text).not.toMatch(/rumour|gossip/);
  const found = await service.execute({ tool: "search_tools", args: { intent: "weather of a thing" } });
  expect(JSON.stringify(found)).toContain("get_weather");
  expect(await service.execute({ tool: "get_rumour", principal: HOST })).toMatchObject({
    error: { code: "TOOL_NOT_FOUND" },
  });
  const client = await CONNECT["2026-07-28"](`${served.url}/svc_sky/mcp`);
  expect(await client.callTool({ name: "get_weather" })).toMatchObject({
    structuredContent: { ok: true, data: { told: "new" } },
  });
  await client.close();
});

it("a call in flight ends with the provider that it began with, and the next one has the new", async () => {
  let open = () => {};
  const wait = new Promise<void>((resolve) => {
    open = resolve;
  });
  served = await serveMcp({ providers: [edition("get_price", "old", { wait })] });
  const { service } = served;
  const ask = () => service.execute({ tool: "get_price", args: {}, principal: HOST });
  const running = ask();
  await nextTurn();
  service.replaceProviders([edition("get_price", "new")]);
  expect(await ask()).toMatchObject({ data: { told: "new" } });
  open();
  expect(await running).toMatchObject({ data: { told: "old" } });
  // What the old one gave is no answer of the new one, though the cache has it.
  expect(await ask()).toMatchObject({ data: { told: "new" }, meta: { cache_status: "hit" } });
});

it("keeps what is cached of a provider that stays", async () => {
  const kept = edition("get_price", "kept");
  served = await serveMcp({ providers: [kept] });
  const { service } = served;
  const ask = () => service.execute({ tool: "get_price", args: {}, principal: HOST });
  await ask();
  service.replaceProviders([...service.catalog.providers, edition("get_more", "more")]);
  expect(await ask()).toMatchObject({ meta: { cache_status: "hit" } });
});

it("a set that cannot be used is refused, and all stays as it was", async () => {
  served = await serveMcp({ providers: [edition("get_price", "old")] }, { routes: [TAKEN] });
  const { service } = served;
  const { catalog } = service;
  const twice = [edition("get_price", "a"), defineProvider({ ...edition("get_price", "b"), id: "other" })];
  expect(() => service.replaceProviders(twice)).toThrow("is in two providers");
  expect(() => service.replaceProviders("nothing" as never)).toThrow("providers must be a list");
  expect(() => service.replaceProviders([edition("get_price", "a")], { keys: { NO_KEY: "x" } })).toThrow(
    "keys.NO_KEY",
  );
  // The surface has a component of that name already.
  expect(() => service.replaceProviders([edition("get_taken", "a")])).toThrow("two describe the component");
  expect(service.catalog).toBe(catalog);
  expect(await service.execute({ tool: "get_price", principal: HOST })).toMatchObject({
    data: { told: "old" },
  });
});

it("keys of the new providers come with them, and a key by a function changes without either", async () => {
  let current = "first-key-of-many";
  const sent: string[] = [];
  const keyed = (variable: string) =>
    defineProvider({
      id: variable.toLowerCase(),
      title: variable,
      baseUrl: "https://upstream.example",
      auth: { variable, header: "x-key" },
      tools: [
        defineTool({
          name: `get_${variable.toLowerCase()}`,
          title: "A keyed tool",
          description: "Asks its upstream with a key.",
          category: "market_data",
          effect: "read",
          input: z.object({}),
          output: z.object({}),
          execute: (_, ctx) => ctx.http.get("x", { schema: z.object({}) }),
        }),
      ],
    });
  const service = createService({
    providers: [keyed("ONE_KEY")],
    keys: { ONE_KEY: () => current },
    fetch: async (request) => {
      sent.push(request.headers.get("x-key") ?? "");
      return Response.json({});
    },
  });
  await service.execute({ tool: "get_one_key", principal: HOST });
  current = "second-key-of-many";
  await service.execute({ tool: "get_one_key", principal: HOST });
  service.replaceProviders([keyed("TWO_KEY")], { keys: { TWO_KEY: "third-key-of-many" } });
  await service.execute({ tool: "get_two_key", principal: HOST });
  expect(sent).toEqual(["first-key-of-many", "second-key-of-many", "third-key-of-many"]);
  await service.close();
});

it("lets go of the providers before, once their last call has ended", async () => {
  const service = createService({ providers: [edition("get_price", "0")] });
  const gone: WeakRef<Provider>[] = [];
  for (let at = 1; at <= 20; at += 1) {
    const next = edition("get_price", String(at));
    service.replaceProviders([next]);
    expect(await service.execute({ tool: "get_price", principal: HOST })).toMatchObject({
      data: { told: String(at) },
    });
    if (at < 18) gone.push(new WeakRef(next));
  }
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void;
  for (let at = 0; at < 20 && gone.some((ref) => ref.deref()); at += 1) {
    await new Promise((done) => setTimeout(done, 20));
    collect();
  }
  expect(gone.filter((ref) => ref.deref())).toHaveLength(0);
  await service.close();
});

it("close({ keepStore: true }) leaves the store to whoever goes on with it", async () => {
  const store = memoryStore();
  let closed = 0;
  const counted = {
    ...store,
    close: async () => {
      closed += 1;
      await store.close();
    },
  };
  const first = createService({ providers: [edition("get_price", "a")], store: counted });
  const { id } = await first.createAccount({});
  await first.close({ keepStore: true });
  const second = createService({ providers: [edition("get_price", "a")], store: counted });
  expect(closed).toBe(0);
  expect(await second.describeAccount(id)).toMatchObject({ account_id: id });
  await second.close();
  expect(closed).toBe(1);
});

it("tells a client over stdio that the tools of its category have changed, once it is connected, and the root's not", async () => {
  for (const category of ["market_data", undefined]) {
    const service = createService({ providers: [edition("get_old", "old")], store: memoryStore() });
    const [input, output] = [new PassThrough(), new PassThrough()];
    const serving = serveMcpStdio(service, { input, output, ...(category && { category }) });
    const lines: Record<string, unknown>[] = [];
    output.on("data", (chunk) => {
      for (const line of String(chunk).trim().split("\n")) lines.push(JSON.parse(line));
    });
    const send = (sent: object) => input.write(`${JSON.stringify({ jsonrpc: "2.0", ...sent })}\n`);
    const client = {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "c", version: "1" },
    };
    send({ id: 1, method: "initialize", params: client });
    await expect.poll(() => lines.length).toBe(1);
    const isTold = category !== undefined;
    expect(lines[0]).toMatchObject({
      id: 1,
      result: { capabilities: { tools: isTold ? { listChanged: true } : {} } },
    });
    service.replaceProviders([edition("get_early", "early")]);
    send({ method: "notifications/initialized" });
    send({ id: 2, method: "ping" });
    await expect.poll(() => lines.length).toBe(2);
    service.replaceProviders([edition("get_new", "new")]);
    send({ id: 3, method: "tools/list" });
    await expect.poll(() => lines.some(({ id }) => id === 3)).toBe(true);
    const changed = { jsonrpc: "2.0", method: "notifications/tools/list_changed" };
    expect(lines.filter(({ method }) => method !== undefined)).toEqual(isTold ? [changed] : []);
    input.end();
    await serving;
    service.replaceProviders([edition("get_last", "last")]);
    expect(lines.filter(({ method }) => method !== undefined)).toHaveLength(isTold ? 1 : 0);
    await service.close();
  }
});
