// Helius's stand-in: the JSON-RPC host with assets and fees, and the host that parses transactions; both want a key.
import { isObject } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { ASSETS, COLLECTION, OWNER, PARSED } from "./data.js";

/** Starts both hosts. The key `wrong` is refused, and so is none. */
export async function standInHelius(): Promise<Readonly<Record<string, StandIn>>> {
  const refuse = () => UNAUTHORIZED;
  const rpc = await createStandIn(
    { "POST /": { needs: ["api-key"], answer: behindKey(answerRpc) } },
    { refuse },
  );
  const api = await createStandIn(
    { "POST /transactions": { needs: ["api-key"], answer: behindKey(parse) } },
    { refuse },
  );
  return { rpc, api };
}

const UNAUTHORIZED: StandInAnswer = {
  status: 401,
  body: { jsonrpc: "2.0", error: { code: -32_401, message: "invalid api key provided" } },
};

function behindKey(answer: StandInHandler): StandInHandler {
  return (request) => (request.query.get("api-key") === "wrong" ? UNAUTHORIZED : answer(request));
}

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const TOKEN_TYPES = ["fungible", "nonFungible", "regularNft", "compressedNft", "all"];

type Params = Readonly<Record<string, unknown>>;
type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

const refused = (message: string): Outcome => ({
  error: { code: -32_602, message: `Invalid params: ${message}` },
});
const isAddress = (value: unknown) => typeof value === "string" && ADDRESS.test(value);

/** What a request of a list has wrong; undefined where nothing is. */
function listFault(params: Params, known: readonly string[]): Outcome | undefined {
  const unknown = Object.keys(params).find((name) => !["page", "limit", ...known].includes(name));
  if (unknown !== undefined) return refused(`unknown field \`${unknown}\``);
  const { page = 1, limit = 1_000 } = params;
  if (!(Number.isSafeInteger(page) && Number(page) >= 1)) return refused("Pagination Error. Invalid page");
  return Number(limit) >= 1 && Number(limit) <= 1_000
    ? undefined
    : refused("Pagination Error. Limit should be 1 to 1000");
}

function pageOf(items: readonly object[], { page = 1, limit = 1_000 }: Params): Outcome {
  const from = (Number(page) - 1) * Number(limit);
  const shown = items.slice(from, from + Number(limit));
  return { result: { total: shown.length, limit, page, items: shown } };
}

const METHODS: Readonly<Record<string, (params: unknown) => Outcome>> = {
  getAsset(params) {
    const { id, options = {}, ...rest } = Object(params);
    if (!isAddress(id) || !isObject(options) || Object.keys(rest).length > 0) return refused("id");
    const found = ASSETS.find((asset) => asset.id === id);
    if (found) return { result: found };
    return { error: { code: -32_000, message: "Database Error: RecordNotFound Error: Asset Not Found" } };
  },
  getAssetsByOwner(params) {
    const { ownerAddress, displayOptions } = Object(params);
    const fault = listFault(Object(params), ["ownerAddress", "displayOptions", "sortBy"]);
    if (fault) return fault;
    if (!isAddress(ownerAddress)) return refused("ownerAddress");
    const owned = ASSETS.filter(
      (asset) => Object(displayOptions).showFungible || asset.interface === "V1_NFT",
    );
    return pageOf(ownerAddress === OWNER ? owned : [], Object(params));
  },
  searchAssets(params) {
    const { ownerAddress, grouping, creatorAddress, authorityAddress, tokenType, burnt } = Object(params);
    const names = ["ownerAddress", "grouping", "creatorAddress", "authorityAddress", "tokenType", "burnt"];
    const fault = listFault(Object(params), names);
    if (fault) return fault;
    if (tokenType !== undefined && (ownerAddress === undefined || !TOKEN_TYPES.includes(tokenType)))
      return refused("tokenType needs ownerAddress, and is one of the types");
    const found = ASSETS.filter(
      (asset) =>
        [undefined, OWNER].includes(ownerAddress) &&
        asset.burnt === burnt &&
        (grouping === undefined || (asset.interface === "V1_NFT" && grouping[1] === COLLECTION)) &&
        (creatorAddress === undefined || asset.creators.some(({ address }) => address === creatorAddress)) &&
        (authorityAddress === undefined ||
          asset.authorities.some(({ address }) => address === authorityAddress)) &&
        (tokenType === "all" || (tokenType === "fungible") === (asset.interface === "FungibleToken")),
    );
    return pageOf(found, Object(params));
  },
  getPriorityFeeEstimate(params) {
    const [given] = Array.isArray(params) ? params : [];
    const { accountKeys, options } = Object(given);
    const isKnown = Array.isArray(accountKeys) && accountKeys.every(isAddress) && isObject(options);
    if (!isKnown) return refused("accountKeys");
    const levels = {
      min: 0,
      low: 2,
      medium: 10_082.5,
      high: 100_000,
      veryHigh: 1_000_000,
      unsafeMax: 9_007_199_254,
    };
    return {
      result: options["includeAllPriorityFeeLevels"]
        ? { priorityFeeLevels: levels }
        : { priorityFeeEstimate: 1 },
    };
  },
};

const answerRpc: StandInHandler = ({ body }) => {
  const { jsonrpc, id = null, method, params } = Object(body);
  const answer =
    jsonrpc === "2.0" && Object.hasOwn(METHODS, String(method)) ? METHODS[String(method)] : undefined;
  const outcome = answer?.(params) ?? { error: { code: -32_601, message: "Method not found" } };
  return { body: { jsonrpc: "2.0", id, ...outcome } };
};

const parse: StandInHandler = ({ body }) => {
  const { transactions } = Object(body);
  if (!Array.isArray(transactions) || transactions.length === 0 || transactions.length > 100)
    return { status: 400, body: { error: "must send 1-100 transactions" } };
  return { body: transactions.flatMap((signature) => PARSED.filter((each) => each.signature === signature)) };
};
