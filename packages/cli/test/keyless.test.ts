// The keyless lane over HTTP on `svc serve`: never a 26th call, failures give theirs back, and all callers share a cap.

import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { untilRefused } from "./keyless-calls.js";
import { SEVERAL_ON_POSTGRES } from "./postgres-deployments.js";
import { count, createClient, inParallel, temporaryFolder } from "./server-process.js";
import { ON_SQLITE, openSetting, pause, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

const DAY_MS = 86_400_000;
// The full test is ROUNDS=100, of 500 calls each.
const ROUNDS = process.env["ROUNDS"];
const CALLS = ROUNDS === undefined ? 100 : 500;
const SOCKETS = ROUNDS === undefined ? 40 : 200;

let setting: Setting;
afterEach(() => setting.close());

// What several servers do one does: in a short run it has its turn where there is no Postgres.
const DEPLOYMENTS =
  ROUNDS === undefined && SEVERAL_ON_POSTGRES.missing === undefined
    ? [SEVERAL_ON_POSTGRES]
    : [ON_SQLITE, SEVERAL_ON_POSTGRES];

for (const deployment of DEPLOYMENTS) {
  const rounds = Number(ROUNDS ?? 1);
  test.skipIf(deployment.missing !== undefined)(
    `${CALLS} concurrent calls with 40 % failing, then calls until refused, are exactly 25 a day, ${rounds} days long, ${deployment.title}`,
    async () => {
      const clockFile = join(temporaryFolder(), "clock");
      writeFileSync(clockFile, "0");
      setting = await openSetting(deployment, {}, { SVC_TEST: "1", SVC_TEST_CLOCK_FILE: clockFile });
      setting.behaviour.fails = (id) => id.startsWith("bad");
      setting.behaviour.latency = () => 2;
      const client = createClient(SOCKETS / deployment.servers);
      const firstDay = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
      const started = performance.now();
      const sums: number[] = [];
      let late = 0;
      for (let round = 0; round < rounds; round++) {
        writeFileSync(clockFile, String(firstDay + round * DAY_MS - Date.now()));
        const replies = await inParallel(CALLS, SOCKETS, (index) =>
          client.execute(
            setting.urlOf(index),
            priceOf(`${index % 5 < 2 ? "bad" : "good"}-${round}-${index}`),
          ),
        );
        const worked = count(replies, undefined);
        expect(worked).toBeLessThanOrEqual(25);
        const later = await untilRefused(client, setting.urlOf);
        late += later;
        sums.push(worked + later);
      }
      client.close();
      const seconds = (performance.now() - started) / 1_000;
      console.info(
        `${rounds} rounds of ${CALLS} keyless calls, ${deployment.title}: ${Math.min(...sums)} to ${Math.max(...sums)} a round, ` +
          `${late} of them after failures, ${seconds.toFixed(1)} s`,
      );
      expect(sums).toEqual(sums.map(() => 25));
    },
    3_600_000,
  );
}

test("bad arguments, a failing upstream, one that is silent and a caller who disconnects cost no call, nor does reading", async () => {
  setting = await openSetting(ON_SQLITE, { upstream: { attemptMs: 1_000, totalMs: 1_000 } });
  const { behaviour, urlOf } = setting;
  behaviour.fails = (id) => id.startsWith("bad");
  behaviour.latency = (id) => (id.startsWith("silent") ? 60_000 : 0);
  const client = createClient(50);
  const execute = (body: unknown) => client.execute(urlOf(0), body);
  const failing: [body: (index: number) => unknown, code: string][] = [
    [() => ({ tool: "get_price", args: {} }), "MISSING_PARAM"],
    [() => ({ tool: "get_price", args: { ids: 1, vs_currencies: "usd" } }), "VALIDATION_ERROR"],
    [() => ({ tool: "get_nothing", args: {} }), "TOOL_NOT_FOUND"],
    [(index) => priceOf(`bad-${index}`), "PROVIDER_UNAVAILABLE"],
    [(index) => priceOf(`silent-${index}`), "PROVIDER_UNAVAILABLE"],
  ];
  for (const [body, code] of failing) {
    expect(count(await inParallel(20, 20, (index) => execute(body(index))), code)).toBe(20);
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => hangUp(urlOf(0), `silent-gone-${index}`)));
  for (const path of ["/api/v1/quota", "/api/v1/tools", "/api/v1/tools/get_price", "/errors", "/healthz"]) {
    expect([path, (await fetch(`${urlOf(0)}${path}`)).status]).toEqual([path, 200]);
  }
  // The server learns a little later that the caller is gone.
  await pause(500);
  expect(await untilRefused(client, urlOf)).toBe(25);
  client.close();
}, 60_000);

/** Sends a call, and disconnects once the upstream has been asked for it. */
async function hangUp(url: string, id: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const sent = request(`${url}/api/v1/execute`, { method: "POST", headers });
  sent.on("error", () => {});
  sent.end(JSON.stringify(priceOf(id)));
  while (setting.asked(id) === 0) await pause(10);
  sent.destroy();
}

test("the shared cap refuses keyless callers alone", async () => {
  const anonymous = { attemptsPerMinute: 100_000, sharedCallsPerDay: 100 };
  setting = await openSetting(ON_SQLITE, { anonymous, trustedProxies: ["127.0.0.1"] });
  setting.behaviour.fails = (id) => id.startsWith("bad");
  const key = await setting.account(10);
  const client = createClient(20);
  const from = (address: number, id: string) =>
    client.execute(setting.urlOf(0), priceOf(id), undefined, {
      "x-forwarded-for": `198.51.100.${address}`,
    });
  // One call in five fails, and is given back to the address and to the cap.
  const replies = await inParallel(200, 20, (index) =>
    from(index % 8, `${index % 5 === 0 ? "bad" : "good"}-${index}`),
  );
  let worked = count(replies, undefined);
  expect(worked).toBeLessThanOrEqual(100);
  for (let index = 0; ; index++) {
    const { json } = await from(100 + (index % 8), `later-${index}`);
    if (!json.ok) {
      expect(json.error.code).toBe("ANON_GLOBAL_CAP_EXCEEDED");
      break;
    }
    worked += 1;
  }
  expect(worked).toBe(100);
  expect((await client.execute(setting.urlOf(0), priceOf("keyed"), key)).json.ok).toBe(true);
  client.close();
}, 60_000);
