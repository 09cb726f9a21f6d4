// The clauses of cursors: they hold for what they were made for, wherever the secret is known, and not when altered.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createCursors } from "./cursor.js";

const cursors = () => createCursors(async () => "a secret of the deployment");
const CURSOR = { position: { page: 2 }, offset: 7, version: "abc" };

test("gives back where the list goes on, in any process that has the secret", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
      fc.nat(),
      fc.string(),
      fc.string(),
      async (given, offset, version, binding) => {
        const position = given === undefined ? undefined : JSON.parse(JSON.stringify(given));
        const text = await cursors().seal({ position, offset, version }, binding);
        expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(await cursors().open(text, binding)).toEqual({ position, offset, version });
      },
    ),
  );
});

test("is the same text for the same place, so that equal results have equal digests", async () => {
  expect(await cursors().seal(CURSOR, "a")).toBe(await cursors().seal(CURSOR, "a"));
});

test("refuses a cursor of something else, and of another secret", async () => {
  const text = await cursors().seal(CURSOR, "a");
  const refusal = { code: "VALIDATION_ERROR", details: { param: "cursor" } };
  await expect(cursors().open(text, "b")).rejects.toMatchObject(refusal);
  await expect(createCursors(async () => "another").open(text, "a")).rejects.toMatchObject(refusal);
});

test("refuses a cursor with any letter altered, left out or put in", async () => {
  const text = await cursors().seal(CURSOR, "a");
  const letters = [..."ABCxyz019._-"];
  await fc.assert(
    fc.asyncProperty(
      fc.nat(text.length - 1),
      fc.constantFrom(...letters),
      fc.nat(2),
      async (at, letter, how) => {
        const altered = text.slice(0, at) + (how === 0 ? "" : letter) + text.slice(at + (how === 2 ? 0 : 1));
        fc.pre(altered !== text);
        await expect(cursors().open(altered, "a")).rejects.toMatchObject({ details: { param: "cursor" } });
      },
    ),
  );
});

test.each([[undefined], [7], [{}], [""], ["."], ["x".repeat(100_000)]])(
  "refuses %j, which was never a cursor",
  async (given) => {
    await expect(cursors().open(given, "a")).rejects.toMatchObject({ details: { param: "cursor" } });
  },
);

test("asks for the secret again where it could not be had", async () => {
  let asked = 0;
  const failing = createCursors(async () => {
    asked += 1;
    if (asked === 1) throw new Error("away");
    return "a secret of the deployment";
  });
  await expect(failing.seal(CURSOR, "a")).rejects.toThrow("away");
  expect(await failing.seal(CURSOR, "a")).toBe(await cursors().seal(CURSOR, "a"));
});
