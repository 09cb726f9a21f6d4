// check_phishing_site: whether a site is known for phishing.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { goPlusTool, siteUrl } from "./arguments.js";
import { addressOrNull, behaviours, flag, stringsOf, told, toldAll, words } from "./pieces.js";

const rawPhishing = lazy(() =>
  answerWith(
    z.looseObject({
      phishing_site: told(),
      website_contract_security: z
        .array(
          z.looseObject({
            contract: z.string().nullish(),
            standard: z.string().nullish(),
            address_risk: z.array(z.unknown()).nullish(),
            ...toldAll(["is_contract", "is_open_source"]),
          }),
        )
        .nullish(),
    }),
  ),
);

/** The tool `check_phishing_site`. */
export const checkPhishingSite = defineTool({
  name: "check_phishing_site",
  title: "Site known for phishing",
  description:
    "Whether a site is known for phishing, and the risks of the contracts that it calls, from GoPlus, at most a minute old. A site that GoPlus has found nothing against is not proved safe.",
  ...goPlusTool,
  keywords: [
    "scam website",
    "website",
    "fake site",
    "suspicious link",
    "is this link safe",
    "phishing url",
    "is a site a scam",
    "is a link phishing",
    "wallet drainer site",
    "malicious domain",
    "fake airdrop page",
    "should i click",
    "got a weird link",
  ],
  input: lazy(() => z.object({ url: siteUrl() })),
  output: lazy(() =>
    z.object({
      url: z.string().describe("The site"),
      found: z.boolean().describe("Whether GoPlus has an answer; where not, nothing is known of the site"),
      is_phishing: flag("Whether it is known for phishing; false: nothing was found, which is no proof"),
      contracts: z
        .array(
          z.object({
            address: addressOrNull("Address"),
            standard: words("Its standard, such as `erc20`"),
            is_contract: flag("Whether it is a contract"),
            is_open_source: flag("Whether its source code is public"),
            risks: behaviours("it"),
          }),
        )
        .describe("Contracts that the site calls"),
    }),
  ),
  examples: [
    { description: "A known exchange", args: { url: "https://app.uniswap.org" } },
    { description: "A site that imitates a conference", args: { url: "go-ethdenver.com" } },
  ],
  async execute({ url }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/phishing_site", {
      query: { url },
      schema: rawPhishing,
    });
    const found = holdsAnything(result);
    return withCode(
      ctx,
      { code, found, what: url },
      {
        url,
        found,
        is_phishing: result?.phishing_site,
        contracts: (result?.website_contract_security ?? []).map(
          ({ contract, standard, is_contract, is_open_source, address_risk }) => ({
            ...{ address: contract, standard, is_contract, is_open_source },
            risks: stringsOf(address_risk),
          }),
        ),
      },
    );
  },
});
