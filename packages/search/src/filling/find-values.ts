// Found values: what each kind of argument finds among the things that a question names, in the form that it takes.
import type { Coin, Mention, Readings } from "../entities/mention.js";
import { chains, nameKey, names } from "../entities/name-table.js";
import type { AddressRoles } from "./address-roles.js";
import { argumentsOf, namedNumber, namedNumbers, typesOf } from "./call-values.js";
import { withoutPlaces } from "./coin-places.js";
import type { Found } from "./found.js";
import { contractsOf, idsOf } from "./id-values.js";
import { lookedUp } from "./looked-up.js";
import { marketOf, outcomeOf, seriesOf, venuesFor } from "./market-values.js";
import type { Material } from "./material.js";
import { basisPointsOf, blockOf, leastOf, unitOf } from "./number-values.js";
import { pairOf, QUOTES } from "./pairs.js";
import { isPlaceOnly, queryOf, slugOf } from "./query-values.js";
import { rowFor } from "./row-values.js";
import type { Slot, SlotKind } from "./slot.js";
import { amountOf } from "./swap-sides.js";
import { timesFor } from "./time-values.js";

type Value = string | number | undefined;
type Pick = (readings: Readings, slot: Slot, mention: Mention) => Value;

/** What a slot takes of one thing that was named. */
const PICKS: Readonly<Partial<Record<SlotKind, Pick>>> = {
  chain: ({ chain }) => chain,
  bitcoinAddress: ({ bitcoinAddress }) => bitcoinAddress,
  // A topic filters events: a hash is one where it is called so.
  hash: ({ evmHash }, { name, isRequired }, { before }) =>
    name === "topics" &&
    (isRequired ? before === "data" : !/^(?:topics?\d?|event|signature|is|of|with)$/.test(before))
      ? undefined
      : evmHash,
  solanaSignature: ({ solanaSignature }) => solanaSignature,
  bitcoinHash: ({ bitcoinHash, evmHash }) => bitcoinHash ?? evmHash?.slice(2),
  moveType: ({ moveType }) => moveType,
  coinId: ({ coin }) => coin?.id,
  llamaCoin: ({ coin }) => (coin?.id === undefined ? undefined : `coingecko:${coin.id}`),
  coinSymbol: symbolOf,
  fiat: ({ fiat }) => fiat,
  exchange: ({ exchange }, { choices }) =>
    choices.length === 0 || choices.includes(exchange?.slug ?? "") ? exchange?.slug : undefined,
  exchangeId: ({ exchange }, { description }) =>
    /derivatives|futures/.test(description) && !/get_exchanges_list/.test(description)
      ? exchange?.derivativesId
      : exchange?.spotId,
  protocol: ({ protocol, quoted, coin }) => protocol ?? slugOf(quoted) ?? protocolOf(coin),
  collection: ({ collection, quoted }) => collection ?? slugOf(quoted),
  holder: ({ holder }) => holder,
  ticker: ({ ticker }, { name }, mention) => (name === "series" ? seriesOf(mention) : ticker),
  ens: ({ ens }) => ens,
  url: ({ url, ens }) => url ?? ens,
  uuid: ({ uuid }) => uuid,
  step: ({ step }) => step,
  count: ({ count, time }, { description }) =>
    count ?? (/\bdays\b/i.test(description) ? daysIn(time?.length) : undefined),
  unit: ({ unit }) => unit,
  signature: ({ signature, quoted }) => signature ?? (quoted?.includes("(") ? quoted : undefined),
  hex: ({ hex, evmHash }) => hex ?? evmHash,
  text: ({ quoted, name }) => quoted ?? name,
};

/** The protocol that has its coin's name. */
function protocolOf(coin: Coin | undefined): string | undefined {
  const [first = ""] = nameKey(coin?.name ?? "").split(" ");
  return coin?.id === undefined ? undefined : names().get(first)?.readings.protocol;
}

/** The symbol of a coin; of a market, what it is priced in is what prices are said in. */
function symbolOf({ coin, pair, fiat }: Readings, { name }: Slot): string | undefined {
  const [base, quote] = pair?.split("/") ?? [];
  const isQuote = QUOTES.has(coin?.symbol ?? "");
  if (name === "quote") return quote ?? (isQuote ? coin?.symbol : coin ? undefined : fiat?.toUpperCase());
  return name === "base" && isQuote ? undefined : (coin?.symbol ?? base);
}

function daysIn(length: string | undefined): number | undefined {
  const [, count, unit = ""] = /^(\d+)([dw])$/.exec(length ?? "") ?? [];
  return count === undefined ? undefined : Number(count) * (unit === "w" ? 7 : 1);
}

