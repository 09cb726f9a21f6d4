// check_honeypot: buys and sells a token in a simulation, and tells whether both went well and what they cost.
import { defineTool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainNumber, evmChain } from "../evm-chains.js";

const FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;

/** The chains that honeypot.is simulates, by its documentation (docs.honeypot.is). */
const CHAINS = ["ethereum", "bsc", "base"];

const rawCheck = lazy(() => {
  const text = z.string().nullish();
  const number = z.union([z.number(), z.string()]).nullish();
  const flag = z.boolean().nullish();
  const told = z.looseObject({ flag: text, description: text, severity: text });
  return z.looseObject({
    token: z.looseObject({ name: text, symbol: text, decimals: number, totalHolders: number }).nullish(),
    summary: z
      .looseObject({
        risk: text,
        riskLevel: number,
        // Older answers give the words alone.
        flags: z.array(z.union([told, z.string()])).nullish(),
      })
      .nullish(),
    simulationSuccess: flag,
    simulationError: text,
    honeypotResult: z.looseObject({ isHoneypot: flag, honeypotReason: text }).nullish(),
    simulationResult: z
      .looseObject({ buyTax: number, sellTax: number, transferTax: number, buyGas: number, sellGas: number })
      .nullish(),
    contractCode: z.looseObject({ openSource: flag, isProxy: flag, hasProxyCalls: flag }).nullish(),
    pair: z
      .looseObject({
        pair: z.looseObject({ name: text, address: text, type: text }).nullish(),
        liquidity: number,
      })
      .nullish(),
    pairAddress: text,
  });
});

const flag = (meaning: string) => z.boolean().nullable().describe(`${meaning}; null: unknown`);
const words = (meaning: string) => orNull(z.string().describe(meaning));
const tax = (what: string) =>
  orNull(decimal(`What ${what} costs beside the price, as a fraction: 0.05 is 5 %; null: unknown`));
const gas = (what: string) => orNull(integerString(`Gas that ${what} takes; null: unknown`));

