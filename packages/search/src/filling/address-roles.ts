// Address roles: which address of a question goes into which argument, and whose is looked up by a name.
import type { Mention, Readings } from "../entities/mention.js";
import { chainOfCoin } from "../entities/name-table.js";
import { contractLookup, type Found } from "./found.js";
import { GIVERS } from "./lookup.js";
import { isApposed, isSameRole, roleOf, takenBy } from "./said-roles.js";
import type { Slot } from "./slot.js";
import { swapSide } from "./swap-sides.js";

/** What the arguments that take an address are filled with, by their names. */
export type AddressRoles = ReadonlyMap<string, readonly Found[]>;

const KINDS: ReadonlySet<string> = new Set(["address", "solanaAddress", "anyAddress"]);
const OF_TOKEN = /token|contract|mint|collection|pool|pair/i;

/** Gives each argument its addresses. */
export function addressRoles(
  slots: readonly Slot[],
  mentions: readonly Mention[],
  text: string,
): AddressRoles {
  const roles = new Map<string, readonly Found[]>();
  const taking = slots.filter(({ kind }) => KINDS.has(kind));
  if (taking.length === 0) return roles;
  const left = new Set(
    mentions.filter(
      ({ readings }) =>
        addressOf(readings, taking[0]) !== undefined ||
        taking.some((slot) => addressOf(readings, slot) !== undefined),
    ),
  );
  const chain = mentions.find(({ readings }) => readings.chain !== undefined)?.readings.chain;
  const tokenIsNamed = mentions.some(({ readings }) => isLookedUp(readings));
  const walletsFirst = tokenIsNamed || !mentions.some((mention) => isCalledToken(mention, text));
  const isCall =
    slots.some(({ kind }) => kind === "signature") &&
    mentions.some(({ readings }) => readings.signature !== undefined);
  for (const slot of taking) {
    const side = swapSide(slot, { mentions, text });
    if (side !== undefined) roles.set(slot.name, side);
  }
  for (const slot of taking
    .filter(({ name }) => !roles.has(name))
    .sort((a, b) => rankOf(a, walletsFirst) - rankOf(b, walletsFirst))) {
    const fitting = [...left]
      .filter((mention) => !isForAnother(mention, slot, taking, mentions, text))
      .flatMap((mention) => foundIn(mention, slot));
    const cued =
      slot.list === undefined && taking.length > 1 ? bestFor(slot, fitting, text, isCall) : fitting;
    const best = slot.isRequired ? cued : notLedElsewhere(cued, slot, taking, text);
    const wantsToken = isToken(slot);
    const coins = wantsToken ? coinsNamed(mentions, text) : [];
    const [named] = coins;
    if (best.length > 0 && !(named && tokenIsNamed && left.size === 1 && hasWallet(taking, slot))) {
      const taken = slot.list === undefined && taking.length > 1 && left.size > 1 ? best.slice(0, 1) : best;
      // "USDC or SHIB (0x…)": each of them, by its address or by its name.
      const others = taking.length > 1 || slot.list !== undefined ? [] : besides(coins, taken, text);
      roles.set(slot.name, [...taken, ...others.map((coin) => lookupOf(slot, coin, chain))]);
      for (const { mention } of taken) if (mention) left.delete(mention);
    } else if (named?.readings.coin && (slot.isRequired || OF_TOKEN.test(slot.name))) {
      const others =
        slot.list === undefined && slot.isRequired
          ? besides(coins.slice(1), [{ value: undefined, mention: named }], text)
          : [];
      roles.set(
        slot.name,
        [named, ...others].map((coin) => lookupOf(slot, coin, chain)),
      );
    } else roles.set(slot.name, []);
  }
  return roles;
}

function isCalledToken({ start, readings }: Mention, text: string): boolean {
  return (
    readings.evmAddress !== undefined &&
    start > 0 &&
    /(?:token|contract|mint|coin)\W*$/.test(text.slice(Math.max(0, start - 12), start))
  );
}

/** "To 0x…": an address that a word leads to another argument is not for this one. */
function notLedElsewhere(
  found: readonly Found[],
  slot: Slot,
  taking: readonly Slot[],
  text: string,
): readonly Found[] {
  return found.filter(
    ({ mention }) =>
      !taking.some((each) => each !== slot && isLed(each, mention, text) && !isLed(slot, mention, text)),
  );
}

/** Whether an address is called something that another argument takes, and this one does not. */
function isForAnother(
  mention: Mention,
  slot: Slot,
  taking: readonly Slot[],
  mentions: readonly Mention[],
  text: string,
): boolean {
  if (taking.length < 2) return false;
  if (slot.name === "owner" && taking.some(({ name }) => name === "spender") && isSpender(mention, text))
    return true;
  // "The spender 0x…": called by the very name of another argument.
  if (mention.before !== slot.name && taking.some(({ name }) => name === mention.before)) return true;
  const taken = takenBy(slot);
  const said = taken && roleOf(mention, mentions, text);
  if (said === undefined || taken === undefined || isSameRole(said, taken)) return false;
  return taking.some((each) => {
    const other = each === slot ? undefined : takenBy(each);
    return other !== undefined && isSameRole(said, other);
  });
}

// "Can the router (0x…) still take my USDC", "may 0x… spend".
const SPENDS_BEFORE = /\b(?:spender|router|permit2)\b[^.?!;]{0,12}$/;
const SPENDS_BEHIND =
  /^\)?,? (?:still |even )*(?:may|can|could|(?:is |be )?(?:allowed|permitted) to|take|spend|move|pull|use|drain)\b/;

/** Whether an address is said to be one that may take what another holds. */
function isSpender({ start, end }: Mention, text: string): boolean {
  return (
    start >= 0 &&
    (SPENDS_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
      SPENDS_BEHIND.test(text.slice(end, end + 32)))
  );
}

