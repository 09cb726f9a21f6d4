// Coin places: names of coins that say where something is traded, and not what.
import type { Mention } from "../entities/mention.js";
import type { Material } from "./material.js";

const AT = /^(?:on|at|from|via|in|through|by|using|across)$/;
// "Funding on Hyperliquid": of which coin is not said.
const ON = /^(?:on|at|via)$/;
const LISTED_BEFORE = /^(?:and|or|vs|versus|with|to|than|against)$/;
const LISTED_BEHIND = /^\s*(?:,|\/|&|and\b|or\b|vs\b|versus\b)/;

/** What is named, without exchanges that have a coin of their name where another coin is traded there: "kPEPE on Hyperliquid". */
export function withoutPlaces({ mentions, text }: Material): readonly Mention[] {
  const isExchange = ({ readings }: Mention) => readings.exchange !== undefined;
  if (!mentions.some((each) => each.readings.coin !== undefined && !isExchange(each)))
    return mentions.filter((each) => !(isExchange(each) && ON.test(each.before)));
  const isListed = ({ before, end, start }: Mention) =>
    start >= 0 &&
    !AT.test(before) &&
    (LISTED_BEFORE.test(before) || LISTED_BEHIND.test(text.slice(end, end + 8)));
  return mentions.filter((each) => !isExchange(each) || isListed(each));
}
