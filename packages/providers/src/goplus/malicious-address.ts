// check_malicious_address: what an address is listed for.
import { defineTool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { chainId, goPlusChain, goPlusTool } from "./arguments.js";
import { count, flags, namesOf, pick, toldAll, words } from "./pieces.js";

/** What an address may be listed for, by the names that GoPlus gives it. */
const LISTED = {
  phishing_activities: "Whether it is listed for phishing",
  stealing_attack: "Whether it is listed for theft",
  blackmail_activities: "Whether it is listed for blackmail",
  cybercrime: "Whether it is listed for cybercrime",
  money_laundering: "Whether it is listed for money laundering",
  financial_crime: "Whether it is listed for financial crime",
  darkweb_transactions: "Whether it is listed for dealings on the dark web",
  sanctioned: "Whether it is under sanctions",
  mixer: "Whether it belongs to a mixer of coins",
  honeypot_related_address: "Whether it made or owns honeypots",
  malicious_mining_activities: "Whether it is listed for malicious mining",
  fake_kyc: "Whether it is listed for faked checks of identity",
  gas_abuse: "Whether it makes others pay gas for what it mints",
  fake_token: "Whether it is a copy of a well-known token",
  fake_standard_interface: "Whether its contract imitates a standard without keeping to it",
  reinit: "Whether its contract can be deployed anew with other code",
  blacklist_doubt: "Whether it is suspected of other bad conduct",
} as const;

const rawAnswer = lazy(() =>
  answerWith(
    z.looseObject({
      ...toldAll([...namesOf(LISTED), "contract_address", "number_of_malicious_contracts_created"]),
      data_source: z.string().nullish(),
    }),
  ),
);

/** The tool `check_malicious_address`. */
export const checkMaliciousAddress = defineTool({
  name: "check_malicious_address",
  title: "Address on lists of bad conduct",
  description:
    "Whether an EVM address is listed for phishing, theft, sanctions, mixing, money laundering, honeypots and the like, and by whom, from GoPlus, at most a minute old. An address that is on no list is not proved safe.",
  ...goPlusTool,
  keywords: [
    "scammer",
    "blacklist",
    "sanctions",
    "wallet risk",
    "is this address a scammer",
    "sanctioned address",
    "hacker wallet",
    "blacklisted wallet",
    "address reputation",
    "stolen funds",
    "is an address blacklisted",
    "linked to hacks or mixers",
    "is an address on a scam list",
    "is a wallet sanctioned",
    "ofac",
    "tainted funds",
    "on a scam list",
    "linked to mixers",
    "aml check",
    "address screening",
  ],
  input: lazy(() =>
    z.object({
      address: evmAddress("The address to look up"),
      chain: goPlusChain()
        .optional()
        .describe("The chain on which it is asked whether the address is a contract"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The address"),
      chain: z.string().nullable().describe("The chain that was asked for"),
      found: z.boolean().describe("Whether GoPlus knows the address; where not, nothing is known of it"),
      listed: z
        .boolean()
        .nullable()
        .describe("Whether it is on any list below; false: on none of those that are known; null: unknown"),
      ...flags(LISTED),
      is_contract: flags({ is: "Whether it is a contract; told for a given chain alone" }).is,
      malicious_contracts_created: count("How many malicious contracts it has made"),
      data_source: words("Whose lists it is on, such as `GoPlus` or `SlowMist`"),
    }),
  ),
  examples: [
    {
      description: "An address on Ethereum",
      args: { address: "0xC8a65Fadf0e0dDAf421F28FEAb69Bf6E2E589963", chain: "ethereum" },
    },
    {
      description: "A known person's address, on no chain in particular",
      args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
  ],
  async execute({ address, chain }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/address_security/{address}", {
      path: { address },
      query: { chain_id: chain && chainId(chain) },
      schema: rawAnswer,
    });
    const found = holdsAnything(result);
    const told = pick(result ?? {}, namesOf(LISTED));
    return withCode(
      ctx,
      { code, found, what: address },
      {
        address,
        chain: chain ?? null,
        found,
        listed: isListed(Object.values(told)),
        ...told,
        is_contract: result?.contract_address,
        malicious_contracts_created: result?.number_of_malicious_contracts_created,
        data_source: result?.data_source,
      },
    );
  },
});

/** Yes with one yes; no only where nothing but no is told. */
function isListed(told: readonly unknown[]): boolean | null {
  if (told.some((value) => String(value) === "1")) return true;
  return told.some((value) => String(value) === "0") ? false : null;
}
