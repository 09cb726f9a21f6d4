// Swap sides: which of two coins is given and which is wanted, and how much of it in its smallest unit.
import type { Mention } from "../entities/mention.js";
import { chainOfCoin, chains } from "../entities/name-table.js";
import { SOLANA_TOKENS } from "../tables/solana-tokens.js";
import { contractLookup, type Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

const ETHER_DECIMALS = 18;
const OF_UNIT: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: ETHER_DECIMALS };

/** The coin for `from_token` or `to_token`; undefined for other arguments. */
export function swapSide(
  slot: Slot,
  { mentions, text }: Pick<Material, "mentions" | "text">,
): readonly Found[] | undefined {
  if (!/^(?:from|to)_token$/.test(slot.name)) return undefined;
  // "To SOL": a chain's coin, where it is not the chain that is named.
  const coins = mentions.flatMap((each) => {
    const coin = each.readings.coin ?? (each.before === "on" ? undefined : each.readings.namesake);
    return coin === undefined || isExchange(each, mentions, text) ? [] : [each];
  });
  if (coins.length === 0) return undefined;
  const counted =
    coins.find((coin) => amountBefore(coin, mentions) !== undefined) ??
    coins.find(({ before }) => !/^(?:to|into|for)$/.test(before));
  const others = coins.filter((coin) => coin !== counted && idOf(coin) !== idOf(counted));
  // "Jup 0.1 SOL -> USDC": what is led to, else what stands behind, before what stands in front.
  const other =
    others.find(({ start }) => LEADS.test(text.slice(Math.max(0, start - 8), start))) ??
    others.find(({ start }) => counted !== undefined && start > counted.start) ??
    others[0];
  const isGiven = (slot.name === "from_token") !== isAmountWanted({ mentions, text });
  const mention = isGiven ? counted : other;
  const coin = mention?.readings.coin ?? mention?.readings.namesake;
  if (mention === undefined || coin === undefined) return [];
  const known = SOLANA_TOKENS.get(coin.symbol ?? "");
  return [known ? { value: known.mint, mention } : contractLookup(slot, coin, mention, undefined)];
}

const GIVES = /^(?:to|into|for|of|sell|swap|buy|my|some)$/;
const LEADS_ON = /^\s*(?:->|→|=>|\/|to\b|into\b|for\b)/;

/** "What would Jupiter give for 3 SOL": the exchange that quotes has a coin of its name. */
function isExchange(coin: Mention, mentions: readonly Mention[], text: string): boolean {
  const { readings, start, end, before } = coin;
  if (readings.coin?.symbol !== "JUP" || start < 0 || amountBefore(coin, mentions) !== undefined)
    return false;
  const isBeside = mentions.some((each) => each.readings.coin && each.start > end && each.start - end <= 1);
  const isLed = LEADS_ON.test(text.slice(end, end + 8)) && !/^\s*for \d/.test(text.slice(end, end + 8));
  return !GIVES.test(before) && !isLed && !isBeside;
}

const LEADS = /(?:->|→|=>|\bto|\binto|\bfor)\s*$/;
const WANTED =
  /\b(?:receive|receiving|get|getting|obtain|end(?:s|ing)? up with|buy|buying)\s+(?:(?:exactly|precisely|just|at least)\s+)?$/;

/** "To receive exactly 2 SOL": the amount is of what is wanted, and not of what is given. */
export function isAmountWanted({ mentions, text }: Pick<Material, "mentions" | "text">): boolean {
  return mentions.some(
    ({ readings, start }) =>
      readings.number !== undefined && start > 0 && WANTED.test(text.slice(Math.max(0, start - 40), start)),
  );
}

function idOf(mention: Mention | undefined): string | undefined {
  const coin = mention?.readings.coin ?? mention?.readings.namesake;
  return coin?.symbol ?? coin?.id ?? coin?.name;
}

// "1% slippage" is no amount.
const OF_SHARE = /%|\bper ?cent\b|\bbps\b|\bbasis points?\b/;

