// The clauses of reading words: each once in whatever case, forms by their names, and hints that miss no form.
import { expect, test } from "vitest";
import { HINTS, plain, withForms } from "./forms.js";
import { createWordReader } from "./word-reader.js";
import { hashWith, NO_LETTERS } from "./word-table.js";

const made: string[] = [];
const { read, readFormed } = createWordReader((word) => {
  made.push(word);
  return word;
});

test("a word is made once, in whatever case and between whatever marks it stands", () => {
  expect(read("Price, PRICE\t(price) price_price!")).toEqual(["price", "price", "price", "price", "price"]);
  expect(made.filter((word) => word === "price")).toHaveLength(1);
});

test("words that only link others are passed over, and numbers of no special length are one word", () => {
  expect(read("the top 10 of 12345, CryptoPunk 7804")).toEqual(["top", "n", "n", "cryptopunk", "7804"]);
});

test("an apostrophe divides no word", () => {
  expect(read("what's the traders' P’s")).toEqual(["what", "traders", "p"]);
});

test("words of any script are words", () => {
  expect(read("価格 of Ａｐｅ, più")).toEqual(["価格", "ape", "più"]);
});

test("long words are read as others are, and not kept", () => {
  const long = "antidisestablishmentarianism";
  expect([read(long), read(long)]).toEqual([[long], [long]]);
  expect(made.filter((word) => word === long)).toHaveLength(2);
});

test("more words than are remembered are read all the same", () => {
  for (let number = 0; number < 21_000; number++) expect(read(`w${number}x`)).toEqual([`w${number}x`]);
});

test("words that were chosen to be kept in one place are read all the same, and hold up no other", () => {
  // Where a word is kept is told by the last bits of this.
  const place = (word: string) => {
    let hash = NO_LETTERS;
    for (const letter of word) hash = hashWith(hash, letter.charCodeAt(0));
    return (hash ^ (hash >>> 15)) & 0x3ff;
  };
  const first = place("gas");
  const chosen: string[] = [];
  for (let number = 0; chosen.length < 200; number++)
    if (place(`w${number}y`) === first) chosen.push(`w${number}y`);
  const { read } = createWordReader((word) => word);
  const text = `${chosen.join(" ")} gas`;
  expect(read(text)).toEqual([...chosen, "gas"]);
  expect(read(text)).toEqual([...chosen, "gas"]);
});

const FORMS: Readonly<Record<string, string>> = {
  "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045": "§address §evm",
  "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe049294af3": "§hash",
  "0xa9059cbb": "§selector",
  bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq: "§address §bitcoin",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa": "§address §bitcoin",
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: "§address §solana",
  a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d: "§hash §bitcoin",
  "https://example.com/claim?id=1": "§url",
  "https://localhost": "§url",
  "curve.finance/pools": "§url",
  "vitalik.eth": "§name",
  "2024-01-05": "§date",
  "3/4/2024": "§date",
  "3.4.2024": "§date",
  "1700000000": "§date",
  "5th of May": "§date",
  "Jan 5, 2024": "§date",
  "March 2023 until May 2023": "§date §range",
  "totalAssets()": "§function",
  "2024": "§year",
  "24h": "§interval",
  "4-hour": "§interval",
  "15 minutes": "§interval",
  "ETH/USDT": "§pair",
};

test.each(Object.entries(FORMS))("%s is %s", (form, words) => {
  expect(read(`gas ${form} gas`).join(" ")).toBe(`gas ${words} gas`);
});

test("hints miss no form", () => {
  const every = Object.values(HINTS).reduce((all, hint) => all | hint);
  const others = ["gas", "7", "market", "minutes", "x.", "(a)", "-5", "'s", "é"];
  for (const first of [...Object.keys(FORMS), ...others]) {
    for (const second of [...Object.keys(FORMS), ...others]) {
      for (const between of [" ", ", ", "-", "/", "_", "'"]) {
        const text = `${first}${between}${second}`;
        expect(read(text), text).toEqual(readFormed(withForms(plain(text), every)));
      }
    }
  }
});
