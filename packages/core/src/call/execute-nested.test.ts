// The clauses of calls that a call makes: a tool, or a rule of the host's, that asks its own service.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import type { ServiceOptions } from "../options.js";
import { createService, type Service } from "../service.js";

// Deeper than a stack that grows with each call would hold.
const DEPTH = 1_000;

async function start(options: Partial<ServiceOptions> = {}) {
  const clock = createTestClock();
  const state = { ran: 0, service: undefined as Service | undefined, key: "" };
  /** Asks the service for a tool, as code of a plugin would that has it. */
  const ask = async (tool: string, args: Record<string, unknown>) => {
    const answer = await state.service?.execute({ tool, args, credential: state.key });
    if (!answer?.ok) throw new Error(answer?.error.code);
    return answer.data;
  };
  const common = { category: "market_data", effect: "read", output: z.looseObject({}) } as const;
  const walk = (name: string, cacheTtl: number) =>
    defineTool({
      ...common,
      name,
      title: name,
      description: "Walks down by asking its own service for each level.",
      cacheTtl,
      input: z.object({ left: z.int() }),
      async execute({ left }) {
        state.ran += 1;
        return left === 0
          ? { depth: 0 }
          : { depth: Number((await ask(name, { left: left - 1 }))["depth"]) + 1 };
      },
    });
  const again = defineTool({
    ...common,
    name: "ask_again",
    title: "Again",
    description: "Asks its own service for the same.",
    cacheTtl: 60_000,
    input: z.object({}),
    async execute() {
      state.ran += 1;
      return ask("ask_again", {});
    },
  });
  const tools = [walk("walk_down", 0), walk("walk_kept", 60_000), again];
  state.service = createService({
    clock,
    plans: { free: { callsPerMinute: 10_000, credits: 10_000 } },
    providers: [defineProvider({ id: "local", title: "Local", tools })],
    ...options,
  });
  const account = await state.service.createAccount();
  state.key = (await state.service.createKey(account.id)).key;
  // The key is remembered from here on, so that nothing of a call has to be waited for.
  await state.service.quota({ credential: state.key });
  return { clock, state, service: state.service, ask };
}

test.each(["walk_down", "walk_kept"])("%s asks its own service a thousand levels deep", async (tool) => {
  const { ask, state, service } = await start();
  expect(await ask(tool, { left: DEPTH })).toMatchObject({ depth: DEPTH });
  expect(state.ran).toBe(DEPTH + 1);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: DEPTH + 1 });
});

test("a rule of the host's may ask the service a thousand times in a row, one call out of another", async () => {
  let left = DEPTH;
  const { ask, service } = await start({
    async admit() {
      left -= 1;
      if (left > 0) await ask("walk_down", { left: 0 });
      return undefined;
    },
  });
  await ask("walk_down", { left: 0 });
  expect(await service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: DEPTH });
});

test("a tool that asks for the same waits for itself until its time is up, and is run and paid once at most", async () => {
  const { clock, state, service } = await start();
  const asked = service.execute({ tool: "ask_again", args: {}, credential: state.key });
  for (let s = 0; s < 60 && service.transport.callsUnderWay > 0; s += 1) await clock.advance(1_000);
  expect((await asked).ok).toBe(false);
  expect(state.ran).toBe(1);
  expect(service.transport.callsUnderWay).toBe(0);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 0 });
});
