// The provider on a metered upstream: its one tool costs three credits at most, of which one is kept.
import {
  defineProvider,
  defineTool,
  type Provider,
  ServiceError,
  type ServiceOptions,
  type Store,
} from "@svckit/core";
import { z } from "zod";

/** The provider. It calls `answered` when the upstream's answer has arrived. */
export function meteredProvider(url: string, answered: () => void = () => {}): Provider {
  const work = defineTool({
    name: "work",
    title: "Work",
    description: "Has the upstream do something; the result is as long as it is asked for.",
    category: "market_data",
    effect: "read",
    credits: 3,
    maxResultBytes: 8_000_000,
    input: z.object({ id: z.string(), length: z.int() }),
    output: z.looseObject({}),
    async execute({ id, length }, { http }) {
      const { works, drawn } = await http.get("/work", { query: { id }, schema: answer });
      answered();
      if (!works) throw new ServiceError("PROVIDER_UNAVAILABLE");
      return { id, drawn, text: `🦊${"x".repeat(length)}` };
    },
  });
  return defineProvider({ id: "work", title: "Work", baseUrl: url, tools: [work] });
}

/** The store, which keeps one credit of each call that works and gives back the rest of what it held. */
export function keepsOne(store: Store): Store {
  return { ...store, settle: (settlement) => store.settle({ ...settlement, amount: 1 }) };
}

/** The rule under which each call waits for a person. */
export const GUARDED: NonNullable<ServiceOptions["admit"]> = () => ({ approve: "A person has to look." });

const answer = z.object({ works: z.boolean(), drawn: z.number() });
