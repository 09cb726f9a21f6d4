// Said roles: whether a question calls an address a pool, a token or a wallet, and whether an argument takes such a one.
import type { Mention } from "../entities/mention.js";
import type { Slot } from "./slot.js";

type Role = "pool" | "token" | "wallet" | "contract" | "collection";

const LOOK_BACK = 40;
const LOOK_AHEAD = 24;
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
];
const BEHIND: readonly (readonly [role: Role, pattern: RegExp])[] = [
  ["pool", /^\W{0,3}(?:\w+\W{1,2}){0,2}(?:pool|pair)\b/],
  ["token", /^\W{0,3}(?:\w+\W{1,2})?(?:token|coin)\b/],
  ["wallet", /^\W{0,3}(?:\w+\W{1,2})?(?:wallet|account)\b/],
];
const OF_SLOT: readonly (readonly [role: Role, pattern: RegExp])[] = [
  ["pool", /^(?:the )?(?:pools?|pair)\b/],
  ["contract", /^the contract\b/],
  ["wallet", /\bwallet|\baccount|\bwhose\b|\bowner|\bholds?\b|^who\b/],
  ["collection", /\bcollections?\b/],
  ["token", /\btokens?\b|\bmints?\b/],
  ["contract", /\bcontract\b/],
];

const FITS = 1.25;
const FITS_NOT = 0.4;

/** How well a tool's arguments fit what its addresses are called, as a factor. */
export function roleFit(
  slots: readonly Slot[],
  args: Readonly<Record<string, unknown>>,
  mentions: readonly Mention[],
  text: string,
): number {
  let fit = 1;
  for (const mention of mentions) {
    const { evmAddress, solanaAddress } = mention.readings;
    const address = evmAddress ?? solanaAddress;
    if (address === undefined || mention.start < 0) continue;
    const slot = slots.find(({ name }) => [args[name]].flat().includes(address));
    const [said, taken] = [saidOf(mention, mentions, text), slot && takenBy(slot)];
    if (said === undefined || taken === undefined) continue;
    if (said === taken) fit *= FITS;
    // A contract may be any of the others.
    else if (said !== "contract" && taken !== "contract" && !(said === "collection" && taken === "token"))
      fit *= FITS_NOT;
  }
  return Math.max(FITS_NOT ** 2, Math.min(FITS ** 2, fit));
}

function saidOf(mention: Mention, mentions: readonly Mention[], text: string): Role | undefined {
  const before = text.slice(Math.max(0, mention.start - LOOK_BACK), mention.start);
  const said = BEFORE.find(([, pattern]) => pattern.test(before))?.[0];
  if (said !== undefined) return said;
  // "Pools A and B": of a list each is what the first is.
  const first = mentions.find(
    ({ end, start, readings }) =>
      start >= 0 &&
      (readings.evmAddress ?? readings.solanaAddress) !== undefined &&
      /^(?:,| and|, and| &) $/.test(text.slice(end, mention.start)),
  );
  if (first !== undefined) return saidOf(first, mentions, text);
  const beside = mentions.find(
    ({ end, readings }) =>
      end <= mention.start &&
      mention.start - end <= 3 &&
      end > 0 &&
      (readings.coin ?? readings.collection ?? readings.evmAddress ?? readings.solanaAddress) !== undefined,
  );
  const apposed = beside && !/[,;]/.test(text.slice(beside.end, mention.start)) ? beside.readings : undefined;
  if (apposed?.collection !== undefined) return "collection";
  if (apposed?.coin !== undefined && apposed.chain === undefined) return "token";
  return BEHIND.find(([, pattern]) => pattern.test(text.slice(mention.end, mention.end + LOOK_AHEAD)))?.[0];
}

function takenBy({ description, name }: Slot): Role | undefined {
  const [first = ""] = description.toLowerCase().split(";");
  // An address of any kind says nothing of it.
  if (/symbol|ens\b|form|the text/.test(first))
    return name === "token" || name === "tokens" ? "token" : undefined;
  return OF_SLOT.find(([, pattern]) => pattern.test(first))?.[0];
}
