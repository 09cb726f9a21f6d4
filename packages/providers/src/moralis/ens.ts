// resolve_ens_domain: the address behind an ENS name, by Moralis.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";

const FRESH_MS = 5 * 60_000;
const STALE_MS = 60 * 60_000;

const rawResolved = lazy(() => z.looseObject({ address: z.string().nullish() }));

/** The tool `resolve_ens_domain`. */
export const resolveEnsDomain = defineTool({
  name: "resolve_ens_domain",
  title: "Address of an ENS name by Moralis",
  description:
    "The Ethereum address that an ENS name such as `vitalik.eth` stands for, from Moralis, at most five minutes old. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: ["ens", ".eth name", "moralis ens", "ens domain via moralis", "moralis .eth lookup"],
  input: lazy(() =>
    z.object({
      domain: z
        .string()
        .trim()
        .toLowerCase()
        .max(255)
        .regex(/^[^\s./]+(\.[^\s./]+)+$/, "a name such as `vitalik.eth`")
        .describe("The name, such as `vitalik.eth`"),
    }),
  ),
  output: lazy(() =>
    z.object({
      domain: z.string().describe("The name, in lower case"),
      address: z.string().nullable().describe("The address; null where the name stands for none"),
    }),
  ),
  examples: [
    { description: "A known person", args: { domain: "vitalik.eth" } },
    { description: "A project", args: { domain: "ens.eth" } },
  ],
  async execute({ domain }, ctx) {
    const found = await ctx.http.find("resolve/ens/{domain}", { path: { domain }, schema: rawResolved });
    const address = found?.address ? spellAddress(found.address) : null;
    return address === null
      ? ctx.noData({ domain, address }, `moralis knows no address of ${domain}`)
      : { domain, address };
  },
});
