// Open account: the account of a holder who signed in elsewhere, opened at first sight.
import { ServiceError } from "../errors/errors.js";
import { ACCOUNT_ID_FORM, type Account, type AccountStore } from "../store/account.js";

/** The account of a holder, opened where there is none yet. */
export async function findOrOpen(
  store: AccountStore,
  id: string,
  plan: string,
  now: number,
): Promise<Account> {
  const account: Account = {
    id,
    plan,
    createdAt: now,
    anchorAt: now,
    creditsPerPeriod: null,
    hasWallet: true,
    status: "active",
  };
  const known = await store.findAccount(id);
  if (known) return known;
  if (!ACCOUNT_ID_FORM.test(id))
    throw new ServiceError("INTERNAL_ERROR", {
      message: "The session's account id has not the form of one.",
    });
  // Of two first sessions at once, one opens the account.
  return (await store.createAccount(account)) ? account : ((await store.findAccount(id)) ?? account);
}
