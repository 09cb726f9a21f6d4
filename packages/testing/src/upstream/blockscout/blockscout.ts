// Blockscout's stand-in: API v2 of one explorer in the newer spelling of its fields, and of all other chains in the older.
import type { StandInOperation } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BALANCES, CALLS, HASHES, HOLDERS, LOGS, NFTS, TOKENS, TRANSACTIONS, TRANSFERS } from "./data.js";
import { inOlderSpelling } from "./older-spelling.js";
import { createOperations, invalid, NOT_FOUND, type Operations, type Position } from "./operation.js";
import { addressRecord, BLOCK, contractRecord, DAYS, findAll, STATS } from "./records.js";

const CHAINS = ["ethereum", "base", "arbitrum", "optimism", "polygon", "gnosis"];

/** Starts the stand-ins of explorers: `ethereum`, and one for every other chain together. The key `wrong` is refused. */
export async function standInBlockscout(): Promise<Readonly<Record<string, StandIn>>> {
  const refuse = ({ kind, name }: { readonly kind: string; readonly name: string }) =>
    kind === "path" ? NOT_FOUND : invalid(name, `Unexpected field: ${name}`);
  const newer = await createStandIn(routes(createOperations((answer) => answer)), { refuse });
  const older = await createStandIn(routes(createOperations(inOlderSpelling)), { refuse });
  return Object.fromEntries(CHAINS.map((chain) => [chain, chain === "ethereum" ? newer : older]));
}

type Routes = Record<string, StandInOperation>;

function routes(operations: Operations): Routes {
  return { ...addressRoutes(operations), ...tokenRoutes(operations), ...chainRoutes(operations) };
}

function addressRoutes({ list, one }: Operations): Routes {
  return {
    "GET /api/v2/addresses/{address}": one(({ params }) => addressRecord(params["address"] ?? "")),
    "GET /api/v2/addresses/{address}/counters": one(() => ({
      transactions_count: "1043",
      token_transfers_count: "98765432109876543",
      gas_usage_count: "91234567890",
      validations_count: "0",
    })),
    "GET /api/v2/addresses/{address}/coin-balance-history-by-day": one(() => ({ days: 10, items: DAYS })),
    "GET /api/v2/addresses/{address}/tokens": list(
      ({ query }) => BALANCES.filter(({ token }) => isOfType(token.type, query)),
      // Explorers page by the value in dollars, which is null where they know no price.
      ({ id, value }) => ({ fiat_value: null, id, items_count: 50, value }),
      ["type"],
    ),
    "GET /api/v2/addresses/{address}/transactions": list(
      ({ params, query }) => TRANSACTIONS.filter((each) => isDirected(each, params["address"], query)),
      ({ hash, block_number, value }, at) => ({
        block_number,
        index: at,
        items_count: 50,
        hash,
        value,
        fee: "1",
        inserted_at: "2024-01-13T22:00:20.123456Z",
      }),
      ["filter"],
    ),
    "GET /api/v2/addresses/{address}/token-transfers": list(
      ({ params, query }) =>
        TRANSFERS.filter(
          (each) =>
            isDirected(each, params["address"], query) &&
            isOfType(each.token_type, query) &&
            [each.token.address_hash, undefined].includes(query.get("token") ?? undefined),
        ),
      byLog,
      ["filter", "type", "token"],
    ),
    "GET /api/v2/addresses/{address}/nft": list(
      ({ query }) => NFTS.filter(({ token_type }) => isOfType(token_type, query)),
      byInstance,
      ["type"],
    ),
    "GET /api/v2/addresses/{address}/nft/collections": list(
      ({ query }) => collections().filter(({ token }) => isOfType(token.type, query)),
      ({ token }) => ({ items_count: 50, token_contract_address_hash: addressOf(token), token_type: "any" }),
      ["type"],
    ),
  };
}

function tokenRoutes({ list, one }: Operations): Routes {
  return {
    "GET /api/v2/tokens/{address}": one(({ params }) => tokenOf(params["address"])),
    "GET /api/v2/tokens/{address}/counters": one(({ params }) =>
      tokenOf(params["address"])
        ? { token_holders_count: "3254871", transfers_count: "245000123" }
        : undefined,
    ),
    "GET /api/v2/tokens/{address}/holders": list(
      ({ params }) => (tokenOf(params["address"]) ? HOLDERS : []),
      ({ address, value }) => ({ address_hash: addressOf(address), value, items_count: 50 }),
    ),
    "GET /api/v2/tokens/{address}/transfers": list(
      ({ params }) => TRANSFERS.filter(({ token }) => token.address_hash === params["address"]),
      byLog,
    ),
    "GET /api/v2/smart-contracts/{address}": one(({ params }) =>
      tokenOf(params["address"]) ? contractRecord(params["address"] ?? "") : undefined,
    ),
  };
}

function chainRoutes({ list, one }: Operations): Routes {
  return {
    "GET /api/v2/transactions/{hash}": one(({ params }) =>
      TRANSACTIONS.find(({ hash }) => hash === params["hash"]),
    ),
    "GET /api/v2/transactions/{hash}/logs": list(({ params }) => (isKnown(params) ? LOGS : []), byLog),
    "GET /api/v2/transactions/{hash}/internal-transactions": list(
      ({ params }) => (isKnown(params) ? CALLS : []),
      ({ index }) => ({ index, block_number: 19_000_000, transaction_index: 3, items_count: 50 }),
    ),
    "GET /api/v2/blocks/{block}": one(({ params }) =>
      [String(BLOCK.height), BLOCK.hash].includes(params["block"] ?? "") ? BLOCK : undefined,
    ),
    "GET /api/v2/search": {
      ...list(
        ({ query }) => findAll(query.get("q") ?? ""),
        (row, at) => ({ next_page_params_type: "search", token: JSON.stringify([addressOf(row), at]) }),
      ),
      needs: ["q"],
    },
    "GET /api/v2/stats": one(() => STATS),
  };
}

const byLog: Position = ({ block_number, log_index, index }) => ({
  block_number,
  index: log_index ?? index,
  items_count: 50,
});
const byInstance: Position = ({ token, id }) => ({
  items_count: 50,
  token_contract_address_hash: addressOf(token),
  token_id: id,
  token_type: "ERC-721",
});

function isOfType(type: string, query: URLSearchParams): boolean {
  return query.get("type")?.split(",").includes(type) ?? true;
}

function isDirected(
  { from, to }: { readonly from: { readonly hash: string }; readonly to: { readonly hash: string } | null },
  address: string | undefined,
  query: URLSearchParams,
): boolean {
  const filter = query.get("filter");
  return (filter !== "from" && to?.hash === address) || (filter !== "to" && from.hash === address);
}

function tokenOf(address: string | undefined) {
  return Object.values(TOKENS).find(({ address_hash }) => address_hash === address);
}

function isKnown(params: Readonly<Record<string, string>>): boolean {
  return HASHES.some((hash) => hash === params["hash"]);
}

function addressOf(record: unknown): unknown {
  const { address_hash, hash } = Object(record);
  return address_hash ?? hash;
}

function collections() {
  return [TOKENS.punks, TOKENS.items].map((token) => {
    const held = NFTS.filter((each) => each.token === token);
    const instances = held.map(({ token: _, ...each }) => ({ ...each, token: null }));
    return { token, amount: token === TOKENS.items ? "7" : "2", token_instances: instances };
  });
}
