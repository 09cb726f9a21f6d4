// Sign lessons: weights of signs, learned from candidates of which it is known whether they are right, and written as a table.
import { writeFileSync } from "node:fs";
import type { Sign } from "../src/planner/candidate-signs.js";
import { crossedShare, type SignWeights } from "../src/planner/sign-weights.js";
import { ALWAYS } from "../src/planner/weighings.js";
import type { Learned, Lesson, Weighable } from "./log-linear.js";

const HUNDREDTHS = 100;
const LINE = 132;
// What a word tells beside a sign is left out where it tells less.
const LEAST = 0.2;
const LEAST_ROUNDED = 3;

/** The features of signs beside words: each by itself, and with each word where it is crossed. */
export function featuresOf(
  signs: readonly Sign[],
  words: readonly string[],
  part = 1,
): Weighable["features"] {
  const share = crossedShare(words);
  return signs.flatMap(({ name, value, isCrossed }) => [
    [`${name} ${ALWAYS}`, value * part] as const,
    ...(isCrossed ? words.map((word) => [`${name} ${word}`, value * share * part] as const) : []),
  ]);
}

/** Lessons without what words tell in fewer of them. */
export function withoutRare<T extends Lesson>(all: readonly T[], fewest: number): readonly T[] {
  const turns = new Map<string, number>();
  for (const { candidates } of all)
    for (const name of new Set(candidates.flatMap(({ features }) => features.map(([name]) => name))))
      turns.set(name, (turns.get(name) ?? 0) + 1);
  const isKept = (name: string) => name.endsWith(` ${ALWAYS}`) || (turns.get(name) ?? 0) >= fewest;
  return all.map((lesson) => ({
    ...lesson,
    candidates: lesson.candidates.map((each) => ({
      ...each,
      features: each.features.filter(([name]) => isKept(name)),
    })),
  }));
}

/** What was learned, as the planner reads it. */
export function weightsOf(learned: Learned): SignWeights {
  const all = new Map<string, Map<string, number>>();
  for (const [feature, weight] of learned) {
    const [name = "", word = ""] = feature.split(" ");
    const rounded = Math.round(weight * HUNDREDTHS);
    if (Math.abs(rounded) < LEAST_ROUNDED || (word !== ALWAYS && Math.abs(weight) < LEAST)) continue;
    const known = all.get(name) ?? new Map<string, number>();
    all.set(name, known.set(word, rounded / HUNDREDTHS));
  }
  return all;
}

/** Writes weights as a table. */
export function writeTable(file: URL, name: string, says: string, weights: SignWeights): void {
  const head = `// ${says}, in hundredths.`;
  writeFileSync(file, `${head}\nexport const ${name} = \`\n${written(weights)}\n\`;\n`);
}

function written(weights: SignWeights): string {
  const order = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
    one < other ? -1 : 1;
  const pieces = [...weights]
    .sort(order)
    .flatMap(([name, words]) => [
      `@${name}`,
      ...[...words].sort(order).map(([word, weight]) => `${Math.round(weight * HUNDREDTHS)}:${word}`),
    ]);
  const lines = [""];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? "";
    if (line.length + piece.length >= LINE) lines.push(piece);
    else lines[lines.length - 1] = line === "" ? piece : `${line} ${piece}`;
  }
  return lines.join("\n");
}
