// Tool texts: the words of a tool's name, title and description as stems, made once for each tool.
import { type PlannedTool, stemOf } from "./toolbox.js";

/** What a tool's texts have. */
export interface ToolTexts {
  readonly name: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
}

const TEXTS = new WeakMap<PlannedTool, ToolTexts>();

/** The words of a tool's texts. */
export function textsOf(tool: PlannedTool): ToolTexts {
  const known = TEXTS.get(tool);
  if (known) return known;
  const { title, description } = tool.tool.definition;
  const texts = { name: stemsIn(tool.name), title: stemsIn(title), description: stemsIn(description) };
  TEXTS.set(tool, texts);
  return texts;
}

/** The words of a text as stems, each once. */
function stemsIn(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll("_", " ")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.map(stemOf).filter((word) => word !== ""));
}
