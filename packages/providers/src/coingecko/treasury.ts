// Treasuries by coin: which companies and governments hold it, and who they are.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { idOf, order } from "./arguments.js";
import { figure, list, text } from "./fields.js";
import { RECORDS } from "./kept.js";
import { listTool } from "./list-tool.js";

const PAGE = 250;

const totals = () => ({
  total_holdings: figure("How many coins they hold together"),
  total_value_usd: figure("What those are worth now, in US dollars"),
  market_cap_dominance: figure("Their share of the coin's market cap, in percent"),
});

const holder = () =>
  z.object({
    name: text("Name"),
    symbol: text("Symbol of a company at its exchange"),
    country: text("Country, by its code of two letters"),
    total_holdings: figure("How many coins it holds"),
    total_entry_value_usd: figure("What it paid for them, in US dollars"),
    total_current_value_usd: figure("What they are worth now, in US dollars"),
    percentage_of_total_supply: figure("Their share of all coins, in percent"),
  });

const holders = () => list(holder(), "Who holds the coin, in the order asked for");

const rawTreasuries = lazy(() => z.object({ ...totals(), companies: holders(), governments: holders() }));

/** The tool `get_companies_treasury`. */
export const getCompaniesTreasury = paginate({
  ...RECORDS,
  name: "get_companies_treasury",
  title: "Who holds a coin in its treasury",
  description:
    "Public companies, or governments, that hold a coin, with how much, what they paid and what it is worth now, the largest first, from CoinGecko.",
  category: "token_contract",
  keywords: [
    "corporate treasury",
    "MicroStrategy",
    "companies holding bitcoin",
    "which firms own btc",
    "public companies with crypto",
    "governments holding bitcoin",
    "corporate holders",
    "how many bitcoin do companies hold",
    "how much btc do governments hold",
    "which companies own the most bitcoin",
    "firms owning",
    "governments holding",
    "which countries own",
    "listed companies on balance sheet",
    "nation states",
    "who hodls most among companies",
    "institutional holders",
    "strategic reserve",
  ],
  input: lazy(() =>
    z.object({
      coin_id: idOf("coin", "bitcoin"),
      entity: z.enum(["companies", "governments"]).default("companies").describe("Who"),
      order: order(["total_holdings_usd_desc", "total_holdings_usd_asc"]),
      limit: limit({ most: PAGE, usual: 100 }, "Rows in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({ coin_id: z.string().describe("CoinGecko id of the coin"), ...totals(), holders: holders() }),
  ),
  examples: [
    { description: "Companies with bitcoin", args: { coin_id: "bitcoin" } },
    {
      description: "Governments with bitcoin",
      args: { coin_id: "bitcoin", entity: "governments", limit: 10 },
    },
  ],
  list: "holders",
  by: "page",
  size: PAGE,
  absent: ({ coin_id, entity }) => `coingecko knows no ${entity} that hold ${coin_id}`,
  async page({ coin_id, entity, order }, ctx, { page, size }) {
    const found = await ctx.http.find("/{entity}/public_treasury/{coin_id}", {
      path: { entity, coin_id },
      query: { order, per_page: size, page },
      schema: rawTreasuries,
    });
    const { companies = [], governments = [], ...sums } = found ?? {};
    const items = [...companies, ...governments];
    return { items, more: items.length === size, beside: { coin_id, ...sums } };
  },
});

/** The tool `get_entities_list`. */
export const getEntitiesList = listTool({
  ...RECORDS,
  name: "get_entities_list",
  title: "Companies and governments with treasuries",
  description:
    "The ids of public companies and governments that hold coins, with name, symbol and country, as the treasury tools take them; from CoinGecko.",
  keywords: [
    "ids of companies",
    "list of treasury companies",
    "countries holding",
    "which companies and governments have a treasury",
    "entity ids",
    "countries with reserves",
    "treasury company names",
    "slugs of holders",
    "directory of corporate holders",
    "ticker of treasury firm",
  ],
  category: "token_contract",
  path: "/entities/list",
  args: () => ({
    entity_type: z.enum(["company", "government"]).optional().describe("Of one kind; both where left out"),
  }),
  list: "entities",
  of: "The companies and governments",
  row: () =>
    z.object({
      id: z.string().describe("CoinGecko id, as the treasury tools take it"),
      symbol: text("Symbol of a company at its exchange"),
      name: text("Name"),
      country: text("Country, by its code of two letters"),
    }),
  size: PAGE,
  examples: [
    { description: "The first hundred", args: {} },
    { description: "Governments", args: { entity_type: "government" } },
  ],
});
