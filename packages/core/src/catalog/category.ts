// Categories of tools: those that always exist, that of the service's own tools, and those that tools bring.

import { ServiceError } from "../errors/errors.js";

/** The categories that exist even while no tool is in them, so that a client's configuration holds. */
export const CATEGORIES: readonly string[] = [
  "market_data",
  "security_risk",
  "portfolio_wallet",
  "prediction_markets",
];

/** The category of the service's own tools. They are free, and have no endpoint of their own: they are at every endpoint. */
export const DISCOVERY_CATEGORY = "discovery";

/** The category that a caller names, with the brand in front of it or without; throws VALIDATION_ERROR for one that is not there. */
export function readCategory(asked: string, known: readonly string[], brandName: string): string {
  const names = [...known, DISCOVERY_CATEGORY];
  // Endpoints are named with the brand in front, the catalog's categories without.
  const plain = asked.startsWith(`${brandName}_`) ? asked.slice(brandName.length + 1) : asked;
  const found = names.find((name) => name === asked) ?? names.find((name) => name === plain);
  if (found !== undefined) return found;
  const shown = asked.length > 64 ? `${asked.slice(0, 64)}…` : asked;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `There is no category ${JSON.stringify(shown)}.`,
    next: `Use one of ${names.join(", ")}, or leave it out.`,
    param: "category",
    runtimeStatus: "invalid_input",
  });
}

/** The categories that have an endpoint of their own, in the order of names. */
export function categoriesOf(tools: readonly { readonly category: string }[]): readonly string[] {
  const all = new Set([...CATEGORIES, ...tools.map(({ category }) => category)]);
  all.delete(DISCOVERY_CATEGORY);
  return [...all].sort();
}