/** The coins that an address is looked up for: those that no address stands beside. */
function coinsNamed(mentions: readonly Mention[], text: string): readonly Mention[] {
  return mentions.filter(
    (coin) =>
      isLookedUp(coin.readings) &&
      !mentions.some(
        ({ start, readings }) =>
          (readings.evmAddress ?? readings.solanaAddress) !== undefined &&
          coin.end > 0 &&
          start >= coin.end &&
          isApposed(text.slice(coin.end, start)),
      ),
  );
}

/** Of the coins those that stand in one list with what was taken: "USDC or SHIB". */
function besides(coins: readonly Mention[], taken: readonly Found[], text: string): readonly Mention[] {
  return coins.filter((coin) =>
    taken.some(({ mention }) => {
      if (mention === undefined || mention.start < 0 || coin.start < 0 || mention === coin) return false;
      const [first, last] = mention.start < coin.start ? [mention, coin] : [coin, mention];
      return LISTED.test(text.slice(first.end, last.start));
    }),
  );
}

// Between two of a list stand a joint, and the name of the second where its address is what was taken.
const LISTED = /^\)?\s*(?:,|and|or|vs\.?|versus|&|\+|compared (?:to|with))\s+(?:the\s+)?(?:\w+\s*\(?)?$/;

function lookupOf(slot: Slot, mention: Mention, chain: string | undefined): Found {
  const { coin = { id: undefined, symbol: undefined, name: mention.text } } = mention.readings;
  return contractLookup(slot, coin, mention, chain);
}

/** A coin that has a contract somewhere. */
function isLookedUp({ coin }: Readings): boolean {
  return coin !== undefined && chainOfCoin(coin.id) === undefined;
}

function isToken({ name, description }: Slot): boolean {
  return (
    /token|mint|contract|addresses/.test(name) ||
    /^(?:The )?tokens?\b|token'?s? (?:contract|mint)|^Contract of the token/i.test(description)
  );
}

/** Whether another argument has to take the one address. */
function hasWallet(taking: readonly Slot[], slot: Slot): boolean {
  return taking.some((each) => each !== slot && each.isRequired && !isToken(each));
}

/** Required before optional; where a token is named or nothing says "token", wallets before tokens. */
function rankOf(slot: Slot, tokenIsNamed: boolean): number {
  return (slot.isRequired ? 0 : 4) + (isToken(slot) === tokenIsNamed ? 1 : 0);
}

function addressOf(readings: Readings, slot: Slot | undefined): string | undefined {
  if (slot?.kind === "solanaAddress") return readings.solanaAddress;
  if (slot?.kind === "anyAddress") {
    // A pool may have an id of 32 bytes in the place of an address.
    const poolId = /\bpools?\b/i.test(slot.description) ? readings.evmHash : undefined;
    return readings.evmAddress ?? readings.solanaAddress ?? readings.moveType ?? poolId;
  }
  return readings.evmAddress ?? readings.ens;
}

function foundIn(mention: Mention, slot: Slot): readonly Found[] {
  const { readings } = mention;
  const value = addressOf(readings, slot);
  if (value === undefined) return [];
  if (readings.ens === undefined || readings.evmAddress !== undefined) return [{ value, mention }];
  const { givers, fields } = GIVERS.address;
  return [
    {
      value: undefined,
      mention,
      lookup: {
        slot: slot.name,
        isList: slot.list !== undefined,
        givers,
        name: value,
        chain: undefined,
        fields,
      },
    },
  ];
}

const CUES: Readonly<Record<string, RegExp>> = {
  token: /(?:token|contract|mint|of|for)\W*$/,
  owner: /(?:owner|by|from|of|wallet|holder|did|has|have|does)\W*$/,
  spender: /(?:spender|to|router|for|let|allow|may|can|could|permit2)\W*$/,
  from: /(?:from|sender|by)\W*$/,
  to: /(?:to|into|recipient)\W*$/,
  address: /(?:address|wallet|account|holder|into|to|from|of|by|does|in|did)\W*$/,
};

// What follows an address that is the argument: "how much may 0x… take of 0x…'s USDC".
const CUES_BEHIND: Readonly<Record<string, RegExp>> = {
  owner: /^['’]s?\b/,
  spender: /^,? (?:still |is |be )?(?:may|can|allowed|permitted|take|spend|move|pull|use)\b/,
};

// Where a function is called, it is called on a contract.
const CALLED_ON = /\b(?:on|contract)\W*$/;

// Words that lead to one argument alone.
const LEADS: Readonly<Record<string, RegExp>> = { from: /\bfrom\W*$/, to: /\b(?:to|into)\W*$/ };

function isLed({ name }: Slot, mention: Mention | undefined, text: string): boolean {
  return (
    mention !== undefined &&
    (LEADS[name]?.test(text.slice(Math.max(0, mention.start - 8), mention.start)) ?? false)
  );
}

/** The address that stands behind a word for the argument, else the first. */
function bestFor(slot: Slot, fitting: readonly Found[], text: string, isCall: boolean): readonly Found[] {
  const cue = isCall && slot.name === "to" ? CALLED_ON : CUES[slot.name];
  const behind = CUES_BEHIND[slot.name];
  const follows = ({ mention }: Found) =>
    mention !== undefined && behind?.test(text.slice(mention.end, mention.end + 16)) === true;
  const leads = ({ mention }: Found) =>
    mention !== undefined && cue?.test(text.slice(Math.max(0, mention.start - 24), mention.start)) === true;
  const near = fitting.find(follows) ?? fitting.find(leads);
  return near ? [near] : fitting;
}
