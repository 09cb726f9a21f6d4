// Pyth's stand-in: Hermes over a few feeds, as strict as the real one, with its errors in plain text.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";

const NOW_S = 1_767_225_605;
const FIRST_S = 1_600_000_000;
const KINDS = ["crypto", "equity", "fx", "metal", "rates", "commodities"];

/** A feed: its symbol, kind, price, confidence and the power of ten of both. */
const FEEDS = [
  [
    "e62df6c8b4a85fe1a67db44dc12de5db330f7ac66b72dc658afedf0f4a415b43",
    "Crypto.BTC/USD",
    "7697512345678",
    "3210000001",
    -8,
  ],
  [
    "ff61491a931112ddf1bd8147cd1b641375f79f5825126d665480874634fd0ace",
    "Crypto.ETH/USD",
    "213550000000",
    "100000000",
    -8,
  ],
  // More digits than a double holds, and powers on either side of zero.
  [
    "72b021217ca3fe68922a19aaf990109cb9d84e9ad004b4d2025ad6f529314419",
    "Crypto.BONK/USD",
    "9007199254740993",
    "1",
    -20,
  ],
  ["765d2ba906dbc32ca17cc11f5310a89e9ee1f6420508c63861f2f8ba4ee34bb2", "Metal.XAU/USD", "4321", "2", 0],
  ["a995d00bb36a63cef7fd2c287dc105fc8f3d93779f062f09551b0af3e81ec30b", "FX.EUR/VND", "30512", "1", 3],
] as const;

type Feed = (typeof FEEDS)[number];

const UPDATE = ["parsed", "encoding", "ignore_invalid_price_ids"];

/** Starts a stand-in of Hermes. */
export function standInPyth(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /v2/updates/price/latest": {
      needs: ["ids[]"],
      takes: UPDATE,
      answer: ({ query }) => updates(query, NOW_S),
    },
    "GET /v2/updates/price/{at}": {
      needs: ["ids[]"],
      takes: UPDATE,
      answer: ({ params, query }) => {
        const at = Number(params["at"]);
        if (!Number.isInteger(at)) return text(400, "Invalid URL: cannot parse the publish time");
        // There is nothing of before it began, nor of what is to come.
        return at < FIRST_S || at > NOW_S ? text(404, "Update data not found") : updates(query, at);
      },
    },
    "GET /v2/price_feeds": {
      takes: ["query", "asset_type"],
      answer: ({ query }) => {
        const kind = query.get("asset_type");
        if (kind !== null && !KINDS.includes(kind)) return text(400, "unknown variant of asset_type");
        const word = (query.get("query") ?? "").toLowerCase();
        const found = FEEDS.map(toFeed).filter(
          ({ attributes: { symbol, asset_type: of } }) =>
            symbol.toLowerCase().includes(word) && (kind === null || of.toLowerCase() === kind),
        );
        return { body: found };
      },
    },
  };
  return createStandIn(routes, { refuse: ({ kind, message }) => text(kind === "path" ? 404 : 400, message) });
}

function updates(query: URLSearchParams, at: number): StandInAnswer {
  const ids = query.getAll("ids[]").map((id) => id.replace(/^0x/, ""));
  if (!ids.every((id) => /^[0-9a-f]{64}$/.test(id))) return text(400, "Invalid price id");
  const found = FEEDS.filter(([id]) => ids.includes(id));
  const isLenient = query.get("ignore_invalid_price_ids") === "true";
  if (found.length < ids.length && !isLenient) return text(404, "Price ids not found");
  const parsed = found.map(([id, , price, conf, expo]) => {
    const reading = { price, conf, expo, publish_time: at };
    const metadata = { slot: 190_000_000, proof_available_time: at + 1, prev_publish_time: at - 1 };
    return { id, price: reading, ema_price: { ...reading, conf: "0" }, metadata };
  });
  return { body: { binary: { encoding: "hex", data: ["504e4155"] }, parsed } };
}

function toFeed([id, symbol]: Feed) {
  const [kind = "", pair = ""] = symbol.split(".");
  const [base, quote_currency] = pair.split("/");
  const description = `${base} / ${quote_currency}`;
  return {
    id,
    attributes: { symbol, asset_type: kind, base, quote_currency, description, display_symbol: pair },
  };
}

function text(status: number, body: string): StandInAnswer {
  return { status, body, headers: { "content-type": "text/plain; charset=utf-8" } };
}
