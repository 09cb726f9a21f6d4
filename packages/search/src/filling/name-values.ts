// Name values: addresses, names and symbols for arguments that take any of them.
import type { Mention, Readings } from "../entities/mention.js";
import { chains } from "../entities/name-table.js";
import { type Found, unique } from "./found.js";
import type { Material } from "./material.js";
import { withoutQuote } from "./pairs.js";
import { isPlaceOnly } from "./query-values.js";
import type { Slot } from "./slot.js";

const OF_TOKENS = ["evmAddress", "solanaAddress", "ens"] as const;
const ADDRESSES = ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"] as const;

/** An argument that takes addresses and names alike. */
export function anything(slot: Slot, material: Material): readonly Found[] {
  const mentions = isOfTokens(slot) ? withoutHolders(material) : material.mentions;
  const takesNames = /symbol/i.test(slot.description) || slot.name === "tokens";
  const takesHashes = /hash/i.test(slot.description);
  const values = mentions.flatMap((mention): Found[] => {
    const { readings } = mention;
    if (slot.name === "query" && isPlaceOnly(mention)) return [];
    const address = (/^tokens?$/.test(slot.name) ? OF_TOKENS : ADDRESSES)
      .map((kind) => readings[kind])
      .find((each) => each !== undefined);
    const hash = takesHashes
      ? (readings.evmHash ?? readings.solanaSignature ?? readings.bitcoinHash)
      : undefined;
    const pair = slot.name === "query" ? readings.pair : undefined;
    const titled = slot.name === "query" && isTitled(readings) ? mention.text : undefined;
    const name = takesNames ? (pair ?? nameOf(readings, mentions.length === 1) ?? titled) : undefined;
    const value = address ?? hash ?? name;
    return value === undefined || (readings.ens !== undefined && slot.name === "token")
      ? []
      : [{ value, mention }];
  });
  const addresses = values.filter(({ mention }) =>
    ADDRESSES.some((kind) => mention?.readings[kind] !== undefined),
  );
  if (slot.list === undefined && addresses.length > 0) return unique(addresses);
  const found = unique(withoutQuote(values.filter(({ mention }) => !isNameOf(mention, addresses))));
  // "Pairs named pippin on Solana": what is called so stands before other names.
  const called =
    slot.name === "query" ? found.filter(({ mention }) => CALLED.test(mention?.before ?? "")) : [];
  return called.length > 0 ? called : found;
}

/** Whether a token is searched for, by its symbol or its address. */
function isOfTokens({ name, description }: Slot): boolean {
  return name === "query" && /symbol/i.test(description) && /address/i.test(description);
}

const HOLDS =
  /\b(?:do|does|did|has|have)\W{1,3}$|\b(?:balance|holdings?|holder|wallet|account|held by|hold by)(?: of| by)?\W{1,3}$/;

/** "Does 0x… have USDC": whoever holds a token that is named is not the token. */
function withoutHolders({ mentions, text }: Material): readonly Mention[] {
  if (!mentions.some(({ readings }) => readings.coin !== undefined)) return mentions;
  return mentions.filter(
    ({ readings, start }) =>
      (readings.evmAddress ?? readings.ens) === undefined ||
      start < 0 ||
      !HOLDS.test(text.slice(Math.max(0, start - 24), start)),
  );
}

const CALLED = /^(?:named|called|ticker|symbol)$/;

/** "BONK DezX…": the name of the address behind it. */
function isNameOf(name: Mention | undefined, addresses: readonly Found[]): boolean {
  return addresses.some(
    ({ mention }) =>
      name !== undefined &&
      mention !== undefined &&
      name.end >= 0 &&
      mention.start >= name.end &&
      mention.start - name.end <= NEAR,
  );
}

// Between a name and its address stand a bracket or "mint" at most.
const NEAR = 16;

function isTitled({ protocol, collection, exchange, holder }: Readings): boolean {
  return (protocol ?? collection ?? exchange?.slug ?? holder) !== undefined;
}

/** The id of a coin where the table has it: a symbol may be another's, too. */
function nameOf({ coin, name, quoted, chain }: Readings, isOne: boolean): string | undefined {
  // One letter names so many that a search for it finds another.
  const symbol = coin?.symbol?.length === 1 ? (coin.id ?? coin.symbol) : coin?.symbol;
  return (
    symbol ??
    coin?.id ??
    quoted ??
    name ??
    (isOne && chain !== undefined && chains().get(chain)?.coinId !== undefined ? chain : undefined)
  );
}
