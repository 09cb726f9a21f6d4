// get_perp_account, get_spot_balances: what an account holds at Hyperliquid.
import { defineTool } from "@svckit/core";
import { decimal, evmAddress, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { account, ask, common, figure } from "./info.js";

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const EXAMPLES = [
  { description: "A trader", args: { user: "0x5e9ee1089755c3435139848e47e6635505d5a13a" } },
  { description: "Another", args: { user: "0xcb331197e84f135ab9ed6fb51cd9757c0bd29d0d" } },
];

const rawAccount = lazy(() =>
  z.looseObject({
    assetPositions: z.array(
      z.looseObject({
        position: z.looseObject({
          coin: z.string(),
          szi: decimal(),
          entryPx: figure(),
          positionValue: figure(),
          unrealizedPnl: figure(),
          returnOnEquity: figure(),
          liquidationPx: figure(),
          marginUsed: figure(),
          leverage: z.looseObject({ type: z.string(), value: z.int() }),
        }),
      }),
    ),
    marginSummary: z.looseObject({
      accountValue: figure(),
      totalMarginUsed: figure(),
      totalNtlPos: figure(),
    }),
    withdrawable: figure(),
    time: z.int().nullish(),
  }),
);

const rawBalances = lazy(() =>
  z.looseObject({
    balances: z.array(
      z.looseObject({ coin: z.string(), total: decimal(), hold: figure(), entryNtl: figure() }),
    ),
  }),
);

/** The tool `get_perp_account`. */
export const getPerpAccount = defineTool({
  ...common,
  name: "get_perp_account",
  title: "Account at Hyperliquid",
  description:
    "What an account holds in perpetuals at Hyperliquid: its value and margin, and each position with size, entry price, profit, leverage and the price at which it is liquidated; at most 5 seconds old.",
  keywords: [
    "open positions",
    "perp positions of a wallet",
    "liquidation price",
    "positions on hyperliquid",
    "perp account",
    "margin",
    "my liquidation price",
    "leverage and margin of a trader",
    "open perp positions",
    "unrealized pnl of a trader",
    "leverage and margin",
    "is trader long or short",
    "perp account equity",
    "how close to liquidation",
    "withdrawable collateral",
    "whale's leveraged bet",
  ],
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() => z.object({ user: account() })),
  output: lazy(() => {
    const usd = (meaning: string) => orNull(decimal(`${meaning}, in US dollars`));
    return z.object({
      user: evmAddress("Address of the account"),
      account_value_usd: usd("Value of the account, profits of open positions counted"),
      margin_used_usd: usd("Margin that its positions use"),
      positions_value_usd: usd("Value of all positions together"),
      withdrawable_usd: usd("What can be withdrawn"),
      positions: z
        .array(
          z.object({
            coin: z.string().describe("The perpetual"),
            side: z.enum(["long", "short"]).describe("Whether it earns when the price rises or falls"),
            size: decimal("Size in the coin; negative for a short"),
            entry_price: usd("Average price at which it was opened"),
            value_usd: usd("Value of the position"),
            unrealized_profit_usd: usd("Profit that is not taken yet; a loss is negative"),
            return_on_equity: orNull(decimal("That profit as a share of the margin, such as -0.0075")),
            liquidation_price: usd("Price at which it is liquidated; null where none can be reached"),
            margin_used_usd: usd("Margin that it uses"),
            leverage: z.int().describe("Leverage"),
            margin_mode: z.string().describe("`cross`: margin is shared; `isolated`: it has its own"),
          }),
        )
        .describe("The open positions"),
      time: orNull(isoTime("When Hyperliquid says it was so")),
    });
  }),
  list: "positions",
  examples: EXAMPLES,
  async execute({ user }, ctx) {
    const found = await ask(ctx, { type: "clearinghouseState", user: user.toLowerCase() }, rawAccount);
    const { marginSummary: summary } = found;
    const positions = found.assetPositions.map(({ position }) => ({
      coin: position.coin,
      side: position.szi.startsWith("-") ? ("short" as const) : ("long" as const),
      size: position.szi,
      entry_price: position.entryPx,
      value_usd: position.positionValue,
      unrealized_profit_usd: position.unrealizedPnl,
      return_on_equity: position.returnOnEquity,
      liquidation_price: position.liquidationPx,
      margin_used_usd: position.marginUsed,
      leverage: position.leverage.value,
      margin_mode: position.leverage.type,
    }));
    const result = {
      user,
      account_value_usd: summary.accountValue,
      margin_used_usd: summary.totalMarginUsed,
      positions_value_usd: summary.totalNtlPos,
      withdrawable_usd: found.withdrawable,
      positions,
      time: found.time == null ? null : new Date(found.time),
    };
    // An address that was never seen is answered like an empty account.
    const isEmpty = positions.length === 0 && summary.accountValue === "0";
    return isEmpty ? ctx.noData(result, `hyperliquid has nothing of ${user} in perpetuals`) : result;
  },
});

/** The tool `get_spot_balances`. */
export const getSpotBalances = defineTool({
  ...common,
  name: "get_spot_balances",
  title: "Spot balances at Hyperliquid",
  description:
    "The coins that an account holds at Hyperliquid for spot trade, with what is held back for orders; at most 5 seconds old.",
  keywords: [
    "hyperliquid spot balance",
    "spot wallet",
    "hyperliquid spot holdings",
    "coins of a hyperliquid trader",
    "available and on hold",
    "unleveraged coins at hyperliquid",
  ],
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() => z.object({ user: account() })),
  output: lazy(() =>
    z.object({
      user: evmAddress("Address of the account"),
      balances: z
        .array(
          z.object({
            coin: z.string().describe("Symbol of the coin"),
            amount: decimal("How much it has, in whole coins"),
            held: orNull(decimal("How much of that is held back for orders")),
            cost_usd: orNull(decimal("What it cost, in US dollars; 0 where Hyperliquid does not know")),
          }),
        )
        .describe("The balances"),
    }),
  ),
  list: "balances",
  examples: EXAMPLES,
  async execute({ user }, ctx) {
    const question = { type: "spotClearinghouseState", user: user.toLowerCase() };
    const found = await ask(ctx, question, rawBalances);
    const balances = found.balances.map(({ coin, total, hold, entryNtl }) => ({
      coin,
      amount: total,
      held: hold,
      cost_usd: entryNtl,
    }));
    const result = { user, balances };
    return balances.length > 0 ? result : ctx.noData(result, `hyperliquid has no spot balances of ${user}`);
  },
});
