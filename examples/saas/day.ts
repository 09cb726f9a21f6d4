// A day of the business, as its customers and its payment provider have it, asserted step by step.
import { strict as assert } from "node:assert";
import { once } from "node:events";
import { extensionOf, type Store, systemClock } from "@svckit/core";
import { createStandIn } from "@svckit/testing";
import { createApp } from "./app.js";
import { facts } from "./facts.js";
import type { Orders } from "./reports.js";
import { openSaasService } from "./service.js";
import { createSessions, type Person } from "./sessions.js";
import { signatureOf } from "./signature.js";

const PAYMENT_SECRET = "whsec_check";
const DELIVERIES = 5;

/** The part of an answer that is looked at. */
interface Answer {
  readonly ok: boolean;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: string; readonly message: string; readonly approval_id?: string };
  readonly meta?: { readonly credits_used: number };
}

function member(customer: string, name: string, isAdmin: boolean): Person & { readonly password: string } {
  return { customer, email: `${name}@${customer}.example`, isAdmin, password: `password of ${name}` };
}

/** Goes through the day on a store, which it closes. Throws where something is not as it should be. */
export async function liveADay(store: Store): Promise<void> {
  const prices = await createStandIn({ "GET /simple/price": () => ({ body: { bitcoin: { usd: 95_000 } } }) });
  const sessions = createSessions("secret");
  const orders: Orders = [];
  const people = new Map(
    [member("acme", "ada", true), member("acme", "bob", false), member("tiny", "carl", true)].map(
      (person) => [person.email, person],
    ),
  );
  const service = openSaasService({
    ...{ store, sessions, orders, clock: systemClock },
    publicUrl: "http://127.0.0.1/tools",
    coingeckoUrl: prices.url,
  });
  const books = { service, facts: extensionOf(store, facts) };
  const server = createApp({ ...books, sessions, people, paymentSecret: PAYMENT_SECRET }).listen(0);
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  const site = `http://127.0.0.1:${address.port}`;

  async function signIn(email: string): Promise<string> {
    const response = await fetch(`${site}/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: people.get(email)?.password }),
    });
    assert.equal(response.status, 204);
    return response.headers.get("set-cookie")?.split(";")[0] ?? "";
  }

  async function call(cookie: string, tool: string, args: object): Promise<Answer> {
    const response = await fetch(`${site}/tools/api/v1/execute`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ tool, args }),
    });
    // `as`: an envelope, of which each field that is used is asserted.
    return (await response.json()) as Answer;
  }

  async function toolsOf(cookie: string): Promise<readonly string[]> {
    const response = await fetch(`${site}/tools/api/v1/tools?limit=250`, { headers: { cookie } });
    // `as`: a page of the catalog.
    const { data } = (await response.json()) as { data: { tools: readonly { name: string }[] } };
    return data.tools.map(({ name }) => name);
  }

  async function creditsOf(accountId: string): Promise<number | undefined> {
    return (await service.describeAccount(accountId)).wallet?.remaining;
  }

  /** Delivers an event as often as a provider does whose answers get lost. */
  async function deliver(type: string, object: Readonly<Record<string, unknown>>): Promise<void> {
    const body = JSON.stringify({ id: `evt_${type}`, type, data: { object } });
    const signature = signatureOf(body, PAYMENT_SECRET, Math.floor(Date.now() / 1_000));
    const deliveries = Array.from({ length: DELIVERIES }, () =>
      fetch(`${site}/payments`, { method: "POST", headers: { "stripe-signature": signature }, body }),
    );
    for (const { status } of await Promise.all(deliveries)) assert.equal(status, 200);
  }

  // 1. The site's sessions are the service's: an account is opened at first sight, on the small plan.
  const [ada, bob, carl] = await Promise.all([
    signIn("ada@acme.example"),
    signIn("bob@acme.example"),
    signIn("carl@tiny.example"),
  ]);
  const price = await call(bob, "get_price", { ids: "bitcoin", vs_currencies: "usd" });
  assert.equal(price.ok, true, JSON.stringify(price.error));
  assert.equal(price.meta?.credits_used, 1);
  assert.equal(await creditsOf("acme"), 99);

  // 2. That plan does not have every tool: what it lacks is not listed, and not found.
  assert.equal((await toolsOf(bob)).includes("order_report"), false);
  assert.equal((await call(bob, "order_report", { topic: "stablecoins" })).error?.code, "TOOL_NOT_FOUND");

  // 3. Payments come five times each, and the refund of the second before it.
  const pack = (intent: string) => ({
    client_reference_id: "acme",
    customer: "cus_acme",
    payment_intent: intent,
    payment_status: "paid",
    metadata: { credits: "500" },
  });
  const refund = { payment_intent: "pi_2", customer: "cus_acme", amount: 5_000, amount_refunded: 5_000 };
  await deliver("charge.refunded", refund);
  await deliver("checkout.session.completed", pack("pi_1"));
  await deliver("checkout.session.completed", pack("pi_2"));
  assert.equal(await creditsOf("acme"), 599);
  const forged = await fetch(`${site}/payments`, {
    method: "POST",
    headers: { "stripe-signature": signatureOf("{}", "another secret", Math.floor(Date.now() / 1_000)) },
    body: "{}",
  });
  assert.equal(forged.status, 400);

  // 4. A paid subscription brings the larger plan, once, with its own tools and prices; what was bought stays.
  await deliver("invoice.paid", { id: "in_1", customer: "cus_acme", subscription: "sub_1" });
  // The refund took the payment that it is of, though it came before it: what is left is the other, and none of the old period.
  assert.equal(await creditsOf("acme"), 1_000 + 500);
  await waitUntil(async () => (await toolsOf(bob)).includes("order_report"));
  const dearer = await call(bob, "get_price", { ids: "bitcoin", vs_currencies: "usd" });
  assert.equal(dearer.meta?.credits_used, 2);

  // 5. An order waits for an administrator of the customer, and is made once.
  const topic = "stablecoins in 2026";
  const waiting = await call(bob, "order_report", { topic });
  assert.equal(waiting.error?.code, "APPROVAL_REQUIRED");
  const approval = waiting.error?.approval_id ?? "";
  assert.equal((await call(bob, "order_report", { topic })).error?.approval_id, approval);
  const allow = (cookie: string) =>
    fetch(`${site}/approvals/${approval}`, { method: "POST", headers: { cookie } });
  assert.equal((await allow(bob)).status, 403);
  assert.equal((await allow(carl)).status, 404);
  assert.equal((await allow(ada)).status, 204);
  const sent = await Promise.all([1, 2, 3].map(() => call(bob, "order_report", { topic })));
  assert.equal(sent.filter(({ ok }) => ok).length, 1);
  assert.equal(orders.length, 1);
  const refused = await call(ada, "order_report", { topic: "gambling" });
  assert.equal(refused.error?.code, "CALL_REFUSED");
  assert.equal(await creditsOf("acme"), 1_500 - 2 - 40);

  // 6. One person cannot use up what all of a customer's people share.
  const greetings: Answer[] = [];
  for (let count = 0; count < 13; count++) greetings.push(await call(carl, "say_hello", { name: "Carl" }));
  assert.equal(greetings.filter(({ ok }) => ok).length, 12);
  assert.equal(greetings.at(-1)?.error?.code, "RATE_LIMITED");

  // 7. The month as an invoice, by tool and person.
  const day = new Date().toISOString().slice(0, 10);
  const invoice = await fetch(`${site}/invoice?from=${day}&to=${day}`, { headers: { cookie: ada } });
  const text = await invoice.text();
  assert.match(text, /^order_report +bob@acme\.example +40 +0\.08 EUR$/m);
  assert.match(text, /^get_price +bob@acme\.example +3 +0\.01 EUR$/m);
  assert.equal(text.split("\n").length, 3);

  // 8. The subscription ends, and its payment comes late once more: the larger plan is over all the same. The ledger adds up.
  await deliver("customer.subscription.deleted", { id: "sub_1", customer: "cus_acme" });
  await deliver("invoice.paid", { id: "in_1", customer: "cus_acme", subscription: "sub_1" });
  assert.equal((await service.describeAccount("acme")).plan, "solo");
  const proof = await service.verifyLedger();
  assert.deepEqual([proof.ok, proof.sum, proof.unexplained], [true, 0, 0]);

  server.close();
  server.closeAllConnections();
  await service.close();
  await prices.close();
}

/** Another process may have changed it: within 5 s everybody knows. */
async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 6_000;
  while (!(await holds())) {
    assert.ok(Date.now() < until, "it did not come true within 6 s");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
