// List tool: makes a tool of a list that CoinGecko gives in pages by their number, or all at once.
import { paginate, type Tool, type ToolExample } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";

type Arguments = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the list tools differ in; words and times are as of every tool. */
export interface ListTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly keywords?: readonly string[];
  readonly examples: readonly ToolExample[];
  readonly effect: "read";
  readonly keyless: true;
  readonly cacheTtl: number;
  readonly staleTtl: number;
  readonly path: string;
  /** The arguments beside `limit`. */
  readonly args?: () => z.ZodRawShape;
  /** What is asked of CoinGecko for them; the same where left out. */
  readonly query?: (args: Arguments) => Query;
  /** Whether a row is given, where CoinGecko itself takes no such argument. */
  readonly keeps?: (args: Arguments) => (row: Arguments) => boolean;
  /** The field of the result that holds the list, and what it is. */
  readonly list: string;
  readonly of: string;
  /** A row, as CoinGecko answers with it and as the tool gives it. */
  readonly row: () => z.ZodType<Arguments>;
  /** The rows of a page of CoinGecko's at most; left out where it gives all of them at once. */
  readonly size?: number;
}

const MAX_LIMIT = 250;
const USUAL_LIMIT = 100;

/** Makes the tool. */
export function listTool({
  path,
  args = () => ({}),
  query = asIs,
  keeps,
  row,
  of,
  size,
  ...tool
}: ListTool): Tool {
  const { list } = tool;
  const rows = lazy(() => z.array(row()));
  return paginate({
    ...tool,
    input: lazy(() =>
      z.object({ ...args(), limit: limit({ most: MAX_LIMIT, usual: USUAL_LIMIT }, "Rows in a page") }),
    ),
    output: lazy(() => z.object({ [list]: z.array(row()).describe(of) })),
    by: size === undefined ? "whole" : "page",
    ...(size !== undefined && { size }),
    absent: () => `coingecko has no ${list} there`,
    async page({ limit: _, ...given }, { http }, { page, size: per_page }) {
      const paging = size === undefined ? {} : { per_page, page };
      const items = await http.get(path, { query: { ...query(given), ...paging }, schema: rows });
      if (keeps) return { items: items.filter(keeps(given)) };
      return { items, more: items.length === per_page };
    },
  });
}

/** `as`: the arguments of these tools are texts and switches, which `args` says to the schema alone. */
function asIs(args: Arguments): Query {
  return args as Query;
}
