// get_rugcheck_summary: the risks of a Solana token in short.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { judge, judgement, mint, rawJudgement, unknown } from "./arguments.js";

const FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;

const rawSummary = lazy(() => z.looseObject(rawJudgement()));

/** The tool `get_rugcheck_summary`. */
export const getRugcheckSummary = defineTool({
  name: "get_rugcheck_summary",
  title: "Risks of a Solana token in short",
  description:
    "RugCheck's score and risks of a token on Solana, and how much of its liquidity is locked, at most a minute old. A risk that it does not name is not proved absent.",
  category: "security_risk",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "rug pull",
    "scam",
    "safe to buy",
    "rugcheck score",
    "quick risk of a solana token",
    "does rugcheck see risks",
    "score of a solana token",
    "quick solana risk check",
    "is solana token a scam",
    "solana token safe or not",
    "rug risk at a glance",
    "danger level of solana token",
  ],
  input: lazy(() => z.object({ address: mint() })),
  output: lazy(() => z.object(judgement())),
  examples: [
    { description: "USDC", args: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
    { description: "Bonk", args: { address: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263" } },
  ],
  async execute({ address }, ctx) {
    const raw = await ctx.http.find("tokens/{address}/report/summary", {
      path: { address },
      schema: rawSummary,
    });
    const result = judge(address, raw);
    return raw === null ? ctx.noData(result, unknown(address)) : result;
  },
});
