// Invented figures: those of an answer that neither a result nor an argument holds.
import type { Answered } from "./answer-context.js";

// A figure that is cut has an ellipsis behind what is left of it.
const FIGURE = /\d[\d,]*(?:\.\d+)?…?/g;
// Places in a list, and the times of sources, which receipts tell.
const NO_FIGURES =
  /(?:^|[\s;])\d{1,2}\.\s|\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?\S*|[\w.:/-]*[a-z][\w:/-]*(?:\.\w+)*/gi;

// What is asked back is asked with an example, which claims nothing; nor does a name that nothing is known by.
const NO_CLAIMS = /\(such as [^)]*\)|nothing is known by the name "[^"]*"/g;

/** The figures of an answer that nobody gave: no tool, and not who asked. */
export function inventedIn({ answer, asked, results }: Answered, question = ""): readonly string[] {
  if (asked.length === 0) return [];
  // What failed is told in the words of the failure, which stand among the warnings.
  const given = new Set(JSON.stringify([asked, results, answer.warnings, question]).match(/\d+(?:\.\d+)?/g));
  const said = answer.response.replace(NO_CLAIMS, " ").replace(NO_FIGURES, " ").match(FIGURE) ?? [];
  return said
    .map((figure) => figure.replace(/,/g, ""))
    .filter((figure) => !given.has(figure) && !isCut(figure, given));
}

function isCut(figure: string, given: ReadonlySet<string>): boolean {
  return figure.endsWith("…") && [...given].some((each) => each.startsWith(figure.slice(0, -1)));
}
