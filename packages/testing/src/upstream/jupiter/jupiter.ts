// Jupiter's stand-in: prices, tokens and quotes of Solana over a few tokens, as strict as the real one.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler, StandInOperation } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { TOKENS } from "./data.js";

const MAX_IDS = 50;
const MAX_FOUND = 20;
const MINT = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** Starts a stand-in of the Jupiter API. The key `wrong` is refused. */
export function standInJupiter(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /price/v3": {
      needs: ["ids"],
      answer: behindKey(({ query }) => {
        const ids = (query.get("ids") ?? "").split(",");
        if (ids.length > MAX_IDS || !ids.every((id) => MINT.test(id))) return failure("Invalid ids");
        // A token without a reliable price is left out.
        const priced = TOKENS.filter(({ id, usdPrice }) => ids.includes(id) && usdPrice !== undefined);
        const body = priced.map(
          ({ id, usdPrice, liquidity, decimals, createdAt, priceBlockId, stats24h }) => [
            id,
            {
              ...{ usdPrice, liquidity, decimals, createdAt },
              ...{ blockId: priceBlockId, priceChange24h: stats24h?.priceChange ?? null },
            },
          ],
        );
        return { body: Object.fromEntries(body) };
      }),
    },
    "GET /tokens/v2/search": {
      needs: ["query"],
      answer: behindKey(({ query }) => {
        const words = (query.get("query") ?? "").toLowerCase().split(",");
        const found = TOKENS.filter(({ id, name, symbol }) =>
          words.some((word) => id.toLowerCase() === word || `${name} ${symbol}`.toLowerCase().includes(word)),
        );
        return { body: found.slice(0, MAX_FOUND) };
      }),
    },
    "GET /swap/v1/quote": {
      needs: ["inputMint", "outputMint", "amount"],
      takes: ["slippageBps", "swapMode"],
      answer: behindKey(({ query }) => quote(query)),
    },
  };
  return createStandIn(routes, {
    refuse: ({ kind, message }) =>
      kind === "path" ? { status: 404, body: { error: message } } : failure(message),
  });
}

function quote(query: URLSearchParams): StandInAnswer {
  const [inputMint = "", outputMint = "", amount = "", mode = "ExactIn"] = [
    "inputMint",
    "outputMint",
    "amount",
    "swapMode",
  ].map((name) => query.get(name) ?? undefined);
  if (!/^\d{1,20}$/.test(amount)) return failure("Query parameter amount cannot be parsed");
  if (!["ExactIn", "ExactOut"].includes(mode)) return failure("Query parameter swapMode cannot be parsed");
  const isKnown = [inputMint, outputMint].every((mint) => TOKENS.some(({ id }) => id === mint));
  if (!isKnown || inputMint === outputMint)
    return {
      status: 400,
      body: { error: "Could not find any route", errorCode: "COULD_NOT_FIND_ANY_ROUTE" },
    };
  const isIn = mode === "ExactIn";
  const slippage = BigInt(query.get("slippageBps") ?? 50);
  const [given, got] = isIn ? [BigInt(amount), BigInt(amount) / 6n] : [BigInt(amount) * 6n, BigInt(amount)];
  const worst = isIn ? (got * (10_000n - slippage)) / 10_000n : (given * (10_000n + slippage)) / 10_000n;
  const amounts = { inAmount: String(given), outAmount: String(got) };
  const swapInfo = { ammKey: "HXpGFJGCEEFdV31tDmjDBaJMEB1fKLiAoKoWr3Fnonid", label: "Meteora DLMM" };
  return {
    body: {
      ...{ inputMint, outputMint, swapMode: mode, slippageBps: Number(slippage), ...amounts },
      otherAmountThreshold: String(worst),
      priceImpactPct: "0.00012345678901234567",
      platformFee: null,
      routePlan: [{ percent: 100, swapInfo: { ...swapInfo, inputMint, outputMint, ...amounts } }],
      contextSlot: 324_307_186,
      timeTaken: 0.012,
    },
  };
}

function behindKey(answer: StandInHandler): StandInHandler {
  return (request) =>
    request.headers["x-api-key"] === "wrong"
      ? { status: 401, body: { code: 401, message: "Unauthorized" } }
      : answer(request);
}

function failure(error: string): StandInAnswer {
  return { status: 400, body: { error } };
}
