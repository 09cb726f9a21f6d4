// get_goplus_supported_chains: the chains on which GoPlus checks tokens.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { answerWith, withCode } from "./answer.js";

const FRESH_MS = 60 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

const rawAnswer = lazy(() =>
  answerWith(z.array(z.looseObject({ id: z.union([z.string(), z.number()]), name: z.string().nullish() }))),
);

/** The tool `get_goplus_supported_chains`. */
export const getGoPlusSupportedChains = defineTool({
  name: "get_goplus_supported_chains",
  title: "Chains that GoPlus checks",
  description:
    "The chains on which GoPlus checks tokens, by the slug that other tools take where there is one, and by GoPlus' own name, at most an hour old. Some of its checks cover fewer of them.",
  keywords: [
    "chains goplus supports",
    "security check coverage",
    "which networks can be scanned",
    "token scanner networks",
    "is my chain covered",
    "risk check availability",
  ],
  category: "security_risk",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      chains: z
        .array(
          z.object({
            chain: z
              .string()
              .nullable()
              .describe("Slug of the chain, as tools take it; null for one that they do not take"),
            id: z.string().describe("GoPlus' own id: the number of an EVM chain, or a word"),
            name: z.string().nullable().describe("GoPlus' name of it"),
          }),
        )
        .describe("The chains, in the order of GoPlus"),
    }),
  ),
  examples: [{ description: "All of them", args: {} }],
  async execute(_, ctx) {
    const { code, result } = await ctx.http.get("api/v1/supported_chains", { schema: rawAnswer });
    const known = chainsOf("goplus");
    const chains = (result ?? []).map(({ id, name }) => {
      const slug = known.slugOf(String(id));
      return {
        chain: known.all.some((each) => each.slug === slug) ? slug : null,
        id: String(id),
        name: name ?? null,
      };
    });
    return withCode(ctx, { code, found: chains.length > 0, what: "chains" }, { chains });
  },
});
