// Conditions: questions with a condition that no tool takes, as the question that one answers, and what that leaves out.
import { names } from "../entities/name-table.js";

/** A question that is asked in the place of another, and what its answer leaves out. */
export interface Instead {
  readonly text: string;
  readonly note?: string | undefined;
}

type Groups = readonly (string | undefined)[];

const SO =
  "^\\W*(?:(?:so|ok|okay|and|now|please|show|list|give|tell|me|what(?:['’]?s| is| are)?|which(?: is| are)?)\\s+)*(?:the )?";
const COINS = "(?:coins?|crypto(?:s|currency|currencies)?)";
const BY = "(?: by (?:market ?cap|size))?";
const END = "(?: (?:right now|now|today|currently|please))?\\W*$";
const ORDINALS = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const MOST_RANK = 100;

const FORMS: readonly (readonly [said: RegExp, instead: (groups: Groups) => Instead | undefined])[] = [
  [
    form(
      `${COINS} (?:(?:between|from)(?: ranks?)?|(?:of|with|at|on) ranks?|ranked|ranks?) #?(\\d{1,3}) ?(?:and|to|-|–) ?#?(\\d{1,3})`,
    ),
    ([, from, to]) => ofRanks(Number(from), Number(to)),
  ],
  [
    form(
      `(?:(\\d{1,2})(?:st|nd|rd|th)|(${ORDINALS.join("|")}))[- ](?:largest|biggest|highest ranked|ranked) ${COINS}${BY}`,
    ),
    ([, digits, word = ""]) => {
      const rank = Number(digits ?? ORDINALS.indexOf(word.toLowerCase()) + 2);
      return rank < 1
        ? undefined
        : { text: top(rank), note: `What was asked for is number ${rank}, the last of that list.` };
    },
  ],
  [
    form(
      `(?:(\\d{1,2}) )?(?:smallest|last|lowest)(?: ones?)? (?:of|in|from|among) the (?:top|largest|biggest) (\\d{1,3}) ${COINS}${BY}`,
    ),
    ([, count, all]) =>
      Number(all) > MOST_RANK
        ? undefined
        : { text: top(Number(all)), note: `What was asked for is the last ${count ?? 1} of that list.` },
  ],
  [
    form(
      "(?:biggest|largest|highest(?: value)?) (transactions?|txs?|transfers?) (?:of|by|from|in) (\\S+\\.eth|0x[0-9a-f]{40})((?: on [a-z ]{2,20})?)",
    ),
    ([, what, whose, where = ""]) => ({
      text: `${what} of ${whose}${where}`,
      note: "Those are the latest ones: no tool here has them in the order of their value.",
    }),
  ],
  [
    form(
      "(?:bitcoin|btc) (?:network |transaction )?fees? in (dollars?|usd|us dollars?)|(?:current )?(?:network |transaction )?fees? (?:of|on|for) (?:bitcoin|btc) in (dollars?|usd|us dollars?)",
    ),
    () => ({ text: "how much does a bitcoin transaction cost in dollars" }),
  ],
  [
    form("(?:([a-z]{2,12}) price|price (?:of|for) ([a-z]{2,12})) (?:on|at|in) ([a-z]{2,20})"),
    ([, one, other, place = ""]) => atProtocol(one ?? other ?? "", place),
  ],
  [
    /^(?=.*\bpolymarket\b)(?=.*\b(?:odds|chances?|probability|likely|likelihood|markets?|bets?)\b).*\b(?:that|if|of|will) ([a-z]{2,12})(?: will| to)? (?:hits?|hitting|reach(?:es|ing)?|(?:goes|going|is|be|being|ends?|closes?|trad(?:es|ing))? ?(?:over|above|past)|cross(?:es|ing)?) (\$?\d[\d,.]{0,10}[km]?)(?: (?:dollars|usd))?((?: (?:in|by|before) [a-z0-9 ]{3,20}?)?)(?: on polymarket)?\W*$/i,
    ([, coin = "", amount = "", when = ""]) => {
      const name = names().get(coin.toLowerCase())?.readings.coin?.name;
      return name === undefined
        ? undefined
        : { text: `odds on polymarket of "${name.toLowerCase()} ${amount}${when}"` };
    },
  ],
];

function form(said: string): RegExp {
  return new RegExp(`${SO}(?:${said})${END}`, "i");
}

/** The question that is asked in the place of another; undefined where one has no such condition. */
export function insteadOf(text: string): Instead | undefined {
  for (const [said, instead] of FORMS) {
    const match = said.exec(text);
    const found = match === null ? undefined : instead(match);
    if (found !== undefined) return found;
  }
  return undefined;
}

function top(count: number): string {
  return `top ${count} coins by market cap`;
}

function ofRanks(from: number, to: number): Instead | undefined {
  if (from < 2 || to < from || to > MOST_RANK) return undefined;
  return { text: top(to), note: `What was asked for is number ${from} to ${to} of that list.` };
}

/** A price at a protocol is the price as such. A chain and an exchange are no such place. */
function atProtocol(coin: string, place: string): Instead | undefined {
  const { protocol, chain, maybeChain, exchange, venue } = names().get(place.toLowerCase())?.readings ?? {};
  const isPlace = protocol !== undefined && (chain ?? maybeChain ?? exchange ?? venue) === undefined;
  if (!isPlace || names().get(coin.toLowerCase())?.readings.coin === undefined) return undefined;
  return { text: `price of ${coin}`, note: `That is the price on all markets, and not on ${place} alone.` };
}
