// Safety sources: what each tool that knows of a token's security tells, read as facts and findings.
import { once } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import type { Gathering } from "./gather.js";
import { maybeText } from "./read-prices.js";
import { EVM_RULES, type Finding, type Flags, findingsOf, SOLANA_RULES, taxFinding } from "./safety-rules.js";

/** The tools that are asked. */
export const SAFETY_TOOLS = [
  "get_token_security",
  "check_honeypot",
  "get_solana_token_security",
  "get_rugcheck_summary",
  "get_token_info",
] as const;

/** What one tool tells. */
export interface Told {
  readonly tool: string;
  readonly symbol: string | null;
  readonly name: string | null;
  readonly flags: Flags;
  readonly findings: readonly Finding[];
  readonly buy_tax?: string | null;
  readonly sell_tax?: string | null;
  readonly holder_count?: number | null;
  /** Whether the tool lists the token as known and trusted. */
  readonly isTrusted?: boolean;
}

const flag = () => z.boolean().nullish();
const tax = () => orNull(decimal());
const maybeCount = () => z.number().nullish();
const named = () => ({ found: z.boolean(), name: maybeText(), symbol: maybeText() });

const goplusToken = lazy(() =>
  z.looseObject({
    ...named(),
    ...Object.fromEntries(Object.keys(EVM_RULES).map((name) => [name, flag()])),
    is_open_source: flag(),
    trust_list: flag(),
    copies: z.looseObject({ is_copy: flag() }),
    buy_tax: tax(),
    sell_tax: tax(),
    holder_count: maybeCount(),
  }),
);

const honeypot = lazy(() =>
  z.looseObject({
    ...named(),
    is_honeypot: flag(),
    is_open_source: flag(),
    buy_tax: tax(),
    sell_tax: tax(),
    holder_count: maybeCount(),
  }),
);

const power = once(() =>
  z.looseObject({ status: flag(), by: z.array(z.looseObject({ is_malicious: flag() })) }),
);
const POWERS = Object.keys(SOLANA_RULES);

const solanaToken = lazy(() =>
  z.looseObject({
    ...named(),
    non_transferable: flag(),
    default_account_state: maybeText(),
    transfer_fee: tax(),
    transfer_hooks: z.array(z.unknown()).nullable(),
    trusted_token: flag(),
  }),
);

const rugcheck = lazy(() =>
  z.looseObject({
    found: z.boolean(),
    risks: z.array(z.looseObject({ name: maybeText(), level: maybeText(), description: maybeText() })),
  }),
);

const info = lazy(() =>
  z.looseObject({
    token: z
      .looseObject({ name: maybeText(), symbol: maybeText(), is_honeypot: flag(), is_verified: flag() })
      .nullable(),
  }),
);

/** Asks GoPlus of an EVM token. */
export async function askGoplus(run: Gathering, chain: string, address: string): Promise<Told | undefined> {
  const tool = "get_token_security";
  const what = "what the contract can do";
  if (!chainsOf("goplus").all.some(({ slug }) => slug === chain)) {
    run.miss(what, `goplus does not cover ${chain}`, tool);
    return undefined;
  }
  const told = await run.ask({ tool, args: { chain, address }, what, schema: goplusToken });
  if (!told?.found) return undefined;
  const flags: Flags = {
    ...flagsOf(told, Object.keys(EVM_RULES)),
    is_copy: told.copies.is_copy,
    is_closed_source: not(told.is_open_source),
  };
  const findings = [...findingsOf(EVM_RULES, flags, tool), ...taxFindings(told, tool)];
  const { name, symbol, buy_tax, sell_tax, holder_count = null } = told;
  return {
    tool,
    name,
    symbol,
    flags,
    findings,
    buy_tax,
    sell_tax,
    holder_count,
    isTrusted: told.trust_list === true,
  };
}

