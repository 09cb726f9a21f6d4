// Clauses of the payments: whatever order events come in, and however often, they come to the same.
import { strict as assert } from "node:assert";
import { once } from "node:events";
import { it } from "node:test";
import { extensionOf, memoryStore, systemClock } from "@svckit/core";
import { createApp } from "./app.js";
import { facts } from "./facts.js";
import { book } from "./payments.js";
import { openSaasService } from "./service.js";
import { createSessions } from "./sessions.js";
import { readEvent, signatureOf } from "./signature.js";

type Told = readonly [type: string, object: Readonly<Record<string, unknown>>];

const SECRET = "whsec_check";

const PACK: Told = [
  "checkout.session.completed",
  {
    id: "cs_1",
    client_reference_id: "acme",
    customer: "cus_1",
    payment_intent: "pi_1",
    payment_status: "paid",
    metadata: { credits: "500" },
  },
];
const SUBSCRIBED: Told = [
  "checkout.session.completed",
  {
    id: "cs_2",
    mode: "subscription",
    client_reference_id: "acme",
    customer: "cus_1",
    payment_status: "paid",
    metadata: {},
  },
];
const PAID: Told = ["invoice.paid", { id: "in_1", customer: "cus_1", subscription: "sub_1" }];
const ENDED: Told = ["customer.subscription.deleted", { id: "sub_1", customer: "cus_1" }];
const PAID_ANEW: Told = [
  "invoice.paid",
  { id: "in_2", customer: "cus_1", parent: { subscription_details: { subscription: "sub_2" } } },
];

function refund(amountRefunded: number): Told {
  const charge = { id: "ch_1", customer: "cus_1", payment_intent: "pi_1", metadata: {} };
  return ["charge.refunded", { ...charge, amount: 5_000, amount_refunded: amountRefunded }];
}

/** A business on a store of its own. */
function open() {
  const store = memoryStore({ extensions: [facts] });
  const sessions = createSessions("secret");
  const service = openSaasService({
    ...{ store, sessions, orders: [], clock: systemClock },
    publicUrl: "http://127.0.0.1/tools",
    coingeckoUrl: "http://127.0.0.1:1",
  });
  const books = { service, facts: extensionOf(store, facts) };
  const tell = ([type, object]: Told) => book(books, { id: "evt", type, data: { object } });
  const bought = async () => (await service.describeAccount("acme")).wallet?.bought_remaining;
  const plan = async () => (await service.describeAccount("acme")).plan;
  return { service, sessions, books, tell, bought, plan };
}

