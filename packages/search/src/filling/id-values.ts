// Id values: long numbers and hex that name a thing by themselves, for arguments that take such ids.
import type { Mention } from "../entities/mention.js";
import { type Found, unique } from "./found.js";
import type { Material } from "./material.js";
import { isApposed } from "./said-roles.js";
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

const JOINED = /,|&|\+|\band\b|\balso\b|\bplus\b/;

/** "Doge and base:0x…": of the coins those that are named beside contracts, and not for them. */
export function coinsBeside(
  contracts: readonly Found[],
  coins: readonly Found[],
  text: string,
): readonly Found[] {
  return coins.filter(({ mention: coin, lookup }) => {
    if (coin === undefined || coin.start < 0 || lookup !== undefined || coin.readings.chain !== undefined)
      return false;
    return contracts.every(({ mention }) => {
      if (mention === undefined || mention.start < 0) return false;
      const [first, last] = coin.start < mention.start ? [coin, mention] : [mention, coin];
      const between = text.slice(first.end, last.start);
      return JOINED.test(between) && !isApposed(between);
    });
  });
}

const OF_DERIVATIVES = /^[\s_-](?:futures?|derivatives?|perps?|perpetuals?)\b/;

/** The ids of exchanges: of their derivatives where those are said, where the argument takes no others, or where there is nothing else. */
export function exchangeIdsOf({ description }: Slot, { mentions, text }: Material): readonly Found[] {
  const isDerivatives = /derivatives|futures/.test(description) && !/get_exchanges_list/.test(description);
  const takesBoth = /derivatives/.test(description) && !isDerivatives;
  const found = mentions.flatMap((mention): Found[] => {
    const { exchange } = mention.readings;
    if (exchange === undefined) return [];
    const isSaid =
      takesBoth && mention.end > 0 && OF_DERIVATIVES.test(text.slice(mention.end, mention.end + 14));
    const value =
      isDerivatives || isSaid
        ? exchange.derivativesId
        : (exchange.spotId ?? (takesBoth ? exchange.derivativesId : undefined));
    return value === undefined ? [] : [{ value, mention }];
  });
  return unique(found);
}
