// Rules of words: a title for people, and a description by which a model can choose the tool.
import type { Tool } from "@svckit/core";
import type { ToolFault } from "./finding.js";

// What a text can say without telling more than a name does.
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "a an the of for to from by with and or in on its this that it is are tool api endpoint returns return gives give".split(
    " ",
  ),
);

/** The faults of a tool's title and description. */
export function wordFaults({ name, title, description }: Tool): readonly ToolFault[] {
  const faults: ToolFault[] = [];
  if (title === name || /^[a-z0-9]+(_[a-z0-9]+)+$/.test(title))
    faults.push({
      field: "title",
      wrong: `${JSON.stringify(title)} is a name for programs`,
      mend: "name the tool for people, as “Price of a coin”",
    });
  const known = new Set([...wordsOf(name), ...wordsOf(title)]);
  if (wordsOf(description).every((word) => known.has(word)))
    faults.push({
      field: "description",
      wrong: "it only repeats the name and the title",
      mend: "say what the tool gives, from where, and how fresh it is",
    });
  return faults;
}

/** The words of a text that tell something, without the `s` of a plural or a verb. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.replace(/s$/, ""));
}
