// Learns the table of weights that tells what a question without turns before it asks for, from questions.
// Run: node --import tsx/esm packages/search/test/learn-first.ts [--measure writer,…]
// With --measure it writes nothing and prints how often questions of each writer are right by what the others' taught.
import { readdirSync, readFileSync } from "node:fs";
import { silentLogger } from "@svckit/core";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import { firstWeights, likeliest, type Option } from "../src/planner/alone.js";
import { doubtOf } from "../src/planner/doubts.js";
import { learnedWeights } from "../src/planner/follow-up.js";
import { outsideOf } from "../src/planner/outside.js";
import { optionsBehindNothing, readerOf, understoodOf } from "../src/planner/plans.js";
import type { SignWeights } from "../src/planner/sign-weights.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import { createCallChecks } from "./call-checks.js";
import { questionsToLearn } from "./learning.js";
import { type Lesson, learn } from "./log-linear.js";
import type { ScoredQuestion } from "./score.js";
import { featuresOf, weightsOf, withoutRare, writeTable } from "./sign-lessons.js";

const NOW = Date.UTC(2026, 10, 22, 12);
const TABLE = new URL("../src/tables/first-weights.ts", import.meta.url);
const QUESTIONS = new URL("./questions/", import.meta.url);
const ANSWERS = new URL("./lessons/answers.json", import.meta.url);
// What a word tells beside a sign is left out where it stands in fewer questions.
const FEWEST = 8;
// Clauses are put together by what the round before has learned.
const ROUNDS = 3;

/** A question to learn from, and whose it is. */
interface Row extends ScoredQuestion {
  readonly writer: string;
}

interface Told extends Lesson {
  readonly row: Row;
  readonly options: readonly Option[];
}

/** Whose a row is: the first three parts have one writer, and two that have lessons told by their ids. */
function writerOf(part: string, { id }: ScoredQuestion): string {
  return /^w\d+[a-z]?(?=-)/.exec(id)?.[0] ?? (/^(?:build|check|last)$/.test(part) ? "first" : part);
}

function rowsOf(): readonly Row[] {
  const files = readdirSync(QUESTIONS)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => new URL(name, QUESTIONS));
  const parts = [...files, ANSWERS].flatMap((file): readonly Row[] => {
    const part = file.pathname.replace(/^.*\/|\.json$/g, "");
    const rows: readonly ScoredQuestion[] = JSON.parse(readFileSync(file, "utf8"));
    return rows.map((row) => ({ ...row, writer: writerOf(part, row) }));
  });
  const lessons = questionsToLearn().filter(({ kind }) => kind === "outside");
  return [...parts, ...lessons.map((row) => ({ ...row, writer: "" }))].filter(
    ({ prompt }) => prompt !== undefined,
  );
}

const opened = await openCatalog({ logger: silentLogger });
const checks = createCallChecks(opened.service);
const toolbox = toolboxOf(checks.catalog);

async function lessonsOf(rows: readonly Row[], weights: SignWeights): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const row of rows) {
    const read = readerOf(toolbox, NOW);
    const understood = understoodOf({ text: row.prompt ?? "", earlier: [], sampling: {} }, read, toolbox);
    const { text, mentions } = understood;
    if (outsideOf(text, mentions) || doubtOf(text, mentions, toolbox.knows)) continue;
    const planning = { read, toolbox, now: NOW, weights: learnedWeights(), firstWeights: weights };
    const options = optionsBehindNothing(understood, planning);
    const right = await rightOf(row, options);
    const candidates = options.map((option, at) => ({
      isRight: right[at] === true,
      features: option.told.flatMap(({ signs, words, part }) => featuresOf(signs, words, part)),
    }));
    told.push({ row, options, candidates });
  }
  return told;
}

async function rightOf(row: Row, options: readonly Option[]): Promise<readonly boolean[]> {
  const candidates = options.map(({ candidate }) => candidate);
  return row.kind === "ask" ? checks.asksFor(row, candidates) : checks.rightOf(row, candidates);
}

async function learned(rows: readonly Row[]): Promise<SignWeights> {
  let weights: SignWeights = new Map();
  for (let round = 0; round < ROUNDS; round++)
    weights = weightsOf(learn(withoutRare(await lessonsOf(rows, weights), FEWEST)));
  return weights;
}

/** How many questions of a writer are right by what those of others have taught. */
async function measure(rows: readonly Row[], writer: string): Promise<void> {
  const weights = await learned(rows.filter((row) => row.writer !== writer));
  const counts = new Map<string, { of: number; right: number; among: number }>();
  for (const { row, options, candidates } of await lessonsOf(
    rows.filter((row) => row.writer === writer),
    weights,
  )) {
    const known = counts.get(row.kind) ?? { of: 0, right: 0, among: 0 };
    counts.set(row.kind, known);
    const best = options.indexOf(likeliest(options, weights));
    known.of += 1;
    known.right += candidates[best]?.isRight ? 1 : 0;
    known.among += candidates.some(({ isRight }) => isRight) ? 1 : 0;
  }
  for (const [kind, { of, right, among }] of counts)
    console.log(`${writer} ${kind}: ${right} of ${of} right, ${among} among the candidates`);
}

const rows = rowsOf();
const at = process.argv.indexOf("--measure");
if (at >= 0) for (const writer of (process.argv[at + 1] ?? "").split(",")) await measure(rows, writer);
else {
  writeTable(
    TABLE,
    "FIRST_WEIGHTS",
    "First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts",
    await learned(rows),
  );
  console.log(`learned from ${rows.length} questions, beside ${firstWeights().size} signs before`);
}
await opened.close();