/** The tool `check_honeypot`. */
export const checkHoneypot = defineTool({
  name: "check_honeypot",
  title: "Whether a token can be sold again",
  description:
    "Simulates buying and selling a token on Ethereum, BNB Smart Chain or Base in its largest pool, and tells whether it is a honeypot, the taxes, the gas and further warnings, from honeypot.is, at most a minute old. Where no simulation worked it is unknown, and not safe.",
  category: "security_risk",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "scam",
    "cannot sell",
    "buy tax",
    "sell tax",
    "honeypot check",
    "can i sell this token",
    "simulate a sale",
    "sell blocked",
    "can holders sell",
    "will i be able to sell",
    "is selling blocked",
    "trapped buyers",
    "transfer fee on sell",
    "sell reverts",
    "can holders get out",
  ],
  input: lazy(() =>
    z.object({
      chain: evmChain(CHAINS),
      address: evmAddress("The token's contract"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The token's contract"),
      found: z
        .boolean()
        .describe("Whether there is a pool to simulate in; where not, nothing is known of it"),
      name: words("Name"),
      symbol: words("Ticker symbol, not unique"),
      holder_count: z.int().nullable().describe("How many hold it; null: unknown"),
      is_honeypot: flag("Whether it could be bought and not sold in the simulation"),
      reason: words("Why it is a honeypot, in the words of honeypot.is"),
      is_simulated: flag("Whether the simulation worked; where it did not, the rest is unknown"),
      simulation_error: words("Why the simulation did not work"),
      risk: words("`very_low`, `low`, `medium`, `high`, `very_high`, `honeypot` or `unknown`"),
      risk_level: z.int().nullable().describe("The risk from 0 to 100; null: unknown"),
      warnings: z
        .array(
          z.object({
            flag: words("Name of the warning"),
            description: words("What it means, in the words of honeypot.is"),
            severity: words("How bad it is, such as `low` or `critical`"),
          }),
        )
        .describe("What else was noticed; that a warning is missing proves nothing"),
      buy_tax: tax("a purchase"),
      sell_tax: tax("a sale"),
      transfer_tax: tax("a transfer"),
      buy_gas: gas("a purchase"),
      sell_gas: gas("a sale"),
      is_open_source: flag("Whether its source code is public"),
      is_proxy: flag("Whether its code can be exchanged behind a proxy"),
      has_proxy_calls: flag("Whether it calls contracts that are proxies"),
      pool: z
        .object({
          name: words("Name of the pool"),
          pool_address: words("Address of the pool"),
          kind: words("Kind of the pool, such as `UniswapV2`"),
          liquidity_usd: orNull(decimal("Liquidity in US dollars; null: unknown")),
        })
        .describe("Where it was simulated"),
    }),
  ),
  examples: [
    {
      description: "USD Coin on Ethereum",
      args: { chain: "ethereum", address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
    },
    {
      description: "A token on Base",
      args: { chain: "base", address: "0x940181a94A35A4569E4529A3CDfB74e38FD98631" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const raw = await ctx.http.find("v2/IsHoneypot", {
      query: { address, chainID: chainNumber(chain) },
      schema: rawCheck,
    });
    const { token, summary, simulationResult: trade, contractCode: code, pair, ...check } = raw ?? {};
    // What a simulation that failed says of trades is no finding.
    const worked = check.simulationSuccess === true;
    const result = {
      chain,
      address,
      found: raw !== null,
      name: token?.name,
      symbol: token?.symbol,
      holder_count: wholeOf(token?.totalHolders),
      is_honeypot: honeypotOf(worked, check.honeypotResult?.isHoneypot),
      reason: check.honeypotResult?.honeypotReason,
      is_simulated: check.simulationSuccess ?? null,
      simulation_error: check.simulationError,
      risk: summary?.risk,
      risk_level: wholeOf(summary?.riskLevel),
      warnings: (summary?.flags ?? []).map((told) =>
        typeof told === "string"
          ? { flag: told, description: null, severity: null }
          : { flag: told.flag, description: told.description, severity: told.severity },
      ),
      buy_tax: worked ? fractionOf(trade?.buyTax) : null,
      sell_tax: worked ? fractionOf(trade?.sellTax) : null,
      transfer_tax: worked ? fractionOf(trade?.transferTax) : null,
      buy_gas: worked ? trade?.buyGas : null,
      sell_gas: worked ? trade?.sellGas : null,
      is_open_source: code?.openSource ?? null,
      is_proxy: code?.isProxy ?? null,
      has_proxy_calls: code?.hasProxyCalls ?? null,
      pool: {
        name: pair?.pair?.name,
        pool_address: pair?.pair?.address ?? check.pairAddress,
        kind: pair?.pair?.type,
        liquidity_usd: pair?.liquidity,
      },
    };
    if (raw !== null) return result;
    return ctx.noData(
      result,
      `honeypot.is has no pool of ${address} on ${chain}, so nothing was simulated; that does not make it safe`,
    );
  },
});

type Figure = string | number | null | undefined;

/** Yes is believed of any simulation, since one that could not sell may count as failed; no of one that worked alone. */
function honeypotOf(worked: boolean, told: boolean | null | undefined): boolean | null {
  if (told === true) return true;
  return worked && told === false ? false : null;
}

function wholeOf(number: Figure): number | null {
  return /^\d{1,15}$/.test(String(number)) ? Number(number) : null;
}

/** A share in percent as a fraction, in text, so that no digit is made up. */
function fractionOf(percent: Figure): string | null {
  const [, digits, exponent = "0"] = /^(\d+(?:\.\d+)?)(?:e([+-]?\d+))?$/i.exec(String(percent)) ?? [];
  return digits === undefined ? null : `${digits}e${Number(exponent) - 2}`;
}
