// Moralis' stand-in: the operations on a wallet that tools read, behind a key.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { ACTIVE, DEFI, DOMAINS, HISTORY, NFTS, PROFIT, SWAPS, WORTH } from "./data.js";

const CHAINS = ["0x1", "0x2105", "0x89", "0x38", "0xa4b1"];
const LISTED = Array.from({ length: 20 }, (_, at) => `chains[${at}]`);
const PERIOD = ["order", "from_block", "to_block", "from_date", "to_date"];
const MOST_ROWS = 100;

/** Starts a stand-in of the Moralis API. Without a key, or with `wrong`, it answers 401; with `poor`, that the plan is used up. */
export function standInMoralis(): Promise<StandIn> {
  return createStandIn(
    {
      "GET /wallets/{address}/net-worth": {
        takes: [...LISTED, "exclude_spam", "exclude_unverified_contracts", "max_token_inactivity"],
        answer: keyed((request) =>
          onChains(request, (chains) => ({
            total_networth_usd: WORTH.total,
            chains: WORTH.chains.filter(({ hex }) => chains.includes(hex)).map(({ hex: _, ...each }) => each),
            unavailable_chains: chains.includes("0x89") ? [{ chain_id: "0x89" }] : [],
          })),
        ),
      },
      "GET /wallets/{address}/chains": {
        takes: LISTED,
        answer: keyed((request) =>
          onChains(request, (chains) => ({
            address: request.params["address"],
            active_chains: chains.map((chain_id) => ({
              chain_id,
              ...(ACTIVE[`${chain_id}/${addressOf(request)}`] ?? {
                first_transaction: null,
                last_transaction: null,
              }),
            })),
          })),
        ),
      },
      "GET /wallets/{address}/history": list(HISTORY, PERIOD),
      "GET /wallets/{address}/swaps": list(SWAPS, PERIOD),
      "GET /{address}/nft": list(NFTS, ["format", "normalizeMetadata", "media_items", "exclude_spam"]),
      "GET /wallets/{address}/profitability/summary": {
        takes: ["chain", "days"],
        answer: keyed((request) =>
          onChain(request, (chain) => {
            if (!["all", "7", "30", "60", "90"].includes(request.query.get("days") ?? "all"))
              return undefined;
            return PROFIT[`${chain}/${addressOf(request)}`] ?? {};
          }),
        ),
      },
      "GET /wallets/{address}/defi/positions": {
        takes: ["chain"],
        answer: keyed((request) => onChain(request, (chain) => DEFI[`${chain}/${addressOf(request)}`] ?? [])),
      },
      "GET /resolve/ens/{domain}": {
        takes: [],
        answer: keyed(({ params }) => {
          const address = DOMAINS[params["domain"] ?? ""];
          return address === undefined
            ? { status: 404, body: { message: "Domain not found" } }
            : { body: { address } };
        }),
      },
    },
    { refuse: ({ kind, message }) => ({ status: kind === "path" ? 404 : 400, body: { message } }) },
  );
}

function keyed(answer: (request: StandInRequest) => StandInAnswer): StandInOperation["answer"] {
  return (request) => {
    const key = request.headers["x-api-key"];
    if (key === undefined || key === "wrong")
      return { status: 401, body: { message: "Token is invalid format" } };
    if (key === "poor")
      return {
        status: 401,
        body: { message: "Your plan: free-plan-daily total included usage has been consumed" },
      };
    const { address } = request.params;
    if (address !== undefined && !/^0x[0-9a-fA-F]{40}$/.test(address)) return invalid("address is not valid");
    return answer(request);
  };
}

function invalid(message: string): StandInAnswer {
  return { status: 400, body: { message } };
}

function addressOf({ params }: StandInRequest): string {
  return (params["address"] ?? "").toLowerCase();
}

function onChain({ query }: StandInRequest, body: (chain: string) => unknown): StandInAnswer {
  const chain = query.get("chain") ?? "0x1";
  const found = CHAINS.includes(chain) ? body(chain) : undefined;
  return found === undefined ? invalid("chain must be a valid enum value") : { body: found };
}

function onChains({ query }: StandInRequest, body: (chains: readonly string[]) => unknown): StandInAnswer {
  const chains = [...query].filter(([name]) => LISTED.includes(name)).map(([, value]) => value);
  const asked = chains.length === 0 ? ["0x1"] : chains;
  return asked.every((chain) => CHAINS.includes(chain))
    ? { body: body(asked) }
    : invalid("chains must be valid");
}

/** A list in pages: a cursor says, in Moralis' own way, how many rows stand before it. */
function list(rows: Readonly<Record<string, readonly object[]>>, takes: readonly string[]): StandInOperation {
  return {
    takes: ["chain", "limit", "cursor", ...takes],
    answer: keyed((request) => {
      const { query } = request;
      const size = Number(query.get("limit") ?? MOST_ROWS);
      const start = Number(/^row-(\d+)$/.exec(query.get("cursor") ?? "row-0")?.[1] ?? Number.NaN);
      if (!(size >= 1 && size <= MOST_ROWS) || Number.isNaN(start))
        return invalid("limit or cursor is invalid");
      return onChain(request, (chain) => {
        const all = rows[`${chain}/${addressOf(request)}`] ?? [];
        const next = start + size < all.length ? `row-${start + size}` : null;
        return { page: 0, page_size: size, cursor: next, result: all.slice(start, start + size) };
      });
    }),
  };
}
