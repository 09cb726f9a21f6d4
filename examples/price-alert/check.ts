// Watches a price from its first look to the alert that its owner resolves; ends with code 0 where every step works.
import { strict as assert } from "node:assert";
import { once } from "node:events";
import { systemClock } from "@svckit/core";
import { createStandIn } from "@svckit/testing";
import { createReceiver } from "./receiver.js";
import { openService } from "./service.js";

const PORT = 38475;
const MINUTE_MS = 60_000;

interface Event {
  readonly type: string;
  readonly data: { readonly alert: { readonly id: string; readonly title: string; readonly status: string } };
}

interface Told {
  readonly signing_secret?: string;
  readonly events?: readonly Event[];
}

// A price that this program sets, and a clock that it moves.
let usd = 95_000;
let aheadMs = 0;
const prices = await createStandIn({ "GET /simple/price": () => ({ body: { bitcoin: { usd } } }) });
const clock = { ...systemClock, now: () => Date.now() + aheadMs };

const { service, send, scheduler } = openService({
  baseUrl: prices.url,
  receiver: `127.0.0.1:${PORT}`,
  clock,
});
const account = await service.createAccount();
const { key } = await service.createKey(account.id);

/** Asks the service over REST, as its owner. */
async function ask(method: string, path: string, body?: object) {
  const request = new Request(`http://127.0.0.1:8787/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  // `as`: an envelope; what it holds is asserted below.
  const answer = (await (await send(request)).json()) as { readonly data?: Told; readonly error: unknown };
  assert.ok(answer.data, JSON.stringify(answer.error));
  return answer.data;
}

/** A minute later: what is due runs, and then what has happened is sent. */
async function aMinuteLater(): Promise<void> {
  aheadMs += MINUTE_MS + 1_000;
  await scheduler.tick();
  await scheduler.tick();
}

// 1. The secret is shown once, and goes to the receiver.
const { signing_secret: secret = "" } = await ask("POST", "/subjects/default/signing-secret", {});
const events: Event[] = [];
const receiver = createReceiver(secret, (event) => {
  // `as`: what its signature has shown to be the service's.
  events.push(event as Event);
});
receiver.listen(PORT, "127.0.0.1");
await once(receiver, "listening");
const stranger = await fetch(`http://127.0.0.1:${PORT}/hooks`, { method: "POST", body: "{}" });
assert.equal(stranger.status, 400);

// 2. A webhook, and a monitor of the price.
await ask("POST", "/webhooks", { url: `http://127.0.0.1:${PORT}/hooks` });
await ask("POST", "/monitors", {
  name: "Bitcoin over 100,000",
  tool: "get_price",
  args: { ids: "bitcoin", vs_currencies: "usd" },
  schedule: { every: "1m" },
  condition: { path: "bitcoin.usd", op: ">", value: 100_000 },
  title: "Bitcoin is over 100,000 dollars",
});

// 3. Nothing happens below the line, one alert above it, and no second one while the price stays there.
await aMinuteLater();
assert.equal(events.length, 0);
usd = 101_000;
await aMinuteLater();
usd = 102_000;
await aMinuteLater();
assert.deepEqual(
  events.map(({ type, data }) => [type, data.alert.title, data.alert.status]),
  [["alert.opened", "Bitcoin is over 100,000 dollars", "open"]],
);

// 4. Its owner has seen it, and then it is done.
const [opened] = events;
for (const status of ["acknowledged", "resolved"])
  await ask("POST", "/execute", {
    tool: "svc_update_alert",
    args: { alert_id: opened?.data.alert.id, status },
  });
await scheduler.tick();
assert.deepEqual(
  events.slice(1).map(({ type, data }) => [type, data.alert.status]),
  [
    ["alert.updated", "acknowledged"],
    ["alert.updated", "resolved"],
  ],
);

// 5. Whoever has no receiver reads the same in the feed.
const feed = await ask("GET", "/events");
assert.deepEqual(feed.events, events);

receiver.close();
receiver.closeAllConnections();
await scheduler.close();
await service.close();
await prices.close();
