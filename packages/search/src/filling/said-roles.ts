// Said roles: whether a question calls an address a pool, a token or a wallet, and whether an argument takes such a one.
import type { Mention } from "../entities/mention.js";
import { SOLANA_TOKENS } from "../tables/solana-tokens.js";
import type { Slot } from "./slot.js";

/** What an address may be called. */
export type Role = "pool" | "token" | "wallet" | "contract" | "collection";

// What tokens have and wallets have not.
const OF_TOKENS =
  "prices?|market caps?|mcap|fdv|(?:total |circulating )?supply|decimals|symbol|holders|whales|owners|tax(?:es)?|tokenomics";
const LOOK_BACK = 40;
const LOOK_AHEAD = 40;
// What stands right before an address, or with a name of a chain or a dex between; a second address is what the first is.
const BEFORE: readonly (readonly [role: Role, pattern: RegExp])[] = [
  ["token", /\b(?:pools?|pairs?|liquidity) (?:of|for|with|trading|that trade)\W{0,3}$/],
  ["pool", /\b(?:pools?|pairs?)\b(?:\s+(?:at|address|contract|id)){0,2}\W{0,3}$/],
  ["pool", /\b(?:these|those|following) (?:pools?|pairs?) (?:on|in) \w{1,20}\W{0,3}$/],
  ["pool", /\b(?:swaps?|trades?|liquidity|candles?|lps?) (?:in|inside) (?:the )?\W{0,2}$/],
  ["collection", /\b(?:nfts?|collections?)\b(?:\s+(?:contract|address|at)){0,2}\W{0,3}$/],
  ["token", /\b(?:tokens?|mints?|coins?|erc-?20|memecoin)\b(?:\s+(?:contract|address|at|mint)){0,2}\W{0,3}$/],
  ["contract", /\bcontracts?\b(?:\s+(?:address|at)){0,2}\W{0,3}$/],
  [
    "wallet",
    /\b(?:wallets?|accounts?|traders?|users?|holder|owner|whale|eoa)\b(?:\s+(?:address|at)){0,2}\W{0,3}$/,
  ],
  // What is counted, held or priced is a token.
  ["token", new RegExp(`\\b(?:${OF_TOKENS}) (?:of|for|on|in)? ?(?:the )?$`)],
  [
    "token",
    /\b(?:addresses|accounts|people|wallets|many|who|anybody|anyone|someone|holders)(?: that| who)? (?:hold|own|move|buy|sell|trade|transfer|bought|sold|sent)(?:s|d|ed|ing)? (?:the )?$/,
  ],
  [
    "token",
    /\b(?:can|could|should|may|to) (?:i|we|one|you|they) (?:still )?(?:buy|sell|trade|hold|dump) (?:the )?$/,
  ],
  ["token", /\bprice (?:of |for |at )?$/],
];
const BEHIND: readonly (readonly [role: Role, pattern: RegExp])[] = [
  ["pool", /^\W{0,3}(?:\w+\W{1,2}){0,2}(?:pool|pair)\b/],
  ["token", /^\W{0,3}(?:\w+\W{1,2})?(?:token|coin)\b/],
  ["wallet", /^\W{0,3}(?:\w+\W{1,2})?(?:wallet|account)\b/],
  ["token", /^,?(?: \w+){0,2} (?:be )?(?:sold|bought|traded|dumped)\b/],
  [
    "token",
    /^(?: on \w+)?,? (?:an? )?(?:likely |possible )?(?:scam|honeypot|rug(?:pull| pull)?|legit|tradable|safe to (?:buy|hold|own|trade|keep))\b/,
  ],
  ["token", /^ (?:that|which) [\w.]+ (?:holds?|owns?|has)\b/],
  [
    "wallet",
    /^(?:['’]s)? (?:balances?|holdings?|portfolio|funds|assets|net worth|nonce|approvals|spent|sent|received|swapped|holds?|owns?)\b/,
  ],
];
const OF_SLOT: readonly (readonly [role: Role, pattern: RegExp])[] = [
  ["pool", /^(?:the )?(?:pools?|pair)\b/],
  ["contract", /^the contract\b/],
  ["wallet", /\bwallet|\baccount|\bwhose\b|\bowner|\bholds?\b|^who\b/],
  ["collection", /\bcollections?\b/],
  ["token", /\btokens?\b|\bmints?\b/],
  ["contract", /\bcontract\b/],
];

/** Whether an argument for the one takes the other: NFTs are tokens, and a contract may be any of them. */
export function isSameRole(said: Role, taken: Role): boolean {
  const isAny = said === "contract" || taken === "contract";
  return (
    said === taken || isAny || (/^(?:token|collection)$/.test(said) && /^(?:token|collection)$/.test(taken))
  );
}

const FITS = 1.25;
const FITS_NOT = 0.4;

/** How well a tool's arguments fit what its addresses are called, as a factor. */
export function roleFit(
  slots: readonly Slot[],
  args: Readonly<Record<string, unknown>>,
  mentions: readonly Mention[],
  text: string,
  isOfWallets: boolean,
): number {
  let fit = 1;
  for (const mention of mentions) {
    const { evmAddress, solanaAddress } = mention.readings;
    const address = evmAddress ?? solanaAddress;
    if (address === undefined || mention.start < 0) continue;
    const slot = slots.find(({ name }) => [args[name]].flat().includes(address));
    const said = roleOf(mention, mentions, text);
    const taken = slot && (takenBy(slot) ?? (isOfWallets ? "wallet" : undefined));
    if (said === undefined || taken === undefined) continue;
    if (said === taken) fit *= FITS;
    else if (!isSameRole(said, taken)) fit *= FITS_NOT;
  }
  return Math.max(FITS_NOT ** 2, Math.min(FITS ** 2, fit));
}

/** How well any tool's arguments fit at most. */
export function mostRoleFit(mentions: readonly Mention[]): number {
  const { length } = mentions.filter(
    ({ start, readings }) => start >= 0 && (readings.evmAddress ?? readings.solanaAddress) !== undefined,
  );
  return FITS ** Math.min(2, length);
}

interface Told {
  readonly mentions: readonly Mention[];
  readonly text: string;
  readonly role: Role | undefined;
}

// Every tool is tried with the same addresses of the same text: what each is called is read once.
const rolesTold = new WeakMap<Mention, Told>();

/** What an address is called, or what is said of it; undefined where that may be anything. */
export function roleOf(mention: Mention, mentions: readonly Mention[], text: string): Role | undefined {
  const before = rolesTold.get(mention);
  if (before?.mentions === mentions && before.text === text) return before.role;
  const role = roleIn(mention, mentions, text);
  rolesTold.set(mention, { mentions, text, role });
  return role;
}

function roleIn(mention: Mention, mentions: readonly Mention[], text: string): Role | undefined {
  if (mention.readings.ens !== undefined) return "wallet";
  if (mention.start < 0) return undefined;
  const before = text.slice(Math.max(0, mention.start - LOOK_BACK), mention.start);
  const said = isKnownMint(mention) ? "token" : BEFORE.find(([, pattern]) => pattern.test(before))?.[0];
  const isContract =
    said === "contract" && besideOf(mention, mentions, text)?.readings.collection !== undefined;
  if (said !== undefined) return isContract ? "collection" : said;
  // "Pools A and B": of a list each is what the first is.
  const first = mentions.find(
    ({ end, start, readings }) =>
      start >= 0 &&
      (readings.evmAddress ?? readings.solanaAddress) !== undefined &&
      LISTS.test(text.slice(end, mention.start)),
  );
  if (first !== undefined) return roleOf(first, mentions, text);
  const apposed = besideOf(mention, mentions, text)?.readings;
  if (apposed?.collection !== undefined) return "collection";
  if (apposed?.coin !== undefined && apposed.chain === undefined) return "token";
  const behind = roleBehind(mention, text);
  if (behind !== undefined) return behind;
  const last = mentions.find(
    ({ start, readings }) =>
      (readings.evmAddress ?? readings.solanaAddress) !== undefined &&
      start > mention.end &&
      LISTS.test(text.slice(mention.end, start)),
  );
  return last && roleBehind(last, text);
}

const MINTS: ReadonlySet<string> = new Set([...SOLANA_TOKENS.values()].map(({ mint }) => mint));

function isKnownMint({ readings: { solanaAddress } }: Mention): boolean {
  return solanaAddress !== undefined && MINTS.has(solanaAddress);
}

/** What stands right before an address and is called by it. */
function besideOf(mention: Mention, mentions: readonly Mention[], text: string): Mention | undefined {
  return mentions.find(
    ({ end, readings }) =>
      end <= mention.start &&
      end > 0 &&
      isApposed(text.slice(end, mention.start)) &&
      (readings.coin ?? readings.collection ?? readings.evmAddress ?? readings.solanaAddress) !== undefined,
  );
}

/** Whether what stands between a name and an address makes them one thing. */
export function isApposed(between: string): boolean {
  return APPOSES.test(between);
}

function roleBehind({ end }: Mention, text: string): Role | undefined {
  return BEHIND.find(([, pattern]) => pattern.test(text.slice(end, end + LOOK_AHEAD)))?.[0];
}

const LISTS = /^(?:,| and| or|, and| &| vs\.?| versus) $/;

// "BONK DezX…", "GITLAWB? its 0x5f…".
const APPOSES = /^[^\w,;]{0,3}(?:(?:it['’]?s|it is|the|contract|ca|address|mint|token|at)[^\w,;]{1,3}){0,3}$/;

const rolesTaken = new WeakMap<Slot, { readonly role: Role | undefined }>();

/** What an argument takes by its description. */
export function takenBy(slot: Slot): Role | undefined {
  const known = rolesTaken.get(slot) ?? { role: takenIn(slot) };
  rolesTaken.set(slot, known);
  return known.role;
}

function takenIn({ description, name }: Slot): Role | undefined {
  if (/^tokens?$/.test(name)) return "token";
  const [first = ""] = description.toLowerCase().split(";");
  // An address of any kind says nothing of it.
  if (/symbol|\bens\b|\bform|the text/.test(first)) return undefined;
  return OF_SLOT.find(([, pattern]) => pattern.test(first))?.[0];
}
