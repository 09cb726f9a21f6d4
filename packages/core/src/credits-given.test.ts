// The clauses of credits as a host or an operator gives them: a whole number of at most 10^12, wherever they come in.
import { expect, test } from "vitest";
import type { ServiceOptions } from "./options.js";
import { createService } from "./service.js";

const MAX = 10 ** 12;

// What is handed in from JSON or from plain JavaScript is of no type.
const NO_CREDITS: readonly (readonly [name: string, credits: unknown])[] = [
  ["-1", -1],
  ["1.5", 1.5],
  ["null", null],
  ["a text", "5"],
  ["an empty text", ""],
  ["a list", [5]],
  ["true", true],
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["more than 10^12", MAX + 1],
];

const create = (options: Partial<ServiceOptions> = {}) => createService({ providers: [], ...options });
/** `as`: the tests hand in what the types forbid. */
const asNumber = (credits: unknown) => credits as number;

test.each(NO_CREDITS)(
  "%s is refused in a plan, for an account and as a top-up, and changes nothing",
  async (_, given) => {
    expect(() => create({ plans: { free: { credits: asNumber(given) } } })).toThrow(
      "plans.free.credits must be",
    );
    const service = create({ plans: { free: { credits: 7 } } });
    await expect(service.createAccount({ id: "b", credits: asNumber(given) })).rejects.toThrow(
      "credits must be",
    );
    expect(await service.describeAccount("b").catch(() => undefined)).toBe(undefined);
    await service.createAccount({ id: "a" });
    await expect(service.topUp("a", asNumber(given))).rejects.toThrow("credits must be");
    expect((await service.describeAccount("a"))?.wallet).toMatchObject({ granted: 7 });
  },
);

test("10^12 is taken, and 0 where nothing is added", async () => {
  const service = create({ plans: { free: { credits: MAX } } });
  await service.createAccount({ id: "a" });
  await service.topUp("a", MAX);
  await service.createAccount({ id: "b", credits: 0 });
  await expect(service.topUp("b", 0)).rejects.toThrow("credits must be");
  expect((await service.describeAccount("a"))?.wallet).toMatchObject({ granted: 2 * MAX });
  expect(await service.verifyLedger()).toMatchObject({ ok: true, granted: 2 * MAX });
});
