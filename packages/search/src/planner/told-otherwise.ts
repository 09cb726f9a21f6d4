// Told otherwise: what a later turn asks of the time, the cost or the coin of what was told before, as a question in full, or that no tool has it.

import type { Mention } from "../entities/mention.js";
import { chains, names } from "../entities/name-table.js";
import { isThing } from "./clause.js";
import type { Instead } from "./conditions.js";
import type { LaterTurn } from "./conversation.js";
import { isSubject } from "./replacing.js";
import { isTalkAround } from "./told-base.js";

const LONGEST = 80;
const END = /[\s?.!,;:]+$/;
const SO = "^\\W*(?:(?:and|so|then|ok|okay|now|but)\\s+)*";
const IT = "(?:it|this|that|(?:this|that|the) (?:one|transaction|tx))";
const MONEY = "(?:us ?dollars?|usd|dollars?|eur|euros?|gbp|pounds?|yen|jpy|fiat)";

/** A turn as a question in full, or "none" where no tool has what it asks for; undefined for any other turn. */
export function toldOtherwise(turn: LaterTurn): Instead | "none" | undefined {
  const { said, row } = turn;
  if (row !== undefined || said.text.length > LONGEST) return undefined;
  if (isUnknownExchange(turn)) return "none";
  return (
    ofBitcoinAlone(turn) ??
    atThatTime(turn) ??
    ofTransaction(turn) ??
    compared(turn) ??
    reckoned(turn) ??
    ofItsCoin(turn)
  );
}

const THAT_TIME =
  /\s*\b(?:(?:at|around|by) (?:that|this|the same|the) (?:time|moment|point|date)(?: of (?:it|that|this|(?:that|this|the) (?:block|transaction|tx)))?|back then|when (?:it|that|this|(?:that|this|the) (?:block|transaction|tx)) (?:was|got) (?:mined|made|produced|sent|included|done))\b|\s+then(?=\W*$|\s+in\s+[a-z]+\W*$)/i;
const OF_ONE = /^(?:A Bitcoin block|Block|Transaction|A Bitcoin transaction|Time of)\b/;
const LABELLED = /\b(?:block |transaction )?(?:time|timestamp) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z/;

/** "Price of ETH at that time" behind a block or a transaction: at the time that was told. */
function atThatTime({ said, previous, answers: [answer = ""] }: LaterTurn): Instead | undefined {
  if (!THAT_TIME.test(said.text) || !said.mentions.some(({ readings }) => readings.coin !== undefined))
    return undefined;
  const isOfOne =
    OF_ONE.test(answer) ||
    previous.mentions.some((each) => each.readings.block !== undefined || isHash(each));
  if (!isOfOne || said.mentions.some(({ readings }) => readings.time !== undefined)) return undefined;
  const [, time] = LABELLED.exec(answer) ?? [];
  const text = said.text.replace(new RegExp(SO, "i"), "").replace(END, "");
  if (time !== undefined) return { text: text.replace(THAT_TIME, ` at ${time}Z`) };
  return {
    text: text
      .replace(THAT_TIME, "")
      .replace(/\bwas\b/i, "is")
      .replace(/\bdid\b/i, "does"),
    note: "That is of now: the answer before tells no time.",
  };
}

const COST = new RegExp(
  `${SO}(?:(?:what|how much) (?:did|does|has) ${IT} cost|what (?:was|is) (?:the|its) (?:fee|cost)|how much was (?:the fee|${IT}))(?: in (${MONEY}))?\\W*$`,
  "i",
);
const WHEN = new RegExp(
  `${SO}(?:when|what time|at what time) (?:was|is|did) ${IT}(?: (?:sent|made|done|mined|included|happen))?\\W*$`,
  "i",
);

