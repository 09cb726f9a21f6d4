// A list of an upstream, asked in every way that upstreams have, by a tool that paginate makes.
import { createTestClock } from "@svckit/testing";
import { z } from "zod";
import type { Answer } from "../src/call/answer.js";
import type { Call } from "../src/call/call.js";
import { type PagedTool, type Paging, paginate } from "../src/catalog/paginate.js";
import { defineProvider } from "../src/catalog/provider.js";
import { HOST } from "../src/identity/principal.js";
import type { ServiceOptions } from "../src/options.js";
import { createService } from "../src/service.js";

/** How an upstream gives its list. */
export interface UpstreamList {
  rows: readonly unknown[];
  readonly by: Paging;
  /** Rows of a page where the upstream takes no size; what it is asked for where left out. */
  readonly fixed?: number;
  /** The most rows that it gives, whatever it is asked for. */
  readonly most?: number;
  /** Whether it says which page is the last. */
  readonly tells?: boolean;
  asked: number;
}

/** A service with the tool `list_rows` over a list. */
export function startPaging(
  list: UpstreamList,
  tool: Partial<PagedTool<typeof INPUT, typeof OUTPUT, "rows">> = {},
  options: Partial<ServiceOptions> = {},
) {
  const clock = createTestClock();
  const definition = paginate({
    name: "list_rows",
    title: "Rows",
    description: "Gives the rows of a list, in pages.",
    category: "market_data",
    effect: "read",
    input: INPUT,
    output: OUTPUT,
    list: "rows",
    by: list.by,
    absent: () => "the list has no rows",
    page: (_args, _ctx, start) => askUpstream(list, start),
    ...tool,
  });
  const other = { ...definition, name: "list_others" };
  const provider = defineProvider({ id: "local", title: "Local", tools: [definition, other] });
  const service = createService({ clock, providers: [provider], ...options });
  const ask = (args: object, call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "list_rows", args, principal: HOST, ...call });
  return { service, clock, ask };
}

const INPUT = z.object({ limit: z.int().min(1).max(1_000).default(10), of: z.string().default("all") });
const OUTPUT = z.object({ rows: z.array(z.any()) });

function askUpstream(
  list: UpstreamList,
  { page, offset, cursor, size }: { page: number; offset: number; cursor: unknown; size: number },
) {
  list.asked += 1;
  const { rows, by, fixed, most = Number.POSITIVE_INFINITY, tells } = list;
  if (by === "whole") return { items: rows as unknown[] };
  const count = Math.min(fixed ?? size, most);
  const from = by === "page" ? (page - 1) * count : by === "offset" ? offset : Number(cursor ?? 0);
  const items = rows.slice(from, from + count);
  const isLast = from + count >= rows.length;
  if (by === "cursor") return { items, next: isLast ? "" : String(from + count) };
  return { items, ...(tells && { more: !isLast }) };
}

/** The data of a success, without the receipt. */
export function dataOf({ envelope }: Answer) {
  if (!envelope.ok) throw new Error(JSON.stringify(envelope.error));
  const { _svc: _, ...data } = envelope.data;
  return { data, meta: envelope.meta };
}

/** Walks a list to its end, and gives every page. */
export async function walk(ask: (args: object) => Promise<Answer>, args: object = {}) {
  const pages = [];
  let cursor: unknown;
  do {
    const page = dataOf(await ask(cursor === undefined ? args : { ...args, cursor }));
    pages.push(page);
    cursor = page.data["next_cursor"] ?? undefined;
    if (pages.length > 500) throw new Error("the list does not end");
  } while (cursor !== undefined);
  return pages;
}

/** The rows of all pages. */
export const rowsOf = (pages: Awaited<ReturnType<typeof walk>>) => pages.flatMap(({ data }) => data["rows"]);
