// Sign lessons: weights of signs, learned from candidates of which it is known whether they are right, and written as a table.
import { writeFileSync } from "node:fs";
import type { Sign } from "../src/planner/sign.js";
import { crossedShare, type SignWeights } from "../src/planner/sign-weights.js";
import { ALWAYS } from "../src/planner/weighings.js";
import { type Features, type Lesson, learn } from "./log-linear.js";

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
): readonly (readonly [name: string, value: number])[] {
  const share = crossedShare(words);
  return signs.flatMap(({ name, value, isCrossed }) => [
    [`${name} ${ALWAYS}`, value * part] as const,
    ...(isCrossed ? words.map((word) => [`${name} ${word}`, value * share * part] as const) : []),
  ]);
}

/** Learns from lessons what signs tell, and what words tell beside them that stand in enough lessons. */
export function weightsFrom(lessons: readonly Lesson[], features: Features, fewest: number): SignWeights {
  const turns = new Int32Array(features.names.length);
  const last = new Int32Array(features.names.length).fill(-1);
  for (const [at, { candidates }] of lessons.entries())
    for (const { ids } of candidates)
      for (const id of ids) {
        if (last[id] === at) continue;
        last[id] = at;
        turns[id] = (turns[id] ?? 0) + 1;
      }
  const isKept = (id: number) =>
    features.names[id]?.endsWith(` ${ALWAYS}`) === true || (turns[id] ?? 0) >= fewest;
  return weightsOf(learn(lessons, features, isKept), features);
}

/** What was learned, as the planner reads it. */
function weightsOf(learned: Float64Array, { names }: Features): SignWeights {
  const all = new Map<string, Map<string, number>>();
  for (const [id, weight] of learned.entries()) {
    const [name = "", word = ""] = (names[id] ?? "").split(" ");
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
  // Signs that always stand together are learned alike: what they weigh is written once.
  const alike = new Map<string, string[]>();
  for (const [name, words] of [...weights].sort(order)) {
    const pairs = [...words]
      .sort(order)
      .map(([word, weight]) => `${Math.round(weight * HUNDREDTHS)}:${word}`);
    const key = pairs.join(" ");
    alike.set(key, [...(alike.get(key) ?? []), `@${name}`]);
  }
  const pieces = [...alike].flatMap(([pairs, names]) => [...names, ...pairs.split(" ")]);
  const lines = [""];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? "";
    if (line.length + piece.length >= LINE) lines.push(piece);
    else lines[lines.length - 1] = line === "" ? piece : `${line} ${piece}`;
  }
  return lines.join("\n");
}