/** "What did that cost in dollars", "when was that" behind a transaction. */
function ofTransaction({ said, known, previous }: LaterTurn): Instead | undefined {
  // Behind what was asked of it already it is still meant.
  const last = previous.mentions.some(isThing) ? previous.mentions : known;
  const hash = last.find(isHash);
  if (hash === undefined || said.mentions.some(isThing)) return undefined;
  const transaction = hashSaid(hash, known);
  const details = hash.readings.solanaSignature === undefined ? "details and " : "";
  if (WHEN.test(said.text)) return { text: `${details}time of ${transaction}` };
  const cost = COST.exec(said.text);
  if (cost === null) return undefined;
  return {
    text: `${details}fee of ${transaction}`,
    ...(cost[1] !== undefined && {
      note: `Its fee is in the coin of its chain, and not in ${cost[1]}.`,
    }),
  };
}

function isHash({ readings: { evmHash, bitcoinHash, solanaSignature } }: Mention): boolean {
  return (evmHash ?? bitcoinHash ?? solanaSignature) !== undefined;
}

/** A transaction by its hash, on its chain. */
function hashSaid({ text, readings }: Mention, known: readonly Mention[]): string {
  if (readings.bitcoinHash !== undefined && !text.startsWith("0x")) return `bitcoin transaction ${text}`;
  const chain = known.find((each) => each.readings.chain !== undefined)?.readings.chain;
  const isPlaced = chain !== undefined && readings.evmHash !== undefined;
  return `transaction ${text}${isPlaced ? ` on ${chain}` : ""}`;
}

