// The clauses of what may be given at once or later.
import { expect, test } from "vitest";
import { type Awaitable, andThen, isPending, orElse } from "./awaitable.js";

// As a stub of something remote may be.
const callable = Object.assign(() => {}, {
  // biome-ignore lint/suspicious/noThenProperty: that is what it is about.
  then: (done: (value: number) => void) => done(3),
}) as unknown as Awaitable<number>;

test("tells a promise, a thenable and one that is a function from values", () => {
  // biome-ignore lint/suspicious/noThenProperty: that is what it is about.
  expect([Promise.resolve(1), { then() {} }, callable].map(isPending)).toEqual([true, true, true]);
  // biome-ignore lint/suspicious/noThenProperty: that is what it is about.
  expect([undefined, null, 0, "then", {}, () => {}, { then: 1 }].map(isPending)).toEqual(
    Array(7).fill(false),
  );
});

test("goes on at once with what is there, and later with what is to come", async () => {
  expect(andThen(1, (value) => value + 1)).toBe(2);
  expect(await andThen(Promise.resolve(1), (value) => value + 1)).toBe(2);
  expect(await andThen(callable, (value) => value + 1)).toBe(4);
});

test("gives the other value for what fails, now or later", async () => {
  const failing = () => {
    throw new Error("now");
  };
  expect(orElse(failing, (error) => String(error))).toBe("Error: now");
  expect(
    await orElse(
      async () => failing(),
      (error) => String(error),
    ),
  ).toBe("Error: now");
  expect(
    orElse(
      () => 1,
      () => 2,
    ),
  ).toBe(1);
});
