// An exchange's volume over time: of the last days, and between two times.
import { defineTool, type ToolContext } from "@svckit/core";
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { idOf, inOrder, span } from "./arguments.js";
import { OF_CHARTS, rangeExamples } from "./chart-points.js";
import { certainDays } from "./plan.js";

const exchangeId = () =>
  idOf("exchange", "binance", "get_exchanges_list and get_derivatives_exchanges_list name it");

const point = () => z.tuple([z.int(), decimal("Volume of 24 hours, in bitcoin")]);
const rawVolumes = lazy(() => z.array(point().rest(z.unknown())));

const output = lazy(() =>
  z.object({
    id: z.string().describe("CoinGecko id of the exchange"),
    volumes: z.array(point()).describe("[unix milliseconds, volume of 24 hours in bitcoin]"),
  }),
);

async function volumesOf(
  ctx: ToolContext,
  path: string,
  { id, ...query }: { readonly id: string } & Readonly<Record<string, string | number>>,
) {
  const found = await ctx.http.find(path, { path: { id }, query, schema: rawVolumes });
  const volumes = (found ?? []).map(([time, volume]): [number, string] => [time, volume]);
  const result = { id, volumes };
  return volumes.length > 0 ? result : ctx.noData(result, `coingecko has no volumes of ${id}`);
}

/** The tool `get_exchange_volume_chart`. */
export const getExchangeVolumeChart = defineTool({
  ...OF_CHARTS,
  name: "get_exchange_volume_chart",
  title: "Volume of an exchange over time",
  description: "The volume of a spot or derivatives exchange over the last days, in bitcoin, from CoinGecko.",
  keywords: [
    "exchange volume history",
    "volume of an exchange over days",
    "how has the volume of an exchange changed",
    "volume history",
    "volume of exchange over days",
    "turnover trend of exchange",
    "is exchange losing traders",
    "exchange activity over month",
    "daily exchange turnover",
  ],
  category: "market_data",
  input: lazy(() => z.object({ id: exchangeId(), days: certainDays() })),
  output,
  examples: [
    { description: "Binance over a day", args: { id: "binance", days: 1 } },
    { description: "Coinbase over a month", args: { id: "gdax", days: 30 } },
  ],
  execute: (args, ctx) => volumesOf(ctx, "/exchanges/{id}/volume_chart", args),
});

/** The tool `get_exchange_volume_chart_range`. */
export const getExchangeVolumeChartRange = defineTool({
  ...OF_CHARTS,
  name: "get_exchange_volume_chart_range",
  title: "Volume of an exchange between two times",
  description:
    "The volume of a spot or derivatives exchange between two times, in bitcoin, from CoinGecko; from paid plans only.",
  keywords: [
    "exchange turnover from to",
    "exchange volume between dates",
    "exchange volume in custom period",
    "venue turnover during month",
  ],
  category: "market_data",
  input: lazy(() => inOrder(z.object({ id: exchangeId(), ...span() }))),
  output,
  examples: rangeExamples({ id: "binance" }, { id: "gdax" }),
  execute: (args, ctx) => volumesOf(ctx, "/exchanges/{id}/volume_chart/range", args),
});
