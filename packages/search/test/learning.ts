// Learning: how much words tell for what a question leaves open, from questions of which it is known.
import { readFileSync } from "node:fs";
import { silentLogger } from "@svckit/core";
import { type Candidate, candidatesOf, foundFor, outcomesOf } from "../src/planner/likelihood.js";
import { plannedFor } from "../src/planner/plans.js";
import { signsOf, wordsIn } from "../src/planner/signs.js";
import type { Toolbox } from "../src/planner/toolbox.js";
import { ALWAYS } from "../src/planner/weighings.js";
import { OPEN, OURS, TRAITS } from "../src/planner/weights.js";
import { type Example, type Weights, weightsOf } from "./choices.js";
import type { ScoredQuestion } from "./score.js";

const LESSONS = new URL("./lessons/lessons.json", import.meta.url);
const NOW = Date.UTC(2026, 10, 22, 12);

/** Questions that are there to learn from alone. */
interface Given extends Pick<ScoredQuestion, "kind" | "missing"> {
  readonly prompts: readonly string[];
}

/** The questions that were written to be learned from, and are in no part. */
export function questionsToLearn(): readonly ScoredQuestion[] {
  const given: readonly Given[] = JSON.parse(readFileSync(LESSONS, "utf8"));
  return given.flatMap(({ prompts, ...rest }) =>
    prompts.map((prompt): ScoredQuestion => ({ id: prompt, category: "none", prompt, ...rest })),
  );
}

/** A question with what is to be learned of it. */
export interface Lesson {
  readonly kind: ScoredQuestion["kind"];
  readonly words: readonly string[];
  readonly signs: readonly string[];
  readonly candidates: readonly Candidate[];
  readonly isRight: readonly boolean[];
}

/** What is to be learned of a question; nothing of one that is refused, or behind others. */
export function lessonOf(question: ScoredQuestion, toolbox: Toolbox): Lesson | undefined {
  const { kind, prompt: text, missing = [] } = question;
  if (text === undefined) return undefined;
  const context = {
    ...{ catalog: toolbox.catalog, logger: silentLogger },
    clock: { now: () => NOW, setTimeout, clearTimeout },
  };
  const planned = plannedFor({ text, earlier: [], sampling: {} }, context as never, toolbox);
  if (typeof planned === "string" || "missing" in planned) return undefined;
  const { understood, plans } = planned;
  const asks = plans.filter((plan) => plan.kind === "missing");
  const found = foundFor(understood, toolbox, NOW);
  const words = wordsIn(understood);
  const candidates = kind === "ask" ? candidatesOf(found, understood, words, asks) : [];
  const isRight = candidates.map(({ slots }) =>
    missing.every((any) => slots.some(({ name }) => any.includes(name))),
  );
  return { kind, words, signs: signsOf(understood, plans, found, toolbox), candidates, isRight };
}

// How much a weight costs: of a word, of what always counts, and of a trait.
const COST_OF_WORD = 0.3;
const COST_OF_THING = 0.1;
const COST_OF_TRAIT = 0.02;
const COST_OF_SIGN = 1;
const COST_OF_ALWAYS = 1e-3;
const TRAIT = "traits ";

/** The weights that lessons teach, by outcome. */
export function learned(lessons: readonly Lesson[]): {
  readonly things: ReadonlyMap<string, Weights>;
  readonly open: ReadonlyMap<string, Weights>;
} {
  const whether = (other: Lesson["kind"]) =>
    weightsOf(
      lessons.flatMap(({ kind, signs }) => (kind === "ask" || kind === other ? [signOf(kind, signs)] : [])),
      (name) => (name === ALWAYS ? COST_OF_ALWAYS : COST_OF_SIGN),
    );
  const things = weightsOf(
    lessons.flatMap((lesson) => (lesson.isRight.includes(true) ? [choiceOf(lesson)] : [])),
    (name) => (name.startsWith(TRAIT) ? COST_OF_TRAIT : name.endsWith(ALWAYS) ? COST_OF_THING : COST_OF_WORD),
  );
  return {
    things: byOutcome(things),
    open: new Map([
      [OURS, whether("outside")],
      [OPEN, whether("answer")],
    ]),
  };
}

function signOf(kind: Lesson["kind"], signs: readonly string[]): Example {
  const open = new Map([ALWAYS, ...signs].map((sign) => [sign, 1]));
  return { options: [open, new Map()], isRight: [kind === "ask", kind !== "ask"] };
}

const BETWEEN = "\t";

function choiceOf({ words, candidates, isRight }: Lesson): Example {
  const options = candidates.map((each) => {
    const told = outcomesOf(each).flatMap((outcome) =>
      [ALWAYS, ...words].map((word) => [`${outcome}${BETWEEN}${word}`, 1] as const),
    );
    const own = [...each.traits].map(([trait, value]) => [`${TRAITS} ${BETWEEN}${trait}`, value] as const);
    return new Map([...told, ...own]);
  });
  return { options, isRight };
}

function byOutcome(weights: Weights): ReadonlyMap<string, Weights> {
  const all = new Map<string, Map<string, number>>();
  for (const [name, weight] of weights) {
    const [outcome = "", word = ""] = name.split(BETWEEN);
    const own = all.get(outcome.trim()) ?? new Map<string, number>();
    own.set(word, weight);
    all.set(outcome.trim(), own);
  }
  return all;
}

const HUNDREDTHS = 100;
// A word that tells less is left out.
const LEAST = 0.1;

/** Weights as a table has them, in hundredths, by outcome. */
export function tableOf(all: ReadonlyMap<string, Weights>): Readonly<Record<string, string>> {
  const inOrder = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
    one < other ? -1 : 1;
  return Object.fromEntries(
    [...all].sort(inOrder).map(([outcome, weights]) => [
      outcome,
      [...weights]
        .filter(([, weight]) => Math.abs(weight) >= LEAST)
        .sort(inOrder)
        .map(([word, weight]) => `${Math.round(weight * HUNDREDTHS)}:${word}`)
        .join(" "),
    ]),
  );
}
