// Tool selection: the tools that somebody may see, by their names, categories and providers.
import { isObject } from "../platform/json.js";
import type { ToolSelection } from "../store/tool-selection.js";
import { DISCOVERY_CATEGORY } from "./category.js";

/** What a selector looks at. */
export interface SelectableTool {
  readonly name: string;
  readonly category: string;
  readonly provider: { readonly id: string };
}

/** How a selector finds tools. */
interface ToolSelector {
  readonly by: "name" | "category" | "provider";
  readonly value: string;
}

/** Reads a selector. A category comes without the brand. */
function readToolSelector(text: string, brandName: string): ToolSelector {
  const [, by, value = text] = /^(category|provider):(.*)$/s.exec(text) ?? [];
  if (by === "provider") return { by, value };
  if (by !== "category") return { by: "name", value: text };
  const brand = `${brandName}_`;
  return { by, value: value.startsWith(brand) ? value.slice(brand.length) : value };
}

/** The selectors that fit a tool, the nearest first: its name, its provider, its category without the brand and with it. */
export function selectorsOf(
  { name, provider, category }: SelectableTool,
  brandName: string,
): readonly string[] {
  return [name, `provider:${provider.id}`, `category:${category}`, `category:${brandName}_${category}`];
}

/** Tells which tools a selection has in it. */
export function toToolFilter(
  { allow, deny = [] }: ToolSelection,
  brandName: string,
): (tool: SelectableTool) => boolean {
  const isDenied = matcherOf(deny, brandName);
  const isAllowed = allow ? matcherOf(allow, brandName) : () => true;
  return (tool) => (tool.category === DISCOVERY_CATEGORY || isAllowed(tool)) && !isDenied(tool);
}

/** The first selector that no tool fits: a slip of the pen, most likely. Undefined where each has one. */
export function unmatchedSelector(
  { allow = [], deny = [] }: ToolSelection,
  tools: readonly SelectableTool[],
  brandName: string,
): string | undefined {
  return [...allow, ...deny].find((text) => !tools.some(matcherOf([text], brandName)));
}

// Far more than anybody writes, and few enough to be read with each key.
const MOST_SELECTORS = 1_000;

/** Throws an `Error` that begins with `path` where a value is not a selection; which tools there are is not looked at. */
export function requireToolSelection(path: string, value: unknown): asserts value is ToolSelection {
  if (!isObject(value)) throw new Error(`${path} must be an object with the lists allow and deny`);
  for (const [name, list] of Object.entries(value)) {
    if (name !== "allow" && name !== "deny")
      throw new Error(`there is no option ${path}.${name}; there are allow, deny`);
    if (list === undefined) continue;
    if (!Array.isArray(list) || list.length > MOST_SELECTORS || !list.every(isSelector))
      throw new Error(
        `${path}.${name} must be a list of at most ${MOST_SELECTORS} selectors: a tool's name, "category:<category>" or "provider:<provider>"`,
      );
  }
}

function isSelector(value: unknown): boolean {
  return typeof value === "string" && /^(?:(?:category|provider):)?[^:\s]{1,128}$/.test(value);
}

function matcherOf(selectors: readonly string[], brandName: string): (tool: SelectableTool) => boolean {
  const named = { name: new Set<string>(), category: new Set<string>(), provider: new Set<string>() };
  for (const text of selectors) {
    const { by, value } = readToolSelector(text, brandName);
    named[by].add(value);
    // A category may begin with the brand's word itself.
    if (by === "category") named.category.add(text.slice("category:".length));
  }
  return ({ name, category, provider }) =>
    named.name.has(name) || named.category.has(category) || named.provider.has(provider.id);
}
