// Tool desk: hands a model its tools, asks them for it, and keeps what was said. It decides what is asked at all.
import { type Asked, type Catalog, type CatalogTool, firstSentence, isObject } from "@svckit/core";
import type { JSONSchema7, ToolSet } from "ai";
import type { MissingFacts } from "../engine.js";
import { FINDERS } from "../filling/lookup.js";
import { type Budget, SPENT } from "./budget.js";
import type { CheckedWords } from "./checked-words.js";
import type { Facts } from "./facts.js";
import { ASK_FOR_DATA, ASK_FOR_DATA_SAYS, ASK_FOR_DATA_SCHEMA, readMissingFacts } from "./missing-facts.js";
import { FIND_TOOLS, FIND_TOOLS_SAYS, FIND_TOOLS_SCHEMA, findOffered, isHarmless } from "./offered-tools.js";
import { type ResultView, toRefusal, toResultView } from "./result-view.js";

/** What a desk works with. */
export interface DeskParts {
  readonly catalog: Catalog;
  /** The tools that the model is shown first. */
  readonly offered: readonly CatalogTool[];
  readonly budget: Budget;
  readonly maxCalls: number;
  readonly facts: Facts;
  readonly words: Pick<CheckedWords, "check">;
}

/** The tools of one answer, and what has become of them. */
export interface ToolDesk {
  /** Those that the model may be shown. */
  readonly tools: ToolSet;
  /** Names of those that it is shown now. */
  readonly shown: readonly string[];
  /** What the model has asked the caller for. */
  readonly missing: MissingFacts | undefined;
  /** Whether a tool answered: one that finds an argument for others does where no other was asked in vain. */
  readonly isAnswered: boolean;
  /** How many calls were refused since all were made. */
  readonly overBudget: number;
}

/** The part of the AI SDK that makes tools. */
export type Sdk = Pick<typeof import("ai"), "dynamicTool" | "jsonSchema">;

type Arguments = Readonly<Record<string, unknown>>;

const LEADS_AWAY = /ur[il]|link|host|domain|site|endpoint|webhook/i;
// Some 4,000 words of a model's, for each of a few calls.
const MOST_CHARS = 16_000;
const FOUND = 8;
const MOST_SHOWN = 40;

/** Makes the tools with the functions of the AI SDK. */
export function createToolDesk(
  sdk: Sdk,
  { catalog, offered, budget, maxCalls, facts, words }: DeskParts,
): ToolDesk {
  const shown = new Map(offered.map((tool) => [tool.name, tool]));
  let missing: MissingFacts | undefined;
  let overBudget = 0;
  const asked: Asked[] = [];

  async function call(tool: CatalogTool, input: unknown): Promise<ResultView> {
    const { name } = tool;
    if (!isObject(input)) return toRefusal(name, "Its arguments are a JSON object.");
    const args = withoutNulls(input);
    const [strange] = strangeIdentifiers(facts, tool, args);
    if (strange !== undefined)
      return toRefusal(
        name,
        `${strange} is neither in the question nor a value of a result. Look it up first.`,
      );
    const asking = budget.ask(name, args, maxCalls);
    if (asking === SPENT) {
      overBudget += 1;
      return toRefusal(
        name,
        `All ${maxCalls} calls are made. Answer from the results, and say what is open.`,
      );
    }
    const answer = await asking;
    asked.push(answer);
    const view = toResultView(answer, MOST_CHARS);
    facts.addData(view);
    facts.addArguments(args);
    return view;
  }

  function find(input: unknown): unknown {
    const intent = isObject(input) ? input["intent"] : undefined;
    if (typeof intent !== "string") return toRefusal(FIND_TOOLS, "Give `intent` as a text.");
    const found = findOffered(catalog, intent, FOUND).filter(
      ({ name }) => shown.has(name) || shown.size < MOST_SHOWN,
    );
    for (const tool of found) shown.set(tool.name, tool);
    return {
      found: found.map(({ name, definition }) => ({ name, does: firstSentence(definition.description) })),
    };
  }

  function askCaller(input: unknown): unknown {
    const read = readMissingFacts(input, words.check);
    if (typeof read === "string") return toRefusal(ASK_FOR_DATA, read);
    missing ??= read;
    return { asked: true };
  }

  const toTool = (description: string, schema: () => object, execute: (input: unknown) => unknown) =>
    sdk.dynamicTool({
      description,
      // Worked out for what is shown alone. `as`: the SDK types an older dialect of JSON Schema.
      inputSchema: sdk.jsonSchema(() => schema() as JSONSchema7),
      execute: async (input) => execute(input),
    });
  const own = {
    [FIND_TOOLS]: toTool(FIND_TOOLS_SAYS, () => FIND_TOOLS_SCHEMA, find),
    [ASK_FOR_DATA]: toTool(ASK_FOR_DATA_SAYS, () => ASK_FOR_DATA_SCHEMA, askCaller),
  };
  const readable = catalog.tools.filter(isHarmless);
  const tools = readable.map((tool): [string, ToolSet[string]] => [
    tool.name,
    toTool(
      tool.definition.description,
      () => ({ ...tool.inputSchema, type: "object" }),
      (input) => call(tool, input),
    ),
  ]);
  return {
    tools: { ...Object.fromEntries(tools), ...own },
    get shown() {
      return [...shown.keys(), ...Object.keys(own)];
    },
    get missing() {
      return missing;
    },
    get isAnswered() {
      const good = asked.filter(({ ok }) => ok);
      const isFailed = good.length < asked.length;
      return good.some(({ source }) => !isFailed || !FINDERS.has(source.tool));
    },
    get overBudget() {
      return overBudget;
    },
  };
}

/** Addresses, hashes and links in arguments that a model can only have from memory, or from the text of a stranger. */
function strangeIdentifiers(facts: Facts, tool: CatalogTool, args: Arguments): readonly string[] {
  const strange = Object.entries(args).flatMap(([name, value]) =>
    facts
      .unknownIdentifiers(JSON.stringify(value))
      // A protocol may be called like a host: "ether.fi".
      .filter(({ kind }) => kind !== "host" || LEADS_AWAY.test(name))
      .map(({ text }) => text),
  );
  if (strange.length === 0) return strange;
  // What the tool itself names, such as the address that stands for a chain's own coin.
  const { description, examples = [] } = tool.definition;
  const said = JSON.stringify([description, tool.inputSchema, examples]).toLowerCase();
  return strange.filter((each) => !said.includes(each.toLowerCase()));
}

/** Models write null for an argument that they leave out. */
function withoutNulls(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}
