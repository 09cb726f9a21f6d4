// Billing: what comes into a wallet by a purchase or an adjustment, once for each reference.
import type { Adjustment, Applied, BoughtStep, Referred, TopUp } from "@svckit/core";
import type { References } from "./references.js";
import type { Wallets } from "./wallets.js";

/** The verbs of whoever bills. They run within a transaction. */
export interface Billing {
  topUp(topUp: TopUp): Applied;
  adjust(adjustment: Adjustment): Applied;
}

/** Puts the verbs together. */
export function createBilling(wallets: Wallets, references: References): Billing {
  function apply(given: Referred & (TopUp | Adjustment), change: BoughtStep["change"]): Applied {
    const { accountId, period, now, reference } = given;
    if (!wallets.hasWallet(accountId)) return "none";
    return references.applyOnce<never>(given, () => {
      wallets.step(accountId, { period, now, ...(change && { change }) }, reference);
      return "applied";
    });
  }

  return {
    topUp: (topUp) =>
      apply(
        { verb: "top_up", ...topUp },
        { verb: "buy", credits: topUp.credits, expiresAt: topUp.expiresAt ?? null },
      ),
    adjust: (adjustment) =>
      apply(
        { verb: "adjust", ...adjustment },
        { verb: "adjust", credits: adjustment.credits, expiresAt: null },
      ),
  };
}
