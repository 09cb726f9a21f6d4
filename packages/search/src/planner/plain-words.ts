// Plain words: questions that are seldom said so, in the words in which the rest of the planner reads them.
import { shifted } from "../entities/digits.js";
import { names } from "../entities/name-table.js";
import { rareWords } from "./rare-words.js";
import { isCoin, reworded, type Wording } from "./reworded.js";

const MONEY = "((?:[$€£]\\s?)?\\d[\\d.,]{0,12}k?(?:\\s?[a-z]{2,8})?)";
const MAJOR = "(btc|eth|sol|xrp|bnb|doge|ada|ltc|link|avax|dot|trx|xlm|ton|sui|shib|pepe)";
const ZEROS: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mn: 6, mil: 6, million: 6 };
const UNIT = "(?:wei|gwei|ether|eth)";
const NAME = "[a-z0-9-]{2,60}(?:\\.[a-z0-9-]{1,60})?\\.eth";
const SHOW = "(?:(?:show|tell|give|get|check|find)(?: me)? |what(?:['’]?s| is) |how much is )?";
const POSSESSIVE = "(?:its|his|her|their)";
const RATE = "funding(?: rates?)?|open interest|oi";
const WHAT = "(?:what(?:['’]?s| is)|show(?: me)?|check) (?:the )?|(?:the )?current ";
const NOW = "(?: (?:right now|now|today|currently|rn|atm))?";
const STABLE = "(usdc|usdt|dai|usde|pyusd|fdusd|tether)";

/** Questions about addresses, lists and units. */
const ASKED: readonly Wording[] = [
  // "1 eth in wei and 1 eth in gwei": one amount in two units.
  [
    new RegExp(
      `(?<![\\w.,])((\\d[\\d.,]{0,40}\\s?${UNIT}) (?:in|to|into|as) ${UNIT})\\s?(?:,|;|,? and|,? &)\\s\\2 (?:in|to|into|as) (${UNIT})\\b(?!\\s?(?:,|and|&)\\s${UNIT})`,
      "i",
    ),
    "$1 and $3",
  ],
  // "How much does a bitcoin transaction cost".
  [/^(\W*)how much does (an? \w+ (?:transaction|transfer|tx) cost\b)/i, "$1what does $2"],
  [
    new RegExp(`\\bwhat(?:['’]?s| is) (?:(${NAME})['’]s address|the address of (${NAME}))\\b`, "i"),
    "what's the address of $1$2",
  ],
  [
    new RegExp(
      `^(\\W*)(?:(?:show|tell|give)(?: me)? |who (?:is|are) |what is )?(?:the )?owners? of (?=${NAME}(?:\\s?(?:,|and|&)\\s(?:of )?${NAME})*\\W*$)`,
      "i",
    ),
    "$1who owns ",
  ],
  // "Resolve vitalik.eth, then show its ETH balance": whose it is, is said.
  [
    new RegExp(
      `^([^?]{0,40}\\b(${NAME})),? (?:and|then|and then|and also) ${SHOW}${POSSESSIVE} ((?:\\w+ )?balance)\\b(?![^?]{0,200}\\.eth)`,
      "i",
    ),
    "$1 and $3 of $2",
  ],
  [/^(\W*(?:the )?(?:top|biggest|largest)(?: \d{1,3})? dexe?s)(?=\W*$)/i, "$1 by volume"],
  [
    /^\W*convert (\d[\d.,]{0,40}\s?(?:eth|ether)) (?:to|into|in) (usd|dollars?|eur|euros?|gbp|pounds?|yen|jpy)(?=\W*$)/i,
    "$1 in $2",
  ],
  [
    /^(\W*(?:(?:show|tell|give|what|which)(?: me)? )?(?:is )?)(?:the )?((?:largest|biggest|top) stablecoin) and (?:its|the) price(?=\W*$)/i,
    "$1price of the $2",
  ],
  [
    /^\W*(?:(?:show|tell|give|what|which)(?: me)? )?(?:is )?(?:the )?(?:(?:largest|biggest|top) (?:coin|crypto|cryptocurrency) and (?:its|the) price|price of the (?:largest|biggest|top) (?:coin|crypto|cryptocurrency))(?=\W*$)/i,
    "top 1 coin by market cap with price",
  ],
  [
    /\bdex (volumes? (?:of|for) ([a-z]{2,20}))\b/gi,
    ([, volume, name = ""]) => {
      const { protocol, chain, maybeChain } = names().get(name.toLowerCase())?.readings ?? {};
      return protocol === undefined || (chain ?? maybeChain) !== undefined ? undefined : volume;
    },
  ],
];

