// Price: what a call costs its caller at most, and what it comes to by its arguments.
import type { Catalog } from "../catalog/catalog.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { plannedPrice } from "../catalog/plan-price.js";
import { selectorsOf } from "../catalog/tool-selection.js";
import type { Principal } from "../identity/principal.js";
import { isPending } from "../platform/awaitable.js";
import { maskValue } from "../platform/mask.js";
import { once } from "../platform/once.js";
import type { Plans } from "../store/plan.js";
import type { CallState } from "./call-state.js";
import type { ServiceParts } from "./service-parts.js";

/** Notes the tool of a call and what it may cost its caller: the price of its plan, flat, or the tool's own. A job has its own. */
export function noteTool(
  { brand }: ServiceParts,
  state: CallState,
  principal: Principal,
  tool: CatalogTool,
): void {
  state.tool = tool;
  const planned =
    principal.kind === "account" && principal.plan.prices !== undefined && !state.call.job
      ? plannedPrice(principal.plan, tool, brand.name)
      : undefined;
  state.ceiling = planned ?? tool.credits;
  state.priceOf = planned === undefined ? tool.priceOf : undefined;
}

/**
 * Works out what a call comes to, before anything is held: its arguments are as they came, whatever the tool does to them. In
 * doubt the customer is right: a part of a credit is not charged, more than the ceiling is the ceiling, and where the plugin
 * gives no price the call is free and the log says whose fault it was.
 */
export function fixPrice({ logger }: ServiceParts, state: CallState, args: unknown): void {
  const { priceOf, tool, requestId } = state;
  if (priceOf === undefined || tool === undefined || state.price !== undefined) return;
  try {
    state.price = Math.min(state.ceiling, Math.floor(requirePrice(priceOf(args))));
  } catch (thrown) {
    state.price = 0;
    const error = maskValue(thrown, state.keys.mask);
    logger.error("a tool could not tell its price, and its call is free", {
      tool: tool.name,
      provider: tool.provider.id,
      requestId,
      error,
    });
  }
}

/** Throws an `Error` that names a price of a plan whose selector fits no tool of the catalog. */
export function checkPrices(plans: Plans, { tools }: Pick<Catalog, "tools">, brandName: string): void {
  const known = once(() => pricedSelectors(tools, brandName));
  for (const [plan, { prices = {} }] of Object.entries(plans)) {
    const wrong = Object.keys(prices).find((selector) => !known().has(selector));
    if (wrong !== undefined)
      throw new Error(
        `plans.${plan}.prices: ${JSON.stringify(wrong)} fits no tool that has a price; name a tool, or write provider:<id> or category:<name>`,
      );
  }
}

/** All selectors that fit a tool that has a price. What the service's own tools say of it is free, and answered without a wallet. */
function pricedSelectors(tools: Catalog["tools"], brandName: string): ReadonlySet<string> {
  const priced = tools.filter(({ category }) => category !== DISCOVERY_CATEGORY);
  return new Set(priced.flatMap((tool) => selectorsOf(tool, brandName)));
}

function requirePrice(given: unknown): number {
  if (typeof given === "number" && Number.isFinite(given) && given >= 0) return given;
  if (isPending(given)) Promise.resolve(given).catch(() => {});
  throw new TypeError("the tool's `credits.of` gave no number of at least 0");
}
