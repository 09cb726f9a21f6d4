// The seals of checkpoints: which are vouched for, which are somebody else's, and which were changed.
import { expect, test } from "vitest";
import { brokenLink, type Checkpoint, createSealer, isCheckpointDue, markOf } from "./checkpoint.js";

const FOUND = { number: 2, at: 5, position: 40, entries: 30, digest: "d", balances: "b" };
const none = createSealer(undefined);
const one = createSealer("the secret of one");
const other = createSealer("the secret of another");
const sealedBy = (sealer: typeof none): Checkpoint => ({ ...FOUND, seal: sealer.seal(FOUND) });

test("a seal is vouched for by the secret that made it, and foreign to every other and to none", () => {
  const judged = [none, one, other].map((maker) =>
    [none, one, other].map((judge) => judge.judge(sealedBy(maker))),
  );
  expect(judged).toEqual([
    ["vouched", "foreign", "foreign"],
    ["foreign", "vouched", "foreign"],
    ["foreign", "foreign", "vouched"],
  ]);
  expect([none, one].map((maker) => markOf(sealedBy(maker)).signed)).toEqual([false, true]);
});

test.each(["number", "at", "position", "entries", "digest", "balances"] as const)(
  "a seal that was made for another %s is broken",
  (name) => {
    for (const sealer of [none, one]) {
      const changed = { ...sealedBy(sealer), [name]: typeof FOUND[name] === "number" ? 7 : "x" };
      expect(sealer.judge(changed)).toBe("broken");
    }
  },
);

test.each(["", "x", "sha256", "sha256 ", "hmac-sha256", "sha512 abc"])(
  "a seal that is none is broken or foreign: %j",
  (seal) => {
    for (const sealer of [none, one]) expect(sealer.judge({ ...FOUND, seal })).not.toBe("vouched");
  },
);

test("the next is due once 20,000 entries and as many as wallets lie behind, and never weakens a signature", () => {
  const isDue = (entries: number, wallets: number, sealer = one, newest?: Checkpoint) =>
    isCheckpointDue({ from: "checkpoint", keep: "due", sealer, now: 0 }, { newest, entries, wallets });
  expect([isDue(19_999, 0), isDue(20_000, 0), isDue(20_000, 20_001)]).toEqual([false, true, false]);
  expect(isDue(20_000, 0, none, sealedBy(none))).toBe(true);
  expect(isDue(20_000, 0, none, sealedBy(one))).toBe(false);
  expect(isDue(20_000, 0, other, sealedBy(one))).toBe(true);
});

test("a chain is whole where each number follows the one before, and no place goes back", () => {
  const chainOf = (...all: Partial<typeof FOUND>[]) =>
    all.map((given, index) => {
      const found = { ...FOUND, number: index + 1, position: index, entries: index, ...given };
      return { ...found, seal: one.seal(found) };
    });
  expect(brokenLink(chainOf({}, {}, {}), one)).toBe(undefined);
  expect(brokenLink(chainOf({}, { number: 3 }), one)).toEqual({ number: 3, part: "chain" });
  expect(brokenLink(chainOf({ position: 9 }, {}), one)).toEqual({ number: 2, part: "chain" });
  const [first, second] = chainOf({}, {});
  const changed = [first, second && { ...second, digest: "x" }].filter((each) => each !== undefined);
  expect(brokenLink(changed, one)).toEqual({ number: 2, part: "seal" });
});
