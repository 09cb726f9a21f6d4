// The clauses of the ranking of short texts: words of a key count double, forms and meanings are met, and hostile texts stay cheap.
import { expect, test } from "vitest";
import { rankTexts } from "./text-ranking.js";

const FACTS = [
  { name: "user.currency", text: "EUR" },
  { name: "user.home_town", text: "Lives in Berlin, and pays in euros" },
  { name: "alerts.quiet_hours", text: "No alerts between 22:00 and 07:00" },
  { name: "wallets.cold", text: "0x52908400098527886E0F7030069857D2E4169EE7 on a hardware device" },
  { name: "report.morning", text: "Send the daily summary at eight, with wallets and gas" },
];
const rank = async (question: string) => (await rankTexts(FACTS, question)).map(({ name }) => name);

test("a word of the key goes before one of the text", async () => {
  expect(await rank("wallet")).toEqual(["wallets.cold", "report.morning"]);
});

test("a word is met in another form", async () => {
  expect((await rank("quiet hour"))[0]).toBe("alerts.quiet_hours");
  expect((await rank("reports of each morning"))[0]).toBe("report.morning");
});

test("texts that say nothing of a question are left out, and small words ask for nothing", async () => {
  expect(await rank("zaphod")).toEqual([]);
  expect(await rank("what is the")).toEqual([]);
  expect(await rank("")).toEqual([]);
  expect(await rankTexts([], "wallet")).toEqual([]);
});

test("of equals the first stays first", async () => {
  const same = ["a", "b", "c"].map((name) => ({ name: `${name}.note`, text: "the same words" }));
  expect((await rankTexts(same, "words")).map(({ name }) => name)).toEqual(["a.note", "b.note", "c.note"]);
});

test("a thousand long texts and a long question are ranked in turns, between which others have theirs", async () => {
  const text = "pool of a wallet ".repeat(900);
  const many = Array.from({ length: 1_000 }, (_, n) => ({ name: `k${n}`, text }));
  const before = performance.now();
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 0);
  expect(await rankTexts(many, "wallet pool ".repeat(5_000))).toHaveLength(1_000);
  clearInterval(other);
  expect(turns).toBeGreaterThan(5);
  expect(performance.now() - before).toBeLessThan(10_000);
});
