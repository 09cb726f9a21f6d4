// Log-linear: weights by which the right one of several candidates is the likeliest, learned step by step, always the same from the same lessons.

/** One that may be right, with what tells of it. */
export interface Weighable {
  readonly isRight: boolean;
  readonly features: readonly (readonly [name: string, value: number])[];
}

/** Candidates of which one or more are right. */
export interface Lesson {
  readonly candidates: readonly Weighable[];
}

/** The weights of features. */
export type Learned = ReadonlyMap<string, number>;

const ROUNDS = 12;
const RATE = 0.15;
const FORGETS = 2e-3;
// No feature's first step is larger than this allows.
const CAUTION = 1e-2;
const STRIDE = 6_151;
const TURN = 17;

/** How much the weights tell for a candidate. */
export function scoreOf({ features }: Weighable, learned: Learned): number {
  return features.reduce((sum, [name, value]) => sum + (learned.get(name) ?? 0) * value, 0);
}

/** Learns the weights, as their mean over the later rounds: no lesson tells more for having come last. */
export function learn(lessons: readonly Lesson[]): Learned {
  const ids = new Map<string, number>();
  const told = lessons
    .filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
    .map(({ candidates }) => candidates.map((each) => ({ isRight: each.isRight, ...indexed(each, ids) })));
  const weights = new Float64Array(ids.size);
  const steps = new Float64Array(ids.size).fill(CAUTION);
  const sums = new Float64Array(ids.size);
  let counted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < told.length; at++) {
      const lesson = told[(at * STRIDE + round * TURN) % told.length] ?? [];
      for (const [id, slope] of slopesOf(lesson, weights)) {
        const step = slope - FORGETS * (weights[id] ?? 0);
        steps[id] = (steps[id] ?? 0) + step * step;
        weights[id] = (weights[id] ?? 0) + (RATE * step) / Math.sqrt(steps[id] ?? 1);
      }
    }
    if (round < ROUNDS / 2) continue;
    counted += 1;
    for (let id = 0; id < sums.length; id++) sums[id] = (sums[id] ?? 0) + (weights[id] ?? 0);
  }
  return new Map([...ids].map(([name, id]) => [name, (sums[id] ?? 0) / counted]));
}

interface Indexed {
  readonly isRight: boolean;
  readonly ids: readonly number[];
  readonly values: readonly number[];
}

function indexed({ features }: Weighable, all: Map<string, number>): Pick<Indexed, "ids" | "values"> {
  const sums = new Map<number, number>();
  for (const [name, value] of features) {
    const id = all.get(name) ?? all.size;
    all.set(name, id);
    sums.set(id, (sums.get(id) ?? 0) + value);
  }
  return { ids: [...sums.keys()], values: [...sums.values()] };
}

const LEAST_SLOPE = 1e-5;

/** How the likelihood of what is right grows with each weight. */
function slopesOf(lesson: readonly Indexed[], weights: Float64Array): ReadonlyMap<number, number> {
  const scores = lesson.map(({ ids, values }) =>
    ids.reduce((sum, id, at) => sum + (weights[id] ?? 0) * (values[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((a, b) => a + b, 0);
  const right = shares.reduce((a, b, at) => a + (lesson[at]?.isRight ? b : 0), 0);
  const slopes = new Map<number, number>();
  for (const [at, { isRight, ids, values }] of lesson.entries()) {
    const share = shares[at] ?? 0;
    const step = (isRight ? share / Math.max(right, Number.MIN_VALUE) : 0) - share / total;
    if (Math.abs(step) < LEAST_SLOPE) continue;
    for (const [of, id] of ids.entries()) slopes.set(id, (slopes.get(id) ?? 0) + step * (values[of] ?? 0));
  }
  return slopes;
}
