// Categories of tools: those that always exist, that of the service's own tools, and those that tools bring.

/** The categories that exist even while no tool is in them, so that a client's configuration holds. */
export const CATEGORIES: readonly string[] = [
  "market_data",
  "security_risk",
  "portfolio_wallet",
  "prediction_markets",
];

/** The category of the service's own tools. They are free, and have no endpoint of their own: they are at every endpoint. */
export const DISCOVERY_CATEGORY = "discovery";

/** The categories that have an endpoint of their own, in the order of names. */
export function categoriesOf(tools: readonly { readonly category: string }[]): readonly string[] {
  const all = new Set([...CATEGORIES, ...tools.map(({ category }) => category)]);
  all.delete(DISCOVERY_CATEGORY);
  return [...all].sort();
}
