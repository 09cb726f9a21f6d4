// Plainly: questions that are seldom said so, in the words that most people use for the same.
import { names } from "../entities/name-table.js";
import { withEachBlock } from "./block-list.js";

/** How something is said, and how else. */
type Way = readonly [said: RegExp, plain: string];

const UNIT = "(?:wei|gwei|ether|eth)";
const NAME = "[a-z0-9-]{2,60}(?:\\.[a-z0-9-]{1,60})?\\.eth";
const SHOW = "(?:(?:show|tell|give|get|check|find)(?: me)? |what(?:['’]?s| is) |how much is )?";
const POSSESSIVE = "(?:its|his|her|their)";

const WAYS: readonly Way[] = [
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
];

const DEX_VOLUME = /\bdex (volumes? (?:of|for) ([a-z]{2,20}))\b/gi;

/** A question in plain words; as it was where it is. */
export function plainly(text: string): string {
  return WAYS.reduce((said, [pattern, plain]) => said.replace(pattern, plain), withEachBlock(text)).replace(
    DEX_VOLUME,
    (said: string, volume: string, name: string) => {
      const { protocol, chain, maybeChain } = names().get(name.toLowerCase())?.readings ?? {};
      return protocol === undefined || (chain ?? maybeChain) !== undefined ? said : volume;
    },
  );
}
