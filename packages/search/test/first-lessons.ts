// First lessons: questions without turns before them, with all that each may ask for and which of it is right.
import { silentLogger } from "@svckit/core";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import type { AskingCounts } from "../src/planner/askings.js";
import { doubtOf } from "../src/planner/doubts.js";
import { learnedWeights } from "../src/planner/follow-up.js";
import type { FirstLearned } from "../src/planner/learned.js";
import type { Option } from "../src/planner/options.js";
import { outsideOf } from "../src/planner/outside.js";
import { optionsBehindNothing } from "../src/planner/plans-alone.js";
import type { SignWeights } from "../src/planner/sign-weights.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import { readerOf, understoodOf } from "../src/planner/understood.js";
import { createAskingLessons, type Row } from "./asking-lessons.js";
import { createCallChecks } from "./call-checks.js";
import { lessonFiles, questionsToLearn } from "./lesson-files.js";
import { createFeatures, type Lesson } from "./log-linear.js";
import type { ScoredQuestion } from "./score.js";
import { featuresOf, weightsFrom } from "./sign-lessons.js";

const NOW = Date.UTC(2026, 10, 22, 12);
// What a word tells beside a sign is left out where it stands in fewer questions.
const FEWEST = 8;
// Parts are put together by what the round before has learned.
const ROUNDS = 3;

/** A question with what it may ask for. */
export interface Told extends Lesson {
  readonly row: Row;
  readonly options: readonly Option[];
}

/** Whose a row is: the first three parts have one writer, and those of lessons are told by their ids. */
function writerOf(part: string, { id }: ScoredQuestion): string {
  return /^w\d+[a-z]?(?=-)/.exec(id)?.[0] ?? (/^(?:build|check|last)$/.test(part) ? "first" : part);
}

/** All questions to learn from. */
export function rowsOf(): readonly Row[] {
  const parts = [...lessonFiles("questions"), ...lessonFiles("lessons/answers")].flatMap(({ name, rows }) =>
    rows.map((row): Row => ({ ...row, writer: writerOf(name, row) })),
  );
  const lessons = questionsToLearn();
  return [...parts, ...lessons.map((row) => ({ ...row, writer: "" }))].filter(
    ({ prompt }) => prompt !== undefined,
  );
}

/** Learns from rows, and tells what others may ask for. */
export async function openFirstLessons() {
  const opened = await openCatalog({ logger: silentLogger });
  const checks = createCallChecks(opened.service);
  await checks.catalog.readTexts();
  const toolbox = toolboxOf(checks.catalog);
  const askings = createAskingLessons(toolbox, NOW);
  const features = createFeatures();

  async function toldOf(
    rows: readonly Row[],
    weights: SignWeights,
    askingsFor: (writer: string) => AskingCounts,
  ): Promise<readonly Told[]> {
    const told: Told[] = [];
    for (const row of rows) {
      const read = readerOf(toolbox, NOW);
      const understood = understoodOf({ text: row.prompt ?? "", earlier: [], sampling: {} }, read, toolbox);
      const { text, mentions } = understood;
      if (outsideOf(text, mentions) || doubtOf(text, mentions, toolbox.knows)) continue;
      const first = { weights, askings: askingsFor(row.writer) };
      const planning = { read, toolbox, now: NOW, weights: learnedWeights(), first };
      const options = optionsBehindNothing(understood, planning);
      const right = await rightOf(row, options);
      const candidates = options.map((option, at) =>
        features.weighable(
          option.told.flatMap(({ signs, words, part }) => featuresOf(signs, words, part)),
          right[at] === true,
        ),
      );
      told.push({ row, options, candidates });
    }
    return told;
  }

  async function rightOf(row: Row, options: readonly Option[]): Promise<readonly boolean[]> {
    const candidates = options.map(({ candidate }) => candidate);
    return row.kind === "ask" ? checks.asksFor(row, candidates) : checks.rightOf(row, candidates);
  }

  // What lacks something and what nothing here answers is rarer among lessons than among questions.
  function weightsOf(told: readonly Told[]): SignWeights {
    const more = told.filter(({ row }) => row.kind === "ask" || row.kind === "outside");
    return weightsFrom([...told, ...more], features, FEWEST);
  }

  return {
    askings,
    told: toldOf,
    weights: weightsOf,
    /** What rows teach, from nothing or from weights of before on. */
    async learned(rows: readonly Row[], start: SignWeights = new Map()): Promise<FirstLearned> {
      let weights = start;
      const apart = askings.apart(rows);
      for (let round = start.size > 0 ? ROUNDS - 1 : 0; round < ROUNDS; round++)
        weights = weightsOf(await toldOf(rows, weights, apart));
      return { weights, askings: askings.counts(rows) };
    },
    close: () => opened.close(),
  };
}
