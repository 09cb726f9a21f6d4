// PolicyTool: a tool as the host's own rules see it.
import type { CatalogTool } from "./catalog-tool.js";
import type { Effect } from "./effect.js";

/** A tool as the host's own rules see it. */
export interface PolicyTool {
  readonly name: string;
  readonly category: string;
  /** The provider's id. */
  readonly provider: string;
  readonly effect: Effect;
  /** The most that a call of it costs. */
  readonly credits: number;
}

const made = new WeakMap<CatalogTool, PolicyTool>();

/** What a rule is told of a tool; it cannot be changed. */
export function toPolicyTool(tool: CatalogTool): PolicyTool {
  const known = made.get(tool);
  if (known) return known;
  const { name, category, provider, effect, credits } = tool;
  const policyTool = Object.freeze({ name, category, provider: provider.id, effect, credits });
  made.set(tool, policyTool);
  return policyTool;
}
