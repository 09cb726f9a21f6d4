// get_sui_token_security: what whoever controls a coin on Sui can do with it.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, recordOf, withCode } from "./answer.js";
import { goPlusTool } from "./arguments.js";
import { amount, byName, count, flag, namesOf, told, toldAll, words } from "./pieces.js";

const COIN_TYPE = /^0x[0-9a-fA-F]{1,64}::[A-Za-z_]\w{0,127}::[A-Za-z_]\w{0,127}$/;

/** What may be done with a coin, by the names that GoPlus gives it. */
const POWERS = {
  mintable: "Whether more of it can be minted",
  blacklist: "Whether addresses can be barred from it",
  contract_upgradeable: "Whether its code can be exchanged",
  metadata_modifiable: "Whether its name and picture can be changed",
} as const;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const power = z.looseObject({ value: told(), cap_owner: text }).nullish();
  const rawCoin = z.looseObject({
    name: text,
    symbol: text,
    creator: text,
    ...toldAll(["decimals", "total_supply", "trusted_token"]),
    ...byName(namesOf(POWERS), () => power),
  });
  return answerWith(z.record(z.string(), rawCoin));
});

/** The tool `get_sui_token_security`. */
export const getSuiTokenSecurity = defineTool({
  name: "get_sui_token_security",
  title: "Security of a coin on Sui",
  description:
    "Whether a coin on Sui can be minted, blacklisted, upgraded or renamed, and by whom, from GoPlus, at most a minute old. What GoPlus does not know is null, and not safe.",
  keywords: [
    "sui coin safe",
    "sui token risk",
    "sui scam check",
    "sui rug pull",
    "is sui token a scam",
    "sui memecoin safe to buy",
    "sui treasury cap",
  ],
  ...goPlusTool,
  input: lazy(() =>
    z.object({
      address: z
        .string()
        .trim()
        .regex(COIN_TYPE, "a coin type such as `0x2::sui::SUI`")
        .describe("Type of the coin: package, module and name, such as `0x2::sui::SUI`"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("Type of the coin"),
      found: z.boolean().describe("Whether GoPlus knows the coin; where not, nothing is known of it"),
      name: words("Name"),
      symbol: words("Ticker symbol, not unique"),
      decimals: count("Decimals of its amounts"),
      total_supply: amount("Supply, as GoPlus gives it"),
      creator: words("Who created it; null: unknown"),
      trusted_token: flag(
        "Whether GoPlus lists it as known and trusted; false and null say nothing against it",
      ),
      ...byName(namesOf(POWERS), (name) =>
        z
          .object({
            status: flag("Whether it can be done"),
            by: words(
              "Who can do it: an address, `Shared` for anybody, `Immutable` for nobody; null: unknown",
            ),
          })
          .describe(POWERS[name]),
      ),
    }),
  ),
  examples: [
    { description: "Sui's own coin", args: { address: "0x2::sui::SUI" } },
    {
      description: "USDC on Sui",
      args: {
        address: "0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC",
      },
    },
  ],
  async execute({ address }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/sui/token_security", {
      query: { contract_addresses: address },
      schema: rawAnswer,
    });
    const record = recordOf(result, address);
    const found = record !== undefined;
    const { name, symbol, creator, decimals, total_supply, trusted_token, ...coin } = record ?? {};
    return withCode(
      ctx,
      { code, found, what: address },
      {
        address,
        found,
        ...{ name, symbol, creator, decimals, total_supply, trusted_token },
        ...byName(namesOf(POWERS), (power) => ({ status: coin[power]?.value, by: coin[power]?.cap_owner })),
      },
    );
  },
});
