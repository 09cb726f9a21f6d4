// Toolbox: what the planner knows of a catalog, read once: the slots of its tools and the words of their texts.
import type { Catalog, CatalogTool } from "@svckit/core";
import { type Slot, type SlotKind, slotsOf } from "../filling/slot.js";

/** What is known of the tools of a catalog. */
export interface Toolbox {
  readonly catalog: Catalog;
  /** The tool of a name; undefined where the catalog has none that reads. */
  tool(name: string): PlannedTool | undefined;
  /** A tool that needs an argument of a kind, with the argument. */
  taking(kind: SlotKind): Taking | undefined;
  /** The tools that fit an intent, best first. */
  rank(intent: string): readonly RankedTool[];
  /** The words of the tools' texts in lower case, the most frequent first. */
  readonly words: readonly string[];
  /** Whether a tool's texts or the vocabulary hold a word. */
  knows(word: string): boolean;
  /** Whether a tool is named by a word. */
  names(word: string): boolean;
  /** The same of a word that does not stand in questions of anything. */
  isOfField(word: string): boolean;
  /** Whether a tool's texts hold a word as it is written. */
  holds(word: string): boolean;
}

/** A tool with an argument of it. */
export interface Taking {
  readonly tool: PlannedTool;
  readonly slot: Slot;
}

/** A tool that fits an intent. */
export interface RankedTool {
  readonly tool: PlannedTool;
  /** Share of the best tool's score. */
  readonly share: number;
}

/** A tool with what its arguments take. */
export interface PlannedTool {
  readonly name: string;
  readonly tool: CatalogTool;
  readonly slots: readonly Slot[];
  /** The words that its provider is called by. */
  readonly provider: string;
  readonly isAvailable: boolean;
}

// No intent needs more words than these.
const MOST_INTENT = 800;

// What callers type is not remembered for ever.
const MOST_KNOWN = 5_000;
// Parts of a question look for the same, so that what was just ranked is asked for again.
const MOST_RANKS = 32;

const STEMS = new Map<string, string>();
const BOXES = new WeakMap<Catalog, Toolbox>();

/** The toolbox of a catalog; made with its first question. */
export function toolboxOf(catalog: Catalog): Toolbox {
  const made = BOXES.get(catalog);
  if (made) return made;
  const toolbox = createToolbox(catalog);
  BOXES.set(catalog, toolbox);
  return toolbox;
}

function createToolbox(catalog: Catalog): Toolbox {
  const tools = new Map(catalog.tools.map((tool) => [tool.name, tool]));
  const planned = new Map<string, PlannedTool | undefined>();
  const words = wordsOf(catalog);
  const texts = new Set(words);
  const stems = new Set(words.map(stemOf));
  const named = new Set(catalog.tools.flatMap(({ name }) => name.split("_").map(stemOf)));
  const known = new Map<string, boolean>();
  const ranks = new Map<string, readonly RankedTool[]>();

  function find(name: string): PlannedTool | undefined {
    const before = planned.get(name);
    if (before !== undefined || planned.has(name)) return before;
    const tool = tools.get(name);
    const found = tool && isAsked(tool) ? plan(tool) : undefined;
    planned.set(name, found);
    return found;
  }

  const takers = new Map<SlotKind, Taking | undefined>();
  function taking(kind: SlotKind): Taking | undefined {
    if (takers.has(kind)) return takers.get(kind);
    let found: Taking | undefined;
    for (const { name } of catalog.tools) {
      const tool = find(name);
      const slot = tool?.slots.find(
        (each) => each.isRequired && each.kind === kind && (each.list === undefined || kind !== "hash"),
      );
      found ??= tool && slot && { tool, slot };
    }
    takers.set(kind, found);
    return found;
  }

  return {
    catalog,
    words,
    tool: find,
    taking,
    names: (word) => named.has(stemOf(word)),
    isOfField(word) {
      const stem = stemOf(word);
      return stem.length > 2 && named.has(stem) && !OF_ANY.has(stem);
    },
    holds: (word) => texts.has(word),
    knows(word) {
      const before = known.get(word);
      if (before !== undefined) return before;
      if (known.size >= MOST_KNOWN) known.clear();
      const isKnown = stems.has(stemOf(word.toLowerCase())) || catalog.weigh(word).length > 0;
      known.set(word, isKnown);
      return isKnown;
    },
    rank(intent) {
      const before = ranks.get(intent);
      if (before !== undefined) return before;
      const ranked = catalog.weigh(intent.slice(0, MOST_INTENT)).flatMap(({ tool: { name }, share }) => {
        const tool = find(name);
        return tool === undefined ? [] : [{ tool, share }];
      });
      if (ranks.size >= MOST_RANKS) ranks.clear();
      ranks.set(intent, ranked);
      return ranked;
    },
  };
}

/** Questions are answered by tools that read data; those of the service itself are for whoever calls tools. */
function isAsked({ effect, category, credits }: CatalogTool): boolean {
  return effect === "read" && category !== "discovery" && category !== "demo" && credits > 0;
}

function plan(tool: CatalogTool): PlannedTool {
  const { provider } = tool;
  return {
    name: tool.name,
    tool,
    slots: slotsOf(tool.inputSchema),
    provider: provider.id,
    isAvailable: tool.status.available,
  };
}

/** What a ranking says of some tools: of the others of a large catalog nobody asks. */
export function sharesOf(
  tools: ReadonlySet<PlannedTool>,
  ranked: readonly RankedTool[],
): ReadonlyMap<PlannedTool, number> {
  const shares = new Map<PlannedTool, number>();
  for (const { tool, share } of ranked) if (tools.has(tool)) shares.set(tool, share);
  return shares;
}

// What tools of any field are named by.
const OF_ANY = new Set(
  (
    "account active address batch by call category chart check code company compare compute condition convert counter create current data date detect detail " +
    "dominance entity estimate event exchange find first for from get global group highlight historical history id in index info information internal list lock " +
    "log look lookup market message metadata name network new of open option order owner parsed percentage change platform position priority profile range raw " +
    "rate recent recently report resolve round search series signature signer site slot source stats status storage summary supported synced text time timestamp " +
    "to topic trade trending typed unit updated up usage user validate value verified verify all and at overview activity stock point key level world state " +
    "sentiment product security safety volume holiday clock currency image query type percent"
  )
    .split(" ")
    .map(stemOf),
);

/** Every word of names, titles, descriptions and keywords, the most frequent first. */
function wordsOf(catalog: Catalog): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name, definition, provider } of catalog.tools) {
    const { title, description, keywords = [] } = definition;
    const text = `${name.replaceAll("_", " ")} ${title} ${description} ${keywords.join(" ")} ${provider.title} ${provider.id}`;
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

/** A word without its plural and such, in British spelling: rough, and the same on both sides. */
export function stemOf(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  if (STEMS.size >= MOST_KNOWN) STEMS.clear();
  const stem = stemIn(word);
  STEMS.set(word, stem);
  return stem;
}

function stemIn(given: string): string {
  const word = given.replace(/iz(?=[aei])/g, "is");
  return word.length > 4
    ? word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|er|ly)$/, "")
    : word.replace(/(?<!w)s$/, "");
}
