// The keyless lane over HTTP on `svc serve`: never 26, the day's edge at 00:00 UTC, and an address that nobody chooses.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  count,
  createClient,
  inParallel,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from "./server-process.js";
import { type Behaviour, environment, priceOf, startUpstream } from "./upstream.js";

const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const DAY_MS = 86_400_000;

let upstream: StandIn;
let behaviour: Behaviour;
let server: ServerProcess;
let clockFile: string;
let unique = 0;

beforeEach(async () => {
  ({ standIn: upstream, behaviour } = await startUpstream());
  clockFile = join(temporaryFolder(), "clock");
});

afterEach(async () => {
  await server.end("SIGKILL");
  await upstream.close();
});

/** Starts a server whose clock the test moves. */
async function start(env: Record<string, string> = {}, options: object = {}): Promise<void> {
  const clock = { SVC_TEST: "1", SVC_TEST_CLOCK_FILE: clockFile };
  server = await startServer({ ...environment(upstream.url, options), ...clock, ...env });
}

/** Sets the server's clock to an instant. */
const setClock = (ms: number) => writeFileSync(clockFile, String(ms - Date.now()));

const nextId = (kind = "good") => {
  unique += 1;
  return `${kind}-${unique}`;
};

/** Calls until one is refused; gives how many worked. */
async function untilRefused(
  client: ReturnType<typeof createClient>,
  headers: Record<string, string> = {},
): Promise<number> {
  for (let worked = 0; ; worked++) {
    const { json } = await client.execute(server.url, priceOf(nextId()), undefined, headers);
    if (json.ok) continue;
    expect(json.error.code).toBe("ANON_QUOTA_EXCEEDED");
    return worked;
  }
}

test(`500 concurrent calls with 40 % failing, then calls until refused, are exactly 25 a day, ${ROUNDS} days long`, async () => {
  behaviour.fails = (id) => id.startsWith("bad");
  behaviour.latency = () => 2;
  await start();
  const client = createClient(200);
  const firstDay = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
  for (let round = 0; round < ROUNDS; round++) {
    setClock(firstDay + round * DAY_MS);
    const replies = await inParallel(500, 200, (index) =>
      client.execute(server.url, priceOf(nextId(index % 5 < 2 ? "bad" : "good"))),
    );
    const worked = count(replies, undefined);
    expect(worked).toBeLessThanOrEqual(25);
    expect(worked + (await untilRefused(client))).toBe(25);
  }
  client.close();
}, 120_000);

test.each(["Asia/Kolkata", "America/Los_Angeles"])(
  "the day ends at 00:00 UTC in the time zone %s, also for calls that are under way",
  async (zone) => {
    behaviour.fails = (id) => id.startsWith("bad");
    await start({ TZ: zone });
    const client = createClient(50);
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS;
    setClock(midnight - 60_000);
    expect(await untilRefused(client)).toBe(25);
    // The next day begins at midnight in UTC, not before and not by the time zone.
    setClock(midnight - 1_000);
    expect(await untilRefused(client)).toBe(0);
    setClock(midnight + 1_000);
    for (let index = 0; index < 5; index++) await client.execute(server.url, priceOf(nextId()));

    // Ten calls over the next midnight, half of them failing: they belong to the day on which they were accepted.
    setClock(midnight + DAY_MS - 2_000);
    behaviour.latency = (id) => (id.includes("late") ? 600 : 0);
    const under = inParallel(10, 10, (index) =>
      client.execute(server.url, priceOf(nextId(index % 2 === 0 ? "bad-late" : "good-late"))),
    );
    while (upstream.requests.length < 30 + 10) await new Promise((resolve) => setTimeout(resolve, 10));
    setClock(midnight + DAY_MS + 1_000);
    expect(await untilRefused(client)).toBe(25);
    expect(count(await under, undefined)).toBe(5);
    // What came back went to the day before: the new day is spent still.
    expect(await untilRefused(client)).toBe(0);
    setClock(midnight + DAY_MS - 1_000);
    expect(await untilRefused(client)).toBe(15);
    client.close();
  },
  60_000,
);

test("headers choose no address where no proxy is trusted, and one address behind a trusted proxy is one bucket", async () => {
  await start();
  const client = createClient(20);
  const forged = (index: number): Record<string, string> => {
    const address = `203.0.113.${index % 250}`;
    const name = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"][index % 4] ?? "";
    return { [name]: name === "forwarded" ? `for=${address}` : address };
  };
  const replies = await inParallel(200, 20, (index) =>
    client.execute(server.url, priceOf(nextId()), undefined, forged(index)),
  );
  expect([count(replies, undefined), count(replies, "ANON_QUOTA_EXCEEDED")]).toEqual([25, 175]);
  await server.end("SIGKILL");

  await start({}, { trustedProxies: ["127.0.0.1"] });
  const from = (address: string) => untilRefused(client, { "x-forwarded-for": address });
  expect(await from("198.51.100.1")).toBe(25);
  // What the caller wrote itself stands left of what the proxy added.
  expect(await from("9.9.9.9, 198.51.100.1")).toBe(0);
  expect(await from("::ffff:198.51.100.1")).toBe(0);
  expect(await from("::ffff:c633:6401")).toBe(0);
  expect(await from("198.51.100.2")).toBe(25);
  expect(await from("2001:db8:1:1::1")).toBe(25);
  for (let index = 2; index < 20; index++) expect(await from(`2001:db8:1:1::${index.toString(16)}`)).toBe(0);
  expect(await from("2001:db8:1:2::1")).toBe(25);
  client.close();
}, 60_000);

test("the shared cap refuses keyless callers alone", async () => {
  await start(
    {},
    { anonymous: { attemptsPerMinute: 100_000, sharedCallsPerDay: 40 }, trustedProxies: ["127.0.0.1"] },
  );
  const key = /svc_live_\w+/.exec(server.log())?.[0] ?? "";
  const client = createClient(20);
  const replies = await inParallel(100, 20, (index) =>
    client.execute(server.url, priceOf(nextId()), undefined, {
      "x-forwarded-for": `198.51.100.${index % 8}`,
    }),
  );
  expect([count(replies, undefined), count(replies, "ANON_GLOBAL_CAP_EXCEEDED")]).toEqual([40, 60]);
  expect((await client.execute(server.url, priceOf(nextId()), key)).json.ok).toBe(true);
  client.close();
}, 60_000);
