// Missing facts: how a model says what a question lacks, and what it may never ask for.
import { isObject } from "@svckit/core";
import type { MissingFact, MissingFacts } from "../engine.js";

/** The name of the tool by which a model asks the caller. */
export const ASK_FOR_DATA = "ask_for_data";
export const ASK_FOR_DATA_SAYS =
  "Asks the caller for what the question lacks and no tool can find. It ends the answer.";

const text = (description: string) => ({ type: "string", description });

/** What it takes. */
export const ASK_FOR_DATA_SCHEMA = {
  type: "object",
  properties: {
    reason: text("One sentence for the caller: what cannot be answered without it"),
    missing: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          name: text("Name of the argument, such as address"),
          description: text("What it is, in a few words"),
          example: text("A value that would do"),
        },
        required: ["name", "description", "example"],
      },
    },
  },
  required: ["reason", "missing"],
} as const;

const MOST = 8;
const LONGEST = 300;
// A text in a result may tell a model to ask for these.
const SECRET =
  /private[\s_-]?key|secret|seed[\s_-]?(?:phrase|words?)?\b|mnemonic|recovery[\s_-]?phrase|pass(?:word|phrase|code)|api[\s_-]?key|credential|\botp\b|\bpin\b/i;

/** Reads what a model asks for, its words checked by `check`; a text says why it cannot be asked. */
export function readMissingFacts(input: unknown, check: (text: string) => string): MissingFacts | string {
  if (!isObject(input) || typeof input["reason"] !== "string" || !Array.isArray(input["missing"]))
    return "Give `reason`, and `missing` as a list.";
  const missing = input["missing"].slice(0, MOST).flatMap((each) => toFact(each) ?? []);
  if (missing.length === 0) return "Each of `missing` has a `name`, a `description` and an `example`.";
  const reason = short(input["reason"]);
  if (SECRET.test([reason, ...missing.flatMap((fact) => Object.values(fact))].join("\n")))
    return "Nobody is asked for a secret here. Answer from the results.";
  return {
    reason: check(reason),
    missing: missing.map(({ name, description, example }) => ({
      name,
      description: check(description),
      // It need not be true, but it leads nowhere.
      example: LINK.test(example) ? "" : example,
    })),
  };
}

const LINK = /\w\.\w+\/|:\/\/|www\./i;

function toFact(value: unknown): MissingFact | undefined {
  if (!isObject(value)) return undefined;
  const { name, description, example } = value;
  if (typeof name !== "string" || typeof description !== "string" || name.trim() === "") return undefined;
  return { name: short(name), description: short(description), example: short(String(example ?? "")) };
}

function short(text: string): string {
  return text.trim().slice(0, LONGEST);
}
