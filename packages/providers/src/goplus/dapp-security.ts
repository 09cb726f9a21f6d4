// check_dapp_security: what is known of a dApp, its audits and its contracts.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { goPlusTool, siteUrl } from "./arguments.js";
import { addressOrNull, behaviours, flag, stringsOf, timeTold, told, toldAll, words } from "./pieces.js";

const rawDapp = lazy(() => {
  const text = z.string().nullish();
  const list = z.array(z.unknown()).nullish();
  const contract = z.looseObject({
    contract_address: text,
    creator_address: text,
    malicious_behavior: list,
    malicious_creator_behavior: list,
    ...toldAll(["deployment_time", "is_open_source", "malicious_contract", "malicious_creator"]),
  });
  const audit = z.looseObject({ audit_firm: text, audit_link: text, audit_time: text });
  const onChain = z.looseObject({ chain_id: told(), contracts: z.array(contract).nullish() });
  return answerWith(
    z.looseObject({
      project_name: text,
      url: text,
      ...toldAll(["is_audit", "trust_list"]),
      audit_info: z.array(audit).nullish(),
      contracts_security: z.array(onChain).nullish(),
    }),
  );
});

const contractsOut = () =>
  z
    .array(
      z.object({
        chain: z.string().nullable().describe("The chain; null where GoPlus does not say"),
        address: addressOrNull("Address"),
        is_open_source: flag("Whether its source code is public"),
        is_malicious: flag("Whether it is suspected; false: nothing was found, which is no proof"),
        behaviours: behaviours("it"),
        created_at: z.string().nullable().describe("When it was deployed, ISO 8601 in UTC; null: unknown"),
        creator: addressOrNull("Who deployed it; null: unknown"),
        is_creator_malicious: flag("Whether its creator is suspected; false: nothing was found"),
        creator_behaviours: behaviours("its creator"),
      }),
    )
    .describe("Its contracts");

/** The tool `check_dapp_security`. */
export const checkDappSecurity = defineTool({
  name: "check_dapp_security",
  title: "Security of a dApp",
  description:
    "What is known of a dApp by its site: audits, whether it is on GoPlus' list of trusted ones, and whether its contracts or their creators are suspected, at most a minute old. A dApp that is unknown is not proved safe.",
  ...goPlusTool,
  keywords: [
    "audited",
    "audit report",
    "trusted dapp",
    "has this dapp been audited",
    "is this protocol site trusted",
    "is a dapp trustworthy",
    "is a dapp audited",
    "has this protocol been audited",
    "who audited it",
    "connect my wallet here",
    "legit defi website",
    "auditor",
    "is this defi app safe",
  ],
  input: lazy(() => z.object({ url: siteUrl() })),
  output: lazy(() =>
    z.object({
      url: z.string().describe("The site that was asked for"),
      found: z.boolean().describe("Whether GoPlus knows a dApp there; where not, nothing is known of it"),
      project: words("Name of the project"),
      site: words("Its site, as GoPlus has it"),
      is_trusted: flag("Whether GoPlus lists it as known and trusted; false says nothing against it"),
      is_audited: flag("Whether an audit is known; false: none was found"),
      audits: z
        .array(
          z.object({
            firm: words("Who audited it"),
            url: words("Where the report is"),
            date: words("When, as the report says it"),
          }),
        )
        .describe("The audits that are known"),
      contracts: contractsOut(),
    }),
  ),
  examples: [
    { description: "A lending protocol", args: { url: "https://for.tube" } },
    { description: "An exchange", args: { url: "https://app.uniswap.org" } },
  ],
  async execute({ url }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/dapp_security", { query: { url }, schema: rawDapp });
    const found = holdsAnything(result);
    return withCode(
      ctx,
      { code, found, what: `a dApp at ${url}` },
      {
        url,
        found,
        project: result?.project_name,
        site: result?.url,
        is_trusted: result?.trust_list,
        is_audited: result?.is_audit,
        audits: (result?.audit_info ?? []).map(({ audit_firm, audit_link, audit_time }) => ({
          firm: audit_firm,
          url: audit_link,
          date: audit_time,
        })),
        contracts: (result?.contracts_security ?? []).flatMap(({ chain_id, contracts }) =>
          (contracts ?? []).map((contract) => ({
            chain: chain_id == null || chain_id === "" ? null : chainsOf("goplus").slugOf(String(chain_id)),
            address: contract.contract_address,
            is_open_source: contract.is_open_source,
            is_malicious: contract.malicious_contract,
            behaviours: stringsOf(contract.malicious_behavior),
            created_at: timeTold(contract.deployment_time),
            creator: contract.creator_address,
            is_creator_malicious: contract.malicious_creator,
            creator_behaviours: stringsOf(contract.malicious_creator_behavior),
          })),
        ),
      },
    );
  },
});
