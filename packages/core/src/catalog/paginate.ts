// paginate: declares a tool whose list comes in pages, from an upstream with pages, offsets, cursors or none of them.
import type { Awaitable } from "../platform/awaitable.js";
import { isObject } from "../platform/json.js";
import type { Schema, SchemaInput, SchemaOutput } from "../schema/schema.js";
import { defineTool, type ToolContext, type ToolDefinition } from "./tool.js";
import { kindOf, quote } from "./tool-rules.js";

/** How an upstream's list is asked for: by a page's number, by how many rows to skip, by a cursor of its own, or all at once. */
export type Paging = "page" | "offset" | "cursor" | "whole";

/** Where a page of the upstream begins. */
export interface PageStart {
  /** With `page`: its number. */
  readonly page: number;
  /** With `offset`: how many rows stand before it. */
  readonly offset: number;
  /** With `cursor`: what `next` was on the page before, in whatever form; undefined on the first. */
  readonly cursor: unknown;
  /** How many rows to ask for; an upstream that gives more or fewer does no harm. */
  readonly size: number;
}

/** What one page of the upstream holds. `beside` are the other fields of the result. */
export type UpstreamPage<Result, List extends keyof Result> = {
  readonly items: Result[List];
  /** With `cursor`: where the next page begins; null, undefined or empty text on the last. Any JSON. */
  readonly next?: unknown;
  /** With `page` and `offset`: false where the upstream says that this page is the last. Else an empty page is. */
  readonly more?: boolean;
} & (Record<never, never> extends Omit<Result, List>
  ? { readonly beside?: Omit<Result, List> }
  : { readonly beside: Omit<Result, List> });

/** A tool with a list that comes in pages: all of `defineTool` but `execute`, and how a page is asked for. */
export interface PagedTool<In extends LimitedSchema, Out extends Schema, List extends keyof SchemaInput<Out>>
  extends Omit<ToolDefinition<In, Out>, "effect" | "idempotent" | "execute" | "list" | "pages"> {
  /** A list that is walked page by page is read. */
  readonly effect: "read";
  /** The field of the result that holds the list. `next_cursor` is put beside it. */
  readonly list: List & string;
  readonly by: Paging;
  /** The most rows that the upstream gives in a page; any number where left out. */
  readonly size?: number;
  /** With `page`: the number of the first one; 1 by default. */
  readonly first?: number;
  /** Asks for one page of the upstream. */
  readonly page: (
    args: SchemaOutput<In>,
    ctx: ToolContext,
    start: PageStart,
  ) => Awaitable<UpstreamPage<SchemaInput<Out>, List>>;
  /** What the `no_data` warning says of a list that is empty as a whole. */
  readonly absent?: (args: SchemaOutput<In>) => string;
}

/** A schema of arguments with a `limit`. */
// biome-ignore lint/suspicious/noExplicitAny: what a schema takes is its own affair
type LimitedSchema = Schema<any, { readonly limit: number }>;

// Where the pages of an upstream are short, so many are asked for one of ours.
const MAX_PAGES = 5;

/**
 * Declares a tool that gives its list in pages of `limit` rows. The service takes `cursor` beside the arguments, and gives
 * `next_cursor`; the tool writes neither. Throws what `defineTool` throws.
 */
export function paginate<
  In extends LimitedSchema,
  Out extends Schema,
  const List extends keyof SchemaInput<Out>,
>(tool: PagedTool<In, Out, List>): ToolDefinition<In, Out> {
  // What a plugin without types hands in may be anything.
  const fault = pagesFault(Object(tool));
  if (fault !== undefined) throw new Error(`tool ${quote(Object(tool).name)}: ${fault}`);
  const { list, by, size, first = 1, page: ask, absent, ...definition } = tool;

  async function execute(args: SchemaOutput<In>, ctx: ToolContext, position: unknown) {
    const { limit } = args;
    const items: unknown[] = [];
    let beside: object = {};
    let next = position;
    for (let asked = 0; asked < MAX_PAGES; asked++) {
      const start = startAt(by, next, first, Math.min(limit, size ?? limit));
      const page = await ask(args, ctx, start);
      // `as`: what the tool's own output schema says of the list.
      const rows = page.items as readonly unknown[];
      items.push(...rows);
      if (asked === 0) beside = page.beside ?? {};
      next = nextOf(by, start, rows.length, page);
      if (next === undefined || items.length >= limit) break;
    }
    if (items.length === 0 && position === undefined && next === undefined && absent)
      ctx.noData(items, absent(args));
    return { result: { ...beside, [list]: items }, next };
  }

  return defineTool({
    ...definition,
    pages: { list, isWhole: by === "whole", page: ask },
    // `as`: the runner takes the two apart where a tool has `pages`.
    execute: execute as unknown as ToolDefinition<In, Out>["execute"],
  });
}

const WAYS: readonly unknown[] = ["page", "offset", "cursor", "whole"] satisfies Paging[];

/** What is wrong with what stands beside the fields of every tool. */
function pagesFault(tool: Readonly<Record<string, unknown>>): string | undefined {
  const { list, by, size, first, page, absent, input, output } = tool;
  if (typeof list !== "string" || list.trim() === "")
    return `list: it is ${kindOf(list)}; give the field of the result that holds the list`;
  if (!WAYS.includes(by)) return `by: it is ${quote(by)}; say "page", "offset", "cursor" or "whole"`;
  if (size !== undefined && !(Number.isSafeInteger(size) && Number(size) > 0))
    return "size: it must be a whole number of rows, 1 or more; leave it out for any number";
  if (first !== undefined && !Number.isSafeInteger(first))
    return "first: it must be the number of the first page; leave it out for 1";
  if (typeof page !== "function")
    return `page: it is ${kindOf(page)}; give the function that asks for a page`;
  if (absent !== undefined && typeof absent !== "function")
    return `absent: it is ${kindOf(absent)}; give a function that says why the list is empty, or leave it out`;
  // As far as can be seen without working schemas out: by the fields of Zod's.
  const [taken, given] = [Object(input).shape, Object(output).shape];
  if (isObject(taken) && !Object.hasOwn(taken, "limit"))
    return "input: it has no argument limit, which says how many rows a page holds; add it, as limit({ most: 100, usual: 20 })";
  if (isObject(given) && Object.hasOwn(given, "next_cursor"))
    return "output: it has a field next_cursor, which the service puts there; leave it out";
  return undefined;
}

function startAt(by: Paging, position: unknown, first: number, size: number): PageStart {
  const page = by === "page" ? Number(position ?? first) : first;
  const offset = by === "offset" ? Number(position ?? 0) : 0;
  return { page, offset, cursor: by === "cursor" ? position : undefined, size };
}

/** Where the page after this one begins; undefined where there is none. */
function nextOf(
  by: Paging,
  { page, offset, cursor }: PageStart,
  count: number,
  given: { readonly next?: unknown; readonly more?: boolean },
): unknown {
  if (by === "whole") return undefined;
  if (by === "cursor") {
    const next = given.next ?? undefined;
    if (next === "" || next === undefined) return undefined;
    if (JSON.stringify(next) === JSON.stringify(cursor))
      throw new Error(
        "the upstream's next cursor is the one that it was asked with: its list would never end",
      );
    return next;
  }
  if (count === 0 || given.more === false) return undefined;
  return by === "page" ? page + 1 : offset + count;
}
