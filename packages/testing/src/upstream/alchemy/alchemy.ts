// Alchemy's stand-in: one host for every chain and one for prices; all want the key in their header.
import { isObject } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BALANCES, NFTS, NO_TOKEN, PRICES, TOKENS, TRANSFERS, WALLET } from "./data.js";

const CHAINS = ["ethereum", "base", "arbitrum", "optimism", "polygon"];
// Short, so that a list of three has two pages.
const PAGE_ROWS = 2;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const CATEGORIES = ["external", "internal", "erc20", "erc721", "erc1155", "specialnft"];

/** Starts the hosts. The key `wrong` is refused, and so is none. */
export async function standInAlchemy(): Promise<Readonly<Record<string, StandIn>>> {
  const chain = await createStandIn({
    "POST /v2": { takes: [], answer: behindKey(answerRpc) },
    "GET /nft/v3/getNFTsForOwner": {
      needs: ["owner"],
      takes: ["withMetadata", "pageSize", "pageKey", "contractAddresses[]"],
      answer: behindKey(nftsOf),
    },
  });
  const prices = await createStandIn({
    "GET /prices/v1/tokens/by-symbol": { needs: ["symbols"], answer: behindKey(pricesOf) },
  });
  return { ...Object.fromEntries(CHAINS.map((slug) => [slug, chain])), prices };
}

function behindKey(answer: StandInHandler): StandInHandler {
  return (request) => {
    const key = /^Bearer (.+)$/.exec(request.headers["authorization"] ?? "")?.[1];
    if (key !== undefined && key !== "wrong") return answer(request);
    return {
      status: 401,
      body: { jsonrpc: "2.0", id: 1, error: { code: -32_600, message: "Must be authenticated!" } },
    };
  };
}

type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

const refused = (message: string): Outcome => ({ error: { code: -32_602, message } });
const isAddress = (value: unknown) => typeof value === "string" && ADDRESS.test(value);
const lower = (value: unknown) => String(value).toLowerCase();

/** A page of rows after a key, which is the number of rows before it in words of the stand-in's own. */
function pageOf<T>(
  rows: readonly T[],
  pageKey: unknown,
): { readonly page: readonly T[]; readonly pageKey?: string } {
  const from =
    pageKey === undefined || pageKey === null ? 0 : Number(/^page-(\d+)$/.exec(String(pageKey))?.[1]);
  const end = from + PAGE_ROWS;
  return { page: rows.slice(from, end), ...(end < rows.length && { pageKey: `page-${end}` }) };
}

const METHODS: Readonly<Record<string, (params: readonly unknown[]) => Outcome>> = {
  alchemy_getAssetTransfers([question, ...rest]) {
    const known = [
      "fromBlock",
      "toBlock",
      "fromAddress",
      "toAddress",
      "contractAddresses",
      "category",
      "order",
    ];
    const more = ["withMetadata", "excludeZeroValue", "maxCount", "pageKey"];
    if (!isObject(question) || rest.length > 0) return refused("Invalid params");
    const unknown = Object.keys(question).find((name) => ![...known, ...more].includes(name));
    if (unknown !== undefined) return refused(`Invalid parameter: ${unknown}`);
    const {
      fromAddress,
      toAddress,
      contractAddresses,
      category,
      order = "asc",
      maxCount = "0x3e8",
      pageKey,
    } = question;
    const isList = Array.isArray(category) && category.every((each) => CATEGORIES.includes(each));
    if (!isList || category.length === 0) return refused("category must be given");
    if (!["asc", "desc"].includes(String(order))) return refused("order must be asc or desc");
    if (!(Number(maxCount) >= 1 && Number(maxCount) <= 1_000))
      return refused("maxCount must be 0x1 to 0x3e8");
    const isIn = (wanted: unknown, address: string) => wanted === undefined || lower(wanted) === address;
    const found = TRANSFERS.filter(
      (each) =>
        isIn(fromAddress, each.from) &&
        isIn(toAddress, each.to) &&
        category.includes(each.category) &&
        (!Array.isArray(contractAddresses) ||
          contractAddresses.map(lower).includes(lower(Object(each).rawContract.address))),
    );
    const { page: transfers, pageKey: next } = pageOf(order === "desc" ? found : found.reverse(), pageKey);
    return { result: { transfers, ...(next && { pageKey: next }) } };
  },
  alchemy_getTokenBalances([address, spec, options = {}]) {
    if (!isAddress(address) || spec !== "erc20" || !isObject(options)) return refused("Invalid params");
    const { pageKey, maxCount = 100 } = options;
    if (!(Number(maxCount) >= 1 && Number(maxCount) <= 100)) return refused("maxCount must be 1 to 100");
    const { page: tokenBalances, pageKey: next } = pageOf(lower(address) === WALLET ? BALANCES : [], pageKey);
    return { result: { address, tokenBalances, ...(next && { pageKey: next }) } };
  },
  alchemy_getTokenMetadata([address, ...rest]) {
    if (!isAddress(address) || rest.length > 0) return refused("Invalid contract address");
    return { result: TOKENS[lower(address)] ?? NO_TOKEN };
  },
};

function answerRpc({ body }: StandInRequest): StandInAnswer {
  const { jsonrpc, id = null, method, params } = Object(body);
  const answer =
    jsonrpc === "2.0" && Object.hasOwn(METHODS, String(method)) ? METHODS[String(method)] : undefined;
  const outcome = Array.isArray(params) ? answer?.(params) : undefined;
  const unknown = { error: { code: -32_601, message: `Unsupported method: ${method}` } };
  return { body: { jsonrpc: "2.0", id, ...(outcome ?? unknown) } };
}

function nftsOf({ query }: StandInRequest): StandInAnswer {
  const size = Number(query.get("pageSize") ?? 100);
  if (!isAddress(query.get("owner")) || !(size >= 1 && size <= 100))
    return { status: 400, body: { error: { message: "Invalid owner or pageSize" } } };
  const wanted = query.getAll("contractAddresses[]").map(lower);
  if (wanted.length > 45) return { status: 400, body: { error: { message: "At most 45 contracts" } } };
  const owned = lower(query.get("owner")) === WALLET ? NFTS : [];
  const found = owned.filter(({ contract }) => wanted.length === 0 || wanted.includes(contract.address));
  const { page: ownedNfts, pageKey = null } = pageOf(found, query.get("pageKey"));
  return { body: { ownedNfts, totalCount: found.length, validAt: {}, pageKey } };
}

function pricesOf({ query }: StandInRequest): StandInAnswer {
  const symbols = query.getAll("symbols");
  if (symbols.length > 25) return { status: 400, body: { error: { message: "At most 25 symbols" } } };
  const data = symbols.map((symbol) => {
    const value = PRICES[symbol.toUpperCase()];
    if (value === undefined) return { symbol, prices: [], error: { message: "Token not found" } };
    return {
      symbol,
      prices: [{ currency: "usd", value, lastUpdatedAt: "2024-01-13T22:00:11Z" }],
      error: null,
    };
  });
  return { body: { data } };
}
