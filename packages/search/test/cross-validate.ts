// Cross validation: the whole planner over the questions of each writer, with weights that were learned from all the others.
// Run: npx tsx --tsconfig tsconfig.base.json packages/search/test/cross-validate.ts [files of questions that are parts as well]
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { silentLogger, systemClock } from "@svckit/core";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import { plannerEngine } from "../src/index.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import { OPEN_WEIGHTS } from "../src/tables/open-weights.js";
import { THING_WEIGHTS } from "../src/tables/thing-weights.js";
import { ask } from "./answer-context.js";
import type { Weights } from "./choices.js";
import { inventedIn } from "./invented.js";
import { learned, lessonOf, questionsToLearn, tableOf } from "./learning.js";
import { faultOf, type ScoredQuestion } from "./score.js";

const QUESTIONS = new URL("./questions/", import.meta.url);
const KINDS = ["ask", "answer", "outside"] as const;
// Who wrote several parts, or parts of several.
const TOGETHER: Readonly<Record<string, string>> = {
  build: "the first",
  check: "the first",
  last: "the first",
};
const OF_TWO = /^w[12]-/;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

/** Who wrote a question of a part. */
function writerOf(part: string, { id }: ScoredQuestion): string {
  return OF_TWO.test(id) ? id.slice(0, 2) : (TOGETHER[part] ?? part);
}

function read(file: URL | string): readonly ScoredQuestion[] {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Puts weights in the place of those of a table. */
function put(table: Readonly<Record<string, string>>, all: ReadonlyMap<string, Weights>): void {
  // `as`: it is read-only for everybody but this.
  const own = table as Record<string, string>;
  for (const outcome of Object.keys(own)) delete own[outcome];
  Object.assign(own, tableOf(all));
}

const files = [
  ...readdirSync(QUESTIONS)
    .filter((name) => name.endsWith(".json"))
    .map((name) => new URL(name, QUESTIONS)),
  ...process.argv.slice(2),
];
const { service, close } = await openCatalog({ logger: silentLogger });
await service.catalog.readTexts();
const toolbox = toolboxOf(service.catalog);
const asked = files.flatMap((file) => {
  const part = basename(typeof file === "string" ? file : file.pathname, ".json");
  return read(file).flatMap((question) =>
    question.prompt === undefined ? [] : [{ question, writer: writerOf(part, question) }],
  );
});
const taught = [...asked, ...questionsToLearn().map((question) => ({ question, writer: "" }))].flatMap(
  ({ question, writer }) => {
    const lesson = lessonOf(question, toolbox);
    return lesson === undefined ? [] : [{ lesson, writer }];
  },
);
const writers = new Set(asked.map(({ writer }) => writer));
const all = new Map<string, { right: number; of: number }>();
for (const writer of writers) {
  const { things, open } = learned(taught.flatMap((each) => (each.writer === writer ? [] : [each.lesson])));
  put(THING_WEIGHTS, things);
  put(OPEN_WEIGHTS, open);
  const own = new Map<string, { right: number; of: number }>();
  for (const { question } of asked.filter((each) => each.writer === writer)) {
    const answered = await ask(service, plannerEngine(), question.prompt ?? "", { clock });
    const fault = faultOf(question, answered, service.catalog);
    const invented = inventedIn(answered, question.prompt);
    if (fault !== undefined) console.log(`  ${question.id} ${question.prompt}: ${fault}`);
    if (invented.length > 0) console.log(`  ${question.id} invented ${invented.join(", ")}`);
    for (const counts of [own, all]) {
      const { right, of } = counts.get(question.kind) ?? { right: 0, of: 0 };
      counts.set(question.kind, { right: right + (fault === undefined ? 1 : 0), of: of + 1 });
    }
  }
  console.log(`${writer} left out: ${shares(own)}`);
}
console.log(`all: ${shares(all)}`);
await close();

function shares(counts: ReadonlyMap<string, { readonly right: number; readonly of: number }>): string {
  return KINDS.flatMap((kind) => {
    const { right, of } = counts.get(kind) ?? { right: 0, of: 0 };
    return of === 0 ? [] : [`${kind} ${((100 * right) / of).toFixed(1)} % of ${of}`];
  }).join(", ");
}
