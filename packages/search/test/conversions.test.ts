// The clauses of conversions: each amount of a line is reckoned in the unit of its own coin, as is one behind another, and what it is worth.
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { lastOfTurns } from "./last-of-turns.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
beforeAll(async () => {
  catalog = await sharedCatalog();
});

type Reckoned = readonly [amount: string, from: string | number, to: string | number];

async function expectReckoned(turns: string, calls: readonly Reckoned[]): Promise<void> {
  const { asked } = await lastOfTurns(catalog.service, turns.split(" / "));
  expect(asked).toEqual(
    calls.map(([amount, from_unit, to_unit]) => ({
      tool: "convert_units",
      args: { amount, from_unit, to_unit },
    })),
  );
}

const FIVE: Reckoned = ["5", "gwei", "wei"];
const TWO: Reckoned = ["2", 9, 0];

test.each<readonly [turns: string, calls: readonly Reckoned[]]>([
  ["5 gwei in wei and 2 sol in lamports", [FIVE, TWO]],
  ["2 sol in lamports and 5 gwei in wei", [TWO, FIVE]],
  ["0.1 ETH in gwei; 5 gwei in wei; 2 SOL in lamports", [["0.1", "ether", "gwei"], FIVE, TWO]],
  [
    "3 and 4 eth in wei",
    [
      ["3", "ether", "wei"],
      ["4", "ether", "wei"],
    ],
  ],
  [
    "3 eth or 4 eth in wei",
    [
      ["3", "ether", "wei"],
      ["4", "ether", "wei"],
    ],
  ],
  [
    "2 eth in wei; 3 in gwei",
    [
      ["2", "ether", "wei"],
      ["3", "ether", "gwei"],
    ],
  ],
  ["price of btc / 5 gwei in wei and 2 sol in lamports", [FIVE, TWO]],
  ["5 gwei to wei vs 2 sol to lamports", [FIVE, TWO]],
  ["5 gwei in wei, please, and then 2 sol in lamports", [FIVE, TWO]],
  ["how many wei is 5 gwei? And how many lamports is 2 SOL?", [FIVE, TWO]],
  ["a hundred gwei in wei and 2 sol in lamports", [["100", "gwei", "wei"], TWO]],
  ["5k gwei in eth; 2 sol in lamports", [["5000", "gwei", "ether"], TWO]],
])("each amount of a line is of its own coin: %s", expectReckoned);

test("and so it is beside a question of something else", async () => {
  const { asked } = await lastOfTurns(catalog.service, [
    "5 gwei in wei and 2 sol in lamports and price of btc",
  ]);
  expect(asked.map(({ tool }) => tool)).toEqual(["convert_units", "convert_units", "get_token_price"]);
});

test.each<readonly [turns: string, calls: readonly Reckoned[]]>([
  ["convert 1 SOL to lamports / and 5 gwei", [FIVE]],
  ["2 btc in sats / and 3 eth", [["3", "ether", "wei"]]],
  ["convert 5 gwei to wei / and 2 SOL", [TWO]],
  ["1000 lamports in sol / and 5 gwei", [["5", "gwei", "ether"]]],
  ["convert 3 eth to wei / and 4", [["4", "ether", "wei"]]],
  ["convert 3 eth to wei / and 1/2", [["0.5", "ether", "wei"]]],
  ["convert 3 eth to wei / and 1/2 eth", [["0.5", "ether", "wei"]]],
  ["convert 5 gwei to wei / and 3 wei", [["3", "wei", "gwei"]]],
])(
  "an amount of another coin behind a conversion is reckoned at the same end of that coin: %s",
  expectReckoned,
);

test.each<readonly [turns: string, calls: readonly Reckoned[]]>([
  ["10^9 wei in gwei", [["1000000000", "wei", "gwei"]]],
  ["1/2 eth in gwei", [["0.5", "ether", "gwei"]]],
  ["3/4 btc in sats", [["0.75", 8, 0]]],
  ["21000 gas at 30 gwei in eth", [["630000", "gwei", "ether"]]],
  ["gas limit 21000 at 30 gwei in eth", [["630000", "gwei", "ether"]]],
  ["what does 21000 gas at 30 gwei cost in eth", [["630000", "gwei", "ether"]]],
  ["2^64 wei in eth", [["18446744073709551616", "wei", "ether"]]],
  ["2*10^18 wei in ether", [["2000000000000000000", "wei", "ether"]]],
  [".5 eth in gwei", [["0.5", "ether", "gwei"]]],
  ["one eth in wei", [["1", "ether", "wei"]]],
])("an amount is what its signs make of it: %s", expectReckoned);

test.each([
  ["1/3 eth in wei", "“1/3”"],
  ["1-2 eth in wei", "“1-2”"],
  ["10^90 wei in eth", "“10^90”"],
  ["50% of 3 eth in wei", "“50% of 3 eth”"],
  ["3 eth minus 1 eth in wei", "“3 eth minus 1 eth”"],
  ["twice 3 eth in wei", "“twice 3 eth”"],
  ["30 gwei * 21000 in eth", "“30 gwei * 21000”"],
])("and is asked for where that has no end in digits, or is no one number: %s", async (text, named) => {
  const { asked, answer } = await lastOfTurns(catalog.service, [text]);
  expect(asked).toEqual([]);
  expect(answer.response).toContain(`I need \`amount\`: ${named} is read only as one number`);
});

test.each([
  ["1 eth in gwei and 2 sol in usd", "apart: “2 sol”."],
  ["5 gwei in wei; 100 usdc in base units", "apart: “100 usdc”."],
])("an amount that is not reckoned is named: %s", async (text, named) => {
  const { answer } = await lastOfTurns(catalog.service, [text]);
  expect(answer.response).toContain(named);
});

const OF_ONE = "and not of the amount that was said";

test.each([
  ["3 eth in wei / what's that worth in euro", "ethereum", "eur"],
  ["convert 3 eth to wei / how much is that in dollars?", "ethereum", "usd"],
  ["55 gwei in eth / in dollars", "ethereum", "usd"],
  ["3 btc in sats / in euro", "bitcoin", "eur"],
  ["2 btc in sats / how many dollars is that", "bitcoin", "usd"],
])("what a conversion is worth is told by the price of its coin: %s", async (turns, ids, vs_currencies) => {
  const { asked, answer } = await lastOfTurns(catalog.service, turns.split(" / "));
  expect(asked).toEqual([{ tool: "get_price", args: { ids, vs_currencies } }]);
  expect(answer.response).toContain(OF_ONE);
});

test("of each coin where there are several", async () => {
  const { asked } = await lastOfTurns(catalog.service, ["1 eth in wei and 2 sol in lamports", "in euro"]);
  expect(asked.map(({ args }) => args["ids"])).toEqual(["ethereum", "solana"]);
});
