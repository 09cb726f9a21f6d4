// Ids of the system: each is later than the one before it, also within a millisecond.
import { afterEach, expect, test, vi } from "vitest";
import { guardIds, systemIds } from "./ids.js";
import { silentLogger } from "./logger.js";

afterEach(() => vi.useRealTimers());

const at = (iso: string) => vi.useFakeTimers({ now: new Date(iso), toFake: ["Date"] });
const made = (count: number) => Array.from({ length: count }, () => systemIds.uuid());
const msOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

test("ids of one millisecond are UUIDs of version 7 and keep the order in which they were made", () => {
  at("2031-05-06T07:08:09.010Z");
  const ids = made(10_000);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(msOf(ids[0] as string)).toBe(Date.now());
  expect(msOf(ids.at(-1) as string)).toBeLessThan(Date.now() + 10);
});

test.each([
  "1970-01-01T00:00:00.001Z",
  "2001-09-09T01:46:40.000Z",
  "2106-02-07T06:28:16.001Z",
  "9999-12-31T23:59:59.999Z",
])("an id of %s says so", (time) => {
  at(time);
  expect(msOf(systemIds.uuid())).toBe(Date.parse(time));
});

test("of the digits behind the count each bit is random but for the two that say what it is", () => {
  const parts = made(10_000).map((id) => BigInt(`0x${id.slice(19).replace("-", "")}`));
  const all = (1n << 64n) - 1n;
  const ever = parts.reduce((bits, part) => bits | part, 0n);
  const always = parts.reduce((bits, part) => bits & part, all);
  const variant = 1n << 63n;
  expect(always).toBe(variant);
  expect(ever).toBe(all - (1n << 62n));
});

test("a clock that steps back a little leaves the order, and one that is set back is followed", () => {
  at("2031-05-06T07:08:19.010Z");
  const before = systemIds.uuid();
  vi.setSystemTime(Date.now() - 500);
  expect(systemIds.uuid() > before).toBe(true);
  vi.setSystemTime(Date.now() - 10_000);
  expect(msOf(systemIds.uuid())).toBe(Date.now());
});

test.each(["", "req→1", "two\nlines", "a b", "x".repeat(129), "\ud800", 7])(
  "in place of %j, which no header can carry, an id of the system's stands",
  (id) => {
    const told: unknown[] = [];
    const logger = { ...silentLogger, error: (...said: unknown[]) => void told.push(said) };
    const ids = guardIds({ ...systemIds, uuid: () => id as string }, logger);
    expect(ids.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(told).toHaveLength(1);
  },
);
