// A service with tools that count their runs, an account with a key, and both ways to ask it.
import { createTestClock } from "@svckit/testing";
import { z } from "zod";
import type { Call } from "../src/call/call.js";
import { defineProvider } from "../src/catalog/provider.js";
import { defineTool, type Tool } from "../src/catalog/tool.js";
import { ServiceError } from "../src/errors/errors.js";
import { memoryStore } from "../src/memory/memory-store.js";
import type { ServiceOptions } from "../src/options.js";
import { createService } from "../src/service.js";

/** Opens it; the account has the plan's credits where none are named. */
export async function startCounting(options: Partial<ServiceOptions> = {}, credits?: number) {
  const clock = createTestClock();
  const state: { error: unknown; ran: number } = { error: undefined, ran: 0 };
  const tool = (name: string, more: Partial<Tool> = {}) =>
    defineTool({
      name,
      title: name,
      description: "Counts its runs and gives the count.",
      category: "market_data",
      effect: "read",
      keyless: true,
      input: z.object({ n: z.number().optional() }),
      output: z.object({ ran: z.number() }),
      // Equal calls are not one run.
      personal: true,
      execute() {
        state.ran += 1;
        if (state.error !== undefined) throw state.error;
        return { ran: state.ran };
      },
      ...more,
    });
  const store = memoryStore({ clock });
  const service = createService({
    clock,
    store,
    providers: [
      defineProvider({
        id: "local",
        title: "Local",
        tools: [tool("get_x"), tool("get_free", { credits: 0 }), tool("get_dear", { credits: 5 })],
      }),
    ],
    ...options,
  });
  const account = await service.createAccount(credits === undefined ? {} : { credits });
  const { key, keyId } = await service.createKey(account.id);
  const ask = (call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "get_x", credential: key, ...call });
  const askKeyless = (call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "get_x", address: "203.0.113.7", ...call });
  return { clock, store, service, state, account, key, keyId, ask, askKeyless };
}

/** What the provider fails with, where a test lets it. */
export const FAILURE = new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded" });
/** The receipt in an answer. */
export const receiptOf = ({
  envelope,
}: Awaited<ReturnType<Awaited<ReturnType<typeof startCounting>>["ask"]>>) => envelope.meta;
