// Page: the part of a result that is sent, within a tool's limit and byte budget, and the cursor for what comes after it.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import { withJsonMember } from "../platform/json-text.js";
import type { MaskText } from "../platform/mask.js";
import { toUpstreamError, type UpstreamFailure } from "../upstream/failure.js";
import type { Cursor, Cursors } from "./cursor.js";
import { joinRows, type ListText, splitList } from "./list-text.js";
import type { ToolResult } from "./response-cache.js";

const MAX_RESULT_BYTES = 256 * 1024;

// A page is the rest of a result with some rows and a cursor: for those there must be room.
const MARGIN = 256;

/** The field of a result that holds the cursor of the next page. */
const NEXT = "next_cursor";

/** What `execute` of a tool with pages gives: its result, and where its list goes on. */
export interface PageOfTool {
  readonly result: unknown;
  readonly next?: unknown;
}

/** How many bytes of JSON a tool's result may have. */
function budgetOf({ definition: { maxResultBytes = MAX_RESULT_BYTES } }: CatalogTool): number {
  return maxResultBytes;
}

/**
 * The result of a run as it is kept: row by row where its list may have to be cut. Throws what a failing provider is told
 * for, where it is over the budget and there is nothing to cut.
 */
export function toKept(
  tool: CatalogTool,
  text: string,
  facts: Omit<ToolResult, "text" | "digest" | "list">,
): ToolResult {
  const { pages, list: path = pages?.list } = tool.definition;
  const bytes = Buffer.byteLength(text);
  const isOver = bytes > budgetOf(tool);
  const list = isOver || pages ? splitList(text, path) : undefined;
  const isCuttable = list && Buffer.byteLength(list.before + list.after) + MARGIN < budgetOf(tool);
  if (isCuttable && !pagesItself(tool)) return { ...facts, text: "", digest: versionOf(text), list };
  // The digest is of the text as parsed: whoever receives the text comes to the same.
  if (!isOver) return { ...facts, text, digest: digestOf(text) };
  throw tooLarge(
    tool,
    pagesItself(tool)
      ? `it has ${bytes} bytes, and its next page, which it names itself, would leave out what is cut`
      : `it has ${bytes} bytes, and no list whose rows are what is too much`,
  );
}

/** Whether a tool has a cursor of its own. */
function pagesItself({ takesCursor, argumentNames }: CatalogTool): boolean {
  return !takesCursor && argumentNames?.has("cursor") === true;
}

/** Throws where a list goes on at a place that holds a key, such as a URL: the cursor would show it. */
export function requireNoKey(next: unknown, mask: MaskText): void {
  const text = JSON.stringify(next) ?? "";
  if (mask(text) !== text)
    throw new Error("where the list goes on holds the provider's key: leave it out of `next`");
}

/** The whole text of a result. */
export function textOf({ text, list }: ToolResult): string {
  return list ? joinRows(list, 0, list.rows.length) : text;
}

/** What a page is made with. */
export interface PageParts {
  readonly cursors: Cursors;
  /** What the cursors of this call hold for. */
  readonly binding: string;
  /** The most rows that the caller wants. */
  readonly limit: number;
}

/** The page of a result that a call is sent. */
export async function toPage(
  tool: CatalogTool,
  result: ToolResult,
  cursor: Cursor | undefined,
  parts: PageParts,
): Promise<ToolResult> {
  const { pages, list: path } = tool.definition;
  const from = cursor?.offset ?? 0;
  if (result.list === undefined && from === 0) return result;
  const list = result.list ?? splitList(result.text, path) ?? NOTHING;
  const version = result.list ? result.digest : versionOf(result.text);
  const seal = (offset: number) =>
    parts.cursors.seal({ position: cursor?.position, offset, version }, parts.binding);
  const count = list.rows.length;
  const start = Math.min(from, count);
  const wanted = Math.min(count, start + parts.limit);
  // The longest cursor that there could be, so that its page is within the budget whichever it gets.
  const longest = tool.takesCursor ? await seal(count) : "";
  const end = lastWithin(list, start, wanted, budgetOf(tool) - longest.length - NEXT.length - 8);
  // What a change answered is cut all the same: it was done, and nobody can ask again.
  if (end === start && start < wanted && tool.takesCursor)
    throw tooLarge(tool, `item ${start} of ${list.path} alone is over it`);
  const next = await nextCursor();
  const text = joinRows(list, start, end);
  const page = next !== null || pages ? withJsonMember(text, NEXT, JSON.stringify(next)) : text;
  const { list: _, next: __, ...facts } = result;
  const isCut = end < wanted;
  return {
    ...facts,
    text: page,
    digest: digestOf(page),
    ...(isCut && { truncated: true }),
    warnings: [...result.warnings, ...(isCut ? [cutWarning()] : []), ...changeWarning()],
  };

  async function nextCursor(): Promise<string | null> {
    if (!tool.takesCursor) return null;
    if (end < count) return seal(end);
    if (result.next === undefined) return null;
    return parts.cursors.seal({ position: result.next, offset: 0, version: "" }, parts.binding);
  }

  function cutWarning(): string {
    const left = `truncated: ${wanted - end} of ${wanted - start} items of ${list.path} are left out, since the result would be over ${budgetOf(tool)} bytes`;
    return next === null
      ? left
      : `${left}; send the same call with \`cursor\` as \`${NEXT}\` has it for more`;
  }

  function changeWarning(): string[] {
    return cursor && cursor.version !== "" && cursor.version !== version
      ? [
          `list_changed: ${list.path} is another list than on the page before, so that items may be missing or come twice`,
        ]
      : [];
  }
}

// What had a list before has none now.
const NOTHING: ListText = { path: "the list", before: '{"result":[', rows: [], after: "]}" };

/** Up to which row the text stays within a number of bytes. */
function lastWithin(list: ListText, from: number, to: number, bytes: number): number {
  let left = bytes - Buffer.byteLength(list.before) - Buffer.byteLength(list.after);
  let end = from;
  while (end < to) {
    left -= Buffer.byteLength(list.rows[end] ?? "") + 1;
    if (left < 0) break;
    end += 1;
  }
  return end;
}

/** The log is told why; the caller, that it is the provider's failure. */
function tooLarge(tool: CatalogTool, why: string) {
  const message = `gave a result that is over the ${budgetOf(tool)} bytes of its tool, and cannot be cut`;
  const failure: UpstreamFailure = { runtimeStatus: "failing", message };
  return toUpstreamError(tool.provider.id, failure, new Error(`a result is over the byte budget: ${why}`));
}

/** Names a result, so that the next page knows whether it is of the same one. */
function versionOf(text: string): string {
  return sha256(text).slice(0, 16);
}

function digestOf(text: string): string {
  return sha256(canonicalJson(JSON.parse(text)));
}
