// Learns the table of weights that tells whether a later turn asks anew, from conversations and from questions behind others.
// Run: npx tsx --tsconfig tsconfig.base.json packages/search/test/learn-new-questions.ts
// With --measure it writes nothing and prints how often that is told rightly of turns that were left out.
import { silentLogger } from "@svckit/core";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import { learnedWeights, OUTSIDE } from "../src/planner/follow-up.js";
import { firstLearned } from "../src/planner/learned.js";
import { SURE } from "../src/planner/new-question.js";
import { askedAnew } from "../src/planner/plans.js";
import type { Sign } from "../src/planner/sign.js";
import { type SignWeights, scorerFor } from "../src/planner/sign-weights.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import { readerOf, understoodOf } from "../src/planner/understood.js";
import { createCallChecks } from "./call-checks.js";
import { lessonFiles } from "./lesson-files.js";
import { createFeatures, type Lesson } from "./log-linear.js";
import type { ScoredQuestion } from "./score.js";
import { featuresOf, weightsFrom, writeTable } from "./sign-lessons.js";

const NOW = Date.UTC(2026, 10, 22, 12);
const TABLE = new URL("../src/tables/new-question-weights.ts", import.meta.url);
const STRIDE = 37;
const PAIRS = 1_600;
const MOST_BRIEF = 7;
// To drop what is carried is worse than to carry too much.
const EACH_BEHIND = 3;
const FOLDS = 5;

interface Told {
  readonly isNew: boolean;
  readonly signs: readonly Sign[];
}

/** Turns of conversations, and questions that stand behind one of another category. */
function rowsOf(): readonly { readonly row: ScoredQuestion; readonly isPaired: boolean }[] {
  const read = [...lessonFiles("questions"), ...lessonFiles("lessons/follow-ups")].flatMap(
    ({ rows }) => rows,
  );
  const asked = [...lessonFiles("questions"), ...lessonFiles("lessons/answers")]
    .flatMap(({ rows }) => rows)
    .filter(({ kind, prompt }) => kind === "answer" && prompt !== undefined);
  const brief = asked.filter(({ prompt = "" }) => prompt.split(" ").length <= MOST_BRIEF);
  const paired = Array.from({ length: PAIRS }, (_, at): ScoredQuestion | undefined => {
    // Half of them in a few words, as most people ask.
    const from = at % 2 === 0 ? asked : brief;
    const row = from[(at * (Math.floor(from.length / PAIRS) + 1)) % from.length];
    const before = asked[(at * STRIDE) % asked.length];
    if (row === undefined || before === undefined || row.category === before.category) return undefined;
    const messages = [before, row].map(({ prompt = "" }) => ({ role: "user" as const, content: prompt }));
    return { ...row, messages };
  });
  return [
    ...read.filter(({ messages = [] }) => messages.length > 1).map((row) => ({ row, isPaired: false })),
    ...paired.flatMap((row) => (row === undefined ? [] : [{ row, isPaired: true }])),
  ];
}

const opened = await openCatalog({ logger: silentLogger });
const checks = createCallChecks(opened.service);
await checks.catalog.readTexts();
const toolbox = toolboxOf(checks.catalog);
const planning = { toolbox, now: NOW, weights: learnedWeights(), first: firstLearned() };
const told: Told[] = [];
for (const { row, isPaired } of rowsOf()) {
  const { messages = [] } = row;
  const read = readerOf(toolbox, NOW);
  const question = { text: messages.at(-1)?.content ?? "", earlier: messages.slice(0, -1), sampling: {} };
  const { turn } = understoodOf(question, read, toolbox);
  const anew = turn && askedAnew(turn, { ...planning, read });
  if (anew === undefined) continue;
  const [isRight = false] = await checks.rightOf(row, [{ ...OUTSIDE, kind: "tool", ...anew }]);
  // What a conversation asks by itself as well teaches nothing; nor does a question that is not understood.
  if (isRight === isPaired) told.push({ isNew: isPaired, signs: anew.signs });
}

function weightsOf(turns: readonly Told[]): SignWeights {
  const features = createFeatures();
  const lessons = turns.flatMap(({ isNew, signs }) => {
    const candidates = [features.weighable(featuresOf(signs, []), isNew), features.weighable([], !isNew)];
    return Array.from({ length: isNew ? 1 : EACH_BEHIND }, (): Lesson => ({ candidates }));
  });
  return weightsFrom(lessons, features, 1);
}

/** How often turns that were left out are told rightly. */
function measure(): void {
  const counts = { anew: 0, taken: 0, behind: 0, harmed: 0 };
  for (let fold = 0; fold < FOLDS; fold++) {
    const score = scorerFor([], weightsOf(told.filter((_, at) => at % FOLDS !== fold)));
    for (const { isNew, signs } of told.filter((_, at) => at % FOLDS === fold)) {
      const isTaken = score(signs) > SURE;
      if (isNew) counts.anew += 1;
      else counts.behind += 1;
      if (isTaken && isNew) counts.taken += 1;
      if (isTaken && !isNew) counts.harmed += 1;
    }
  }
  console.log(
    `${counts.taken} of ${counts.anew} new questions are taken for such, and ${counts.harmed} of ${counts.behind} that go on`,
  );
}

if (process.argv.includes("--measure")) measure();
else {
  writeTable(
    TABLE,
    "NEW_QUESTION_WEIGHTS",
    "New-question weights: how much each sign tells that a later turn asks anew; written by test/learn-new-questions.ts",
    weightsOf(told),
  );
  console.log(`learned from ${told.length} turns`);
}
await opened.close();
