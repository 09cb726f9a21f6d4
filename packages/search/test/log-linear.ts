// Log-linear: weights by which the right one of several candidates is the likeliest, learned step by step, always the same from the same lessons.

/** One that may be right, with what tells of it: features by their ids, and how much of each there is. */
export interface Weighable {
  readonly isRight: boolean;
  readonly ids: Int32Array;
  readonly values: Float32Array;
}

/** Candidates of which one or more are right. */
export interface Lesson {
  readonly candidates: readonly Weighable[];
}

/** The features by their names, each with its id. */
export interface Features {
  readonly names: readonly string[];
  /** What tells of a candidate, with what is told twice put together. */
  weighable(features: Iterable<readonly [name: string, value: number]>, isRight: boolean): Weighable;
}

/** Features without any name so far. */
export function createFeatures(): Features {
  const known = new Map<string, number>();
  const names: string[] = [];
  const idOf = (name: string) => {
    const id = known.get(name) ?? names.length;
    if (id === names.length) {
      known.set(name, id);
      names.push(name);
    }
    return id;
  };
  return {
    names,
    weighable(features, isRight) {
      const sums = new Map<number, number>();
      for (const [name, value] of features) {
        const id = idOf(name);
        sums.set(id, (sums.get(id) ?? 0) + value);
      }
      return { isRight, ids: Int32Array.from(sums.keys()), values: Float32Array.from(sums.values()) };
    },
  };
}

const ROUNDS = 12;
const RATE = 0.15;
const FORGETS = 2e-3;
// No feature's first step is larger than this allows.
const CAUTION = 1e-2;
const STRIDE = 6_151;
const TURN = 17;

/** How much the weights tell for a candidate. */
export function scoreOf({ ids, values }: Weighable, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < ids.length; at++) sum += (weights[ids[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

/** Learns the weights by id, as their mean over the later rounds: no lesson tells more for having come last. */
export function learn(
  lessons: readonly Lesson[],
  { names }: Features,
  isKept: (id: number) => boolean = () => true,
): Float64Array {
  const told = lessons.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const kept = Uint8Array.from(names, (_, id) => (isKept(id) ? 1 : 0));
  const weights = new Float64Array(names.length);
  const steps = new Float64Array(names.length).fill(CAUTION);
  const sums = new Float64Array(names.length);
  const slopes = createSlopes(names.length, kept);
  let counted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < told.length; at++) {
      const lesson = told[(at * STRIDE + round * TURN) % told.length]?.candidates ?? [];
      slopes.read(lesson, weights);
      slopes.take((id, slope) => {
        const step = slope - FORGETS * (weights[id] ?? 0);
        steps[id] = (steps[id] ?? 0) + step * step;
        weights[id] = (weights[id] ?? 0) + (RATE * step) / Math.sqrt(steps[id] ?? 1);
      });
    }
    if (round < ROUNDS / 2) continue;
    counted += 1;
    for (let id = 0; id < sums.length; id++) sums[id] = (sums[id] ?? 0) + (weights[id] ?? 0);
  }
  return sums.map((sum) => sum / counted);
}

const LEAST_SLOPE = 1e-5;

/** How the likelihood of what is right grows with each weight, for one lesson at a time. */
function createSlopes(size: number, kept: Uint8Array) {
  const slopes = new Float64Array(size);
  const isTouched = new Uint8Array(size);
  let touched: number[] = [];
  return {
    read(lesson: readonly Weighable[], weights: Float64Array): void {
      const scores = lesson.map((each) => scoreOf(each, weights));
      const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
      const shares = scores.map((score) => Math.exp(score - most));
      const total = shares.reduce((a, b) => a + b, 0);
      const right = shares.reduce((a, b, at) => a + (lesson[at]?.isRight ? b : 0), 0);
      for (const [at, { isRight, ids, values }] of lesson.entries()) {
        const share = shares[at] ?? 0;
        const step = (isRight ? share / Math.max(right, Number.MIN_VALUE) : 0) - share / total;
        if (Math.abs(step) < LEAST_SLOPE) continue;
        for (let of = 0; of < ids.length; of++) {
          const id = ids[of] ?? 0;
          if (kept[id] === 0) continue;
          if (isTouched[id] === 0) {
            isTouched[id] = 1;
            touched.push(id);
          }
          slopes[id] = (slopes[id] ?? 0) + step * (values[of] ?? 0);
        }
      }
    },
    take(use: (id: number, slope: number) => void): void {
      for (const id of touched) {
        use(id, slopes[id] ?? 0);
        slopes[id] = 0;
        isTouched[id] = 0;
      }
      touched = [];
    },
  };
}
