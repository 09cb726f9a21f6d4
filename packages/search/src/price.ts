// Price: what a search costs, in whole credits, by the tools and the model that it asked.

/** What a search asked. */
export interface SearchWork {
  /** Tools that answered. */
  readonly calls: number;
  /** How often a model was asked. */
  readonly modelSteps: number;
}

// What one more tool of a band, or one more step of a model, adds.
const STEP = 5;

const BASIC = { from: 1, least: 5, most: 25 };
const MEDIUM = { from: 2, least: 25, most: 50 };
const ADVANCED = { from: 4, least: 50, most: 100 };

/**
 * Nothing without a tool that answered. Else by the band of the number of tools (one: basic, 5 to 25; two or three: medium,
 * 25 to 50; more: advanced, 50 to 100): its least, and 5 for each tool beyond its first number and for each step of a model,
 * up to its most.
 */
export function priceOf({ calls, modelSteps }: SearchWork): number {
  if (calls <= 0) return 0;
  const { from, least, most } = calls < MEDIUM.from ? BASIC : calls < ADVANCED.from ? MEDIUM : ADVANCED;
  return Math.min(most, least + STEP * (calls - from + modelSteps));
}
