// pyth against its stand-in: prices exact at any power of ten, feeds that there are not, and times without a price.
import { expect, test } from "vitest";
import { besideStandIns } from "../../test/beside-stand-ins.js";

const BTC = "e62df6c8b4a85fe1a67db44dc12de5db330f7ac66b72dc658afedf0f4a415b43";
const BONK = "72b021217ca3fe68922a19aaf990109cb9d84e9ad004b4d2025ad6f529314419";
const GOLD = "765d2ba906dbc32ca17cc11f5310a89e9ee1f6420508c63861f2f8ba4ee34bb2";
const DONG = "a995d00bb36a63cef7fd2c287dc105fc8f3d93779f062f09551b0af3e81ec30b";
const NOBODY = "0".repeat(64);

const { call, standIn, asked } = besideStandIns("pyth");

test("prices are the oracle's whole number times its power of ten, to the last digit", async () => {
  const ids = [DONG, BTC, BONK, GOLD].map((id, at) => (at % 2 ? `0x${id.toUpperCase()}` : id));
  expect(await call("get_pyth_price", { ids: ids.map((id) => id.replace("0X", "0x")) })).toMatchObject({
    ok: true,
    data: {
      prices: [
        { id: DONG, price: "30512000", confidence: "1000" },
        {
          id: BTC,
          price: "76975.12345678",
          confidence: "32.10000001",
          ema_price: "76975.12345678",
          ema_confidence: "0",
          published_at: "2026-01-01T00:00:05.000Z",
          slot: 190_000_000,
        },
        { id: BONK, price: "0.00009007199254740993", confidence: "0.00000000000000000001" },
        { id: GOLD, price: "4321", confidence: "2" },
      ],
    },
    meta: { warnings: [] },
  });
});

test("prices at a time are those of that time", async () => {
  expect(await call("get_pyth_price_at", { ids: BTC, at: "2025-12-31T23:00:00+01:00" })).toMatchObject({
    ok: true,
    data: { at: "2025-12-31T22:00:00.000Z", prices: [{ published_at: "2025-12-31T22:00:00.000Z" }] },
  });
  expect(asked()).toContain("/v2/updates/price/1767218400?ids[]=");
});

test.each([
  [{ query: "bonk" }, [{ id: BONK, symbol: "Crypto.BONK/USD", kind: "crypto", quote_currency: "USD" }]],
  [{ kind: "metal" }, [{ id: GOLD, base: "XAU" }]],
  [{ query: "usd", kind: "fx" }, []],
])("feeds by %j", async (args, feeds) => {
  const answer = await call("list_pyth_feeds", args);
  const warnings = feeds.length > 0 ? [] : [expect.stringMatching(/^no_data: /)];
  expect(answer).toMatchObject({ ok: true, data: { feeds }, meta: { warnings } });
});

test.each([
  ["get_pyth_price", { ids: [NOBODY, BTC] }, { prices: [{ id: BTC }] }],
  ["get_pyth_price", { ids: [NOBODY] }, { prices: [] }],
  ["get_pyth_price_at", { ids: [BTC], at: "2009-01-03" }, { prices: [] }],
])("%s of %j says what there is not", async (tool, args, data) => {
  const warnings = [expect.stringMatching(/^no_data: pyth has no /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings } });
});

test("a power of ten that no price has is an answer that cannot be read", async () => {
  const reading = { price: "1", conf: "1", expo: 5_000_000, publish_time: 1 };
  standIn().fault({ inBodyError: { parsed: [{ id: BTC, price: reading }] } });
  const answer = await call("get_pyth_price", { ids: [BTC] });
  expect(answer).toMatchObject({ ok: false, meta: { runtime_status: "failing" } });
});

test("an id that is none is refused", async () => {
  expect(await call("get_pyth_price", { ids: ["BTC/USD"] })).toMatchObject({
    error: { code: "VALIDATION_ERROR", param: expect.stringContaining("ids") },
  });
});
