// Pool list: declares a tool that gives pools in pages. All lists of pools differ in their words, arguments and path alone.
import { paginate, type ToolFallback } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { poolRow } from "../market-forms.js";
import { chains, freshTool, MAX_PAGES, POOLS_A_PAGE, rawPools, toPools } from "./json-api.js";

/** Arguments as any of the lists may take them. */
export interface PoolListArguments {
  readonly chain?: string | undefined;
  readonly dex?: string | undefined;
  readonly address?: string | undefined;
  readonly query?: string | undefined;
  readonly duration?: string | undefined;
  readonly order?: string | undefined;
}

/** What is particular to a list of pools. */
export interface PoolList {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly category?: string;
  /** Its arguments, without `limit`. */
  readonly shape: () => z.ZodRawShape;
  /** The path, with the network as `{network}`. */
  readonly path: (args: PoolListArguments) => string;
  readonly values?: (args: PoolListArguments) => Readonly<Record<string, string>>;
  readonly query?: (args: PoolListArguments) => Readonly<Record<string, string | undefined>>;
  /** What the warning says of a list without pools. */
  readonly absent: (args: PoolListArguments) => string;
  readonly fallback?: Pick<ToolFallback<PoolListArguments & { readonly limit: number }>, "tool" | "args">;
  readonly examples: readonly {
    readonly description: string;
    readonly args: Readonly<Record<string, unknown>>;
  }[];
}

/** Declares the tool. */
export function poolList({ shape, path, values, query, absent, fallback, ...words }: PoolList) {
  // `as`: these are the arguments that `shape` has read.
  const given = (args: object) => args as PoolListArguments & { readonly limit: number };
  return paginate({
    category: "onchain_dex",
    ...words,
    ...freshTool,
    input: lazy(() => z.object({ ...shape(), limit: limit({ most: 100, usual: 20 }, "Pools in a page") })),
    output: lazy(() => z.object({ pools: z.array(poolRow()).describe("The pools, in the order asked for") })),
    ...(fallback && {
      fallback: {
        tool: fallback.tool,
        args: (args: object) => fallback.args?.(given(args)),
        // The other venue's rows are pools in the same form.
        result: ({ pairs }: Readonly<Record<string, unknown>>) => ({ pools: pairs as never }),
      },
    }),
    list: "pools",
    by: "page",
    size: POOLS_A_PAGE,
    absent: (args) => `geckoterminal has no ${absent(given(args))}`,
    async page(args, ctx, { page }) {
      const asked = given(args);
      const { chain } = asked;
      const network = chain === undefined ? {} : { network: chains().ownNameOf(chain) };
      const request = {
        path: { ...network, ...values?.(asked) },
        query: { ...query?.(asked), include: "base_token,quote_token,dex", page },
        schema: rawPools,
      };
      // A token that is not there is absent; a chain or an exchange that is not there is the caller's slip.
      const { address } = asked;
      const found =
        address === undefined
          ? await ctx.http.get(path(asked), request)
          : ((await ctx.http.find(path(asked), request)) ?? { data: [] });
      const items = toPools(found);
      return { items, more: items.length === POOLS_A_PAGE && page < MAX_PAGES };
    },
  });
}
