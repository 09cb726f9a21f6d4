// Learns the tables of weights from questions: what each leaves open, or that it leaves nothing open.
// Run: npx tsx --tsconfig tsconfig.base.json packages/search/test/learn-weights.ts [more files of questions]
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createService, type ProviderFactory, silentLogger } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { readMentions } from "../src/entities/read-mentions.js";
import { withoutCourtesy } from "../src/planner/courtesy.js";
import { type Candidate, likelihoodOf, rankedFor, type Signs, signsOf } from "../src/planner/likelihood.js";
import { outsideOf } from "../src/planner/outside.js";
import { spelled } from "../src/planner/spelling.js";
import { type Toolbox, toolboxOf } from "../src/planner/toolbox.js";
import { ALWAYS, OPEN, OURS } from "../src/planner/weights.js";
import type { ScoredQuestion } from "./score.js";

const NOW = Date.UTC(2026, 10, 22, 12);
const TABLES = new URL("../src/tables/", import.meta.url);
const LESSONS = new URL("./lessons/lessons.json", import.meta.url);
const QUESTIONS = new URL("./questions/", import.meta.url);
// Scored and not learned from: what the tables are measured by.
const UNREAD = "tenth.json";
const HUNDREDTHS = 100;
const LINE = 128;
const PRIME = 10_007;
const STRIDE = 6_151;
const ROUNDS = 40;
const RATE = 0.4;
const FORGETS = 1e-3;
const FORGETS_THINGS = 3e-3;
// A word that tells less is left out.
const LEAST = 0.13;

/** A question with what is to be learned of it. */
interface Lesson {
  readonly kind: ScoredQuestion["kind"];
  readonly signs: Signs;
  readonly isRight: (candidate: Candidate) => boolean;
}

/** Questions that are there to learn from alone. */
interface Given extends Pick<ScoredQuestion, "kind" | "missing"> {
  readonly prompts: readonly string[];
}

type Weights = Map<string, number>;

function lessonsOf(questions: readonly ScoredQuestion[], toolbox: Toolbox): readonly Lesson[] {
  return questions.flatMap(({ kind, prompt, missing = [], calls = [] }): readonly Lesson[] => {
    if (prompt === undefined) return [];
    const text = spelled(withoutCourtesy(prompt), toolbox);
    const mentions = readMentions(text, NOW, toolbox.knows);
    if (kind === "outside" && /action|prediction/.test(outsideOf(text, mentions) ?? "")) return [];
    const signs = signsOf({ text, mentions }, toolbox, NOW);
    if (kind === "ask") {
      const isRight = ({ slots }: Candidate) =>
        missing.every((any) => slots.some(({ name }) => any.includes(name)));
      return [{ kind, signs, isRight }];
    }
    if (kind !== "answer") return [{ kind, signs, isRight: () => false }];
    // What was named is what is asked for where it is not: the tools that were right, without their arguments.
    const required = rankedFor({ text, mentions }, toolbox, ({ slots }) =>
      slots.filter(({ isRequired }) => isRequired),
    );
    const candidates = required.flatMap((each) =>
      each.thing === undefined ? [] : [{ ...each, thing: each.thing }],
    );
    const right = new Set(calls.flat().map(({ tool }) => tool));
    const things = new Set(candidates.filter(({ tool }) => right.has(tool.name)).map(({ thing }) => thing));
    return [{ kind, signs: { ...signs, candidates }, isRight: ({ thing }) => things.has(thing) }];
  });
}

/** The same list in an order that is always the same and has nothing to do with who wrote what. */
function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((each, at) => ({ each, place: (at * STRIDE) % PRIME }))
    .sort((one, other) => one.place - other.place)
    .map(({ each }) => each);
}

/** Weights of several rounds, as their mean: no question tells more for having come last. */
function meanOf(rounds: readonly Weights[]): Weights {
  const mean: Weights = new Map();
  for (const weights of rounds)
    for (const [word, weight] of weights) mean.set(word, (mean.get(word) ?? 0) + weight / rounds.length);
  return mean;
}

