// The CoinGecko stand-in's clauses: what the real API is known to answer.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StandIn } from "../../stand-in/stand-in.js";
import { standInCoinGecko } from "./coingecko.js";

const NOW = Date.UTC(2026, 4, 18, 8, 17, 38);
const DAY_MS = 86_400_000;
let standIn: StandIn;

beforeAll(async () => {
  standIn = await standInCoinGecko({ now: () => NOW });
});
afterAll(() => standIn.close());

type Candle = readonly [at: number, open: number, high: number, low: number, close: number];
type Numbers = Readonly<Record<string, number>>;

interface Chart {
  readonly prices: readonly [[number, number], [number, number], ...[number, number][]];
  readonly market_caps: readonly unknown[];
  readonly total_volumes: readonly unknown[];
}

const OUT_OF_REACH = { status: 401, body: { error: { status: { error_code: 10012 } } } };

async function ask<Body = unknown>(path: string, headers: Record<string, string> = {}, of = standIn) {
  const response = await fetch(`${of.url}${path}`, { headers });
  // `as`: each test says what it reads, and fails where that is not there.
  return { status: response.status, body: (await response.json()) as Body };
}

test("says that it is up", async () => {
  expect((await ask("/ping")).body).toEqual({ gecko_says: "(V3) To the Moon!" });
});

describe("/simple/price", () => {
  test("gives several ids in several currencies", async () => {
    const { body } = await ask("/simple/price?ids=bitcoin,ethereum&vs_currencies=usd,btc");
    expect(body).toEqual({ bitcoin: { usd: 76975, btc: 1 }, ethereum: { usd: 2135.5, btc: 0.0277428 } });
  });

  test("adds what the include flags ask for", async () => {
    const flags = ["market_cap", "24hr_vol", "24hr_change", "last_updated_at"].map(
      (flag) => `include_${flag}=true`,
    );
    const { body } = await ask(`/simple/price?ids=bitcoin&vs_currencies=usd&${flags.join("&")}`);
    expect(body).toEqual({
      bitcoin: {
        usd: 76975,
        usd_market_cap: 76975 * 20_030_493,
        usd_24h_vol: 29096603418,
        usd_24h_change: -1.4093,
        last_updated_at: NOW / 1_000,
      },
    });
  });

  test("rounds to the precision", async () => {
    const price = async (precision: string) =>
      (
        await ask<{ ethereum: Numbers }>(
          `/simple/price?ids=ethereum&vs_currencies=btc&precision=${precision}`,
        )
      ).body.ethereum["btc"];
    expect(await price("2")).toBe(0.03);
    expect(await price("full")).toBe(2135.5 / 76975);
  });

  test("leaves out ids and currencies that it does not know", async () => {
    expect((await ask("/simple/price?ids=bitcoin,nonesuch&vs_currencies=usd,xxx")).body).toEqual({
      bitcoin: { usd: 76975 },
    });
    expect(await ask("/simple/price?ids=nonesuch&vs_currencies=usd")).toEqual({ status: 200, body: {} });
  });

  test("finds coins by symbol and name too", async () => {
    const keys = async (query: string) =>
      Object.keys((await ask<object>(`/simple/price?vs_currencies=usd&${query}`)).body);
    expect(await keys("symbols=btc,sol")).toEqual(["bitcoin", "solana"]);
    expect(await keys("names=Uniswap")).toEqual(["uniswap"]);
  });

  test("answers 422 without vs_currencies", async () => {
    expect(await ask("/simple/price?ids=bitcoin")).toEqual({
      status: 422,
      body: { error: "Missing parameter vs_currencies" },
    });
  });
});

test("gives token prices by contract address, whatever its case", async () => {
  const address = "0x2260FAC5E5542A773Aa44fBCfeDf7C193bc2C599";
  const { body } = await ask(
    `/simple/token_price/ethereum?contract_addresses=${address}&vs_currencies=usd&include_last_updated_at=true`,
  );
  expect(body).toEqual({ [address.toLowerCase()]: { usd: 76721, last_updated_at: NOW / 1_000 } });
  expect((await ask("/simple/token_price/ethereum?contract_addresses=0x0&vs_currencies=usd")).body).toEqual(
    {},
  );
});

test("lists the quote currencies and the coins", async () => {
  expect((await ask("/simple/supported_vs_currencies")).body).toContain("usd");
  const { body } = await ask<unknown[]>("/coins/list?include_platform=true");
  expect(body[0]).toEqual({ id: "bitcoin", symbol: "btc", name: "Bitcoin", platforms: {} });
});

