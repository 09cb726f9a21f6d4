// Completion: what may stand where the cursor is, a line each with what it is.
import type { Command, Option } from "commander";
import { type CatalogCache, catalogCache } from "../completion/catalog-cache.js";
import { SCRIPTS } from "../completion/scripts.js";
import { cleanLine } from "../terminal/paint.js";
import type { Terminal } from "../terminal/terminal.js";
import type { Flag } from "../tools/flags.js";
import { createProgram } from "./tree.js";

/** What may come, and what it is. */
type Candidate = readonly [word: string, meaning: string];

// Values that are known before anything is asked, by the option.
const VALUES: Readonly<Record<string, readonly string[]>> = {
  "--kind": ["live", "test", "dev"],
  "--status": ["active", "suspended", "closed"],
  "--state": ["pending", "approved", "denied", "used"],
  "--by": ["day", "tool", "key", "endUser", "account"],
};

/** Writes the candidates for the last of the words. Where something goes wrong there are none: a shell has no place for errors. */
export async function complete(given: readonly string[], terminal: Terminal): Promise<void> {
  const words = joined(given);
  const typed = words.at(-1) ?? "";
  // `svc help tools` is completed as `svc tools` is.
  const before = words.slice(words[0] === "help" ? 1 : 0, -1);
  const found = await candidates(before, typed, terminal).catch(() => []);
  // bash puts what comes back in the place of what stands behind the colon.
  const isSplit = typed !== (given.at(-1) ?? "") && typed.includes(":");
  const from = isSplit ? typed.lastIndexOf(":") + 1 : 0;
  for (const [word, meaning] of found)
    if (word.startsWith(typed)) terminal.write(`${word.slice(from)}\t${cleanLine(meaning)}\n`);
}

async function candidates(
  before: readonly string[],
  typed: string,
  terminal: Terminal,
): Promise<readonly Candidate[]> {
  const program = await createProgram(before, terminal);
  const { command, rest } = descend(program, before);
  const last = before.at(-1) ?? "";
  const option = command.options.find((each) => each.long === last || each.short === last);
  if (option?.long === "--tool") return namesOf(catalogOf(command, before, terminal));
  if (option !== undefined && takesValue(option)) return valuesOf(option).map((value) => [value, ""]);
  const [tool] = rest;
  const isCall = command.name() === "call" && command.parent === program;
  const flags = isCall && tool !== undefined ? await catalogOf(command, before, terminal).flags(tool) : [];
  const flag = flags.find(({ written }) => written === last);
  if (flag !== undefined && flag.kind !== "boolean") return flag.values.map((value) => [value, ""]);
  if (typed.startsWith("-"))
    return [...flags.map(flagCandidate), ...command.options.flatMap(optionCandidate)];
  if (command.commands.length > 0 && rest.length > 0) return [];
  if (command.commands.length > 0) return command.commands.map((each) => [each.name(), each.description()]);
  if (command.name() === "completion") return Object.keys(SCRIPTS).map((shell) => [shell, ""]);
  const isInfo = command.name() === "info" && command.parent?.name() === "tools";
  if (tool !== undefined || !(isCall || isInfo)) return flags.map(flagCandidate);
  return namesOf(catalogOf(command, before, terminal));
}

async function namesOf(catalog: CatalogCache): Promise<readonly Candidate[]> {
  return (await catalog.names()).map(({ name, title }) => [name, title]);
}

/** The command that words lead to, and the words behind it that are no options or their values. */
function descend(program: Command, words: readonly string[]) {
  let command = program;
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const option = command.options.find((each) => each.long === word || each.short === word);
    if (option && takesValue(option)) at += 1;
    if (word.startsWith("-")) continue;
    const below = command.commands.find((each) => each.name() === word);
    if (below && rest.length === 0) command = below;
    else rest.push(word);
  }
  return { command, rest };
}

/** The catalog of the service that the words name. */
function catalogOf(command: Command, words: readonly string[], terminal: Terminal): CatalogCache {
  const at = words.indexOf("--url");
  const isKnown = command.options.some(({ long }) => long === "--url");
  const url = isKnown && at >= 0 ? words[at + 1] : undefined;
  return catalogCache(terminal, { url, embedded: words.includes("--embedded") });
}

/** bash takes `=` and `:` for words of their own: `--kind = te` is `--kind te`, and `http : //svc.example` an address. */
function joined(given: readonly string[]): readonly string[] {
  const words: string[] = [];
  let isBehindColon = false;
  for (const word of given) {
    const isColon = word === ":";
    if (words.length > 0 && (isColon || (isBehindColon && !word.startsWith("-"))))
      words.push(`${words.pop()}${word}`);
    else words.push(word);
    isBehindColon = isColon;
  }
  if (words.at(-1) === "=") return [...words.slice(0, -1), ""];
  return words.filter((word) => word !== "=");
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

function valuesOf({ long, argChoices }: Option): readonly string[] {
  return argChoices ?? VALUES[long ?? ""] ?? [];
}

function optionCandidate({ long, description }: Option): readonly Candidate[] {
  return long ? [[long, description]] : [];
}

function flagCandidate({ written, description }: Flag): Candidate {
  return [written, description];
}
