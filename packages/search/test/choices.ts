// Choices: how much each feature tells for the right one of some options, as many examples together tell it.

/** How much features tell, by name. */
export type Weights = ReadonlyMap<string, number>;

/** Some options, each with its features, of which at least one is right. */
export interface Example {
  readonly options: readonly ReadonlyMap<string, number>[];
  readonly isRight: readonly boolean[];
}

interface Option {
  readonly ids: readonly number[];
  readonly values: readonly number[];
}

interface Compiled {
  readonly options: readonly Option[];
  readonly isRight: readonly boolean[];
}

const ROUNDS = 80;
const RATE = 0.1;
// From here on each step is shorter than the last.
const SLOWS = 0.6;
const KEPT = 0.9;
const KEPT_OF_SQUARES = 0.999;
const TINY = 1e-8;

/** The weights under which the right options are likeliest, where each weight has its price: the square of it times its cost, halved. */
export function weightsOf(examples: readonly Example[], costOf: (name: string) => number): Weights {
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  };
  const compiled = examples.map(({ options, isRight }) => ({
    isRight,
    options: options.map((option) => ({ ids: [...option.keys()].map(idOf), values: [...option.values()] })),
  }));
  const names = [...ids.keys()];
  const weights = descended(compiled, Float64Array.from(names, costOf));
  return new Map(names.map((name, id) => [name, weights[id] ?? 0]));
}

/** Goes down the slope, by steps that keep to how steep it was: the same examples always lead to the same place. */
function descended(examples: readonly Compiled[], costs: Float64Array): Float64Array {
  const count = costs.length;
  const weights = new Float64Array(count);
  const means = new Float64Array(count);
  const squares = new Float64Array(count);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = slopeAt(weights, examples, costs);
    const left = (ROUNDS - round + 1) / (ROUNDS * (1 - SLOWS));
    const rate = RATE * Math.min(1, left);
    const [far, wide] = [1 - KEPT ** round, 1 - KEPT_OF_SQUARES ** round];
    for (let id = 0; id < count; id++) {
      const steep = slope[id] ?? 0;
      means[id] = KEPT * (means[id] ?? 0) + (1 - KEPT) * steep;
      squares[id] = KEPT_OF_SQUARES * (squares[id] ?? 0) + (1 - KEPT_OF_SQUARES) * steep * steep;
      const step = (means[id] ?? 0) / far / (Math.sqrt((squares[id] ?? 0) / wide) + TINY);
      weights[id] = (weights[id] ?? 0) - rate * step;
    }
  }
  return weights;
}

function slopeAt(weights: Float64Array, examples: readonly Compiled[], costs: Float64Array): Float64Array {
  const slope = weights.map((weight, id) => weight * (costs[id] ?? 0));
  for (const { options, isRight } of examples) {
    const scores = options.map((option) => scoreOf(option, weights));
    const most = Math.max(...scores);
    const parts = scores.map((score) => Math.exp(score - most));
    const all = parts.reduce((sum, part) => sum + part, 0);
    const right = parts.reduce((sum, part, at) => sum + (isRight[at] ? part : 0), 0);
    options.forEach(({ ids, values }, at) => {
      const part = parts[at] ?? 0;
      const off = part / all - (isRight[at] ? part / right : 0);
      for (let each = 0; each < ids.length; each++) {
        const id = ids[each] ?? 0;
        slope[id] = (slope[id] ?? 0) + off * (values[each] ?? 0);
      }
    });
  }
  return slope;
}

function scoreOf({ ids, values }: Option, weights: Float64Array): number {
  let score = 0;
  for (let each = 0; each < ids.length; each++) score += (weights[ids[each] ?? 0] ?? 0) * (values[each] ?? 0);
  return score;
}