describe("/coins/markets", () => {
  const ids = async (query: string) =>
    (await ask<{ id: string }[]>(`/coins/markets?vs_currency=usd${query}`)).body.map(({ id }) => id);

  test("orders by market capitalisation, falling, and pages", async () => {
    expect(await ids("&per_page=2")).toEqual(["bitcoin", "ethereum"]);
    expect(await ids("&per_page=2&page=2")).toEqual(["tether", "usd-coin"]);
    expect(await ids("&per_page=2&page=9")).toEqual([]);
  });

  test("orders as it is told and takes a choice of ids", async () => {
    expect(await ids("&ids=bitcoin,solana,uniswap&order=market_cap_asc")).toEqual([
      "uniswap",
      "solana",
      "bitcoin",
    ]);
    expect(await ids("&order=volume_desc&per_page=1")).toEqual(["tether"]);
    expect(await ids("&order=id_asc&per_page=2")).toEqual(["bitcoin", "ethereum"]);
    expect(await ids("&ids=nonesuch")).toEqual([]);
  });

  test("gives money in the quote currency", async () => {
    const { body } = await ask<unknown[]>("/coins/markets?vs_currency=btc&ids=bitcoin");
    expect(body[0]).toMatchObject({
      current_price: 1,
      market_cap: 20_030_493,
      last_updated: new Date(NOW).toISOString(),
    });
  });

  test("answers 422 without vs_currency", async () => {
    expect((await ask("/coins/markets")).status).toBe(422);
  });
});

describe("/coins/{id}", () => {
  test("gives the whole record", async () => {
    const { body } = await ask("/coins/usd-coin");
    expect(body).toMatchObject({ id: "usd-coin", symbol: "usdc", asset_platform_id: "ethereum" });
    expect(body).toMatchObject({ market_data: { current_price: { usd: 0.9999 } } });
    expect(body).toMatchObject({ detail_platforms: { ethereum: { decimal_place: 6 } } });
  });

  test.each([
    "",
    "/history?date=01-01-2026",
    "/market_chart?vs_currency=usd&days=1",
    "/ohlc?vs_currency=usd&days=1",
  ])("answers 404 for an unknown coin: %s", async (rest) => {
    expect(await ask(`/coins/nonesuch${rest}`)).toEqual({ status: 404, body: { error: "coin not found" } });
  });

  test("is found by its contract", async () => {
    const { body } = await ask("/coins/ethereum/contract/0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48");
    expect(body).toMatchObject({ id: "usd-coin" });
    expect((await ask("/coins/ethereum/contract/0x0")).status).toBe(404);
  });

  test("has a history by day, as far back as the plan reaches", async () => {
    const { body } = await ask<{ market_data: { current_price: Numbers } }>(
      "/coins/bitcoin/history?date=30-12-2025",
    );
    expect(body.market_data.current_price["usd"]).toBeGreaterThan(70_000);
    expect(await ask("/coins/bitcoin/history?date=01-01-2010")).toMatchObject(OUT_OF_REACH);
    expect((await ask("/coins/bitcoin/history?date=yesterday")).status).toBe(400);
    expect((await ask("/coins/bitcoin/history")).status).toBe(422);
  });

  test.each([
    [1, 300_000],
    [7, 3_600_000],
    [180, DAY_MS],
    [365, DAY_MS],
  ])("charts %s days in steps of %i ms that end now at the current price", async (days, step) => {
    const { body } = await ask<Chart>(`/coins/bitcoin/market_chart?vs_currency=usd&days=${days}`);
    const { prices, market_caps, total_volumes } = body;
    expect(prices[1][0] - prices[0][0]).toBe(step);
    expect(prices.at(-1)).toEqual([NOW, 76975]);
    expect([market_caps.length, total_volumes.length]).toEqual([prices.length, prices.length]);
  });

  test("charts a range, the same as the chart up to now", async () => {
    const [from, to] = [NOW / 1_000 - 7_200, NOW / 1_000 - 3_600];
    const { body } = await ask<Chart>(
      `/coins/bitcoin/market_chart/range?vs_currency=usd&from=${from}&to=${to}`,
    );
    const whole = await ask<Chart>("/coins/bitcoin/market_chart?vs_currency=usd&days=1");
    expect(body.prices).toHaveLength(12);
    expect(whole.body.prices).toEqual(expect.arrayContaining([...body.prices]));
  });

  test.each([
    [1, 1_800_000],
    [7, 4 * 3_600_000],
    [90, 4 * DAY_MS],
  ])("gives candles of %i days, %i ms each, that hold together", async (days, step) => {
    const { body } = await ask<[Candle, Candle, ...Candle[]]>(
      `/coins/solana/ohlc?vs_currency=eur&days=${days}`,
    );
    expect(body[1][0] - body[0][0]).toBe(step);
    for (const [, open, high, low, close] of body) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
  });
});

