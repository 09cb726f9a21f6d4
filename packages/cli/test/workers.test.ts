// `svc serve` with several workers on one port and one Postgres: one set of books, and a worker that ends is replaced.
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { times } from "../../testing/test/at-length.js";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { runHere } from "./run-here.js";
import { createClient, inParallel, type ServerProcess, startServer } from "./server-process.js";
import { openSetting, pause, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

const WORKERS = times(2, 3);
const PER_DAY = 10;

function childrenOf(pid: number | undefined): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
}

const isLinux = process.platform === "linux";

describe.skipIf(ON_POSTGRES.missing !== undefined || !isLinux)(`${WORKERS} workers on one Postgres`, () => {
  let setting: Setting;
  let server: ServerProcess;
  let client: ReturnType<typeof createClient>;
  // The sockets of a worker that was killed are not used again.
  beforeEach(() => {
    client = createClient(30);
  });
  afterEach(() => client.close());
  beforeAll(async () => {
    const limits = { anonymous: { callsPerDay: PER_DAY, attemptsPerMinute: 1_000 } };
    // With their rehearsals, which take no port from each other.
    const workers = { SVC_WORKERS: String(WORKERS), SVC_WARM_UP: "on" };
    setting = await openSetting(ON_POSTGRES, limits, workers);
    // `as`: a deployment of one server has one.
    [server] = setting.servers as [ServerProcess];
  });
  afterAll(async () => {
    await setting?.close();
  });

  test("share the books, one idempotency key and an address's day", async () => {
    expect(childrenOf(server.child.pid)).toHaveLength(WORKERS);
    const key = await setting.account(100);
    const paid = await inParallel(60, 30, (at) => client.execute(server.url, priceOf(`paid-${at}`), key));
    expect(paid.every(({ json }) => json.ok)).toBe(true);
    const once = await inParallel(30, 30, () => client.execute(server.url, priceOf("once", "one-key"), key));
    expect(new Set(once.map(({ text }) => text)).size).toBe(1);
    const keyless = await inParallel(40, 30, (at) => client.execute(server.url, priceOf(`free-${at}`)));
    expect(keyless.filter(({ json }) => json.ok)).toHaveLength(PER_DAY);
    expect(await setting.credits(key)).toMatchObject({ used: 61, held: 0, remaining: 39 });
    expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0 });
  });

  test("go on where one is killed, which is replaced", async () => {
    const before = childrenOf(server.child.pid);
    const [killed = 0] = before;
    process.kill(killed, "SIGKILL");
    const key = await setting.account(100);
    const send = async (at: number): Promise<boolean> => {
      const sent = await client
        .execute(server.url, priceOf(`on-${at}`, `on-${at}`), key)
        .catch(() => undefined);
      return sent?.json.ok ?? send(at);
    };
    expect(await inParallel(40, 10, send)).not.toContain(false);
    while (childrenOf(server.child.pid).length < WORKERS) await pause(50);
    const after = childrenOf(server.child.pid);
    expect(after).not.toContain(killed);
    expect(after.filter((pid) => before.includes(pid))).toHaveLength(WORKERS - 1);
    expect(server.log()).toContain("a worker ended, and another one takes its place");
    expect(await setting.credits(key)).toMatchObject({ used: 40 });
  });

  test("come back at the same address where all are killed", async () => {
    for (const pid of childrenOf(server.child.pid)) process.kill(pid, "SIGKILL");
    // A connection that was being handed to one of them is answered by nobody.
    const isThere = () =>
      fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isThere())) await pause(50);
    while (childrenOf(server.child.pid).length < WORKERS) await pause(50);
    expect(server.log()).not.toContain("could not rehearse");
  });

  test("end with 1 where the port is taken, which is told once", async () => {
    const { port } = new URL(server.url);
    const second = startServer({ ...setting.env, PORT: port });
    await expect(second).rejects.toThrow(
      /^svc serve ended with 1: svc: PORT is taken by another process: .*\n$/,
    );
  });

  test("end with 0 at SIGTERM, each with what it has begun", async () => {
    const workers = childrenOf(server.child.pid);
    setting.behaviour.latency = () => 1_000;
    const key = await setting.account(10);
    const before = setting.asked();
    const inFlight = Array.from({ length: 6 }, (_, at) =>
      client.execute(server.url, priceOf(`last-${at}`), key),
    );
    while (setting.asked() < before + 6) await pause(10);
    const ended = server.end("SIGTERM");
    for (const { json } of await Promise.all(inFlight)) expect(json.ok).toBe(true);
    expect(await ended).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});

test.each([
  [{ SVC_WORKERS: "2", SVC_STORE: "memory:" }, "a store that processes share"],
  [{ SVC_WORKERS: "2" }, "a store that processes share"],
  [{ SVC_WORKERS: "0" }, "a number from 1 to 64"],
  [{ SVC_WORKERS: "many" }, "a number from 1 to 64"],
  [{ SVC_WORKERS: "2", SVC_STORE: "postgres://127.0.0.1:9/none", SVC_METRICS: "1" }, "SVC_METRICS"],
])("%j serves nothing, and says why", async (env, why) => {
  const { code, err } = await runHere(["serve"], { env: { PORT: "0", ...env } });
  expect([code, err]).toEqual([1, expect.stringContaining(why)]);
});

test.each(["", "many", "-1"])("--workers %j is refused", async (given) => {
  const { code, err } = await runHere(["serve", "--workers", given], { env: { SVC_STORE: "memory:" } });
  expect([code, err]).toEqual([2, expect.stringContaining("whole number")]);
});
