// Learns the table of weights that tells what a later turn asks for, from conversations.
// Run: npx tsx --tsconfig tsconfig.base.json packages/search/test/learn-follow-ups.ts
// With --measure it writes nothing and prints how often turns of a writer are right by what the others' conversations taught.
import { silentLogger } from "@svckit/core";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import type { AskingCounts } from "../src/planner/askings.js";
import { firstLearned } from "../src/planner/learned.js";
import { weighedBehind } from "../src/planner/plans.js";
import type { SignWeights } from "../src/planner/sign-weights.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import { readerOf, understoodOf } from "../src/planner/understood.js";
import { createAskingLessons } from "./asking-lessons.js";
import { createCallChecks } from "./call-checks.js";
import { rowsOf as firstRows } from "./first-lessons.js";
import { lessonFiles } from "./lesson-files.js";
import { createFeatures, type Lesson, scoreOf } from "./log-linear.js";
import type { ScoredQuestion } from "./score.js";
import { featuresOf, weightsFrom, writeTable } from "./sign-lessons.js";

const NOW = Date.UTC(2026, 10, 22, 12);
const TABLE = new URL("../src/tables/follow-up-weights.ts", import.meta.url);
// What a word tells beside a sign is left out where it stands in fewer turns.
const FEWEST = 9;
const STRIDE = 37;
// Few later turns are of something else, or questions of their own.
const EACH_OUTSIDE = 2;
const EACH_ALONE = 6;
// Earlier turns are planned with what the round before has learned.
const ROUNDS = 2;

/** A turn to learn from, and whose it is. */
interface Told extends Lesson {
  readonly writer: string;
  readonly part: string;
  readonly isOutside: boolean;
}

interface Row extends ScoredQuestion {
  readonly part: string;
}

function rowsOf(): readonly Row[] {
  const files = [
    ...lessonFiles("questions"),
    ...lessonFiles("lessons/follow-ups"),
    ...lessonFiles("lessons/answers"),
  ];
  const all = files.flatMap(({ name: part, rows }) => rows.map((row): Row => ({ ...row, part })));
  const turns = all.filter(({ messages = [] }) => messages.length > 1);
  const behind = (list: readonly Row[], each: number) =>
    list
      .filter((_, at) => at % each === 0)
      .map((row, at): Row => {
        const before = turns[(at * STRIDE) % turns.length]?.messages?.slice(0, 2) ?? [];
        return { ...row, messages: [...before, { role: "user", content: row.prompt ?? "" }] };
      });
  const asked = all.filter(({ prompt }) => prompt !== undefined);
  const ofKind = (kind: Row["kind"]) => asked.filter((row) => row.kind === kind);
  // What nothing here answers stays so behind a question that is answered, and a question that stands alone stands alone.
  return [...turns, ...behind(ofKind("outside"), EACH_OUTSIDE), ...behind(ofKind("answer"), EACH_ALONE)];
}

/** Who wrote a row: a part has one writer, or two that its ids tell. */
function writerOf({ id, part }: Row): string {
  return /^[a-z]+\d+[a-z]?(?=-)/.exec(id)?.[0] ?? part;
}

async function lessonsOf(
  rows: readonly Row[],
  weights: SignWeights,
  askings: (writer: string) => AskingCounts,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const row of rows) {
    const { messages = [], part } = row;
    const read = readerOf(toolbox, NOW);
    const question = { text: messages.at(-1)?.content ?? "", earlier: messages.slice(0, -1), sampling: {} };
    const { turn } = understoodOf(question, read, toolbox);
    if (turn === undefined) continue;
    const first = { weights: firstLearned().weights, askings: askings(writerOf(row)) };
    const weighed = weighedBehind(turn, { read, toolbox, now: NOW, weights, first });
    const { candidates } = weighed;
    const right = await checks.rightOf(row, candidates);
    told.push({
      ...{ writer: writerOf(row), part, isOutside: row.prompt !== undefined },
      candidates: candidates.map((each, at) =>
        features.weighable(
          weighed.toldOf(each).flatMap(({ signs, words, part }) => featuresOf(signs, words, part)),
          right[at] === true,
        ),
      ),
    });
  }
  return told;
}

const FOLDS = 6;

/** How often turns of some writers are right by what those of the others taught. */
function measure(told: readonly Told[]): void {
  const parts = new Map<string, { turns: number; right: number; among: number }>();
  const writers = [...new Set(told.map((each) => each.writer))].sort();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ writer }: Told) => writers.indexOf(writer) % FOLDS === fold;
    const learned = weightsFrom(
      told.filter((each) => !isOut(each)),
      features,
      FEWEST,
    );
    const byId = Float64Array.from(features.names, (feature) => {
      const [name = "", word = ""] = feature.split(" ");
      return learned.get(name)?.get(word) ?? 0;
    });
    for (const { part, isOutside, candidates } of told.filter(isOut)) {
      const name = isOutside ? `${part} (new)` : part;
      const known = parts.get(name) ?? { turns: 0, right: 0, among: 0 };
      parts.set(name, known);
      const best = candidates.reduce((a, b) => (scoreOf(b, byId) > scoreOf(a, byId) ? b : a));
      known.turns += 1;
      known.right += best.isRight ? 1 : 0;
      known.among += candidates.some(({ isRight }) => isRight) ? 1 : 0;
    }
  }
  for (const [part, { turns, right, among }] of parts)
    console.log(`${part}: ${right} of ${turns} right, ${among} among the candidates`);
}

const opened = await openCatalog({ logger: silentLogger });
const checks = createCallChecks(opened.service);
await checks.catalog.readTexts();
const toolbox = toolboxOf(checks.catalog);
const features = createFeatures();
const rows = rowsOf();
const askings = createAskingLessons(toolbox, NOW).apart(firstRows());
let weights: SignWeights = new Map();
let told: readonly Told[] = [];
for (let round = 0; round < ROUNDS; round++) {
  told = await lessonsOf(rows, weights, askings);
  weights = weightsFrom(told, features, FEWEST);
}
if (process.argv.includes("--measure")) measure(told);
else {
  writeTable(
    TABLE,
    "FOLLOW_UP_WEIGHTS",
    "Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts",
    weights,
  );
  console.log(`learned from ${told.length} turns`);
}
await opened.close();