/** An amount as the argument takes it: in the smallest unit where it is named for that. */
export function amountOf({ name, beside }: Slot, { mentions, text }: Material): readonly Found[] {
  const mention = mentions.find(
    ({ readings, start, end }) =>
      readings.number !== undefined &&
      readings.count === undefined &&
      readings.block === undefined &&
      (start < 0 || !OF_SHARE.test(text.slice(start, end + 10))),
  );
  const number = mention?.readings.number;
  if (mention === undefined || number === undefined) return [];
  if (!/_(?:raw|wei)$/.test(name)) return [{ value: number, mention }];
  if (isMoney(mention, text)) return [];
  const decimals = decimalsOf(mention, mentions, name.endsWith("_wei"));
  // "Calls approve(address,uint256) … 1000000": a number without a unit is an argument of the function.
  const isOfCall =
    beside.some(({ kind }) => kind === "signature") &&
    !mentions.some((each) => amountBefore(each, [mention]) && each.readings.coin) &&
    mention.readings.unit === undefined &&
    mentions.some(({ readings }) => readings.signature !== undefined);
  if (isOfCall) return [];
  const value = decimals === undefined ? undefined : inSmallest(number, decimals);
  return value === undefined ? [] : [{ value, mention }];
}

/** "$100 of SOL": money, and no amount of the coin. */
function isMoney({ start, end }: Mention, text: string): boolean {
  return (
    start >= 0 &&
    (text[start] === "$" ||
      /[$€£]\s?$/.test(text.slice(Math.max(0, start - 2), start)) ||
      /^\s?(?:dollars?|bucks|usd\b|eur\b|euros?)/.test(text.slice(end, end + 9)))
  );
}

function amountBefore({ start }: Mention, mentions: readonly Mention[]): Mention | undefined {
  return mentions.find(
    ({ readings, start: from, end }) =>
      readings.number !== undefined && start > 0 && start > from && start - end <= 1,
  );
}

/** How many decimals the thing has that is counted; undefined where nobody knows. */
function decimalsOf(amount: Mention, mentions: readonly Mention[], isOfChain: boolean): number | undefined {
  const { unit } = amount.readings;
  if (unit !== undefined) return OF_UNIT[unit];
  const coin = mentions.find(
    (each) => (each.readings.coin ?? each.readings.chain) && amountBefore(each, [amount]),
  );
  // A whole number without a unit is one of smallest units.
  if (coin === undefined) return 0;
  if (isOfChain) return isOwnCoin(coin, mentions) ? ETHER_DECIMALS : undefined;
  return SOLANA_TOKENS.get(coin.readings.coin?.symbol ?? "")?.decimals;
}

/** Whether a coin is that of the chain that is named, or of any where none is. */
function isOwnCoin({ readings: { coin, chain: own } }: Mention, mentions: readonly Mention[]): boolean {
  if (coin === undefined) return own !== undefined;
  const named = mentions.find(({ readings }) => readings.chain !== undefined && readings.coin === undefined);
  const of = chains().get(named?.readings.chain ?? "")?.coinId;
  return chainOfCoin(coin.id) !== undefined && (of === undefined || of === coin.id);
}

/** Whether coins that would be sent along are a token: it takes a call of the token's contract to send it. */
export function sendsToken({ name }: Slot, { mentions }: Material): boolean {
  return (
    name.endsWith("_wei") &&
    mentions.some(
      (each) =>
        each.readings.coin !== undefined &&
        amountBefore(each, mentions)?.readings.unit === undefined &&
        amountBefore(each, mentions) !== undefined &&
        !isOwnCoin(each, mentions),
    )
  );
}

/** The digits move, nothing is rounded; undefined where there are more of them than the unit has. */
function inSmallest(number: string, decimals: number): string | undefined {
  const [whole = "", fraction = ""] = number.split(".");
  if (fraction.length > decimals) return undefined;
  return (whole + fraction.padEnd(decimals, "0")).replace(/^0+(?=\d)/, "");
}
