// Naming: whether what a question names is the thing that it speaks of, or only stands beside it: "on Kraken", "next to bitcoin".
import type { Kind, Mention } from "../entities/mention.js";
import type { Role } from "../filling/said-roles.js";

const BESIDE = /^(?:with|to|vs|versus|against|than|besides?|except|without|beats?)$/;
const PLACE = /^(?:on|at|via|in|through|from|by|using)$/;
// Who holds, sends or gets a token is none.
const HOLDS = /^(?:into|to|from|by|does|did|has|do|in|at)$/;

/** Whether a mention is the name of a thing of such kinds, where it stands. */
export function isNameOf({ readings, before, start }: Mention, kinds: readonly Kind[], role?: Role): boolean {
  const named = kinds.filter((kind) => readings[kind] !== undefined);
  if (named.length === 0 || start < 0) return named.length > 0;
  if (named.every((kind) => kind === "coin")) {
    const { chain, exchange, venue, protocol, namesake } = readings;
    const isPlace = (chain ?? exchange ?? venue ?? protocol ?? namesake) !== undefined;
    return !BESIDE.test(before) && !(isPlace && PLACE.test(before));
  }
  const isAddress = (readings.evmAddress ?? readings.solanaAddress) !== undefined;
  return !(role === "token" && isAddress && HOLDS.test(before));
}
