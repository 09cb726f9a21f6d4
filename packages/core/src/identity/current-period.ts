// Current period: the one that an account's calls are paid from now.
import type { Account } from "../store/account.js";
import { type Period, periodAt } from "../store/credits.js";
import type { Plan } from "../store/plan.js";
import type { KeyKind } from "./api-key.js";

/** The period of an account that holds an instant. */
export function currentPeriod(account: Account, plan: Plan, now: number): Period {
  // Where the clock was set back it is the first period: one before it would bring another full wallet.
  const at = Math.max(now, account.anchorAt);
  return periodAt(account.anchorAt, at, account.creditsPerPeriod ?? plan.credits, plan.once);
}

/** The period that a key pays from: a development key has a wallet of its own plan, beside the account's. */
export function periodOf(account: Account, keyKind: KeyKind, plan: Plan, now: number): Period {
  if (keyKind !== "dev") return currentPeriod(account, plan, now);
  const period = currentPeriod({ ...account, creditsPerPeriod: null }, plan, now);
  return { ...period, id: `development ${period.id}`, takesBought: false };
}
