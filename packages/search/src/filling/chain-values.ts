// Chain values: the chains that a question names, and those that coins stand for beside them.
import type { Mention } from "../entities/mention.js";
import { chainOfCoin, chains } from "../entities/name-table.js";
import { type Found, unique } from "./found.js";
import type { Slot } from "./slot.js";

/** The chains that are meant, of those that may be. */
export function chainsOf(
  slot: Slot,
  found: readonly Found[],
  mentions: readonly Mention[],
  used: ReadonlySet<Mention>,
): readonly Found[] {
  const maybe = mentions.flatMap((mention): Found[] =>
    mention.readings.maybeChain === undefined ? [] : [{ value: mention.readings.maybeChain, mention }],
  );
  // "Base: 0.25 ETH": what is counted is a coin.
  if (found.length === 0 || (maybe.length > 0 && found.every(({ mention }) => isCounted(mention, mentions))))
    return maybe;
  return unique(chainsMeant(slot.list === undefined ? found : withNative(found, slot, mentions), used));
}

function isCounted(mention: Mention | undefined, mentions: readonly Mention[]): boolean {
  return (
    mention?.readings.coin !== undefined &&
    mentions.some((each) => each !== mention && each.readings.number !== undefined && isBeside(each, mention))
  );
}

function isBeside(number: Mention, { start, end }: Mention): boolean {
  return number.start < start && (start - number.end <= 1 || number.end >= end);
}

/** "Eth vs Base vs BTC": beside a chain a coin stands for its own. */
function withNative(found: readonly Found[], slot: Slot, mentions: readonly Mention[]): readonly Found[] {
  return mentions.flatMap((mention): readonly Found[] => {
    const own = found.filter((each) => each.mention === mention);
    const { coin } = mention.readings;
    if (own.length > 0 || coin?.id === undefined) return own;
    const chain = chains().has(coin.id) ? coin.id : chainOfCoin(coin.id);
    return chain !== undefined && slot.description.includes(chain) ? [{ value: chain, mention }] : [];
  });
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
