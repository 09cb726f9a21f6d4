// Learns what questions without turns before them teach: how people ask for tools, and how much each sign of a candidate tells.
// Run: node --import tsx/esm packages/search/test/learn-first.ts [--further | --measure writer+writer,…]
// With --further it goes one round on from the weights that stand, which takes a third of the time. With --measure it writes nothing and prints how often questions of some writers are right by what those of the others taught.
import { firstLearned } from "../src/planner/learned.js";
import { likeliest } from "../src/planner/options.js";
import type { Row } from "./asking-lessons.js";
import { openFirstLessons, rowsOf } from "./first-lessons.js";
import { writeTable } from "./sign-lessons.js";

const TABLES = new URL("../src/tables/", import.meta.url);
const lessons = await openFirstLessons();

/** How many questions of writers are right by what those of others have taught. */
async function measure(rows: readonly Row[], writers: ReadonlySet<string>): Promise<void> {
  const { weights, askings } = await lessons.learned(rows.filter(({ writer }) => !writers.has(writer)));
  const counts = new Map<string, { of: number; right: number; among: number }>();
  const told = await lessons.told(
    rows.filter(({ writer }) => writers.has(writer)),
    weights,
    () => askings,
  );
  for (const { row, options, candidates } of told) {
    const kind = (row.calls?.length ?? 0) > 1 ? `${row.kind} of parts` : row.kind;
    const known = counts.get(kind) ?? { of: 0, right: 0, among: 0 };
    counts.set(kind, known);
    const best = options.indexOf(likeliest(options));
    known.of += 1;
    known.right += candidates[best]?.isRight ? 1 : 0;
    known.among += candidates.some(({ isRight }) => isRight) ? 1 : 0;
  }
  for (const [kind, { of, right, among }] of counts)
    console.log(`${[...writers].join("+")} ${kind}: ${right} of ${of} right, ${among} among the candidates`);
}

const rows = rowsOf();
const at = process.argv.indexOf("--measure");
if (at >= 0)
  for (const writers of (process.argv[at + 1] ?? "").split(","))
    await measure(rows, new Set(writers.split("+")));
else {
  const start = process.argv.includes("--further") ? firstLearned().weights : undefined;
  const { weights, askings } = await lessons.learned(rows, start);
  writeTable(
    new URL("first-weights.ts", TABLES),
    "FIRST_WEIGHTS",
    "First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts",
    weights,
  );
  writeTable(
    new URL("asking-counts.ts", TABLES),
    "ASKING_COUNTS",
    "Asking counts: how many questions for each tool (*) have a word; written by test/learn-first.ts",
    askings,
  );
  console.log(`learned from ${rows.length} questions`);
}
await lessons.close();
