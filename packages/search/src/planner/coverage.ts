// Coverage: how much of what a clause asks for a tool speaks of, in its texts, in its results or by the catalog's vocabulary.
import { isObject, onceFor } from "@svckit/core";
import { COMMON_WORDS, SUBJECT_WORDS } from "../tables/words.js";
import { type PlannedTool, stemOf, type Toolbox } from "./toolbox.js";

const SUBJECTS: ReadonlySet<string> = new Set([...SUBJECT_WORDS].map(stemOf));

// Each word is ranked by itself: a text of many words is no clearer for the rest of them.
const MOST_WORDS = 48;

/** How the words of a clause are covered. */
export interface Coverage {
  /** Whether the words tell nothing. */
  readonly isBlank: boolean;
  /** The share of words that a tool speaks of itself; 1 where there are none to speak of. */
  own(tool: PlannedTool): number;
  /** The same for all tools of its category together. */
  field(tool: PlannedTool): number;
  /** How many words name a subject of which the tool says nothing. */
  strangers(tool: PlannedTool): number;
}

interface Meant {
  readonly tools: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

/** Reads which tools speak of the words of a clause, by the vocabulary of the catalog. */
export function coverageOf(words: readonly string[], toolbox: Toolbox): Coverage {
  const telling = [...new Set(words)]
    .filter((word) => !COMMON_WORDS.has(word) && word.length > 1 && !/^\d|ly$/.test(word))
    .slice(0, MOST_WORDS);
  const meant = telling.map((word) => ({ stem: stemOf(word), meant: meantBy(word, toolbox) }));
  const subjects = meant.flatMap(({ stem }) => (SUBJECTS.has(stem) ? [stem] : []));
  const share = (covers: (word: (typeof meant)[number]) => boolean) =>
    meant.length === 0 ? 1 : meant.filter(covers).length / meant.length;
  const owns = new Map<PlannedTool, number>();
  return {
    isBlank: telling.length === 0,
    strangers: (tool) => subjects.filter((stem) => !textsOf(tool).has(stem)).length,
    own(tool) {
      const known = owns.get(tool);
      if (known !== undefined) return known;
      const texts = textsOf(tool);
      let count = 0;
      for (const { stem, meant: by } of meant) if (texts.has(stem) || by.tools.has(tool.name)) count += 1;
      const own = meant.length === 0 ? 1 : count / meant.length;
      owns.set(tool, own);
      return own;
    },
    field: (tool) =>
      share(
        ({ stem, meant: { categories } }) => categories.has(tool.tool.category) || textsOf(tool).has(stem),
      ),
  };
}

// What callers type is not remembered for ever.
const MOST_MEANT = 2_000;

/** What words mean, each read once. */
const meantIn = onceFor((_: Toolbox) => new Map<string, Meant>());

function meantBy(word: string, toolbox: Toolbox): Meant {
  const all = meantIn(toolbox);
  const known = all.get(word);
  if (known !== undefined) return known;
  const ranked = toolbox.rank(word);
  const meant = {
    tools: new Set(ranked.map(({ tool }) => tool.name)),
    categories: new Set(ranked.map(({ tool }) => tool.tool.category)),
  };
  if (all.size >= MOST_MEANT) all.clear();
  all.set(word, meant);
  return meant;
}

/** The stems of a tool's own words and those of its results. */
const textsOf = onceFor((planned: PlannedTool): ReadonlySet<string> => {
  const { definition, provider } = planned.tool;
  const { title, description, keywords = [], examples = [] } = definition;
  const entry = planned.tool.entry();
  const text = [
    planned.name,
    title,
    description,
    ...keywords,
    provider.title,
    planned.tool.category,
    ...examples.map((example) => example.description),
    ...wordsOf(entry.outputSchema, 0),
    ...wordsOf(entry.inputSchema, 0),
  ].join(" ");
  return new Set(
    (
      text
        .toLowerCase()
        .replaceAll("_", " ")
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).map((word) => stemOf(word)),
  );
});

/** Names and descriptions of a schema's members. */
function wordsOf(schema: unknown, depth: number): readonly string[] {
  if (!isObject(schema) || depth > 6) return [];
  const own = typeof schema["description"] === "string" ? [schema["description"]] : [];
  const choices = Array.isArray(schema["enum"]) ? schema["enum"].map(String) : [];
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const members = Object.entries(properties).flatMap(([name, member]) => [
    name,
    ...wordsOf(member, depth + 1),
  ]);
  const forms = Array.isArray(schema["anyOf"])
    ? schema["anyOf"].flatMap((each) => wordsOf(each, depth + 1))
    : [];
  return [
    ...own,
    ...choices,
    ...members,
    ...forms,
    ...wordsOf(schema["items"], depth + 1),
    ...wordsOf(schema["additionalProperties"], depth + 1),
  ];
}
