// A service whose plans have different tools, with an account on each.
import { createTestClock } from "@svckit/testing";
import type { Principal } from "../src/identity/principal.js";
import { memoryStore } from "../src/memory/memory-store.js";
import type { ServiceOptions } from "../src/options.js";
import { createService, type Service } from "../src/service.js";
import { toolsOfTwoKinds } from "./tools-of-two-kinds.js";

/** Accounts of the plan `free` do not have the hidden tools. */
export const PLANS = { free: { tools: { deny: ["category:svc_vaults"] } }, pro: {} } as const;

/** Opens it, with an account on each plan. */
export async function startViews(options: Partial<ServiceOptions> = { plans: PLANS }) {
  const clock = createTestClock();
  const store = memoryStore({ clock });
  const state = { isDown: false, ran: [] as string[] };
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const service = createService({
    clock,
    store,
    providers: toolsOfTwoKinds(state),
    logger: { info: note, warn: note, error: note },
    ...options,
  });
  const open = async (plan: string) => {
    const account = await service.createAccount({ plan });
    const { key } = await service.createKey(account.id);
    return { account, key, principal: await service.identify({ credential: key }) };
  };
  return { clock, service, state, lines, open, free: await open("free"), pro: await open("pro") };
}

/** Calls a tool by a key. */
export const call = (service: Service, credential: string, tool: string, args: object = {}) =>
  service.execute({ tool, args, credential });

/** The names of the tools that a principal sees. */
export const namesOf = async (service: Service, principal: Principal) =>
  (await service.view(principal)).tools.map(({ name }) => name);
