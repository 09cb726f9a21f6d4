// The day of the keyless lane over HTTP on `svc serve`: it ends at 00:00 UTC, in any time zone and with calls in flight.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import { nextId, untilRefused } from "./keyless-calls.js";
import { count, createClient, inParallel, temporaryFolder } from "./server-process.js";
import { ON_SQLITE, openSetting, pause, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// 00:00 UTC of a day to come.
const MIDNIGHT = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS;

// East and west of Greenwich.
const ZONES = ["Asia/Kolkata", "America/Los_Angeles"];

const clockFile = join(temporaryFolder(), "clock");
const client = createClient(50);
let setting: Setting;

async function open(zone: string): Promise<void> {
  writeFileSync(clockFile, "0");
  setting = await openSetting(ON_SQLITE, {}, { TZ: zone, SVC_TEST: "1", SVC_TEST_CLOCK_FILE: clockFile });
}
afterEach(async () => {
  client.close();
  await setting.close();
});

const setClock = (ms: number) => writeFileSync(clockFile, String(ms - Date.now()));
const spend = () => untilRefused(client, setting.urlOf);

test.each(some(ZONES, 2))(
  "in %s a spent day lasts until 00:00 UTC, past midnight in every zone, and then 25 calls are there again",
  async (zone) => {
    await open(zone);
    setClock(MIDNIGHT + 1_000);
    expect(await spend()).toBe(25);
    // Midnight in Los Angeles in summer and in winter, and in Kolkata; 24 hours after the first call.
    for (const hours of [7, 8, 18.5, 23]) {
      setClock(MIDNIGHT + hours * HOUR_MS + 1_000);
      expect(await spend()).toBe(0);
    }
    setClock(MIDNIGHT + DAY_MS - 1_000);
    expect(await spend()).toBe(0);
    setClock(MIDNIGHT + DAY_MS + 100);
    expect(await spend()).toBe(25);
  },
  60_000,
);

test.each(some(ZONES, 2, 1))(
  "in %s calls in flight at midnight belong to the day on which they were accepted, and give back to it",
  async (zone) => {
    await open(zone);
    setting.behaviour.fails = (id) => id.startsWith("bad");
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    setting.behaviour.latency = (id) => (id.includes("late") ? late : 0);
    setClock(MIDNIGHT - 2_000);
    const under = inParallel(10, 10, (index) =>
      client.execute(setting.urlOf(0), priceOf(nextId(index % 2 === 0 ? "bad-late" : "good-late"))),
    );
    while (setting.asked() < 10) await pause(10);
    setClock(MIDNIGHT + 100);
    expect(await spend()).toBe(25);
    answerLate();
    expect(count(await under, undefined)).toBe(5);
    // The calls were given back to the day before: the new day is still spent.
    expect(await spend()).toBe(0);
    setClock(MIDNIGHT - 1_000);
    expect(await spend()).toBe(20);
    setClock(MIDNIGHT + 1_000);
    expect(await spend()).toBe(0);
  },
  60_000,
);
