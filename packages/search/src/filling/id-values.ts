// Id values: long numbers and hex that name a thing by themselves, for arguments that take such ids.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Slot } from "./slot.js";

// No amount, time or block has so many digits.
const FEWEST_DIGITS = 20;
const HEX_DIGITS = 64;

/** The ids that are named: of so many digits, or of 64 hex digits where an id may be so long. */
export function idsOf({ name, isDigits, longest }: Slot, mentions: readonly Mention[]): readonly Found[] {
  const takesHex = /(?:^|_)ids?$/.test(name) && longest >= HEX_DIGITS;
  return mentions.flatMap((mention): Found[] => {
    const { number = "", bitcoinHash, evmHash } = mention.readings;
    const digits = isDigits && /^\d+$/.test(number) && number.length >= FEWEST_DIGITS ? number : undefined;
    const value = digits ?? (takesHex ? (bitcoinHash ?? evmHash) : undefined);
    return value === undefined ? [] : [{ value, mention }];
  });
}

/** `base:0x…`: the contracts that are named with their chain, for arguments that take them so. */
export function contractsOf({ description }: Slot, mentions: readonly Mention[]): readonly Found[] {
  if (!description.includes("<chain>:<address>")) return [];
  const said = mentions.find(({ readings }) => (readings.chain ?? readings.maybeChain) !== undefined);
  const chain = said?.readings.chain ?? said?.readings.maybeChain;
  return mentions.flatMap((mention): Found[] => {
    const { evmAddress, solanaAddress } = mention.readings;
    const at = chain ?? (solanaAddress === undefined ? undefined : "solana");
    const address = evmAddress ?? solanaAddress;
    return address === undefined || at === undefined ? [] : [{ value: `${at}:${address}`, mention }];
  });
}
