// Plan: what an account may spend in a period, how fast, and on which tools.
import type { ToolSelection } from "./tool-selection.js";

/** How often one user of an account may call, beside the limits of the account. */
export interface EndUserLimits {
  readonly callsPerMinute?: number;
  /** Calls that were run, whether they worked or failed, a UTC day. */
  readonly callsPerDay?: number;
}

/** One plan. */
export interface Plan {
  /** Credits granted in each period. */
  readonly credits: number;
  /** Whether the credits are granted once, with no refill. */
  readonly once: boolean;
  readonly callsPerMinute: number;
  readonly searchesPerMinute: number;
  /** null: bounded by credits alone. */
  readonly searchesPerDay: number | null;
  /** How often each of an account's own users may call; as often as the account where left out. */
  readonly endUser?: EndUserLimits;
  /**
   * What tools cost on it in place of their own prices, in whole credits, by name, `provider:<id>` or `category:<name>`. The
   * nearest wins, in that order.
   */
  readonly prices?: Readonly<Record<string, number>>;
  /** The tools that the plan has; all of the service where left out. */
  readonly tools?: ToolSelection | undefined;
}

/** Plans by name. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plans where an operator sets none. */
export const PLANS = {
  free: { credits: 10_000, once: false, callsPerMinute: 100, searchesPerMinute: 20, searchesPerDay: null },
  starter: {
    credits: 100_000,
    once: false,
    callsPerMinute: 300,
    searchesPerMinute: 60,
    searchesPerDay: null,
  },
  pro: { credits: 500_000, once: false, callsPerMinute: 500, searchesPerMinute: 100, searchesPerDay: null },
  development: { credits: 0, once: false, callsPerMinute: 20, searchesPerMinute: 20, searchesPerDay: 10 },
  approved: { credits: 5_000, once: true, callsPerMinute: 100, searchesPerMinute: 20, searchesPerDay: null },
} as const satisfies Plans;

/** The plans with an operator's changes: a partial plan merges with the one of its name, or with `free`. */
export function createPlans(changes: Readonly<Record<string, Partial<Plan>>> = {}): Plans {
  // Without a prototype: a plan is looked up by a name that an administrator types.
  const plans: Record<string, Plan> = Object.assign(Object.create(null), PLANS);
  for (const [name, change] of Object.entries(changes)) {
    plans[name] = { ...(plans[name] ?? PLANS.free), ...change };
  }
  return plans;
}