/** Every order of some things. */
function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((first, at) =>
    ordersOf(things.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}

/** Tells events in every order, each again at the end, and gives what each order came to, once. */
async function outcomes(told: readonly Told[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const order of ordersOf(told)) {
    const { service, tell, bought, plan } = open();
    for (const each of order) await tell(each);
    const first = `${await plan()} ${await bought()}`;
    for (const each of [...order, ...order].reverse()) await tell(each);
    assert.equal(`${await plan()} ${await bought()}`, first, JSON.stringify(order));
    assert.equal((await service.describeAccount("acme")).next_plan, null);
    found.add(first);
    await service.close();
  }
  return [...found];
}

it("ends a subscription for good, and leaves the plan to one that is paid after it, in every order", async () => {
  assert.deepEqual(await outcomes([SUBSCRIBED, PAID]), ["team 0"]);
  assert.deepEqual(await outcomes([SUBSCRIBED, PAID, ENDED]), ["solo 0"]);
  assert.deepEqual(await outcomes([SUBSCRIBED, PAID, ENDED, PAID_ANEW]), ["team 0"]);
});

it("opens the period of a paid subscription once, though its events race", async () => {
  const { service, tell, plan } = open();
  await tell(SUBSCRIBED);
  await Promise.all([PAID, PAID, PAID, PAID].map(tell));
  const since = (await service.describeAccount("acme")).wallet?.period_start;
  await tell(PAID);
  assert.equal((await service.describeAccount("acme")).wallet?.period_start, since);
  await Promise.all([PAID_ANEW, ENDED, PAID].map(tell));
  assert.equal(await plan(), "team");
  await tell(["customer.subscription.deleted", { id: "sub_2", customer: "cus_1" }]);
  assert.equal(await plan(), "solo");
  await service.close();
});

it("takes the refunded part of what was bought, up to the most that was told, in every order", async () => {
  assert.deepEqual(await outcomes([PACK, refund(100)]), ["solo 490"]);
  // 199 of 5,000 are 19.9 credits: the part of one stays with the customer.
  assert.deepEqual(await outcomes([PACK, refund(100), refund(199)]), ["solo 481"]);
  assert.deepEqual(await outcomes([PACK, refund(100), refund(2_500), refund(5_000)]), ["solo 0"]);
});

it("books a payment once the money is there", async () => {
  const { service, tell, bought } = open();
  const [completed, session] = PACK;
  await tell([completed, { ...session, payment_status: "unpaid" }]);
  assert.equal(await bought(), 0);
  await tell(["checkout.session.async_payment_succeeded", session]);
  await tell(PACK);
  assert.equal(await bought(), 500);
  // Free checkouts have no payment, and are two all the same.
  for (const id of ["cs_3", "cs_4", "cs_4"]) {
    const free = { id, payment_intent: null, payment_status: "no_payment_required" };
    await tell([completed, { ...session, ...free }]);
  }
  assert.equal(await bought(), 1_500);
  await service.close();
});

it("lets go of what it has no use for", async () => {
  const { service, tell } = open();
  await tell(["checkout.session.completed", { id: "cs_5", mode: "subscription", payment_status: "paid" }]);
  await tell(["checkout.session.completed", { id: "cs_6", client_reference_id: "no id", metadata: null }]);
  await tell(["charge.refunded", { id: "ch_2", customer: "cus_9", metadata: {} }]);
  await tell(["charge.refunded", { ...refund(100)[1], payment_intent: "pi_9", customer: "cus_9" }]);
  await tell(["invoice.paid", { id: "in_9", customer: "cus_9" }]);
  await tell(["charge.succeeded", {}]);
  assert.deepEqual((await service.listAccounts()).accounts, []);
  await service.close();
});

it("takes a signature by any of its secrets, and by nothing else", () => {
  const now = 1_800_000_000;
  const good = signatureOf("{}", SECRET, now);
  const other = signatureOf("{}", "another", now).replace(/^t=\d+,/, "");
  const [time = "", proof = ""] = good.split(",");
  for (const header of [
    good,
    `${good},v0=x`,
    `${good},${other}`,
    `${time},${other},${proof}`,
    `${proof}, ${time}`,
  ])
    assert.deepEqual(readEvent("{}", header, SECRET, now), {}, header);
  const refused = [
    undefined,
    "",
    time,
    proof,
    `${time},${other}`,
    `${time},${proof.replace("v1", "v0")}`,
    `${time},v1=`,
  ];
  for (const header of refused) assert.equal(readEvent("{}", header, SECRET, now), undefined, header);
  assert.equal(readEvent('{"a":1}', good, SECRET, now), undefined);
  assert.equal(readEvent("{}", good, SECRET, now + 301), undefined);
});

it("answers an invoice by this month, says what days it takes, and finds an approval among hundreds", async () => {
  const { service, sessions, books } = open();
  const people = new Map();
  const server = createApp({ ...books, sessions, people, paymentSecret: SECRET }).listen(0);
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  const site = `http://127.0.0.1:${address.port}`;
  const person = { customer: "acme", email: "ada@acme.example", isAdmin: true };
  const headers = { cookie: `session=${sessions.open(person)}` };
  await books.service.createAccount({ id: "acme", plan: "team" });

  assert.equal((await fetch(`${site}/invoice`, { headers })).status, 200);
  const refused = await fetch(`${site}/invoice?from=yesterday`, { headers });
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /YYYY-MM-DD/);
  const unread = await fetch(`${site}/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  assert.deepEqual([unread.status, await unread.text()], [400, "that cannot be read"]);
  const broken = await fetch(`${site}/payments`, {
    method: "POST",
    headers: { "stripe-signature": signatureOf("no JSON", SECRET, Math.floor(Date.now() / 1_000)) },
    body: "no JSON",
  });
  assert.deepEqual(
    [broken.status, await broken.text()],
    [500, "something is wrong here; send it again later"],
  );
  assert.equal((await fetch(`${site}/approvals/none`, { method: "POST", headers })).status, 404);
  // More than a page of the list has, of people who may each wait for a few.
  for (let count = 0; count < 105; count++) {
    const cookie = `session=${sessions.open({ ...person, email: `p${count % 7}@acme.example`, isAdmin: false })}`;
    const response = await fetch(`${site}/tools/api/v1/execute`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ tool: "order_report", args: { topic: `topic ${count}` } }),
    });
    // `as`: an envelope, whose id is asserted by what is done with it.
    const { error } = (await response.json()) as { error: { approval_id: string } };
    const allowed = await fetch(`${site}/approvals/${error.approval_id}`, { method: "POST", headers });
    assert.equal(allowed.status, 204);
  }
  server.close();
  server.closeAllConnections();
  await service.close();
});