/** The values that a slot finds, in the order of the question. */
export function foundFor(
  slot: Slot,
  material: Material,
  roles: AddressRoles,
  used: ReadonlySet<Mention>,
): readonly Found[] {
  const mentions = COINS.has(slot.kind) ? withoutPlaces(material) : material.mentions;
  const role = roles.get(slot.name);
  if (role !== undefined) return role;
  const row = rowFor(slot, material);
  if (row !== undefined) return [row];
  switch (slot.kind) {
    case "pair":
      return pairOf(slot, { ...material, mentions });
    case "outcome":
      return outcomeOf(material.text);
    case "time":
    case "day":
    case "days":
    case "period":
      return timesFor(slot, material);
    case "anything":
      return anything(slot, mentions);
    case "block":
      return blockOf(mentions, material.text, slot, used);
    case "least":
      return leastOf(slot, material);
    case "amount":
      return amountOf(slot, mentions);
    case "unit":
      return unitOf(slot, mentions);
    case "market":
      return marketOf(slot, mentions);
    case "values":
      return argumentsOf(material, used);
    case "types":
      return typesOf(material);
    case "other":
      return otherOf(slot, material, used);
    case "venue":
      return venuesFor(slot, mentions);
    case "llamaCoin": {
      const contracts = contractsOf(slot, mentions);
      return contracts.length > 0 ? contracts : picked(slot, { ...material, mentions }, used);
    }
    case "query":
      return queryOf(slot, material);
    default:
      return picked(slot, { ...material, mentions }, used);
  }
}

function otherOf(slot: Slot, material: Material, used: ReadonlySet<Mention>): readonly Found[] {
  const listed = namedNumbers(slot, material);
  if (listed.length > 0) return listed;
  const [number] = [...basisPointsOf(slot, material), ...namedNumber(slot, material)];
  if (number !== undefined) return [number];
  const ids = idsOf(slot, material.mentions);
  return ids.length > 0 ? ids.slice(0, slot.most) : picked(slot, material, used).slice(0, 1);
}

// Arguments that take coins: where one is traded names none.
const COINS: ReadonlySet<SlotKind> = new Set(["coinId", "llamaCoin", "coinSymbol", "pair"]);

function picked(slot: Slot, { mentions }: Material, used: ReadonlySet<Mention>): readonly Found[] {
  const pick = PICKS[slot.kind];
  const found =
    pick === undefined
      ? []
      : mentions.flatMap((mention): Found[] => {
          // Hex that another argument has taken is not this one as well.
          if (slot.kind === "hex" && !slot.isRequired && used.has(mention)) return [];
          const value = pick(mention.readings, slot, mention);
          return value === undefined ? [] : [{ value, mention }];
        });
  const kept = COINS.has(slot.kind) ? withoutQuote(found) : found;
  if (kept.length === 0 && slot.kind === "chain")
    return mentions.flatMap((mention) =>
      mention.readings.maybeChain === undefined ? [] : [{ value: mention.readings.maybeChain, mention }],
    );
  if (kept.length > 0 || !slot.isRequired)
    return unique(slot.kind === "chain" ? chainsMeant(kept, used) : kept);
  return lookedUp(slot, mentions);
}

/** "ETH in BTC" asks for one coin, and what it is quoted in. */
function withoutQuote(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  const bases = found.filter(
    ({ mention }) => mention?.readings.fiat === undefined || mention.readings.pair !== undefined,
  );
  return bases.length > 0 ? bases : found;
}

/** Where a chain is named behind "on", a name that may be a coin or a chain elsewhere is a coin. */
function chainsMeant(all: readonly Found[], used: ReadonlySet<Mention>): readonly Found[] {
  // "Price of Solana": what is taken as a coin is no chain as well.
  const found = all.filter(
    ({ mention }) => mention && !(used.has(mention) && mention.readings.coin !== undefined),
  );
  const sure = found.filter(({ mention }) => mention?.readings.coin === undefined);
  const [place] = sure.filter(({ mention }) => mention?.before === "on");
  if (place === undefined || sure.length === found.length) return found;
  return found.filter(
    (each) =>
      sure.includes(each) ||
      isListedBehind(
        each.mention,
        place.mention,
        found.map(({ mention }) => mention?.text),
      ),
  );
}

/** "On Ethereum, Base and Polygon": what is named in a row with a chain is one as well. */
function isListedBehind(
  mention: Mention | undefined,
  place: Mention | undefined,
  names: readonly (string | undefined)[],
): boolean {
  if (mention === undefined || place === undefined || mention.start < place.end) return false;
  return (
    /^(?:and|or|vs|versus|plus|with|to|than)$/.test(mention.before) ||
    names.some((name) => name?.toLowerCase().endsWith(mention.before) && mention.before !== "")
  );
}

function unique(found: readonly Found[]): readonly Found[] {
  return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at);
}

const OF_TOKENS = ["evmAddress", "solanaAddress", "ens"] as const;
const ADDRESSES = ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"] as const;

/** An argument that takes addresses and names alike. */
function anything(slot: Slot, mentions: readonly Mention[]): readonly Found[] {
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
  return unique(withoutQuote(values.filter(({ mention }) => !isNameOf(mention, addresses))));
}

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
  return (
    coin?.symbol ??
    coin?.id ??
    quoted ??
    name ??
    (isOne && chain !== undefined && chains().get(chain)?.coinId !== undefined ? chain : undefined)
  );
}
