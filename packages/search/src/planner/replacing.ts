// Replacing: whether two things are named for the same part of a question, and whether a turn adds to what was asked.
import type { Mention, Readings } from "../entities/mention.js";

type Group = readonly (keyof Readings)[];

function has(readings: Readings, group: Group): boolean {
  return group.some((kind) => readings[kind] !== undefined);
}

const ABOUT: Group = [
  "coin",
  "evmAddress",
  "solanaAddress",
  "bitcoinAddress",
  "ens",
  "moveType",
  "pair",
  "name",
  "commodity",
];

const GROUPS: readonly Group[] = [
  ["chain"],
  ABOUT,
  ["evmHash", "bitcoinHash", "solanaSignature"],
  ["protocol"],
  ["uuid"],
  ["collection"],
  ["exchange"],
  ["venue"],
  ["ticker", "quoted"],
  ["holder"],
  ["fiat"],
  ["time"],
  ["count"],
  ["number", "block"],
  ["unit"],
  ["url"],
  ["step"],
  ["signature"],
  ["hex"],
];

/** Whether two things are named for the same part of a question. */
export function isAlike(one: Mention, other: Mention): boolean {
  const [a, b] = [withoutUnit(one.readings), withoutUnit(other.readings)];
  return GROUPS.some((group) => has(a, group) && has(b, group));
}

/** An amount with its unit is an amount; a unit alone is what is wanted. */
function withoutUnit({ unit, ...others }: Readings): Readings {
  return others.number === undefined && unit !== undefined ? { ...others, unit } : others;
}

/** Whether a mention is a thing that a question may be about. */
export function isSubject({ readings }: Mention): boolean {
  return GROUPS.slice(1, 10).some((group) => group.some((kind) => readings[kind] !== undefined));
}

// "Vs btc?": beside what was asked about, and not in its place.
const BESIDES =
  /^\W*(?:and |now |ok )?(?:compare (?:it|this|that|them) (?:with|to|against)|vs|versus|compared (?:to|with)|against|along with|as well as|plus)\b/i;

/** Whether a turn adds to what was asked about, and replaces nothing. */
export function isBeside(text: string): boolean {
  return BESIDES.test(text);
}
