// Unused: how much is left of a tool's fit that makes no use of a thing that was named.
import { onceFor } from "@svckit/core";
import type { Kind, Mention } from "../entities/mention.js";
import { chains } from "../entities/name-table.js";
import { isOf } from "./elsewhere.js";
import type { PlannedTool } from "./toolbox.js";

// How much of a tool's fit is left where it makes no use of what is named.
const UNUSED: readonly (readonly [kinds: readonly Kind[], left: number])[] = [
  [
    [
      "evmAddress",
      "ens",
      "solanaAddress",
      "bitcoinAddress",
      "evmHash",
      "solanaSignature",
      "bitcoinHash",
      "moveType",
      "uuid",
    ],
    0.25,
  ],
  [["pair", "signature", "hex", "ticker", "url", "collection", "holder"], 0.4],
  [["coin", "exchange", "protocol", "quoted", "commodity"], 0.5],
  [["chain", "time", "venue"], 0.55],
  [["fiat", "block", "unit"], 0.6],
  [["count", "step"], 0.9],
  [["number"], 0.8],
];
const OF_VENUE = 1.4;
const OF_CHAIN = 1.1;

/** How much better a tool fits that is of what was named by itself; 1 where it is not. */
export function leftByItself({ readings }: Mention, planned: PlannedTool): number {
  const name = readings.venue ?? readings.exchange?.slug;
  if (name !== undefined && (planned.provider === name || planned.tool.name.includes(name))) return OF_VENUE;
  // "Bitcoin fees": a tool of that chain alone takes no chain.
  const said = readings.chain ?? readings.coin?.id;
  return said !== undefined && isOf(calledOf(planned), said) ? OF_CHAIN : 1;
}

/** How much is left of the fit of a tool that does not take a thing, beside those that it takes. */
export function leftWithout(
  mention: Mention,
  planned: PlannedTool,
  args: Readonly<Record<string, unknown>>,
  used: ReadonlySet<Mention>,
): number {
  const left = leftOf(mention, planned, args);
  return left < 1 && isApposed(mention, used) ? 1 : left;
}

function leftOf(mention: Mention, planned: PlannedTool, args: Readonly<Record<string, unknown>>): number {
  const byItself = leftByItself(mention, planned);
  if (byItself > 1) return byItself;
  const { readings } = mention;
  const { coin } = readings;
  // The coin of the chain that is asked, such as "ETH balance", and a day that goes up to now, need no argument.
  if (readings.coin?.id !== undefined && chains().get(String(args["chain"]))?.coinId === readings.coin.id)
    return 1;
  if (/^(?:1d|24h)$/.test(readings.time?.length ?? "")) return 0.95;
  if (readings.time !== undefined && tellsOf(planned.tool.definition.description, readings.time.length))
    return 0.95;
  // A tool whose own words name the very coin tells of it: "market share of USDT".
  if (
    coin?.symbol !== undefined &&
    readings.fiat === undefined &&
    namesCoin(keywordsOf(planned), coin.symbol, coin.name)
  )
    return 0.85;
  if (Object.keys(readings).every((kind) => kind === "series")) return 0.7;
  // Another currency than the usual one is another answer.
  if (readings.fiat !== undefined && readings.coin === undefined) return readings.fiat === "usd" ? 1 : 0.3;
  return UNUSED.find(([kinds]) => kinds.some((kind) => readings[kind] !== undefined))?.[1] ?? 1;
}

/** What a tool is called, in lower case. */
export const calledOf = onceFor(({ name, tool }: PlannedTool) =>
  `${name} ${tool.definition.title}`.toLowerCase(),
);

const keywordsOf = onceFor(({ tool: { definition } }: PlannedTool) => {
  const { keywords = [] } = definition;
  return ` ${keywords.join(" ").toLowerCase().replaceAll("'s", "")} `;
});

function namesCoin(keywords: string, symbol: string, name: string): boolean {
  return keywords.includes(` ${symbol.toLowerCase()} `) || keywords.includes(` ${name.toLowerCase()} `);
}

const TOLD: Readonly<Record<string, RegExp>> = {
  "7d": /\b7 (?:and 30 )?days\b|\ba week\b/,
  "1w": /\b7 (?:and 30 )?days\b|\ba week\b/,
  "30d": /\b30 days\b|\ba month\b/,
};

/** Whether a tool tells of a span by itself: "in 24 hours, 7 and 30 days". */
function tellsOf(description: string, length: string | undefined): boolean {
  return TOLD[length ?? ""]?.test(description) ?? false;
}

/** "BONK DezX…": a coin or a collection beside its address is the same thing twice; whoever is named beside a coin is the subject. */
function isApposed({ readings, end, start }: Mention, used: ReadonlySet<Mention>): boolean {
  if ((readings.coin ?? readings.collection) === undefined) return false;
  return [...used].some(
    (each) =>
      each.readings.holder !== undefined ||
      ((each.readings.evmAddress ?? each.readings.solanaAddress) !== undefined &&
        start >= 0 &&
        each.start >= end &&
        each.start - end <= 12),
  );
}