test("gives the whole market", async () => {
  const { data } = (await ask<{ data: { market_cap_percentage: Numbers } }>("/global")).body;
  expect(data).toMatchObject({ active_cryptocurrencies: 7, updated_at: NOW / 1_000 });
  expect(data.market_cap_percentage["btc"]).toBeGreaterThan(50);
});

test("searches by name, symbol and id", async () => {
  expect((await ask("/search?query=BITCOIN")).body).toMatchObject({
    coins: [{ id: "bitcoin" }, { id: "wrapped-bitcoin" }],
  });
  expect((await ask("/search?query=nonesuch")).body).toMatchObject({ coins: [] });
});

test("tells what is trending", async () => {
  const { body } = await ask<{ coins: [{ item: unknown }] }>("/search/trending");
  expect(body.coins[0].item).toMatchObject({ id: "uniswap", symbol: "UNI", score: 0, data: { price: 3.41 } });
});

test("gives rates against bitcoin", async () => {
  expect((await ask("/exchange_rates")).body).toMatchObject({
    rates: { btc: { name: "Bitcoin", unit: "BTC", value: 1, type: "crypto" }, usd: { value: 76975 } },
  });
});

describe("keys", () => {
  test("takes no key and any demo key but a wrong one, which is 401 with code 10002", async () => {
    expect((await ask("/ping", { "x-cg-demo-api-key": "CG-anything" })).status).toBe(200);
    expect(await ask("/ping", { "x-cg-demo-api-key": "wrong" })).toMatchObject({
      status: 401,
      body: { error: { status: { error_code: 10002 } } },
    });
    expect((await ask("/ping?x_cg_demo_api_key=wrong")).status).toBe(401);
  });

  test("refuses a Pro key on this host with code 10010", async () => {
    expect(await ask("/ping", { "x-cg-pro-api-key": "CG-pro" })).toMatchObject({
      status: 400,
      body: { error: { status: { error_code: 10010 } } },
    });
  });

  test("keeps the Pro plan's routes from others with code 10005", async () => {
    expect((await ask("/coins/top_gainers_losers?vs_currency=usd")).body).toMatchObject({
      status: { error_code: 10005 },
    });
  });
});

describe("the Pro plan", () => {
  let pro: StandIn;
  const askPro = (path: string) => ask(path, { "x-cg-pro-api-key": "CG-pro" }, pro);

  beforeAll(async () => {
    pro = await standInCoinGecko({ now: () => NOW, plan: "pro" });
  });
  afterAll(() => pro.close());

  test("wants its own key", async () => {
    expect(await ask("/ping", {}, pro)).toMatchObject({ body: { error: { status: { error_code: 10002 } } } });
    expect(await ask("/ping", { "x-cg-demo-api-key": "CG-demo" }, pro)).toMatchObject({
      status: 400,
      body: { error: { status: { error_code: 10011 } } },
    });
    expect((await askPro("/ping")).status).toBe(200);
  });

  test("gives the routes and the history that the Demo plan does not", async () => {
    expect((await askPro("/coins/list/new")).body).toContainEqual(expect.objectContaining({ id: "uniswap" }));
    const { body } = await askPro("/coins/bitcoin/history?date=2010-01-01");
    expect(body).toMatchObject({ id: "bitcoin" });
    expect(body).not.toHaveProperty("market_data");
    expect((await askPro("/coins/bitcoin/market_chart?vs_currency=usd&days=max")).status).toBe(200);
    for (const days of ["366", "max"])
      expect(await ask(`/coins/bitcoin/market_chart?vs_currency=usd&days=${days}`)).toMatchObject(
        OUT_OF_REACH,
      );
  });
});

describe("a request that the published description does not know", () => {
  test.each([
    ["/coins/markets?vs_currency=usd&currency=eur", 400, "unknown parameter currency"],
    ["/coins/markets?vs_currency=usd&order=best", 400, "Invalid value for order"],
    ["/coins/bitcoin/ohlc?vs_currency=usd&days=8", 400, "Invalid value for days"],
    ["/coins/bitcoin/market_chart?vs_currency=xxx&days=1", 400, "invalid vs_currency"],
    ["/exchanges/list?limit=3", 400, "unknown parameter limit"],
    ["/nfts/nonesuch", 404, "NFT collection not found"],
    ["/exchanges/nonesuch", 404, "exchange not found"],
    ["/public_treasury/nonesuch", 404, "entity not found"],
    ["/coins/bitcoin/price", 404, "no route"],
  ])("is refused: %s", async (path, status, error) => {
    expect(await ask(path)).toMatchObject({ status, body: { error: expect.stringContaining(error) } });
  });
});
