// Credits: what a payment has bought and what was refunded of it, booked alike in whatever order that is told.
import type { Books } from "./books.js";

/** Books that a payment has bought credits for an account, which is opened by then. */
export async function bookBought(
  books: Books,
  payment: string,
  { account, credits }: { readonly account: string; readonly credits: number },
): Promise<void> {
  await settle(books, payment, await books.facts.note(`payment ${payment}`, `bought ${credits} ${account}`));
}

/** Books that so much of a payment is refunded by now; a refund before its payment waits for it. In the smallest unit of money. */
export async function bookRefund(
  books: Books,
  payment: string,
  { refunded, amount }: { readonly refunded: number; readonly amount: number },
): Promise<void> {
  await settle(
    books,
    payment,
    await books.facts.note(`payment ${payment}`, `refunded ${refunded} ${amount}`),
  );
}

/**
 * Does what the facts of a payment come to. Facts keep their order, so that each delivery finds the same steps, and a step
 * that was done is not done again by its reference.
 */
async function settle({ service }: Books, payment: string, facts: readonly string[]): Promise<void> {
  const [, bought, account] = facts.find((fact) => fact.startsWith("bought "))?.split(" ") ?? [];
  if (account === undefined) return;
  const credits = Number(bought);
  await service.topUp(account, credits, { reference: `payment ${payment}` });
  let taken = 0;
  for (const fact of facts) {
    const [what, refunded = "", amount = ""] = fact.split(" ");
    if (what !== "refunded") continue;
    const due = creditsFor(credits, BigInt(refunded), BigInt(amount));
    // The provider tells the sum of all refunds so far: a lower one has come late, and is part of what was taken.
    if (due <= taken) continue;
    const reference = `refund ${payment} ${refunded}`;
    await service.adjust(account, taken - due, { reference, reason: "refund of the payment" });
    taken = due;
  }
}

/** The credits of a part of a payment, rounded down: a part of a credit stays with the customer. */
function creditsFor(credits: number, refunded: bigint, amount: bigint): number {
  return refunded >= amount ? credits : Number((BigInt(credits) * refunded) / amount);
}
