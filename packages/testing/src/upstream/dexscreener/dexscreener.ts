// DexScreener's stand-in: the public API over a few pairs, as strict as the real one.
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BOOSTS, ORDERS, PAIRS, PROFILES } from "./data.js";

const MAX_TOKENS = 30;
const VERSION = { schemaVersion: "1.0.0" };

type Pair = (typeof PAIRS)[number];

/** Starts a stand-in of the DexScreener API. What it does not know is an empty list, or null: it has no 404 for records. */
export function standInDexScreener(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /latest/dex/search": {
      needs: ["q"],
      answer: ({ query }) => {
        const words = (query.get("q") ?? "").toLowerCase().split(/[/ ]/);
        return {
          body: { ...VERSION, pairs: PAIRS.filter((pair) => words.every((word) => has(pair, word))) },
        };
      },
    },
    "GET /latest/dex/pairs/{chain}/{addresses}": {
      takes: [],
      answer: (request) => {
        const found = onChain(request).filter(({ pairAddress }) => names(request, pairAddress));
        const [pair = null] = found;
        return { body: { ...VERSION, pairs: pair === null ? null : found, pair } };
      },
    },
    "GET /token-pairs/v1/{chain}/{addresses}": {
      takes: [],
      answer: (request) => ({ body: withTokens(request) }),
    },
    "GET /tokens/v1/{chain}/{addresses}": {
      takes: [],
      answer: (request) =>
        addressesOf(request).length > MAX_TOKENS
          ? { status: 400, body: { error: `At most ${MAX_TOKENS} tokens` } }
          : { body: withTokens(request) },
    },
    "GET /token-profiles/latest/v1": { takes: [], answer: () => ({ body: PROFILES }) },
    "GET /token-boosts/{order}/v1": {
      takes: [],
      answer: ({ params }) => {
        const body = BOOSTS[params["order"] ?? ""];
        return body === undefined ? { status: 404, body: { error: "Not found" } } : { body };
      },
    },
    "GET /orders/v1/{chain}/{address}": {
      takes: [],
      answer: ({ params }) => ({
        body: ORDERS[`${params["chain"]}/${params["address"]?.toLowerCase()}`] ?? [],
      }),
    },
  };
  return createStandIn(routes);
}

function onChain({ params }: StandInRequest): readonly Pair[] {
  return PAIRS.filter(({ chainId }) => chainId === params["chain"]);
}

function withTokens(request: StandInRequest): readonly Pair[] {
  return onChain(request).filter(
    ({ baseToken, quoteToken }) => names(request, baseToken.address) || names(request, quoteToken.address),
  );
}

function addressesOf({ params }: StandInRequest): readonly string[] {
  return (params["addresses"] ?? "").toLowerCase().split(",");
}

function names(request: StandInRequest, address: string): boolean {
  return addressesOf(request).includes(address.toLowerCase());
}

function has({ pairAddress, baseToken, quoteToken }: Pair, word: string): boolean {
  const texts = [pairAddress, ...[baseToken, quoteToken].flatMap((token) => Object.values(token))];
  return texts.some((text) => text.toLowerCase().includes(word));
}
