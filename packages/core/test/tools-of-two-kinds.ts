// Tools of two kinds, of which some callers may see one alone: the hidden ones have telling names, so that a test finds them anywhere.
import { z } from "zod";
import { defineProvider, type Provider } from "../src/catalog/provider.js";
import { defineTool, type Tool } from "../src/catalog/tool.js";
import { ServiceError } from "../src/errors/errors.js";

/** No answer to a caller who does not see the hidden tools holds this. */
export const TELLING = /vault/i;

/** What the tools do while a test says so. */
export interface KindsState {
  isDown: boolean;
  ran: string[];
}

/** Open tools, and hidden ones: in a category and of a provider of their own, a fallback, and one that a composite asks. */
export function toolsOfTwoKinds(state: KindsState = { isDown: false, ran: [] }): readonly Provider[] {
  const tool = (name: string, more: Partial<Tool> = {}) =>
    defineTool({
      name,
      title: name.replaceAll("_", " "),
      description: `Gives ${name.replaceAll("_", " ")} of a thing by its name.`,
      category: "market_data",
      effect: "read",
      keyless: true,
      input: z.object({ thing: z.string().optional() }),
      output: z.object({ told: z.string() }),
      ...(more.uses === undefined && { personal: true }),
      execute() {
        state.ran.push(name);
        return { told: "yes" };
      },
      ...more,
    });
  const down = () => {
    if (!state.isDown) return { told: "yes" };
    throw new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded" });
  };
  return [
    defineProvider({
      id: "plain",
      title: "Plain",
      tools: [
        tool("get_price"),
        tool("get_rate", { execute: down, fallback: { tool: "get_vault_rate", args: () => undefined } }),
        tool("compare_prices", {
          uses: ["get_price", "get_vault_price"],
          async execute(_, ctx) {
            const asked = await Promise.all([ctx.ask("get_price", {}), ctx.ask("get_vault_price", {})]);
            return { told: JSON.stringify(asked.map(({ ok, source }) => ({ ok, source: source.tool }))) };
          },
        }),
      ],
      retired: [
        { name: "get_old_price", replacement: "get_price" },
        { name: "get_old_secret", replacement: "get_vault_price" },
      ],
    }),
    defineProvider({
      id: "secrets",
      title: "Secrets",
      tools: [
        tool("get_vault_price", { category: "vaults" }),
        tool("get_vault_rate", { category: "vaults" }),
        tool("open_vault", { category: "vaults", effect: "write", keyless: false }),
      ],
    }),
  ];
}

/** The names of the hidden tools. */
export const HIDDEN = ["get_vault_price", "get_vault_rate", "open_vault"];

/** A name that never was, and is as far from those of the open tools as a hidden one: what is suggested for both is the same. */
export const neverThere = (hidden: string) =>
  hidden.replace(/vault|secret/, (word) => `${word.slice(0, -1)}x`);
