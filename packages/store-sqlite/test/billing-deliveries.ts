// Deliveries of payments: a hundred references, each with its figures, that come again and again and in any order.
import { type Applied, periodAt, type Store } from "@svckit/core";

/** Where the data are. */
export type Place = { readonly file: string } | { readonly url: string; readonly schema: string };

const NOW = Date.UTC(2026, 0, 1);

/** The period of the account `a`. */
export const PERIOD = periodAt(NOW, NOW, 10, false);

export const REFERENCES = 100;

/** How often each outcome was given. */
export type Outcomes = Readonly<Partial<Record<Applied | "stale", number>>>;

/** What a reference adds, or takes; 0 changes the plan. */
export function creditsOf(reference: number): number {
  if (reference % 10 === 9) return 0;
  return reference % 10 === 8 ? -5 : 1 + (reference % 10);
}

/** The credits that all references come to. */
export const IN_ALL = Array.from({ length: REFERENCES }, (_, each) => creditsOf(each)).reduce(
  (a, b) => a + b,
  0,
);

/** Deliveries to a store, in an order that the seed says. */
export function createDeliveries(store: Store, seed: number) {
  async function deliver(each: number) {
    const credits = creditsOf(each);
    const base = { accountId: "a", now: NOW, reference: `payment-${each}` };
    if (credits === 0) return store.setPlan({ ...base, plan: "pro", anchorAt: NOW });
    if (credits < 0) return store.adjust({ ...base, period: PERIOD, credits, reason: "refund" });
    return store.topUp({ ...base, period: PERIOD, credits });
  }

  return {
    /** Delivers so many times: each reference about as often, some at once. */
    async deliverAll(times: number): Promise<Outcomes> {
      const outcomes: Partial<Record<Applied | "stale", number>> = {};
      for (let index = 0; index < times; index += 5) {
        const at = Array.from({ length: 5 }, (_, next) => ((index + next) * 37 + seed * 13) % REFERENCES);
        for (const outcome of await Promise.all(at.map(deliver)))
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
      return outcomes;
    },
  };
}
