// Input name: what the arguments of a call come to, as a text. Reads of one name share a fetch, and a cursor holds for one.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { canonicalJson, isObject } from "../platform/json.js";
import type { ToolInput } from "./tool-input.js";

/** The name of a read: what is fetched for it. A list that is fetched whole is the same for every limit. */
export function keyOf(tool: CatalogTool, { value, text, cursor }: ToolInput): string {
  const asked = tool.definition.pages?.isWhole && isObject(value) ? { ...value, limit: undefined } : value;
  const from = cursor?.position === undefined ? "" : ` from ${canonicalJson(cursor.position)}`;
  return `${tool.provider.id}:${tool.name}:${nameOf(asked, text)}${from}`;
}

/** What the cursors of a call hold for: its tool and arguments, and where its results are the caller's own, the caller. */
export function bindingOf(
  { name, definition: { personal } }: CatalogTool,
  { value, text }: Omit<ToolInput, "cursor">,
  principal: Principal,
): string {
  const owner = personal && principal.kind !== "host" ? scopeOf(principal) : "";
  return JSON.stringify([name, owner, nameOf(value, text)]);
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
