// NFT record: what CoinGecko tells of a collection, in its lists and by itself.
import * as z from "zod";
import { address, figure, platform, renamed, text, whole } from "./fields.js";

const inBoth = (what: string, unit = "") =>
  z
    .object({
      native_currency: figure(`${what} in the chain's coin${unit}`),
      usd: figure(`${what} in US dollars${unit}`),
    })
    .nullable()
    .prefault(null)
    .describe(`${what}${unit}`);

const change = (what: string) => inBoth(`Change of the ${what} in 24 hours`, ", in percent");

/** What every list has of a collection. */
export const nftNames = () => ({
  id: z.string().describe("CoinGecko id of the collection"),
  name: text("Name"),
  symbol: text("Symbol, not unique"),
  chain: platform("Chain of its contract"),
  address: address("Address of its contract"),
});

/** A collection with its market. */
export const nftMarket = () => ({
  ...nftNames(),
  native_currency: text("CoinGecko id of the coin that it is priced in"),
  native_currency_symbol: text("Symbol of that coin"),
  description: text("What it is, as HTML"),
  market_cap_rank: whole("Rank by market cap"),
  floor_price: inBoth("Lowest price that an item is offered at"),
  market_cap: inBoth("Market cap"),
  volume_24h: inBoth("Volume of 24 hours"),
  floor_price_24h_percentage_change: change("floor price"),
  market_cap_24h_percentage_change: change("market cap"),
  volume_24h_percentage_change: change("volume"),
  number_of_unique_addresses: whole("How many addresses own one"),
  total_supply: whole("How many items there are"),
  one_day_sales: whole("How many were sold in 24 hours"),
  one_day_average_sale_price: figure("Average price of those, in the chain's coin"),
});

/** A collection by its CoinGecko names of chain and contract. */
export const nftRow = <Shape extends z.ZodRawShape>(shape: Shape) =>
  renamed({ asset_platform_id: "chain", contract_address: "address" }, z.object(shape));
