// Plan price: what a tool costs on a plan that has prices of its own.
import type { Plan } from "../store/plan.js";
import { type SelectableTool, selectorsOf } from "./tool-selection.js";

/** The price of a plan for a tool, of which the nearest wins; undefined where the plan says nothing of it. */
export function plannedPrice(
  { prices = {} }: Pick<Plan, "prices">,
  tool: SelectableTool,
  brandName: string,
): number | undefined {
  const nearest = selectorsOf(tool, brandName).find((selector) => Object.hasOwn(prices, selector));
  return nearest === undefined ? undefined : prices[nearest];
}
