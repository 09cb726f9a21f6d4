// What a service says of a call without running it.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import { memoryStore } from "../memory/memory-store.js";
import { createService } from "../service.js";

async function start() {
  const clock = createTestClock();
  const state: { ran: number; wait: Promise<unknown> | undefined; error: unknown } = {
    ran: 0,
    wait: undefined,
    error: undefined,
  };
  const tool = defineTool({
    name: "get_x",
    title: "Get x",
    description: "Counts its runs and gives the count.",
    category: "market_data",
    effect: "read",
    input: z.object({ id: z.string(), limit: z.int().max(5).default(1) }),
    output: z.object({ ran: z.number() }),
    async execute() {
      state.ran += 1;
      await state.wait;
      if (state.error) throw state.error;
      return { ran: state.ran };
    },
  });
  const service = createService({
    clock,
    store: memoryStore({ clock }),
    retired: [{ name: "get_y", replacement: "get_x" }],
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  const { id } = await service.createAccount({ credits: 10 });
  const principal = await service.openSession(id);
  const call = { tool: "get_x", args: { id: "a" }, principal, idempotencyKey: "run:1" };
  return { ...service.transport, service, state, call, clock };
}

test("a call that could run is checked without running, and takes nothing", async () => {
  const { check, call, service, state } = await start();
  expect((await check(call)).effect).toBe("read");
  await expect(check({ ...call, tool: "get_z" })).rejects.toMatchObject({ code: "TOOL_NOT_FOUND" });
  await expect(check({ ...call, tool: "get_y" })).rejects.toMatchObject({ code: "TOOL_RETIRED" });
  await expect(check({ ...call, args: {} })).rejects.toMatchObject({ code: "MISSING_PARAM" });
  const wrong = [{ id: 1 }, { id: "a", limit: 6 }, { id: "a", more: 1 }, "a", { id: "a", at: () => 1 }];
  for (const args of wrong)
    await expect(check({ ...call, args })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(state.ran).toBe(0);
  expect(await service.verifyLedger()).toMatchObject({ spent: 0, pending: 0 });
});

test("what became of a call is found by its key: nothing, that it runs, and its answer", async () => {
  const { answer, known, call, state } = await start();
  expect(await known(call)).toEqual({ state: "free" });
  let release = () => {};
  state.wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  const running = answer(call);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await known(call)).toEqual({ state: "running" });
  release();
  const { envelope } = await running;
  expect(await known(call)).toEqual({ state: "done", envelope });
  expect(await known({ ...call, args: { id: "b" } })).toEqual({ state: "free" });
  expect(await known({ ...call, idempotencyKey: "run:2" })).toEqual({ state: "free" });
  expect(state.ran).toBe(1);
});

test("a failure that may be sent again leaves the key free, and a final one stands", async () => {
  const { answer, known, call, state } = await start();
  state.error = new ServiceError("PROVIDER_UNAVAILABLE");
  expect((await answer(call)).code).toBe("PROVIDER_UNAVAILABLE");
  expect(await known(call)).toEqual({ state: "free" });
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  await answer(call);
  expect(await known(call)).toMatchObject({ state: "done", envelope: { ok: false } });
});
