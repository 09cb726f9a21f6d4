// What one question costs before any tool is asked: texts that were made to be slow cost no more than the bound.
import { silentLogger, systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { afterAll, beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../packages/providers/test/catalog.js";
import { some } from "../packages/testing/test/at-length.js";
import { slowness } from "../packages/testing/test/machine.js";

const MOST = 16_000;
const MOST_MS = 20;
const TRIES = 12;

let catalog: Awaited<ReturnType<typeof openCatalog>>;

beforeAll(async () => {
  catalog = await openCatalog({ logger: silentLogger });
  // What is read once for a catalog is no cost of a question.
  for (const text of [
    "price of bitcoin and gas on base",
    "nft floor of azuki",
    ...PIECES.map((each) => each.repeat(8)),
  ])
    await prepare(text);
});

afterAll(() => catalog.close());

async function prepare(text: string, earlier: readonly Turn[] = []) {
  await plannerEngine().prepare(
    { text, earlier, sampling: {} },
    { catalog: catalog.service.catalog, clock: systemClock, logger: silentLogger },
  );
}

/** The processor time that a question takes at best: what else the machine does is no part of it. One time within the bound tells. */
async function leastMs(text: string, bound: number, earlier: readonly Turn[] = []): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < TRIES && least >= bound; each++) {
    const before = process.cpuUsage();
    await prepare(text, earlier);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least > 50 * MOST_MS) break;
  }
  return least;
}

async function expectWithinBound(text: string, earlier?: readonly Turn[]) {
  const before = slowness();
  const least = await leastMs(text, MOST_MS * before, earlier);
  // What kept the machine busy may have come after the first look.
  expect(least).toBeLessThan(MOST_MS * (least < MOST_MS * before ? before : Math.max(before, slowness())));
}

const PIECES: readonly string[] = [
  ...'\n|\t|\u00a0|?|;|!|.|, |-1|+1|1:|1.|$|(|a(|a.|a-|0x|"|`|€|💩'.split("|"),
  ..."btc, eth, sol, |and |vitalik.eth and |between 2020 and 2021 |January 1, 2024 |a.eth |BTC |BTC/USDT |1d |top 5 ".split(
    "|",
  ),
  ..."will |price of |the price of it and |what is |best yield |id a-a |f(uint a) |what will gas and tvl |Foo Bar |ABC |my wallet ".split(
    "|",
  ),
  ..."0xd8da6bf26964af9d7eed9e03e53415d37aa96045 |how much is it; what is that? |last 7 days |this and that |1 wei to ether ".split(
    "|",
  ),
  ..."bitcoin price, ethereum gas, solana tvl, nft floor, whale trades, funding rates, yields, bridges, swaps and |c::d::e |h:h:h/ ".split(
    "|",
  ),
];

test.each(some(PIECES, 9))(
  "a text of %j over and over is planned within the bound",
  { timeout: 120_000 },
  async (piece) => {
    await expectWithinBound(`${`price ${piece.repeat(MOST)}`.slice(0, MOST - 4)} btc`);
  },
);

test.each(["价格", "цена", "a"])(
  "a text of %j without a blank is planned within the bound",
  async (piece) => {
    await expectWithinBound(piece.repeat(MOST / piece.length));
  },
);

test("words that all differ, and a conversation of long turns, are planned within the bound", async () => {
  const words = [
    ...new Set(catalog.service.catalog.tools.flatMap(({ definition }) => definition.description.split(" "))),
  ];
  const text = words.join(" ").slice(0, MOST);
  await expectWithinBound(text);
  const turn = (at: number): Turn => ({
    role: at % 2 ? "assistant" : "user",
    content: text.slice(at * 600, at * 600 + 600),
  });
  await expectWithinBound(
    text.slice(0, 600),
    Array.from({ length: 20 }, (_, at) => turn(at)),
  );
  const listed: Turn = { role: "assistant", content: "1. BTC 2. vitalik.eth ".repeat(700) };
  const asks: Turn = { role: "user", content: "price of btc" };
  await expectWithinBound("and the second one?", [asks, listed]);
});
