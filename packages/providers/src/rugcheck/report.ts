// get_rugcheck_report: the risks of a Solana token with its authorities, holders and markets.
import { defineTool } from "@svckit/core";
import { integerString, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { judge, judgement, mint, rawJudgement, unknown, words } from "./arguments.js";

const FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;

const rawReport = lazy(() => {
  const text = z.string().nullish();
  const number = z.number().nullish();
  const flag = z.boolean().nullish();
  const amount = z.union([z.string(), z.number()]).nullish();
  return z.looseObject({
    ...rawJudgement(),
    creator: text,
    detectedAt: text,
    rugged: flag,
    totalHolders: number,
    totalMarketLiquidity: number,
    totalLPProviders: number,
    price: number,
    token: z
      .looseObject({ mintAuthority: text, freezeAuthority: text, supply: amount, decimals: number })
      .nullish(),
    tokenMeta: z.looseObject({ name: text, symbol: text, mutable: flag, updateAuthority: text }).nullish(),
    transferFee: z.looseObject({ pct: number, authority: text }).nullish(),
    topHolders: z
      .array(z.looseObject({ address: text, owner: text, amount, pct: number, insider: flag }))
      .nullish(),
    markets: z
      .array(
        z.looseObject({
          pubkey: text,
          marketType: text,
          lp: z.looseObject({ lpLockedPct: number, lpLockedUSD: number }).nullish(),
        }),
      )
      .nullish(),
  });
});

/** The tool `get_rugcheck_report`. */
export const getRugcheckReport = defineTool({
  name: "get_rugcheck_report",
  title: "Report of a Solana token's risks",
  description:
    "RugCheck's whole report of a token on Solana: score, risks, who can mint or freeze it, whether it has been rugged, its largest holders with insiders, markets with locked liquidity and transfer fee, at most a minute old. What RugCheck does not know is null, and not safe.",
  category: "security_risk",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "rug pull",
    "mint authority",
    "freeze authority",
    "top holders",
    "is this solana token a rug",
    "rugcheck full report",
    "insiders",
    "risk report",
    "is solana token a rug",
    "insider wallets",
    "detailed solana risk report",
    "due diligence solana token",
    "solana lp locked",
    "who created solana token",
    "solana token already rugged",
  ],
  input: lazy(() => z.object({ address: mint() })),
  output: lazy(() =>
    z.object({
      ...judgement(),
      name: words("Name"),
      symbol: words("Ticker symbol, not unique"),
      decimals: z.int().nullable().describe("Decimals of its amounts; null: unknown"),
      supply: orNull(integerString("Supply, in the smallest unit; null: unknown")),
      is_rugged: z
        .boolean()
        .nullable()
        .describe(
          "Whether RugCheck has seen its liquidity taken; false: not seen, which is no proof; null: unknown",
        ),
      mint_authority: words(
        "Who can mint more, as the report names it; see `risks` too, which may know of one that it does not name",
      ),
      freeze_authority: words("Who can freeze accounts, as the report names it; see `risks` too"),
      is_metadata_mutable: z
        .boolean()
        .nullable()
        .describe("Whether name and picture can be changed; null: unknown"),
      update_authority: words("Who can change name and picture; null: unknown or nobody"),
      creator: words("Who created it; null: unknown"),
      detected_at: orNull(isoTime("When RugCheck first saw it")),
      price_usd: figureOrNull("Price in US dollars"),
      total_liquidity_usd: figureOrNull("Liquidity of all its markets in US dollars"),
      holder_count: z.int().nullable().describe("How many hold it; null: unknown"),
      lp_provider_count: z.int().nullable().describe("How many provide its liquidity; null: unknown"),
      transfer_fee_percentage: figureOrNull("What a transfer costs, in percent"),
      holders: z
        .array(
          z.object({
            token_account: words("The account that holds it"),
            owner: words("Whose account that is"),
            amount_raw: orNull(integerString("How much it holds, in the smallest unit")),
            percentage: figureOrNull("Its part of the supply, in percent"),
            is_insider: z
              .boolean()
              .nullable()
              .describe("Whether RugCheck counts it among insiders; null: unknown"),
          }),
        )
        .describe("Its largest holders"),
      markets: z
        .array(
          z.object({
            pool_address: words("Address of the market"),
            kind: words("Kind of the market, in the word of RugCheck"),
            locked_percentage: figureOrNull("How much of its liquidity is locked, in percent"),
            locked_usd: figureOrNull("How much of its liquidity is locked, in US dollars"),
          }),
        )
        .describe("Where it is traded"),
    }),
  ),
  examples: [
    { description: "USDC", args: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
    { description: "Bonk", args: { address: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263" } },
  ],
  async execute({ address }, ctx) {
    const raw = await ctx.http.find("tokens/{address}/report", { path: { address }, schema: rawReport });
    const { token, tokenMeta, transferFee, topHolders, markets, ...report } = raw ?? {};
    const result = {
      ...judge(address, raw),
      name: tokenMeta?.name,
      symbol: tokenMeta?.symbol,
      decimals: token?.decimals ?? null,
      supply: token?.supply,
      is_rugged: report.rugged ?? null,
      mint_authority: token?.mintAuthority,
      freeze_authority: token?.freezeAuthority,
      is_metadata_mutable: tokenMeta?.mutable ?? null,
      update_authority: tokenMeta?.updateAuthority,
      creator: report.creator,
      // The year 1 is how Go writes that it has no time.
      detected_at: report.detectedAt?.startsWith("0001-") ? null : report.detectedAt,
      price_usd: report.price ?? null,
      total_liquidity_usd: report.totalMarketLiquidity ?? null,
      holder_count: report.totalHolders ?? null,
      lp_provider_count: report.totalLPProviders ?? null,
      transfer_fee_percentage: transferFee?.pct ?? null,
      holders: (topHolders ?? []).map((holder) => ({
        token_account: holder.address,
        owner: holder.owner,
        amount_raw: holder.amount,
        percentage: holder.pct ?? null,
        is_insider: holder.insider ?? null,
      })),
      markets: (markets ?? []).map(({ pubkey, marketType, lp }) => ({
        pool_address: pubkey,
        kind: marketType,
        locked_percentage: lp?.lpLockedPct ?? null,
        locked_usd: lp?.lpLockedUSD ?? null,
      })),
    };
    return raw === null ? ctx.noData(result, unknown(address)) : result;
  },
});
