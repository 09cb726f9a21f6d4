// CoinGecko keeps the plugin contract, on answers of its stand-in with the Pro plan, which has all tools.
import { coingecko } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { describe, expect, it, test } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const NOW = Date.UTC(2026, 10, 22);
const rate = { error_code: 429, error_message: "You've exceeded the Rate Limit." };

const standIn = await standInCoinGecko({ now: () => NOW, plan: "pro" });
const provider = coingecko({ baseUrl: standIn.url, plan: "pro" });
const { recordings, faults } = await recordProvider(provider, { keys: { COINGECKO_API_KEY: "CG-pro" } });
await standIn.close();

test("every example is recorded", () => expect([faults, standIn.slips]).toEqual([[], []]));

testProvider(briefly({ describe, it }), provider, {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "get_price",
      args: { ids: "nothing", vs_currencies: "usd" },
      recordings: [{ path: "simple/price?ids=nothing", body: {} }],
      absent: true,
    },
    {
      tool: "get_price",
      args: { ids: "bitcoin", vs_currencies: "eur" },
      recordings: [{ path: "simple/price", body: { status: rate } }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "rate_limited" },
    },
    {
      tool: "get_exchange",
      args: { id: "nothing" },
      recordings: [{ path: "exchanges/nothing", status: 404, body: { error: "exchange not found" } }],
      absent: true,
    },
  ],
});
