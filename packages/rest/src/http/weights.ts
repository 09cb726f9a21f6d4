// Weights: what a caller prefers, as an `Accept` header says it.

/** The names in such a header, in lower case and in order, each with its weight from 0 to 1. */
export function readWeights(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.join(",").toLowerCase().split(",").map(toWeight));
}

function toWeight(range: string): [string, number] {
  const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
