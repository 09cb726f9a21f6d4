// check_token_safety: what speaks against a token, by several sources, and what nobody knows of it.
import { defineTool, ServiceError } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { largestFirst } from "../exact.js";
import { named } from "../words.js";
import { anyChain } from "./any-chain.js";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { anything } from "./kinds.js";
import { NAMING_TOOLS, nameToken, type Token } from "./named-token.js";
import { type Finding, QUESTIONS } from "./safety-rules.js";
import {
  askGoplus,
  askGoplusSolana,
  askHoneypot,
  askInfo,
  askRugcheck,
  SAFETY_TOOLS,
  type Told,
} from "./safety-sources.js";

const VERDICTS = {
  danger: "danger",
  caution: "caution",
  nothing_found: "nothing was found that speaks against it, which is no proof",
  unknown: "too little is known of it, which is not safe",
};
// Reasons that an answer in words names.
const SHOWN = 4;

/** The tool `check_token_safety`. */
export const checkTokenSafety = defineTool({
  name: "check_token_safety",
  title: "Whether a token is safe to buy",
  description:
    "A verdict on a token of an EVM chain or Solana with its reasons, from GoPlus, honeypot.is, RugCheck and GeckoTerminal together: whether it can be sold again, its taxes, and what whoever controls it can do. What no source knows is told, and an unknown token is never called safe.",
  category: "security_risk",
  keywords: [
    "scam",
    "rug pull",
    "honeypot",
    "is it legit",
    "is this token safe",
    "is it a scam",
    "should i buy this token",
    "rug pull risk",
    "honeypot or not",
    "safe to buy verdict",
    "token risk",
    "can i trust a token",
    "is it safe to buy",
    "is a coin legit",
    "is a token a scam or not",
    "should i buy this",
    "safe or not verdict",
    "due diligence before buying",
    "sketchy token",
    "ape in",
    "shitcoin check",
    "red flags",
  ],
  effect: "read",
  keyless: true,
  uses: [...NAMING_TOOLS, ...SAFETY_TOOLS],
  input: lazy(() =>
    z.object({
      token: anything("Contract address of the token, or its mint on Solana; a symbol only beside a chain"),
      chain: anyChain(
        "The token's chain; where left out, the one on which that contract is a token",
      ).optional(),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The token's contract or mint"),
      symbol: z.string().nullable().describe("Ticker symbol, not unique"),
      name: z.string().nullable().describe("Name"),
      verdict: z
        .enum(["danger", "caution", "nothing_found", "unknown"])
        .describe(
          "`danger`: something may take all that is put in; `caution`: something can be turned against holders; `nothing_found`: all that is asked for is known, and nothing speaks against it, which is no proof; `unknown`: too little is known, which is not safe",
        ),
      reasons: z
        .array(
          z.object({
            severity: z.enum(["danger", "warning"]).describe("How bad it is"),
            code: z.string().describe("Name of the fact"),
            text: z.string().describe("What speaks against the token"),
            tools: z.array(z.string()).describe("The tools that say so"),
          }),
        )
        .describe("What speaks against it, the worst first"),
      unknown: z.array(z.string()).describe("What has to be known of a token, and no source told"),
      trusted_by: z
        .array(z.string())
        .describe("Tools whose sources list it as known; what is found above can be done all the same"),
      buy_tax: orNull(
        decimal(
          "What a purchase costs beside the price, as a fraction: 0.05 is 5 %; the most that a source says",
        ),
      ),
      sell_tax: orNull(decimal("The same of a sale")),
      holder_count: z.int().nullable().describe("How many hold it"),
      ...gatheredFields(),
    }),
  ),
  answer({ name, symbol, address, chain, verdict, reasons, unknown }) {
    const why = reasons.slice(0, SHOWN).map(({ text }) => text);
    const lacks = unknown.length === 0 ? "" : `; not known: ${unknown.join(", ")}`;
    const said = `${named(name ?? address, symbol)} on ${chain}: ${VERDICTS[verdict]}`;
    return `${said}${why.length === 0 ? "" : `: ${why.join("; ")}`}${lacks}`;
  },
  examples: [
    {
      description: "Tether on Ethereum",
      args: { token: "0xdAC17F958D2ee523a2206206994597C13D831ec7", chain: "ethereum" },
    },
    { description: "USDC on Solana", args: { token: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
  ],
  async execute({ token: text, chain }, ctx) {
    const run = gather(ctx);
    const { missing, sources } = run;
    const named = await nameToken(run, text, chain);
    if (named === undefined) throw run.nothing(`the safety of ${JSON.stringify(text)}`);
    const { chain: on, address } = requireContract(named?.token, text);
    const told = (await askAll(run, on, address)).filter((each) => each !== undefined);
    if (told.length === 0 && run.hasFailed) throw run.nothing(`the safety of ${address} on ${on}`);
    const findings = told.flatMap((each) => each.findings);
    const unknown = unknownOf(on === "solana" ? "solana" : "evm", told);
    const result = {
      ...{ chain: on, address, symbol: first(told, "symbol"), name: first(told, "name") },
      verdict: verdictOf(findings, unknown),
      reasons: reasonsOf(findings),
      unknown,
      trusted_by: told.flatMap(({ isTrusted, tool }) => (isTrusted ? [tool] : [])),
      ...{ buy_tax: most(told, "buy_tax"), sell_tax: most(told, "sell_tax") },
      holder_count: told.find(({ holder_count }) => holder_count != null)?.holder_count ?? null,
      ...{ missing, sources },
    };
    return told.length > 0
      ? result
      : ctx.noData(result, `no source knows ${address} on ${on}; that does not make it safe`);
  },
});

function askAll(run: Gathering, chain: string, address: string): Promise<readonly (Told | undefined)[]> {
  const others =
    chain === "solana"
      ? [askGoplusSolana(run, address), askRugcheck(run, address)]
      : [askGoplus(run, chain, address), askHoneypot(run, chain, address)];
  return Promise.all([...others, askInfo(run, chain, address)]);
}

/** The contract that a text names; a coin may have many, and each may be another's. */
function requireContract(
  token: Token | undefined,
  text: string,
): { readonly chain: string; readonly address: string } {
  const { chain = null, address = null } = token ?? {};
  if (chain !== null && address !== null) return { chain, address };
  throw new ServiceError("TOOL_ERROR", {
    message: token
      ? `${JSON.stringify(text)} names a coin, and safety is a contract's.`
      : `No chain is known on which ${JSON.stringify(text)} is a token.`,
    next: "Name the token's contract address and its chain.",
    runtimeStatus: "invalid_input",
    param: token ? "token" : "chain",
  });
}

function verdictOf(
  findings: readonly Finding[],
  unknown: readonly string[],
): "danger" | "caution" | "nothing_found" | "unknown" {
  if (findings.some(({ severity }) => severity === "danger")) return "danger";
  if (findings.length > 0) return "caution";
  return unknown.length > 0 ? "unknown" : "nothing_found";
}

/** Findings by their facts, each with all who say so. */
function reasonsOf(findings: readonly Finding[]) {
  const reasons = new Map<
    string,
    { severity: Finding["severity"]; code: string; text: string; tools: string[] }
  >();
  for (const { severity, code, text, tool } of findings) {
    const key = code === "rugcheck" ? text : code;
    const before = reasons.get(key);
    if (before === undefined) reasons.set(key, { severity, code, text, tools: [tool] });
    else {
      before.tools.push(tool);
      if (severity === "danger") before.severity = severity;
    }
  }
  return [...reasons.values()].toSorted(
    (a, b) => Number(b.severity === "danger") - Number(a.severity === "danger"),
  );
}

/** What no source told of what has to be known. */
function unknownOf(kind: "evm" | "solana", told: readonly Told[]): string[] {
  return Object.entries(QUESTIONS[kind]).flatMap(([name, question]) => {
    const isKnown = told.some((each) =>
      name === "sell_tax"
        ? each.sell_tax != null
        : each.flags[name] !== null && each.flags[name] !== undefined,
    );
    return isKnown ? [] : [question];
  });
}

function first(told: readonly Told[], field: "symbol" | "name"): string | null {
  return told.map((each) => each[field]).find((text) => text !== null) ?? null;
}

function most(told: readonly Told[], field: "buy_tax" | "sell_tax"): string | null {
  return told.flatMap((each) => each[field] ?? []).toSorted(largestFirst)[0] ?? null;
}
