// The clauses of asking a function of the host's: one clear error, one line in the log, and a time that it may take.
import { runInNewContext } from "node:vm";
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { askHost, HOST_FUNCTION_MS } from "./host-function.js";
import { type Logger, silentLogger } from "./logger.js";

class Refused extends Error {}

function host() {
  const clock = createTestClock();
  const lines: { readonly message: string; readonly fields: unknown }[] = [];
  const logger: Logger = {
    ...silentLogger,
    error: (message, fields) => lines.push({ message, fields }),
  };
  const ask = <T>(run: () => T | Promise<T>) =>
    askHost("rule", clock, logger, run, () => new Refused("the rule failed"));
  return { clock, lines, ask };
}

test("what is answered at once is given at once, and leaves nothing behind", () => {
  const { ask, lines } = host();
  expect(ask(() => 7)).toBe(7);
  expect(ask(() => undefined)).toBeUndefined();
  expect(lines).toEqual([]);
});

test("what is answered in time is given, also by an object that is no promise of ours", async () => {
  const { ask, lines } = host();
  expect(await ask(async () => 7)).toBe(7);
  expect(await ask(() => runInNewContext("Promise.resolve(8)"))).toBe(8);
  expect(lines).toEqual([]);
});

test("what it throws, or rejects with, becomes the caller's error, and one line that names the option", async () => {
  const { ask, lines } = host();
  const cause = new Error("connect ECONNREFUSED db.internal");
  const throws = () => {
    throw cause;
  };
  expect(() => ask(throws)).toThrow(Refused);
  await expect(ask(() => Promise.reject(cause))).rejects.toThrow(Refused);
  await expect(ask(() => Promise.reject(undefined))).rejects.toThrow(Refused);
  expect(lines).toEqual([
    { message: "the host's `rule` failed", fields: { option: "rule", error: cause } },
    { message: "the host's `rule` failed", fields: { option: "rule", error: cause } },
    { message: "the host's `rule` failed", fields: { option: "rule", error: undefined } },
  ]);
});

test("what does not answer is given up after 5 s, and its answer or failure after that is nobody's", async () => {
  const { ask, clock, lines } = host();
  let fail: (error: Error) => void = () => {};
  const hangs = new Promise<number>((_, reject) => {
    fail = reject;
  });
  const asked = Promise.resolve(ask(() => hangs)).then(
    () => "answered",
    (error: unknown) => error,
  );
  await clock.advance(HOST_FUNCTION_MS - 1);
  expect(lines).toEqual([]);
  await clock.advance(1);
  expect(await asked).toBeInstanceOf(Refused);
  fail(new Error("too late"));
  await new Promise(setImmediate);
  expect(lines).toEqual([
    {
      message: "the host's `rule` failed",
      fields: { option: "rule", error: new Error("it did not answer within 5 seconds") },
    },
  ]);
});

test("a timer is left behind by nobody who answered", async () => {
  const { ask, clock } = host();
  await ask(() => Promise.resolve(1));
  await expect(ask(() => Promise.reject(new Error()))).rejects.toThrow(Refused);
  expect(clock.pending).toBe(0);
});
