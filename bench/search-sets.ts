// Search over catalogs of others: sets of tools and intents in the folder SEARCH_SETS, beside minisearch with stems and boosts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createService, defineProvider, defineTool, type JsonSchema, type Service } from "@svckit/core";
import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import { z } from "zod";

/**
 * A set, a JSON file each: tools as their makers describe them, and what callers ask, with the names of the tools that are
 * right, any of which counts. `inputSchema` is JSON Schema, of which the names and descriptions of arguments are read.
 */
interface SearchSet {
  readonly tools: readonly SetTool[];
  readonly queries: readonly { readonly intent: string; readonly tools: readonly string[] }[];
}

interface SetTool {
  readonly name: string;
  readonly description: string;
  readonly category?: string;
  readonly inputSchema?: JsonSchema;
}

/** Gives the places of the tools that fit an intent, best first, in the list of the set. */
type Find = (intent: string) => readonly number[];

/** How many in a hundred have a right tool first, and among the first three. */
interface Figures {
  readonly first: number;
  readonly three: number;
}

const FOLDER = "SEARCH_SETS";

/** Prints for each set how often the right tool is first and among three, here and with minisearch. */
export async function benchSearchSets(): Promise<void> {
  const folder = process.env[FOLDER];
  if (folder === undefined) {
    console.log(
      `Name a folder of sets by ${FOLDER}: {"tools": […], "queries": [{"intent", "tools"}]}, a file each.`,
    );
    return;
  }
  console.log(
    `${"first / among three".padEnd(34)} ${"here".padStart(15)} ${"minisearch".padStart(15)} ratio`,
  );
  const all: (readonly [Figures, Figures])[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".json")) continue;
    // `as`: whoever names the folder answers for the form of its files.
    const set = JSON.parse(readFileSync(join(folder, file), "utf8")) as SearchSet;
    const figures = [judge(set, await findHere(set)), judge(set, findByMiniSearch(set))] as const;
    print(`${file.replace(/\.json$/, "")}, ${set.tools.length} tools`, ...figures);
    all.push(figures);
  }
  print(`mean of ${all.length} sets`, meanOf(all.map(([here]) => here)), meanOf(all.map(([, mini]) => mini)));
}

function print(name: string, here: Figures, mini: Figures): void {
  const both = ({ first, three }: Figures) => `${first.toFixed(1)} / ${three.toFixed(1)}`.padStart(15);
  console.log(`${name.padEnd(34)} ${both(here)} ${both(mini)} ${(here.three / mini.three).toFixed(2)}`);
}

function judge({ tools, queries }: SearchSet, find: Find): Figures {
  const places = queries.map(({ intent, tools: right }) =>
    find(intent).findIndex((at) => right.includes(tools[at]?.name ?? "")),
  );
  const share = (most: number) =>
    (100 * places.filter((place) => place >= 0 && place < most).length) / queries.length;
  return { first: share(1), three: share(3) };
}

function meanOf(figures: readonly Figures[]): Figures {
  const mean = (of: (figures: Figures) => number) =>
    figures.reduce((sum, each) => sum + of(each), 0) / figures.length;
  return { first: mean(({ first }) => first), three: mean(({ three }) => three) };
}

/** The words of a name, in whichever way it joins them. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase();
}

/** A name as a service takes it. */
function plain(name: string): string {
  return wordsOf(name)
    .replaceAll(" ", "_")
    .replace(/^(?![a-z])/, "n")
    .slice(0, 56);
}

/** The names of tools; of equal ones each but the first is numbered. */
function toolNames(tools: readonly SetTool[]): string[] {
  const taken = new Set<string>();
  return tools.map(({ name }, at) => {
    const free = taken.has(plain(name)) ? `${plain(name)}_${at}` : plain(name);
    taken.add(free);
    return free;
  });
}

async function findHere(set: SearchSet): Promise<Find> {
  const names = toolNames(set.tools);
  const places = new Map(names.map((name, at) => [name, at]));
  const { catalog } = serviceOf(set.tools, names);
  await catalog.readTexts();
  return (intent) =>
    catalog.list({ search: intent, limit: 3 }).tools.flatMap(({ name }) => places.get(name) ?? []);
}

function serviceOf(listed: readonly SetTool[], names: readonly string[]): Service {
  const tools = listed.map(({ name, description, category, inputSchema }, at) =>
    defineTool({
      name: names[at] ?? "",
      title: wordsOf(name),
      description: description.trim().padEnd(20, "."),
      category: plain(category ?? "tools"),
      effect: "read",
      input: z.record(z.string(), z.unknown()),
      inputSchema: { additionalProperties: false, type: "object", ...inputSchema },
      output: z.unknown(),
      execute: async () => null,
    }),
  );
  return createService({ providers: [defineProvider({ id: "sets", title: "Sets", tools })] });
}

const LITTLE = new Set(
  (
    "a an and are as at be by but for from i if in into is it me my no not of on or such that the their then there these " +
    "they this to was will with you can could what which how please would like want need also have"
  ).split(" "),
);

function findByMiniSearch({ tools }: SearchSet): Find {
  const index = new MiniSearch({
    fields: ["name", "description", "category", "inputs"],
    processTerm: (word) => !LITTLE.has(word.toLowerCase()) && stemmer(word.toLowerCase()),
    searchOptions: { boost: { name: 2 } },
  });
  index.addAll(
    tools.map(({ name, description, category = "", inputSchema }, id) => {
      const properties = Object.entries(inputSchema?.["properties"] ?? {});
      const inputs = properties
        .map(([key, about]) => `${wordsOf(key)} ${about?.description ?? ""}`)
        .join(" ");
      return { id, name: wordsOf(name), description, category, inputs };
    }),
  );
  return (intent) =>
    index
      .search(intent)
      .slice(0, 3)
      .map(({ id }) => Number(id));
}
