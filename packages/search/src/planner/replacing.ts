// Replacing: which thing of the question before a new one stands for.
import type { Mention, Readings } from "../entities/mention.js";

type Group = readonly (keyof Readings)[];

// What is asked about is a wallet or a coin: a new one stands for one of its kind, where there is one.
const KINDS: readonly Group[] = [
  ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"],
  ["coin", "pair", "name", "commodity"],
];

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

/** Whether a new thing stands for one of before: for what is of its very kind, else for what is asked about alike. */
export function replaces(mine: Mention, theirs: Mention, all: readonly Mention[]): boolean {
  const asChain = /^(?:on|only|just)$/.test(mine.before) && mine.readings.chain !== undefined;
  const said: Readings = asChain ? { chain: mine.readings.chain ?? "" } : mine.readings;
  if (asChain && theirs.readings.chain === undefined) return false;
  const [own, old] = [withoutUnit(said), withoutUnit(theirs.readings)];
  const isShared = (kind: Group) =>
    has(own, kind) && all.some(({ readings }) => has(withoutUnit(readings), kind));
  const narrow = [...KINDS, ...GROUPS.filter((kind) => kind !== ABOUT)].filter(isShared);
  return (narrow.length > 0 ? narrow : [ABOUT].filter(isShared)).some((kind) => has(old, kind));
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

/** Whether a mention is an address or stands for one. */
export function isAddress({ readings }: Mention): boolean {
  return (
    (readings.evmAddress ?? readings.solanaAddress ?? readings.bitcoinAddress ?? readings.ens) !== undefined
  );
}
