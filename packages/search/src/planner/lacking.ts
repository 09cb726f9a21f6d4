// Lacking: whether a question is about something that it points at and does not name.
import type { Kind, Mention } from "../entities/mention.js";
import { contentWords } from "./clause.js";

/** What is not named: a thing, or whose it is. */
export type Lacking = "thing" | "owner";

const OWNER =
  /\b(?:my|mine|do i(?! (?:earn|get|find|see|check|know|make|put|lend|stake|farm|look)\b)|have i|did i|i have|i own|i hold|i got|i've|i (?:gave|approved|sent|received|paid|bought|sold|staked|swapped|spent))\b/;
// "Coins that rose": behind a plural it points at nothing.
const THING =
  /(?<!\b\p{L}{2,20}s )\b(?:this|that|these|those)\b(?!\s+(?:year|month|week|day|time|moment|quarter|much|many|are|is|do|does|have|has|can|could|i|you|hold|holds)\b)|\bthe (?:price|token|coin|pool|pair|contract|wallet|address|protocol|transaction|tx|collection|hash|link|site|website|url)\b(?!\s+(?:of|for|with|that|called|named)\b)/u;
const IT = /\b(?:it|its)\b/;
const SUBJECTS: readonly Kind[] = [
  "evmAddress",
  "solanaAddress",
  "bitcoinAddress",
  "ens",
  "moveType",
  "evmHash",
  "bitcoinHash",
  "solanaSignature",
  "coin",
  "pair",
  "protocol",
  "collection",
  "holder",
  "url",
  "ticker",
  "uuid",
  "hex",
  "signature",
  "quoted",
  "name",
];
const OWNERS: readonly Kind[] = ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"];

// Things that are pointed at, and what would name them.
const POINTED: readonly (readonly [noun: string, kinds: readonly Kind[]])[] = [
  ["transaction|tx|txn", ["evmHash", "bitcoinHash", "solanaSignature", "hex"]],
  ["wallet|address|account", ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"]],
  ["pool|pair|contract", ["evmAddress", "solanaAddress", "pair", "moveType"]],
  ["token|coin|mint", ["evmAddress", "solanaAddress", "moveType", "coin", "name", "quoted", "ticker"]],
  ["site|link|url|website|domain", ["url"]],
];

/** "This bitcoin transaction", "that Solana token", and nothing that names it beside. */
function pointsAt(said: string, mentions: readonly Mention[]): boolean {
  return POINTED.some(([noun, kinds]) => {
    const found = new RegExp(`\\b(?:this|that|my)\\s+(?:\\w+\\s+)?(?:${noun})\\b(?! (?:called|named))`).exec(
      said,
    );
    if (found === null) return false;
    const end = found.index + found[0].length;
    return !mentions.some(
      ({ start, readings }) =>
        (start < found.index || start >= end) && kinds.some((kind) => readings[kind] !== undefined),
    );
  });
}

const OF_CHAIN = /\b(?:this|that|the) (?:chain|network)\b(?! (?:of|with|that|ids?|where)\b)/;
const OF_FIRM = /\b(?:this|that|the) (?:company|government)\b(?! (?:of|with|that)\b)/;

/** What a clause points at without naming it; undefined where it names what it is about. */
export function lackingOf(text: string, mentions: readonly Mention[]): Lacking | undefined {
  const names = (kinds: readonly Kind[]) =>
    mentions.some(({ readings }) => kinds.some((kind) => readings[kind] !== undefined));
  const said = text.toLowerCase();
  if (OF_CHAIN.test(said) && !names(["chain"])) return "thing";
  if (OF_FIRM.test(said) && !names(["holder"])) return "thing";
  if (pointsAt(said, mentions) || /\bcompare (?:it|this|that|them)\b/.test(said)) return "thing";
  if (OWNER.test(said) && !names(OWNERS)) return "owner";
  const isShort = contentWords({ text, mentions }).length <= 2;
  return (THING.test(said) || (isShort && IT.test(said))) &&
    !names(SUBJECTS) &&
    !mentions.some(({ readings }) => readings.number !== undefined)
    ? "thing"
    : undefined;
}
