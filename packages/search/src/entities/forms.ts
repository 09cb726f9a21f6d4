// Forms: what is known by how it is written, such as an address, a hash, a domain or a pair.
import { evmAddress, solanaAddress, solanaSignature } from "@svckit/core/schemas";
import type { Coin, Formed, Readings } from "./mention.js";
import { names } from "./name-table.js";
import { readObjects } from "./objects.js";
import { readWrittenCall, WRITTEN_CALL } from "./written-calls.js";

/** A form: where it stands, and how a match is read; undefined for a match that is none. */
interface Form {
  readonly pattern: RegExp;
  readonly read: (text: string, groups: readonly (string | undefined)[]) => Readings | undefined;
}

const ADDRESS = evmAddress();
const SOLANA = solanaAddress();
const SIGNATURE = solanaSignature();

const FILE_ENDS = /\.(?:json|js|ts|py|md|txt|pdf|csv)$/i;

// In this order: what one form has taken, the next does not see.
const FORMS: readonly Form[] = [
  {
    pattern: /"([^"\n]{1,500})"|“([^”\n]{1,500})”|`([^`\n]{1,500})`|(?<![\w'])'([^'\n]{1,200})'(?!\w)/g,
    read: (_, [, a, b, c, d]) => readQuoted(a ?? b ?? c ?? d ?? ""),
  },
  {
    pattern: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
    read: (uuid) => ({ uuid: uuid.toLowerCase() }),
  },
  {
    pattern:
      /(?<=\b(?:collection|protocol|slug|market|event|project|id)\s+)[a-z0-9]{1,60}(?:-[a-z0-9.]{0,40}[a-z][a-z0-9.]{0,40}){1,12}\b/g,
    read: (quoted) => ({ quoted }),
  },
  {
    pattern:
      /(?<=\b(?:the|a|for|signed|over|with) (?:message|text|string):? )(?!0x|(?:with|is|was|of|that|signed|from|by|in|on|at|to|for|and|or|which|who|i|we|he|she|they|my|sent)\b|["“`])[^"\n?]{1,200}?(?=,? (?:with|by|whose|and (?:the )?signature|signature)\b|[.?](?:\s|$)|[?]|:?\s+0x|\s+(?:in|on|at) (?:our|my|the|their)\b|$)/gi,
    read: (quoted) => ({ quoted: quoted.trim() }),
  },
  // "Text: hello, signature: 0x…", "keccak256 of gm frens (text, not hex)".
  {
    pattern:
      /(?<=\b(?:message|text|string):\s)(?!0x)[^"\n?,]{1,200}?(?=,|\s+0x|[.](?:\s|$)|$)|(?<=\bkeccak-?256 (?:hash )?of )(?!0x|the\b)[^"\n?()]{1,200}?(?=\s+\()/gi,
    read: (quoted) => ({ quoted: quoted.trim() }),
  },
  // "keccak256 of the empty string", "of a space", "of the word moon": what is described is hashed.
  {
    pattern:
      /(?<=\b(?:keccak-?256|keccak|sha3)(?: hash)? (?:of|for) )(?:(?:(?:an?|the) )?(?:empty|blank) (?:string|text|message|word|input)|""|''|(?:an? |the |one )(?:single )?(space|tab|newline)(?: character| sign)?(?=\W*$)|(?:the )?(?:word|string|text|message) (?!["“`']|0x|of\b|that\b|is\b)([\w.-]{0,63}\w)(?=\W*$))/gi,
    read: (_, [, sign = "", word]) => ({ quoted: word ?? SIGNS[sign.toLowerCase()] ?? "" }),
  },
  // "keccak256 of foo; keccak256 of bar": a word that is hashed is no other thing.
  {
    pattern:
      /(?<=\b(?:keccak-?256|sha3)(?: hash)? (?:of|for) )(?!0x|(?:the|my|this|that|an?|its?)\s(?!and\b|plus\b|[&|]))[\w.-]{0,63}\w(?=[;,?!.]|\s*$|\s+(?:and|plus|&|\||in|as)\s|\n)/gi,
    read: (quoted) => ({ quoted }),
  },
  {
    pattern: WRITTEN_CALL,
    read: (_, [, name = "", between = ""]) => readWrittenCall(name, between, STANDARD),
  },
  {
    pattern: /\b(?:ownerOf|balanceOf|tokenURI|totalSupply|getApproved|isApprovedForAll)\b(?!\s*\()/g,
    read: (name) => ({ signature: STANDARD[name] ?? name }),
  },
  { pattern: /(?<=\()[a-z0-9]{1,40}(?:-[a-z0-9.]{1,40}){2,16}(?=\))/g, read: (quoted) => ({ quoted }) },
  { pattern: /\b0x[0-9a-f]{1,64}::[a-z_]\w*::[a-z_]\w*/gi, read: (moveType) => ({ moveType }) },
  { pattern: /(?<=\b[Pp]rimary ?[Tt]ype:? )[A-Z]\w*/g, read: (quoted) => ({ quoted }) },
  { pattern: /\b0x[0-9a-f]*\b/gi, read: readHex },
  // The name of a page, such as that of a market: so many hyphens join no words of a sentence.
  {
    pattern: /(?<![\w/.-])[a-z][a-z0-9]{0,40}(?:-[a-z0-9]{1,40}){3,20}(?![\w/-])/g,
    read: (quoted) => ({ quoted }),
  },
  { pattern: /\b[0-9a-f]{64}\b/gi, read: (hash) => ({ bitcoinHash: hash.toLowerCase() }) },
  {
    pattern: /\b(?:bc1[02-9ac-hj-np-z]{8,87}|BC1[02-9AC-HJ-NP-Z]{8,87})\b/g,
    read: (bitcoinAddress) => ({ bitcoinAddress }),
  },
  { pattern: /\b[1-9A-HJ-NP-Za-km-z]{25,90}\b/g, read: readBase58 },
  { pattern: /\b(?:[\p{L}\p{N}_-]{1,80}\.){1,8}eth\b/giu, read: (ens) => ({ ens: ens.toLowerCase() }) },
  // What a bridge has made of a token is another token: "USDC.e", "USDbC".
  {
    pattern: /(?<![\w./-])(?:(?:usd[ct]|dai|weth|wbtc|btc|eth|link|aave|frax)\.[eb]|usdbc)(?![\w/-]|\.\w)/gi,
    read: (symbol) => ({ coin: { id: undefined, symbol, name: symbol }, name: symbol }),
  },
  { pattern: /\bhttps?:\/\/[^\s<>"')]+/gi, read: (url) => ({ url: url.replace(/[.,;:!?]+$/, "") }) },
  {
    pattern: /\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}(?:\/[^\s<>"')?]*)?(?![\w@])/gi,
    read: (url) =>
      FILE_ENDS.test(url) || /^(?:[a-z]\.)+[a-z]$/i.test(url) || NO_DOMAINS.has(url.toLowerCase())
        ? undefined
        : { url },
  },
  // The name of a role or a constant.
  { pattern: /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g, read: (quoted) => ({ quoted }) },
  { pattern: /\b[A-Za-z_]\w*\((?:[^()\n]|\([^()\n]*\))*\)(?:\s+returns\s*\([^)]*\))?/g, read: readSignature },
  {
    pattern:
      /\bKX[A-Z0-9]+(?:[-.][A-Z0-9.]+)*\b|\b(?!EIP|BIP)[A-Z][A-Z0-9]{2,}-\d{2}[A-Z0-9]*(?:-[A-Z0-9.]+)*\b/g,
    read: (ticker) => ({ ticker }),
  },
  {
    pattern:
      /\b([A-Za-z0-9]{2,12})[/](USDT|USDC|USD|EUR|GBP|BTC|ETH|SOL|BNB|DAI|FDUSD|WETH|JPY|KRW)(?::([A-Z]{3,5}))?\b/gi,
    read: readPair,
  },
  { pattern: /\b([A-Z0-9]{2,10})-?(USDT|USDC|USD|FDUSD)(?:-?(PERP|SWAP))?\b/g, read: readPair },
];

const SIGNS: Readonly<Record<string, string>> = { space: " ", tab: "\t", newline: "\n" };

// Functions that every token or collection has, by the standards ERC-20 and ERC-721.
const STANDARD: Readonly<Record<string, string>> = {
  ownerOf: "ownerOf(uint256) returns (address)",
  balanceOf: "balanceOf(address) returns (uint256)",
  tokenURI: "tokenURI(uint256) returns (string)",
  totalSupply: "totalSupply() returns (uint256)",
  getApproved: "getApproved(uint256) returns (address)",
  isApprovedForAll: "isApprovedForAll(address,address) returns (bool)",
};

// Names that look like domains.
const NO_DOMAINS: ReadonlySet<string> = new Set([
  "yearn.finance",
  "ether.fi",
  "gate.io",
  "crypto.com",
  "pump.fun",
  "fetch.ai",
  "friend.tech",
  "e.g",
  "i.e",
  "vs.the",
]);

/** The pieces of a text that have a form, from the left. */
export function readForms(text: string): readonly Formed[] {
  const found: Formed[] = [...readObjects(text)];
  let rest = text;
  for (const { start, end } of found) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  for (const { pattern, read } of FORMS) {
    for (const match of rest.matchAll(pattern)) {
      const readings = read(match[0], match);
      if (readings === undefined) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      found.push({ start, end, readings }, ...hashesIn(match[0], start, readings));
      rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "My transaction 0x… did what": a hash in quotes is named as well. */
function hashesIn(text: string, start: number, { quoted, evmHash }: Readings): readonly Formed[] {
  if (quoted === undefined || evmHash !== undefined) return [];
  return [...text.matchAll(/\b0x[0-9a-f]{64}\b/gi)].map(({ 0: hash, index }) => ({
    ...{ start: start + index, end: start + index + hash.length },
    readings: { evmHash: hash.toLowerCase(), hex: hash },
  }));
}

function readHex(hex: string): Readings | undefined {
  if (hex.length === 42) {
    const read = ADDRESS.safeParse(hex);
    // A wrong checksum stays, so that the tool's own schema says what is wrong with it.
    return { evmAddress: read.success ? read.data : hex };
  }
  if (hex.length === 66) return { evmHash: hex.toLowerCase(), hex };
  return hex.length > 2 ? { hex } : undefined;
}

function readBase58(text: string): Readings | undefined {
  if (SIGNATURE.safeParse(text).success) return { solanaSignature: text };
  if (SOLANA.safeParse(text).success) return { solanaAddress: text };
  return /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text) ? { bitcoinAddress: text } : undefined;
}

function readQuoted(text: string): Readings {
  const [formed] = readForms(text);
  const whole =
    formed !== undefined && formed.start === 0 && formed.end === text.length ? formed.readings : {};
  return { quoted: text, ...whole };
}

function readSignature(text: string): Readings | undefined {
  const inner = text.slice(text.indexOf("(") + 1, text.indexOf(")"));
  const isTyped = inner.trim() === "" || /\b(?:u?int\d*|address|bool|bytes\d*|string|tuple)\b/.test(inner);
  return isTyped ? { signature: text } : undefined;
}

function readPair(
  text: string,
  [, base = "", quote = "", settles]: readonly (string | undefined)[],
): Readings | undefined {
  // "USDUSD" and such are no pairs, and neither is a name that ends so, such as "PYUSD".
  if (base.length < 2 || text === base + quote.toLowerCase()) return undefined;
  if (names().get(text.toLowerCase())?.readings.coin !== undefined) return undefined;
  const isPerpetual = settles !== undefined;
  const settled = settles === "PERP" || settles === "SWAP" ? quote : settles;
  const coin: Coin | undefined = names().get(base.toLowerCase())?.readings.coin;
  const fiat = /^(?:USD|EUR|GBP|JPY|KRW|BTC|ETH|SOL|BNB)$/i.test(quote) ? quote.toLowerCase() : undefined;
  const pair = `${base}/${quote}${isPerpetual ? `:${settled}` : ""}`.toUpperCase();
  return { pair, ...(coin && { coin }), ...(fiat !== undefined && { fiat }) };
}
