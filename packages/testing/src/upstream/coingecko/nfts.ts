// NFT collections in CoinGecko's stand-in.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import {
  DAY_MS,
  daysIn,
  failure,
  type Operations,
  ordered,
  PAGING,
  type Plan,
  pageOf,
  pointsOf,
} from "./request.js";

const ETHER = 2_135.5;
const NO_NFT = failure(404, "NFT collection not found");

interface Nft {
  readonly id: string;
  readonly contract_address: string;
  readonly name: string;
  readonly asset_platform_id: string;
  readonly symbol: string;
  /** In ether. */
  readonly floor: number;
  readonly volume: number;
  readonly supply: number;
  readonly owners: number | null;
  readonly sales: number | null;
}

/** The collections, by market cap. */
const NFTS: readonly Nft[] = [
  {
    id: "cryptopunks",
    contract_address: "0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB",
    name: "CryptoPunks",
    asset_platform_id: "ethereum",
    symbol: "PUNK",
    floor: 32.99,
    volume: 0,
    supply: 9_994,
    owners: 3_980,
    // Nobody sold one.
    sales: null,
  },
  {
    id: "pudgy-penguins",
    contract_address: "0xBd3531dA5CF5857e7CfAA92426877b022e612cf8",
    name: "Pudgy Penguins",
    asset_platform_id: "ethereum",
    symbol: "PPG",
    floor: 4.67,
    volume: 28.01,
    supply: 8_888,
    owners: 5_174,
    sales: 6,
  },
  {
    id: "base-introduced",
    contract_address: "0xd4307e0acd12cf46fd6cf93bc264f5d5d1598792",
    name: "Base, Introduced",
    asset_platform_id: "base",
    symbol: "BASEINTRO",
    floor: 0.0008,
    volume: 0.12,
    supply: 485_974,
    owners: null,
    sales: 31,
  },
];

const ORDERS = ["h24_volume_usd", "h24_volume_native", "market_cap_usd"];
const both = (by: string) => [`${by}_asc`, `${by}_desc`];

/** The operations of collections. */
export function nftOperations({ now }: Plan): Operations {
  return {
    "GET /nfts/list": {
      takes: [...PAGING, "order"],
      values: { order: [...ORDERS, "floor_price_native", "market_cap_native"].flatMap(both) },
      answer: (request) => ({
        body: pageOf(request, inOrder(request)).map(
          ({ id, contract_address, name, asset_platform_id, symbol }) => ({
            id,
            contract_address,
            name,
            asset_platform_id,
            symbol,
          }),
        ),
      }),
    },
    "GET /nfts/markets": {
      takes: [...PAGING, "order", "asset_platform_id"],
      values: { order: ORDERS.flatMap(both) },
      paid: true,
      answer: (request) => {
        const platform = request.query.get("asset_platform_id");
        const rows = inOrder(request).filter(
          (nft) => platform === null || nft.asset_platform_id === platform,
        );
        return { body: pageOf(request, rows).map(marketOf) };
      },
    },
    "GET /nfts/{id}": {
      needs: [],
      answer: (request) => withNft(request, (nft) => ({ body: recordOf(nft) })),
    },
    "GET /nfts/{platform}/contract/{address}": {
      needs: [],
      answer: ({ params: { platform, address = "" } }) => {
        const nft = NFTS.find(
          (each) =>
            each.asset_platform_id === platform &&
            each.contract_address.toLowerCase() === address.toLowerCase(),
        );
        return nft ? { body: recordOf(nft) } : NO_NFT;
      },
    },
    "GET /nfts/{id}/market_chart": {
      needs: ["days"],
      paid: true,
      answer: (request) =>
        withNft(request, (nft) => {
          const days = daysIn(request);
          return Number.isNaN(days) ? failure(400, "invalid days") : { body: chartOf(nft, days, now()) };
        }),
    },
    "GET /nfts/{id}/tickers": {
      needs: [],
      paid: true,
      answer: (request) => withNft(request, (nft) => ({ body: { tickers: [marketplaceOf(nft, now())] } })),
    },
  };
}

function withNft({ params }: StandInRequest, answer: (nft: Nft) => StandInAnswer): StandInAnswer {
  const nft = NFTS.find(({ id }) => id === params["id"]);
  return nft ? answer(nft) : NO_NFT;
}

function inOrder({ query }: StandInRequest): readonly Nft[] {
  const rankOf = ({ floor, volume, supply }: Nft, name: string) =>
    name.startsWith("h24_volume") ? volume : name.startsWith("floor") ? floor : floor * supply;
  return ordered(NFTS, query.get("order") ?? "market_cap_usd_desc", rankOf);
}

const inCoinAndDollars = (native_currency: number) => ({ native_currency, usd: native_currency * ETHER });

function marketOf(nft: Nft) {
  const { floor, volume, supply, owners, sales, ...names } = nft;
  const change = { usd: -1.782332967792004, native_currency: -0.6361858762952403 };
  return {
    ...names,
    image: { small: `https://coin-images.coingecko.com/nft_contracts/${nft.id}.png` },
    description: `<h3>${nft.name}</h3>`,
    native_currency: "ethereum",
    native_currency_symbol: "ETH",
    floor_price: inCoinAndDollars(floor),
    market_cap: inCoinAndDollars(floor * supply),
    volume_24h: inCoinAndDollars(volume),
    floor_price_24h_percentage_change: change,
    market_cap_24h_percentage_change: change,
    volume_24h_percentage_change: change,
    number_of_unique_addresses: owners,
    total_supply: supply,
    one_day_sales: sales,
    one_day_average_sale_price: sales && volume / sales,
  };
}

function recordOf(nft: Nft) {
  return {
    ...marketOf(nft),
    web_slug: nft.id,
    market_cap_rank: NFTS.indexOf(nft) + 1,
    links: { homepage: `https://${nft.id}.example/`, twitter: `https://x.com/${nft.id}`, discord: "" },
    ath: { native_currency: 36.33, usd: 145_728 },
    ath_change_percentage: { native_currency: -87.1456099642169, usd: -93.3388047739623 },
    ath_date: { native_currency: "2024-12-17T07:50:05.897Z", usd: "2024-12-17T08:35:07.390Z" },
    user_favorites_count: 10_135,
    explorers: [{ name: "Etherscan", link: `https://etherscan.io/token/${nft.contract_address}` }],
  };
}

function chartOf({ floor, volume, supply }: Nft, days: number, now: number) {
  const step = days === 1 ? DAY_MS / 288 : days <= 14 ? DAY_MS / 24 : DAY_MS;
  const line = (value: number) => pointsOf({ from: now - days * DAY_MS, to: now, step }, () => value);
  return {
    floor_price_usd: line(floor * ETHER),
    floor_price_native: line(floor),
    h24_volume_usd: line(volume * ETHER),
    h24_volume_native: line(volume),
    market_cap_usd: line(floor * supply * ETHER),
    market_cap_native: line(floor * supply),
  };
}

function marketplaceOf({ id, floor, volume }: Nft, now: number) {
  return {
    floor_price_in_native_currency: floor,
    h24_volume_in_native_currency: volume,
    native_currency: "ethereum",
    native_currency_symbol: "ETH",
    updated_at: new Date(now).toISOString(),
    nft_marketplace_id: "opensea",
    name: "OpenSea",
    image: "https://coin-images.coingecko.com/nft_marketplaces/images/1/small/opensea.png",
    nft_collection_url: `https://opensea.io/collection/${id}`,
  };
}
