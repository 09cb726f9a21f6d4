// svc tools: what a catalog has, that of a service in this process or of one elsewhere.
import type { CatalogEntry } from "@svckit/core";
import type { Command } from "commander";
import { addPlaceOptions, IN_THIS_PROCESS, type PlaceOptions, placeOf } from "../place/place.js";
import { wholeNumber } from "../settings/whole-number.js";
import {
  addOutputOptions,
  type OutputOptions,
  outputOf,
  writeList,
  writeResult,
} from "../terminal/output.js";
import { attend } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";
import { catalogSource, type Wanted } from "./catalog-source.js";
import { toolHelp } from "./tool-help.js";

const TIMEOUT = "30s";
const FOUND = 10;

interface Options extends PlaceOptions, OutputOptions, Omit<Wanted, "search"> {
  readonly timeout: number;
}

/** Fills the command. */
export function addTools(command: Command, terminal: Terminal): void {
  withOptions(command.command("list"))
    .description("List the tools in the order of their names, with provider and category")
    .option("--category <category>", "those of a category alone")
    .option("--provider <provider>", "those of a provider alone")
    .action((options: Options) => list(terminal, options));
  withOptions(command.command("search"))
    .description("Find the tools that fit an intent in words, the best first; free")
    .argument("<intent...>", "what the tool is wanted for")
    .option("--category <category>", "those of a category alone")
    .option("--provider <provider>", "those of a provider alone")
    .option("--limit <number>", `how many at most, ${FOUND} where left out`, wholeNumber, FOUND)
    .action((words: string[], options: Options) => list(terminal, options, words.join(" ")));
  withOptions(command.command("info"))
    .description("Tell everything about a tool: arguments, examples, price, state")
    .argument("<name>", "the tool")
    .action((name: string, options: Options) => tell(terminal, options, name));
}

function withOptions(command: Command): Command {
  return addOutputOptions(
    addPlaceOptions(command, TIMEOUT),
    "write the whole entries as JSON, also in a terminal",
  );
}

async function list(terminal: Terminal, options: Options, search?: string): Promise<void> {
  const { category, provider, limit, timeout } = options;
  const wanted = {
    ...(category !== undefined && { category }),
    ...(provider !== undefined && { provider }),
    ...(search !== undefined && { search }),
    ...(limit !== undefined && { limit }),
  };
  const place = placeOf(options, terminal.env);
  const source = catalogSource(place, terminal.env);
  const waiting = { doing: search === undefined ? "listing the tools" : "searching", timeoutMs: timeout };
  const tools = await attend(terminal, waiting, (asked) => source.list(wanted, asked));
  const providers = [...new Set(tools.map((tool) => tool.provider))].sort();
  const output = outputOf(options, terminal);
  writeList(output, {
    name: "tools",
    rows: tools.map((tool) => (output.json || options.fields ? { ...tool } : shown(tool))),
    beside: { total_count: tools.length, providers },
    columns:
      search === undefined
        ? ["name", "provider", "category", "credits", "key", "state"]
        : ["name", "title", "provider", "credits"],
    sum: `${tools.length} tools of ${providers.length} providers${place.url === undefined ? `, ${IN_THIS_PROCESS}` : ""}`,
  });
}

/** An entry as a row of the table. */
function shown({ name, title, provider, category, credits, keyless, status }: CatalogEntry) {
  const state = status.available ? "ready" : (status.reason ?? "not available");
  return { name, title, provider, category, credits, key: keyless ? "no" : "yes", state };
}

async function tell(terminal: Terminal, options: Options, name: string): Promise<void> {
  const source = catalogSource(placeOf(options, terminal.env), terminal.env);
  const waiting = { doing: `asking for ${name}`, timeoutMs: options.timeout };
  const entry = await attend(terminal, waiting, (asked) => source.find(name, asked));
  const output = outputOf(options, terminal);
  if (output.json || options.fields !== undefined) writeResult(output, { ...entry });
  else terminal.write(toolHelp(entry, terminal));
}
