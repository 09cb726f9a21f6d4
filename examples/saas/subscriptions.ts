// Subscriptions: which plan an account is on by what is known of all its subscriptions, in whatever order that is told.
import type { Books } from "./books.js";

/** What is told of a subscription. One that has ended never comes back, so `ended` holds whatever is told later. */
export type Told = "paid" | "ended";

/** Books what is told of a subscription of the provider's customer. Until the customer's account is known it waits. */
export async function bookSubscription(
  books: Books,
  customer: string,
  told: Told,
  subscription: string,
): Promise<void> {
  await settle(books, await books.facts.note(`customer ${customer}`, `${told} ${subscription}`));
}

/** Books whose the provider's customer is. */
export async function bookCustomer(books: Books, customer: string, account: string): Promise<void> {
  await settle(books, await books.facts.note(`customer ${customer}`, `account ${account}`));
}

/** The account of the provider's customer; undefined where no checkout has named it yet. */
export async function accountOf({ facts }: Books, customer: string): Promise<string | undefined> {
  return accountIn(await facts.of(`customer ${customer}`));
}

function accountIn(facts: readonly string[]): string | undefined {
  return facts.find((fact) => fact.startsWith("account "))?.split(" ")[1];
}

/** An account may be several customers of the provider's, so its subscriptions are put together. */
async function settle(books: Books, customer: readonly string[]): Promise<void> {
  const account = accountIn(customer);
  if (account === undefined) return;
  const told = customer.filter((fact) => /^(?:paid|ended) /.test(fact));
  for (const fact of told) await books.facts.note(`account ${account}`, fact);
  if (told.length > 0) await settlePlan(books, account);
}

/**
 * Puts an account on the plan that its subscriptions come to. Whoever changes it looks again, at what is known by then: so one
 * who was late, in whichever process, does not have the last word. On the same plan nothing is done: it refills by itself.
 */
async function settlePlan({ service, facts }: Books, account: string): Promise<void> {
  for (;;) {
    const plan = planBy(await facts.of(`account ${account}`));
    const now = await service.describeAccount(account);
    if (now.plan === plan) return;
    // Each change begins a period of its own, so this names the one step from here, for all who see the need of it.
    const reference = `${plan} after ${now.plan} since ${now.wallet?.period_start}`;
    await service.setPlan(account, plan, { reference, at: "now" });
  }
}

/** `team` while any subscription is paid and has not ended. */
function planBy(facts: readonly string[]): "team" | "solo" {
  const isPaid = facts.some((fact) => {
    const [told, subscription] = fact.split(" ");
    return told === "paid" && !facts.includes(`ended ${subscription}`);
  });
  return isPaid ? "team" : "solo";
}
