// Learns the tables of weights from questions: what each leaves open, or that it leaves nothing open.
// Run: npx tsx --tsconfig tsconfig.base.json packages/search/test/learn-weights.ts [more files of questions]
import { readFileSync, writeFileSync } from "node:fs";
import { createService, type ProviderFactory, silentLogger } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { toolboxOf } from "../src/planner/toolbox.js";
import type { Weights } from "./choices.js";
import { learned, lessonOf, questionsToLearn, tableOf } from "./learning.js";
import { lessonFiles } from "./lesson-files.js";
import type { ScoredQuestion } from "./score.js";

const TABLES = new URL("../src/tables/", import.meta.url);
const LINE = 200;

function write(file: string, says: string, name: string, all: ReadonlyMap<string, Weights>): void {
  const texts = Object.entries(tableOf(all)).map(
    ([outcome, text]) =>
      `  ${/^\w+$/.test(outcome) ? outcome : JSON.stringify(outcome)}: \`${linesOf(text.split(" ")).join("\n")}\`,`,
  );
  const table = `export const ${name}: Readonly<Record<string, string>> = {\n${texts.join("\n")}\n};\n`;
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

const files = [...lessonFiles("questions"), ...lessonFiles("lessons/answers")];
const more = process.argv
  .slice(2)
  .flatMap((file): ScoredQuestion[] => JSON.parse(readFileSync(file, "utf8")));
const scored = [...files.flatMap(({ rows }) => rows), ...more];
const questions = [...scored, ...questionsToLearn()];
// `as`: options differ from factory to factory, and none is needed here.
const factories = Object.values(shipped) as readonly ProviderFactory<Record<string, unknown>>[];
const { catalog } = createService({ providers: factories.map((factory) => factory()), logger: silentLogger });
await catalog.readTexts();
const toolbox = toolboxOf(catalog);
const lessons = questions.flatMap((question) => lessonOf(question, toolbox) ?? []);
const { things, open } = learned(lessons);
write(
  "thing-weights.ts",
  "Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it",
  "THING_WEIGHTS",
  things,
);
write(
  "open-weights.ts",
  "Open weights: how much each sign of a question tells for its leaving something open",
  "OPEN_WEIGHTS",
  open,
);
console.log(`learned from ${lessons.length} questions`);
