// Input name: what the arguments of a call come to, as a text. Reads of one name share a fetch, and a cursor holds for one.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { canonicalJson, isObject } from "../platform/json.js";
import type { ToolInput } from "./tool-input.js";

/** The name of a read: what is fetched for it. A list that is fetched whole is the same for every limit. */
export function keyOf(tool: CatalogTool, input: ToolInput): string {
  const { cursor } = input;
  const from = cursor?.position === undefined ? "" : ` from ${canonicalJson(cursor.position)}`;
  const name = tool.definition.pages?.isWhole ? nameWithoutLimit(input) : plainName(input);
  return `${tool.cacheName}:${name}${from}`;
}

/** What a call does, however it was written: its arguments with defaults, and where its list goes on. */
export function callNameOf(input: ToolInput): string {
  const from = input.cursor === undefined ? "" : canonicalJson(input.cursor);
  return JSON.stringify([plainName(input), from]);
}

/** What the cursors of a call hold for: its tool and arguments, and where its results are the caller's own, the caller. */
export function bindingOf(
  { name, definition: { personal } }: CatalogTool,
  input: ToolInput,
  principal: Principal,
): string {
  const owner = personal && principal.kind !== "host" ? scopeOf(principal) : "";
  return JSON.stringify([name, owner, plainName(input)]);
}

/** Names the arguments of a call before its tool runs, which may change them. */
export function nameInput(tool: CatalogTool, input: ToolInput): void {
  plainName(input);
  if (tool.definition.pages?.isWhole) nameWithoutLimit(input);
}

// Each is written once: to write the arguments as canonical text is dear.
function plainName(input: ToolInput): string {
  input.name ??= nameOf(input.value, input.text);
  return input.name;
}

function nameWithoutLimit(input: ToolInput): string {
  const { value, text } = input;
  input.nameWithoutLimit ??= nameOf(isObject(value) ? { ...value, limit: undefined } : value, text);
  return input.nameWithoutLimit;
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
