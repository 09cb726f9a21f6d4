// The clauses of the tools that agent frameworks are given: which, for whom, once, and what a model reads.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { type AgentToolsOptions, toAgentTools, toModelView } from "./agent-tools.js";
import type { Effect } from "./catalog/effect.js";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { createService } from "./service.js";

async function start(credits = 10, clock = createTestClock()) {
  const runs: string[] = [];
  const tool = (name: string, category: string, effect: Effect) =>
    defineTool({
      name,
      title: name,
      description: "Counts its runs and gives the count.",
      category,
      effect,
      keyless: effect === "read",
      input: z.object({ id: z.string().optional() }),
      output: z.object({ ran: z.number() }),
      execute: () => ({ ran: runs.push(name) }),
    });
  const service = createService({
    clock,
    providers: [
      defineProvider({
        id: "local",
        title: "Local",
        tools: [
          tool("get_x", "market_data", "read"),
          tool("get_y", "security_risk", "read"),
          tool("set_x", "market_data", "write"),
        ],
      }),
    ],
    retired: [{ name: "get_old_x", replacement: "get_x" }],
  });
  const { id } = await service.createAccount({ credits });
  const { key } = await service.createKey(id);
  const names = (tools?: AgentToolsOptions<unknown>["tools"]) =>
    toAgentTools(service, tools && { tools }).map(({ name }) => name);
  return { service, id, key, runs, names };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Calls a tool as a framework does, by default with a key. */
function ask(
  { service, key }: Started,
  name: string,
  toolCallId?: string,
  options: AgentToolsOptions<string> = { caller: { credential: key } },
  args: unknown = {},
) {
  const [tool] = toAgentTools(service, { ...options, tools: [name] });
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool.call({ args, toolCallId, signal: undefined, context: "context" });
}

test("gives the providers' tools, in the order of names, and none that the service brings itself", async () => {
  const { names } = await start();
  expect(names()).toEqual(["get_x", "get_y", "set_x"]);
});

test("gives the tools that pass a test, and those that are named, in that order", async () => {
  const { names } = await start();
  expect(names(({ effect }) => effect === "read")).toEqual(["get_x", "get_y"]);
  expect(names(({ category }) => category === "market_data")).toEqual(["get_x", "set_x"]);
  expect(names(["set_x", "report_feedback", "get_x"])).toEqual(["set_x", "report_feedback", "get_x"]);
  expect(names([])).toEqual([]);
});

test("brings the caller's own keys with each call", async () => {
  const started = await start();
  // No tool here takes any: the refusal shows that the key has come.
  const caller = { credential: started.key, keys: { ACME_API_KEY: "mine-7Tq1Lm4Vc8Zx" } };
  const answer = await ask(started, "get_x", undefined, { caller });
  expect(answer).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR" } });
  expect(JSON.stringify(answer)).toContain("ACME_API_KEY");
});

test("refuses a name that is not in the catalog when the list is made", async () => {
  const { names } = await start();
  expect(() => names(["get_z"])).toThrow(expect.objectContaining({ code: "TOOL_NOT_FOUND" }));
  expect(() => names(["get_old_x"])).toThrow(expect.objectContaining({ code: "TOOL_RETIRED" }));
});

test("describes arguments as an object, without an idempotency key for the model to fill in", async () => {
  const { service } = await start();
  const [tool] = toAgentTools(service);
  expect(tool?.inputSchema).toEqual({
    type: "object",
    properties: { id: { type: "string" } },
    additionalProperties: false,
  });
});

test("does a call that changes state once for an id, and is paid once, in whichever list it comes again", async () => {
  const started = await start();
  const first = await ask(started, "set_x", "call-1");
  expect(first).toMatchObject({ ok: true, data: { ran: 1 }, meta: { credits_remaining: 9 } });
  expect(await ask(started, "set_x", "call-1")).toEqual(first);
  expect(await ask(started, "set_x", "call-2")).toMatchObject({ data: { ran: 2 } });
  expect(started.runs).toHaveLength(2);
});

test("does a call again in another conversation, or where no model asked", async () => {
  const started = await start();
  const inConversation = (conversationId: string) =>
    ask(started, "set_x", "call_0", { caller: { credential: started.key, conversationId } });
  await inConversation("a");
  await inConversation("b");
  await inConversation("a");
  expect(started.runs).toHaveLength(2);
  await ask(started, "set_x");
  await ask(started, "set_x");
  expect(started.runs).toHaveLength(4);
});

test("refuses an id that comes again with other arguments", async () => {
  const started = await start();
  const options = { caller: { credential: started.key } };
  await ask(started, "set_x", "call_0", options, { id: "a" });
  const second = await ask(started, "set_x", "call_0", options, { id: "b" });
  expect(second).toMatchObject({ ok: false, error: { code: "IDEMPOTENCY_KEY_REUSED" } });
  expect(started.runs).toHaveLength(1);
});

test("takes a number that a model wrote as text", async () => {
  const found = await ask(await start(), "search_tools", undefined, {}, { intent: "x", limit: "1" });
  expect(found.ok).toBe(true);
});

test("asks anew for a read, whatever its id", async () => {
  const started = await start();
  await ask(started, "get_x", "call-1");
  expect(await ask(started, "get_x", "call-1")).toMatchObject({ data: { ran: 2 } });
});

test("takes ids of any form and length", async () => {
  const started = await start();
  for (const id of ["fc_1|call 2/ü", "x".repeat(1_000)]) {
    const first = await ask(started, "set_x", id);
    expect(first.ok).toBe(true);
    expect(await ask(started, "set_x", id)).toEqual(first);
  }
  expect(started.runs).toHaveLength(2);
});

test("asks for whom at each call, with what the framework tells of it", async () => {
  const started = await start();
  const seen: string[] = [];
  const caller = async (context: string) => {
    seen.push(context);
    return { credential: started.key };
  };
  const envelope = await ask(started, "get_x", "call-1", { caller });
  expect(envelope).toMatchObject({ ok: true, meta: { credits_remaining: 9 } });
  expect(seen).toEqual(["context"]);
});

test("calls on the keyless lane where a function knows of nobody", async () => {
  const started = await start();
  const envelope = await ask(started, "get_x", "call-1", { caller: async () => undefined });
  expect(envelope).toMatchObject({ ok: true, meta: { credits_used: 0 } });
  expect(await started.service.quota({})).toMatchObject({ quotaRemaining: 24 });
});

test("calls for a session that is kept over many periods, from the wallet of each", async () => {
  const clock = createTestClock();
  const started = await start(10, clock);
  const principal = await started.service.openSession(started.id);
  const left = async () =>
    (await ask(started, "get_x", "call-1", { caller: { principal } })).meta?.credits_remaining;
  expect([await left(), await left()]).toEqual([9, 8]);
  clock.set(Date.parse("2026-03-02T00:00:00.000Z"));
  expect([await left(), await left()]).toEqual([9, 8]);
});

test("calls for an address on the keyless lane", async () => {
  const started = await start();
  await ask(started, "get_x", "call-1", { caller: { address: "203.0.113.7" } });
  expect(await started.service.quota({ address: "203.0.113.7" })).toMatchObject({ quotaRemaining: 24 });
  expect(await started.service.quota({ address: "203.0.113.8" })).toMatchObject({ quotaRemaining: 25 });
});

test("words errors as agents are told them: a spent wallet says when it refills", async () => {
  const started = await start(1);
  await ask(started, "get_x", "call-1");
  const envelope = await ask(started, "get_x", "call-2");
  expect(envelope).toMatchObject({
    ok: false,
    error: { code: "QUOTA_EXCEEDED", message: expect.stringContaining("2026-02-01T00:00:00.000Z") },
  });
});

test("shows a model the data and the part of the receipt that bears on its answer", async () => {
  const started = await start();
  const envelope = await ask(started, "get_x", "call-1");
  expect(toModelView(started.service, envelope)).toEqual({
    ran: 1,
    _svc: {
      receipt_id: envelope.meta?.receipt_id,
      runtime_status: "ok",
      source: "live",
      fetched_at: "2026-01-01T00:00:00.000Z",
      cache_age_ms: 0,
      truncated: false,
      warnings: [],
    },
  });
});

test("shows a model the error whole, with a receipt where there is one", async () => {
  const started = await start();
  const refused = await ask(started, "get_x", "call-1", undefined, { name: "Ada" });
  expect(refused).toMatchObject({ error: { code: "VALIDATION_ERROR", param: "name" } });
  expect(toModelView(started.service, refused)).toMatchObject({
    error: { ...(!refused.ok && refused.error) },
    _svc: { runtime_status: "invalid_input" },
  });
  const unknown = await ask(started, "get_x", "call-1", { caller: { credential: "svc_live_wrong" } });
  expect(unknown).toMatchObject({ error: { code: "INVALID_API_KEY" } });
  expect(toModelView(started.service, unknown)).toEqual({ error: !unknown.ok && unknown.error });
});

test("takes from a caller who asks, and neither tool, arguments, key, transport nor signal", async () => {
  const started = await start();
  const gone = AbortSignal.abort(new Error("another's signal"));
  const more = {
    credential: started.key,
    tool: "set_x",
    args: { id: 1 },
    idempotencyKey: "not a key",
    transport: "cli",
    signal: gone,
    expects: { effect: "state", otherwise: () => ({ message: "", next: "" }) },
  };
  // `as`: a host in JavaScript hands in what it has, a request of its own, say.
  const caller = more as { credential: string };
  expect(await ask(started, "get_x", undefined, { caller })).toMatchObject({
    ok: true,
    meta: { tool: "get_x", credits_used: 1 },
  });
  expect(started.runs).toEqual(["get_x"]);
});
