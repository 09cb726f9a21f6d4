// Input name: what the arguments of a call come to, as a text. Reads of one name share a fetch, and a cursor holds for one.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { canonicalJson, isObject } from "../platform/json.js";
import type { ToolInput } from "./tool-input.js";

/** The name of a read: what is fetched for it. A list that is fetched whole is the same for every limit. */
export function keyOf(tool: CatalogTool, { value, text, cursor }: ToolInput): string {
  const from = cursor?.position === undefined ? "" : ` from ${canonicalJson(cursor.position)}`;
  const name = tool.definition.pages?.isWhole
    ? remembered(withoutLimit, value, () =>
        nameOf(isObject(value) ? { ...value, limit: undefined } : value, text),
      )
    : plainName(value, text);
  return `${tool.cacheName}:${name}${from}`;
}

/** What a call does, however it was written: its arguments with defaults, and where its list goes on. */
export function callNameOf({ value, text, cursor }: ToolInput): string {
  const from = cursor === undefined ? "" : canonicalJson(cursor);
  return JSON.stringify([plainName(value, text), from]);
}

/** What the cursors of a call hold for: its tool and arguments, and where its results are the caller's own, the caller. */
export function bindingOf(
  { name, definition: { personal } }: CatalogTool,
  { value, text }: Omit<ToolInput, "cursor">,
  principal: Principal,
): string {
  const owner = personal && principal.kind !== "host" ? scopeOf(principal) : "";
  return JSON.stringify([name, owner, plainName(value, text)]);
}

/** Names the arguments of a call before its tool runs, which may change them. */
export function nameInput(tool: CatalogTool, input: ToolInput): void {
  const { value, text } = input;
  plainName(value, text);
  if (tool.definition.pages?.isWhole) keyOf(tool, input);
}

// By the arguments, which are one object for one call: to write them as canonical text is dear.
const names = new WeakMap<object, string>();
const withoutLimit = new WeakMap<object, string>();

function plainName(value: unknown, text: string): string {
  return remembered(names, value, () => nameOf(value, text));
}

function remembered(known: WeakMap<object, string>, value: unknown, name: () => string): string {
  if (!isObject(value)) return name();
  const before = known.get(value);
  if (before !== undefined) return before;
  const named = name();
  known.set(value, named);
  return named;
}

/** Equal arguments have one name, however they were written, unless a schema makes something of them that is not JSON. */
function nameOf(value: unknown, text: string): string {
  try {
    return canonicalJson(value);
  } catch {
    // Dates or big integers, say: the text that was sent names them.
    return `sent ${text}`;
  }
}
