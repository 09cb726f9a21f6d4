// Found values: what each kind of argument finds among the things that a question names, in the form that it takes.
import type { Coin, Mention, Readings } from "../entities/mention.js";
import { nameKey, names } from "../entities/name-table.js";
import type { AddressRoles } from "./address-roles.js";
import { argumentsOf, namedNumber, namedNumbers, typesOf } from "./call-values.js";
import { chainsOf } from "./chain-values.js";
import { withoutPlaces } from "./coin-places.js";
import { countsOf } from "./count-values.js";
import { type Found, unique } from "./found.js";
import { isHexOfAnother } from "./hex-values.js";
import { coinsBeside, contractsOf, exchangeIdsOf, idsOf } from "./id-values.js";
import { lookedUp } from "./looked-up.js";
import { marketOf, outcomeOf, seriesOf, venuesFor } from "./market-values.js";
import type { Material } from "./material.js";
import { anything } from "./name-values.js";
import { basisPointsOf, blockOf, leastOf } from "./number-values.js";
import { objectOf } from "./object-values.js";
import { pairOf, QUOTES, withoutQuote } from "./pairs.js";
import { queryOf, slugOf } from "./query-values.js";
import { rowFor } from "./row-values.js";
import type { Slot, SlotKind } from "./slot.js";
import { amountOf } from "./swap-sides.js";
import { timesFor } from "./time-values.js";
import { decimalsSaid, unitOf } from "./unit-values.js";

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
  // "In gold": what has a price is what others are quoted in, too.
  fiat: ({ fiat, commodity }, _, { before }) =>
    fiat ?? (before === "in" && /^XA[UG]$/.test(commodity ?? "") ? commodity?.toLowerCase() : undefined),
  exchange: ({ exchange }, { choices }) =>
    choices.length === 0 || choices.includes(exchange?.slug ?? "") ? exchange?.slug : undefined,
  protocol: ({ protocol, quoted, coin }) => protocol ?? slugOf(quoted) ?? protocolOf(coin),
  collection: ({ collection, quoted }) => collection ?? slugOf(quoted),
  holder: ({ holder }) => holder,
  ticker: ({ ticker }, { name }, mention) => (name === "series" ? seriesOf(mention) : ticker),
  ens: ({ ens }) => ens,
  url: ({ url, ens }) => url ?? ens,
  uuid: ({ uuid }) => uuid,
  step: ({ step }) => step,
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
  const object = objectOf(slot, material);
  if (object !== undefined) return [object];
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
      return anything(slot, material);
    case "block":
      return blockOf(mentions, material.text, slot, used);
    case "exchangeId": {
      const found = exchangeIdsOf(slot, material);
      return found.length > 0 ? found : picked(slot, material, used);
    }
    case "count":
      return countsOf(slot, material);
    case "least":
      return leastOf(slot, material);
    case "amount":
      return amountOf(slot, material);
    case "unit":
      return unitOf(slot, material);
    case "market":
      return marketOf(slot, mentions);
    case "values":
      return argumentsOf(slot, material, used);
    case "types":
      return typesOf(material);
    case "other":
      return otherOf(slot, material, used);
    case "venue":
      return venuesFor(slot, mentions);
    case "llamaCoin": {
      const contracts = contractsOf(slot, mentions);
      const coins = picked(slot, { ...material, mentions }, used);
      return contracts.length > 0 ? [...contracts, ...coinsBeside(contracts, coins, material.text)] : coins;
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
  if (/^Decimals\b/.test(slot.description)) {
    const decimals = decimalsSaid(material.mentions, material.text);
    if (decimals !== undefined) return [decimals];
  }
  const ids = idsOf(slot, material.mentions);
  return ids.length > 0 ? ids.slice(0, slot.most) : picked(slot, material, used).slice(0, 1);
}

// Arguments that take coins: where one is traded names none.
const COINS: ReadonlySet<SlotKind> = new Set(["coinId", "llamaCoin", "coinSymbol", "pair"]);

function picked(slot: Slot, material: Material, used: ReadonlySet<Mention>): readonly Found[] {
  const { mentions } = material;
  const pick = PICKS[slot.kind];
  const found =
    pick === undefined
      ? []
      : mentions.flatMap((mention): Found[] => {
          if (isHexOfAnother(slot, mention, material, used)) return [];
          const value = pick(mention.readings, slot, mention);
          return value === undefined ? [] : [{ value, mention }];
        });
  const kept = COINS.has(slot.kind) ? withoutQuote(found, slot.isRequired) : found;
  if (slot.kind === "chain") return chainsOf(slot, kept, mentions, used);
  if (kept.length > 0 || !slot.isRequired) return unique(kept);
  return lookedUp(slot, mentions);
}