/** Asks for a simulated trade of an EVM token, on the chains where it is simulated. */
export async function askHoneypot(run: Gathering, chain: string, address: string): Promise<Told | undefined> {
  const tool = "check_honeypot";
  if (!["ethereum", "bsc", "base"].includes(chain)) return undefined;
  const what = "how a simulated trade ends";
  const told = await run.ask({ tool, args: { chain, address }, what, schema: honeypot });
  if (!told?.found) return undefined;
  const { name, symbol, is_honeypot, is_open_source, buy_tax, sell_tax, holder_count = null } = told;
  if (is_honeypot == null) run.miss(what, "the simulation did not work", tool);
  const flags: Flags = { is_honeypot, is_closed_source: not(is_open_source) };
  const findings = [...findingsOf(EVM_RULES, flags, tool), ...taxFindings(told, tool)];
  return { tool, name, symbol, flags, findings, buy_tax, sell_tax, holder_count };
}

/** Asks GoPlus of a token on Solana. */
export async function askGoplusSolana(run: Gathering, address: string): Promise<Told | undefined> {
  const tool = "get_solana_token_security";
  const what = "who controls the token";
  const told = await run.ask({ tool, args: { address }, what, schema: solanaToken });
  if (!told?.found) return undefined;
  const powers = POWERS.flatMap((name) => {
    const read = power().safeParse(told[name]).data;
    return read ? [[name, read] as const] : [];
  });
  const state = told.default_account_state;
  const flags: Flags = {
    ...Object.fromEntries(powers.map(([name, { status }]) => [name, status])),
    non_transferable: told.non_transferable,
    starts_frozen: state === null ? null : state === "frozen",
    has_transfer_hook: told.transfer_hooks === null ? null : told.transfer_hooks.length > 0,
    is_authority_malicious: powers.some(([, { by }]) => by.some(({ is_malicious }) => is_malicious === true)),
  };
  const findings = [
    ...findingsOf(SOLANA_RULES, flags, tool),
    ...taxFinding("transfer_fee", "A transfer", told.transfer_fee, tool),
  ];
  const { name, symbol, trusted_token } = told;
  return { tool, name, symbol, flags, findings, isTrusted: trusted_token === true };
}

/** Asks RugCheck of a token on Solana. */
export async function askRugcheck(run: Gathering, address: string): Promise<Told | undefined> {
  const tool = "get_rugcheck_summary";
  const what = "the risks that RugCheck names";
  const told = await run.ask({ tool, args: { address }, what, schema: rugcheck });
  if (!told?.found) return undefined;
  const findings = told.risks.flatMap(({ name, level, description }): Finding[] => {
    if (level !== "danger" && level !== "warn") return [];
    const text = [name, description].filter((each) => each !== null).join(": ");
    return [{ severity: level === "danger" ? "danger" : "warning", code: "rugcheck", text, tool }];
  });
  return { tool, name: null, symbol: null, flags: {}, findings };
}

/** Asks what GeckoTerminal knows of a token beside its figures. */
export async function askInfo(run: Gathering, chain: string, address: string): Promise<Told | undefined> {
  const tool = "get_token_info";
  if (!chainsOf("geckoterminal").all.some(({ slug }) => slug === chain)) return undefined;
  const what = "what GeckoTerminal knows of the token";
  const told = (await run.ask({ tool, args: { chain, address }, what, schema: info }))?.token;
  if (!told) return undefined;
  const flags: Flags = { is_honeypot: told.is_honeypot };
  const findings = findingsOf(EVM_RULES, flags, tool);
  const { name, symbol, is_verified } = told;
  return { tool, name, symbol, flags, findings, isTrusted: is_verified === true };
}

function not(known: boolean | null | undefined): boolean | null {
  return known == null ? null : !known;
}

function taxFindings(
  taxes: { readonly buy_tax: string | null; readonly sell_tax: string | null },
  tool: string,
): Finding[] {
  return [
    ...taxFinding("buy_tax", "A purchase", taxes.buy_tax, tool),
    ...taxFinding("sell_tax", "A sale", taxes.sell_tax, tool),
  ];
}

function flagsOf(record: Readonly<Record<string, unknown>>, names: readonly string[]): Flags {
  return Object.fromEntries(
    names.map((name) => [name, typeof record[name] === "boolean" ? record[name] : null]),
  );
}