/** Learns which candidate is asked for: of all the words of a question, how much each tells for each thing. */
function learnThings(lessons: readonly Lesson[]): ReadonlyMap<string, Weights> {
  const all = new Map<string, Weights>();
  const weightsOf = (thing: string) => {
    const known = all.get(thing) ?? new Map<string, number>();
    all.set(thing, known);
    return known;
  };
  const sum = (weights: Weights, words: readonly string[]) =>
    words.reduce((total, word) => total + (weights.get(word) ?? 0), weights.get(ALWAYS) ?? 0);
  const told = lessons.filter(({ signs, isRight }) => signs.candidates.some(isRight));
  const sums = new Map<string, Weights[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { signs, isRight } of told) {
      const { words, candidates } = signs;
      const scores = candidates.map((each) => likelihoodOf(each, []) + sum(weightsOf(each.thing), words));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const total = shares.reduce((a, b) => a + b, 0);
      const right = shares.reduce((a, b, at) => a + (isRight(candidates[at] as Candidate) ? b : 0), 0);
      const steps = new Map<string, number>();
      candidates.forEach((each, at) => {
        const share = shares[at] ?? 0;
        const step = (isRight(each) ? share / right : 0) - share / total;
        steps.set(each.thing, (steps.get(each.thing) ?? 0) + step);
      });
      const rate = RATE / (1 + round / 10);
      for (const [thing, step] of steps)
        nudge(weightsOf(thing), words, step * rate, 1 - rate * FORGETS_THINGS);
    }
    if (round >= ROUNDS / 2)
      for (const [thing, weights] of all) sums.set(thing, [...(sums.get(thing) ?? []), new Map(weights)]);
  }
  return new Map([...sums].map(([thing, rounds]) => [thing, meanOf(rounds)]));
}

/** Learns a yes or no of questions by their signs. */
function learnWhether(lessons: readonly Lesson[], isSo: (lesson: Lesson) => boolean): Weights {
  const weights: Weights = new Map();
  const rounds: Weights[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const lesson of lessons) {
      const { all } = lesson.signs;
      const score = all.reduce((total, sign) => total + (weights.get(sign) ?? 0), weights.get(ALWAYS) ?? 0);
      const step = (isSo(lesson) ? 1 : 0) - 1 / (1 + Math.exp(-score));
      nudge(weights, all, (step * RATE) / (1 + round / 10), 1 - FORGETS);
    }
    if (round >= ROUNDS / 2) rounds.push(new Map(weights));
  }
  return meanOf(rounds);
}

function nudge(weights: Weights, words: readonly string[], step: number, kept: number): void {
  weights.set(ALWAYS, (weights.get(ALWAYS) ?? 0) + step / 3);
  for (const word of words)
    weights.set(word, (weights.get(word) ?? 0) * kept + step / Math.sqrt(words.length));
}

function written(all: ReadonlyMap<string, Weights>): string {
  const tables = [...all]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([outcome, weights]) => {
      const pairs = [...weights]
        .filter(([, weight]) => Math.abs(weight) >= LEAST)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([word, weight]) => `${Math.round(weight * HUNDREDTHS)}:${word}`);
      return `  ${JSON.stringify(outcome)}: \`\n${linesOf(pairs).join("\n")}\`,`;
    });
  return tables.join("\n");
}

function write(file: string, says: string, name: string, all: ReadonlyMap<string, Weights>): void {
  const table = `export const ${name}: Readonly<Record<string, string>> = {\n${written(all)}\n};\n`;
  writeFileSync(
    new URL(file, TABLES),
    `// ${says}; written by test/learn-weights.ts, in hundredths.\n${table}`,
  );
}

function linesOf(pairs: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const pair of pairs) {
    if (line.length + pair.length >= LINE) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? pair : `${line} ${pair}`;
  }
  return line === "" ? lines : [...lines, line];
}

const files = [
  ...readdirSync(QUESTIONS)
    .filter((name) => name.endsWith(".json") && name !== UNREAD)
    .sort()
    .map((name) => new URL(name, QUESTIONS)),
  ...process.argv.slice(2),
];
const scored = files.flatMap((file): ScoredQuestion[] => JSON.parse(readFileSync(file, "utf8")));
const lessonsGiven: Given[] = JSON.parse(readFileSync(LESSONS, "utf8"));
const given = lessonsGiven.flatMap(({ prompts, ...rest }) =>
  prompts.map((prompt): ScoredQuestion => ({ id: prompt, category: "none", prompt, ...rest })),
);
const questions = [...scored, ...given];
// `as`: options differ from factory to factory, and none is needed here.
const factories = Object.values(shipped) as readonly ProviderFactory<Record<string, unknown>>[];
const { catalog } = createService({ providers: factories.map((factory) => factory()), logger: silentLogger });
const lessons = shuffled(lessonsOf(shuffled(questions), toolboxOf(catalog)));
const ofKinds = (...kinds: readonly ScoredQuestion["kind"][]) =>
  lessons.filter(({ kind }) => kinds.includes(kind));
write(
  "thing-weights.ts",
  "Thing weights: how much each stem of a question's words tells for the thing that it leaves open",
  "THING_WEIGHTS",
  learnThings(ofKinds("ask", "answer")),
);
write(
  "open-weights.ts",
  "Open weights: how much each sign of a question tells for its leaving something open",
  "OPEN_WEIGHTS",
  new Map([
    [OURS, learnWhether(ofKinds("ask", "outside"), ({ kind }) => kind === "ask")],
    [OPEN, learnWhether(ofKinds("ask", "answer"), ({ kind }) => kind === "ask")],
  ]),
);
console.log(`learned from ${lessons.length} questions`);