/** Prices, amounts, supplies and markets. */
const SAID: readonly Wording[] = [
  // "How much was ETH 6 months ago": what it was, and no change.
  [
    /^(\W*)how much (?:was|were) (?:an? |one )?([a-z]{2,12})(?= [^?]{1,40} ago\W*$)/gi,
    ([, before = "", coin = ""]) => (isCoin(coin) ? `${before}price of ${coin}` : undefined),
  ],
  // "Funding on the BTC perp at Bybit": that of no perpetual told before.
  [
    /\bthe ([a-z]{2,12}) (perp(?:etual)?s?)\b/gi,
    ([, coin = "", perp]) => (isCoin(coin) ? `${coin} ${perp}` : undefined),
  ],
  // Without an exchange it is asked of all.
  [
    new RegExp(
      `^\\W*(?:${WHAT})?(${RATE}) (?:of|for|on|in) ([a-z]{2,12})(?: perp(?:etual)?s?)?${NOW}\\W*$`,
      "gi",
    ),
    ([, rate, coin = ""]) => ratesOf(coin, rate),
  ],
  [
    new RegExp(`^\\W*(?:${WHAT})?([a-z]{2,12})(?:['’]s)?(?: perp(?:etual)?s?)? (${RATE})${NOW}\\W*$`, "gi"),
    ([, coin = "", rate]) => ratesOf(coin, rate),
  ],
  [
    new RegExp(`^\\W*(${RATE}) ([a-z]{2,12}) perp(?:etual)?s?${NOW}\\W*$`, "gi"),
    ([, rate, coin = ""]) => ratesOf(coin, rate),
  ],
  // "WETH/USDC pairs, Arbitrum only".
  [
    /,\s?(?:only (?:on )?([a-z]{2,20})|(?:on )?([a-z]{2,20}) only)(?=\W*$|,)/gi,
    ([, one, other]) => (isChain(one ?? other ?? "") ? ` on ${one ?? other}` : undefined),
  ],
  // "How much does it trade in a day": what it does each day, and nothing to come.
  [/\b(how (?:much|many) [^?.,]{0,30}\b(?:do|does|is|are)\b [^?.,]{0,60}) in a day\b/gi, "$1 a day"],
  // "0.1btc", "100usdc"; "1000SHIB" and "1inch" are names.
  [
    /(?<![\w.,$#/-])(\d{1,9}(?:[.,]\d{1,18})?)([a-z]{3,5})(?![\w/-]|\.\w)/gi,
    ([whole = "", digits = "", name = ""]) =>
      isCoin(name) && !names().has(whole.toLowerCase()) && !/^1(?:0{3,6})[A-Z]/.test(whole)
        ? `${digits} ${name}`
        : undefined,
  ],
  // "250k sats", "a million satoshi".
  [
    /(?<![\w.,])(?:(\d{1,6}(?:\.\d{1,6})?)\s?|(?:an?|one)\s+)(k|m|mn|mil|million|thousand)\s+(sats?|satoshis?|lamports?)\b/gi,
    ([, digits = "1", scale = "", unit]) => `${shifted(digits, ZEROS[scale.toLowerCase()] ?? 0)} ${unit}`,
  ],
  [
    new RegExp(`(?<![\\w/.-])${MAJOR}(usdt?|usdc|eur|gbp)(?![\\w/-])`, "g"),
    ([, base, quote]) => `${base}/${quote}`,
  ],
  [new RegExp(`^\\W*${MAJOR}[-_ ]?(USD|EUR|GBP)\\W*$`, "gi"), ([, base, quote]) => `${base}/${quote}`],
  // "How much eth can I buy for 500 dollars", "how many sol is 1000 usd".
  [
    new RegExp(
      `^\\W*how (?:much|many) ([a-z]{2,12}) (?:(?:can|could|would|will|do) (?:i|we|you|one) (?:buy|get|purchase|receive) (?:for|with|out of)|is|are|for|makes?) ${MONEY}(?: worth)?(?: (?:right now|now|today|currently|atm|please))?\\W*$`,
      "gi",
    ),
    ([, coin = "", money = ""]) => (isCoin(coin) && isMoney(money) ? `${money} in ${coin}` : undefined),
  ],
  // "$500 in btc", "$50 worth of sol".
  [
    /^(\W*?)\$\s?(\d[\d.,]{0,12}k?) (?:in|of|worth of) ([a-z]{2,12})(?=\W*$)/gi,
    ([, before = "", money, coin = ""]) =>
      isCoin(coin) ? `${before}${money} dollars in ${coin}` : undefined,
  ],
  // "Coins under $1".
  [
    /(?<=\b(?:coins|tokens|cryptos) (?:priced )?(?:under|over|above|below|(?:less|more|cheaper) than) )\$(\d[\d.,]{0,12})(?=\W*$)/gi,
    ([, money]) => `${money} dollars`,
  ],
  // A coin that is called as the creatures of a collection are.
  [/(?<=\bprices? (?:of|for) (?:the )?)ape(?=\W*$)|^ape(?= price\b)/gi, () => "ApeCoin"],
  // "3000 sats in usd", "sats per dollar": what has a price is a bitcoin.
  [
    /(?<![\w.,])(\d{1,15}) (?:sats?|satoshis?) (?:in|to|into) (?!btc|bitcoin)([a-z]{2,8})(?=\W*$)/gi,
    ([, digits = "", quote = ""]) =>
      names().get(quote.toLowerCase())?.readings.fiat === undefined
        ? undefined
        : `${inBitcoin(digits)} btc in ${quote}`,
  ],
  [
    /^\W*(?:how many )?(?:sats?|satoshis?) (?:per|for|in|to) (?:an?|one|1|the)? ?(dollar|usd|euro|eur|pound|gbp)(?=\W*$)/gi,
    ([, quote]) => `price of btc in ${quote}`,
  ],
  // "Eth in sats": such a price is one in bitcoin.
  [
    /^(\W*(?:(?:what(?:['’]s| is) )?(?:the )?(?:price of )?))([a-z]{2,12})( price)? in (?:sats?|satoshis?)(?=\W*$)/gi,
    ([, , coin = ""]) =>
      isCoin(coin) && !/^(?:btc|bitcoin)$/i.test(coin) ? `price of ${coin} in btc` : undefined,
  ],
  // "BTC futures price on Binance": such a market is a perpetual one.
  [
    /\b([a-z]{2,12}) futures?(?= price\b)|(?<=\bprices? (?:of|for) )([a-z]{2,12}) futures?\b/gi,
    ([, one, other]) => (isCoin(one ?? other ?? "") ? `${one ?? other} perp` : undefined),
  ],
  [
    /\b(binance|okx|bybit|bitget|kucoin|gate|kraken|mexc) futures? ([a-z]{2,12}) price\b/gi,
    ([, exchange, coin = ""]) => (isCoin(coin) ? `${coin} perp price on ${exchange}` : undefined),
  ],
  [
    /\bstaking (yields?|apy|apr|rewards?|rate) (?:for|of|on) ([a-z]{2,12})(?=\W*$)/gi,
    ([, what, coin = ""]) => (isCoin(coin) ? `${coin} staking ${what}` : undefined),
  ],
  // "Gas used by block 19000000" is that of no transaction.
  [/\bgas used (?:by|in|for) (?=(?:the )?block #?\d)/gi, () => "gas of "],
  // "How much USDC is on Arbitrum".
  [
    new RegExp(
      `^\\W*how (?:much|many) ${STABLE} (?:is|are|is there|are there|circulates?|exists?) (?:there )?on ([a-z]{2,20})\\W*$`,
      "gi",
    ),
    ([, coin, chain = ""]) => (isChain(chain) ? `${coin} supply on ${chain}` : undefined),
  ],
];

// "0.1 btc", "what's 0.1 btc".
const AMOUNT =
  /^\W*(?:(?:what(?:['’]s| is| are)|how much (?:is|are)) )?(?<!\$)(\d[\d.,]{0,20}) ([a-z]{2,8})(?: worth)?\W*$/i;
const BARE = /^\W*\$?([a-z]{2,6})\W*$/i;

/** A question in plain words; a coin or an amount of one alone, with nothing before it, asks for what it is worth. */
export function plainWords(text: string, isFirst: boolean): string {
  const plain = reworded(reworded(rareWords(text), ASKED), SAID);
  if (!isFirst) return plain;
  const [, name = ""] = BARE.exec(plain) ?? [];
  if (isTicker(name)) return `price of ${name.toUpperCase()}`;
  const [, digits = "", coin = ""] = AMOUNT.exec(plain) ?? [];
  return isTicker(coin) ? `what is ${digits} ${coin} worth` : plain;
}

/** So many satoshis in bitcoin, to the last digit. */
function inBitcoin(digits: string): string {
  const all = digits.padStart(SMALLEST + 1, "0");
  return `${all.slice(0, -SMALLEST)}.${all.slice(-SMALLEST)}`;
}

const SMALLEST = 8;

/** A place of its own has such a rate, too: what it is of all exchanges is asked of a coin alone. */
function ratesOf(coin: string, rate: string | undefined): string | undefined {
  const { protocol, exchange } = names().get(coin.toLowerCase())?.readings ?? {};
  const isPlace = (protocol ?? exchange) !== undefined;
  return isCoin(coin) && !isPlace ? `${rate} of ${coin} perps across all exchanges` : undefined;
}

function isChain(word: string): boolean {
  return names().get(word.toLowerCase())?.readings.chain !== undefined;
}

/** Whether a word is the symbol of a coin, and nothing else. */
function isTicker(word: string): boolean {
  const named = names().get(word.toLowerCase());
  const kinds = Object.keys(named?.readings ?? {});
  return (
    named?.readings.coin?.symbol === word.toUpperCase() &&
    !named.coinIsWord &&
    kinds.every((kind) => /^(?:coin|chain|fiat|series)$/.test(kind))
  );
}

function isMoney(said: string): boolean {
  const [word = ""] = /[a-z]{2,}$/i.exec(said) ?? [];
  return /[$€£]/.test(said) || names().get(word.toLowerCase())?.readings.fiat !== undefined;
}