const COMPARED =
  /^\W*(?:(?:and|so|then|ok)\s+)*(?:which|what)(?: one| of (?:them|those|these|the two|both))?(?: is|['’]s| costs| has)? (?:the )?(?:more|most|less|least|cheaper|cheapest|pricier|dearer|higher|highest|lower|lowest|bigger|biggest|smaller|smallest)(?: (?:expensive|valuable|costly|worth|priced?|one))*\W*$/i;
const OF_PRICES = /\b(?:price|prices|worth|cost|costs|how much)\b/i;

/** "Which is more expensive" behind the prices of several: the same prices, side by side. */
function compared({ said, previous }: LaterTurn): Instead | undefined {
  if (!COMPARED.test(said.text) || previous.turn !== undefined || !OF_PRICES.test(previous.text))
    return undefined;
  const coins = previous.mentions.filter(({ readings }) => readings.coin !== undefined);
  return coins.length < 2 || said.mentions.some(isThing)
    ? undefined
    : { text: previous.text.replace(END, "") };
}

const TIMES = new RegExp(
  `${SO}(?:please )?(double|triple|quadruple|halve|twice|half(?: of)?|square) ${IT}\\W*$`,
  "i",
);
const HOW_MANY = new RegExp(
  `${SO}how (?:much|many)(?: of (?:it|them|that|those|these))? (?:(?:can|could|would|will|do) (?:i|we|you|one) (?:buy|get|purchase|afford)(?: (?:of )?(?:it|them|that|those))?|(?:is|are)(?: that)?) (?:for|with) ((?:[$€£]\\s?)?\\d[\\d.,]{0,12}k?(?:\\s?[a-z]{2,8})?)\\W*$`,
  "i",
);
const FIAT: Readonly<Record<string, string>> = { $: "dollars", "€": "euro", "£": "pounds" };

/** "Double it", "how many can I buy for 1000 dollars" behind the price of a coin. */
function reckoned({ said, previous }: LaterTurn): Instead | undefined {
  if (previous.turn !== undefined || !OF_PRICES.test(previous.text)) return undefined;
  const [coin, other] = previous.mentions.filter(isThing);
  if (coin?.readings.coin === undefined || other !== undefined) return undefined;
  const [, times] = TIMES.exec(said.text) ?? [];
  if (times !== undefined)
    return {
      text: previous.text.replace(END, ""),
      note: `That is what it is; to ${times} it is a sum, and no tool here does sums.`,
    };
  const [, money] = HOW_MANY.exec(said.text) ?? [];
  if (money === undefined) return undefined;
  const plain = money.replace(
    /^([$€£])\s?(.*)$/,
    (_, sign: string, digits: string) => `${digits} ${FIAT[sign]}`,
  );
  return /\s[a-z]+$/i.test(plain) ? { text: `${plain} in ${coin.text}` } : undefined;
}

const ITS_COIN = /\b(?:its|their)(?: native| own)? (?:coin|token)(?: price)?\b/i;
const OF_PRICE = new RegExp(
  `${SO}(?:(?:what(?:['’]?s| is)|how much is) )?(?:the )?(?:(?:price|worth|value) of )?(?:its|their)(?: native| own)? (?:coin|token)(?:['’]s)?(?: (?:price|worth|value))?\\W*$`,
  "i",
);

/** "Price of its coin" behind a chain or a protocol, and "and of Base" behind that. */
function ofItsCoin({ said, previous, known }: LaterTurn): Instead | "none" | undefined {
  if (OF_PRICE.test(said.text)) {
    const [thing, other] = known
      .filter((each) => isThing(each) && !isSubject(each))
      .concat(known.filter(isSubject));
    return thing === undefined || (other !== undefined && isSubject(other)) ? undefined : ofCoinOf(thing);
  }
  const [own, other] = said.mentions;
  if (own === undefined || other !== undefined || !ITS_COIN.test(previous.text)) return undefined;
  return previous.turn !== undefined && isTalkAround(said.text, [own]) ? ofCoinOf(own) : undefined;
}

function ofCoinOf({
  text,
  readings: { chain, maybeChain, coin, protocol },
}: Mention): Instead | "none" | undefined {
  const slug = chain ?? maybeChain;
  const id = slug === undefined ? undefined : chains().get(slug)?.coinId;
  if (id !== undefined) {
    const symbol = [...names().values()].find(({ readings }) => readings.coin?.id === id)?.readings.coin
      ?.symbol;
    return symbol === undefined ? undefined : { text: `price of ${symbol}` };
  }
  if (coin !== undefined) return { text: `price of ${text}` };
  return protocol === undefined ? undefined : "none";
}

const ITS_FIGURE = new RegExp(`${SO}(?:what(?:['’]?s| is) )?its (hash ?rate|mempool)\\W*$`, "i");
const BITCOIN_ALONE = /\b(?:hash ?rate|mempool|halving)\b/i;

/** "And its hashrate" behind ETH, "and of Ethereum" behind Bitcoin's: no tool has that but of Bitcoin. */
function ofBitcoinAlone({ said, previous }: LaterTurn): Instead | "none" | undefined {
  const isBitcoin = ({ readings: { coin, chain } }: Mention) => coin?.id === "bitcoin" || chain === "bitcoin";
  const isPlain = (mention: Mention) => (mention.readings.coin ?? mention.readings.chain) !== undefined;
  const own = said.mentions.filter(isThing);
  const [, figure] = ITS_FIGURE.exec(said.text) ?? [];
  if (figure !== undefined) {
    const before = previous.mentions.filter(isThing);
    if (own.length > 0 || before.length === 0 || !before.every(isPlain)) return undefined;
    if (before.every(isBitcoin)) return { text: `bitcoin ${figure}` };
    return before.some(isBitcoin) ? undefined : "none";
  }
  const [thing, other] = own;
  if (thing === undefined || other !== undefined || !isPlain(thing) || isBitcoin(thing)) return undefined;
  return BITCOIN_ALONE.test(previous.text) && isTalkAround(said.text, [thing]) ? "none" : undefined;
}

const EXCHANGE = new RegExp(
  `${SO}(?:(?:what|how) about )?(?:on|at) (?:the )?(?:[a-z]+(?: [a-z]+)? exchange|(?!(?:spot|perps?|futures?|margin|leverage|launch|listing|open|close|mainnet|testnet|average|chain|demand|both|all|each|that|this|it|them|there|another|others?|which|once|first|last|least|most|time|weekends?)\\b)[a-z]{3,20})\\W*$`,
  "i",
);

/** "And on mars exchange" behind a figure of an exchange: nobody knows that one. */
function isUnknownExchange({ said, previous }: LaterTurn): boolean {
  const isExchange = ({ readings: { exchange, venue } }: Mention) => (exchange ?? venue) !== undefined;
  return EXCHANGE.test(said.text) && !said.mentions.some(isThing) && previous.mentions.some(isExchange);
}
