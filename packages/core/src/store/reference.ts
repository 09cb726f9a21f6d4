// Reference: what names a payment, so that it acts once however often it is delivered.
import type { Adjustment, PlanChange, TopUp } from "./account-billing.js";

/** What a store keeps of a reference that has acted. */
export interface ReferenceRow {
  readonly accountId: string;
  readonly reference: string;
  /** What the same reference has to say again, as JSON. */
  readonly figures: string;
  /** The credits that it has added or taken; 0 for a change of plan. */
  readonly credits: number;
  /** What else was said the first time, as JSON. */
  readonly details: string;
  readonly at: number;
}

/** What is kept of a change; undefined for one without a reference. */
export type Referred =
  | ({ readonly verb: "top_up" } & TopUp)
  | ({ readonly verb: "adjust" } & Adjustment)
  | ({ readonly verb: "set_plan" } & PlanChange);

/** The row of a change; undefined where it has no reference. An end that is worked out anew at each delivery is no figure. */
export function toReferenceRow(change: Referred): ReferenceRow | undefined {
  const { verb, accountId, reference, now: at } = change;
  if (reference === undefined) return undefined;
  const base = { accountId, reference, at };
  if (verb === "set_plan") {
    const { plan, startsAt } = change;
    const figures = JSON.stringify([verb, plan, startsAt === undefined ? "now" : "period_end"]);
    return {
      ...base,
      figures,
      credits: 0,
      details: JSON.stringify(startsAt === undefined ? {} : { startsAt }),
    };
  }
  const { credits } = change;
  const details = verb === "adjust" ? { reason: change.reason } : { expiresAt: change.expiresAt ?? null };
  return { ...base, figures: JSON.stringify([verb, credits]), credits, details: JSON.stringify(details) };
}
