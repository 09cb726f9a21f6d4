// Calls on a store without a service, one after the other or several at once, each of one credit with its receipt under a key.
import { randomUUID } from "node:crypto";
import { periodAt, type Receipt, type Store } from "@svckit/core";

const OPENED_AT = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(OPENED_AT, OPENED_AT, 10_000_000, false);
const ACCOUNT = "a";
const LONG_TEXT = "x".repeat(600);

/** Opens the account that pays. */
export async function openPayer(store: Store): Promise<void> {
  const account = { plan: "free", createdAt: OPENED_AT, anchorAt: OPENED_AT, creditsPerPeriod: null };
  await store.createAccount({ ...account, id: ACCOUNT, hasWallet: true });
}

/** What the account has spent. */
export async function spentBy(store: Store): Promise<number | undefined> {
  return (await store.wallet({ accountId: ACCOUNT, period: PERIOD }))?.spent;
}

/** Reserves a credit and captures it: two commits where no other call comes with it. */
export async function payOne(store: Store): Promise<void> {
  const [id, now] = [randomUUID(), Date.now()];
  const claim = { scope: `account:${ACCOUNT}`, key: id, fingerprint: "f" };
  const payment = { kind: "credits", accountId: ACCOUNT, period: PERIOD, amount: 1 } as const;
  await store.reserve({ id, payment, claim, now, expiresAt: now + 60_000 });
  const receipt = { receipt_id: `rcpt_${id}`, tool: "get_price", credits_used: 1, note: LONG_TEXT };
  const settlement = {
    ...({ id, verb: "capture", accountId: ACCOUNT, now } as const),
    // `as`: what the store reads of it.
    receipt: receipt as unknown as Receipt,
    claim: { claim, body: LONG_TEXT, keepUntil: now + 3_600_000 },
  };
  if (!(await store.settle(settlement))) throw new Error("the call was not settled");
}
