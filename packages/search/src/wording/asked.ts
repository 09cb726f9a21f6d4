// Asked: what a question and its call say of the fields that an answer is to name.
import { names } from "../entities/name-table.js";
import { CHANGES, STOP_WORDS } from "../tables/words.js";

/** What was asked: the words of the question, and what the call was given. */
export interface Asked {
  readonly words: ReadonlySet<string>;
  /** Names of fields, or parts of them, that the question says in other words. */
  readonly phrases: readonly string[];
  /** The values of the arguments, in lower case: a result that repeats them says nothing new. */
  readonly given: ReadonlySet<string>;
  /** Codes of the currencies that prices are quoted in. */
  readonly currencies: ReadonlySet<string>;
  /** Whether it is asked how something went on. */
  readonly isOfChange: boolean;
  /** The side of an order book that alone is asked for. */
  readonly side: "bids" | "asks" | undefined;
}

// What people call a figure, and how fields are named for it. Words of a phrase count for nothing by themselves: the "high"
// of "all-time high" is not that of a day.
const PHRASES: readonly (readonly [said: RegExp, fields: readonly string[]])[] = [
  // The day of a record is no other day, such as that of the beginning.
  [besideOf("aths?|all[- ]?time[- ]highs?|record highs?"), ["ath_date"]],
  [besideOf("atls?|all[- ]?time[- ]lows?|record lows?"), ["atl_date"]],
  [/\ball[- ]?time[- ]highs?\b|\baths?\b|\brecord highs?\b/g, ["ath", "all_time_high"]],
  [/\ball[- ]?time[- ]lows?\b|\batls?\b|\brecord lows?\b/g, ["atl", "all_time_low"]],
  [/\bfully[- ]diluted(?: (?:valuation|value|market cap))?\b|\bfdv\b/g, ["fdv", "fully_diluted_valuation"]],
  [/\bmarket[- ]?cap(?:itali[sz]ation)?s?\b|\bmcaps?\b/g, ["mcap", "market_cap", "marketcap"]],
  [/\btotal value locked\b|\btvl\b/g, ["tvl"]],
  [/\bopen interest\b|\boi\b/g, ["open_interest"]],
  [/\b(?:24|twenty[- ]four)[- ]?h(?:ours?|rs?)?\b|\bdaily\b/g, ["24h", "1d"]],
  [/\b7[- ]?d(?:ays?)?\b|\bweekly\b/g, ["7d"]],
  [/\b30[- ]?d(?:ays?)?\b|\bmonthly\b/g, ["30d"]],
  [/\ball[- ]time\b/g, ["all_time"]],
  [/\btps\b/g, ["transactions_per_second"]],
  [
    /\b(?:how (?:long|much time)|hours?|minutes?|days?|time)(?: (?:is |are )?(?:left|remaining))? (?:until|till|to|before)\b|\btime (?:left|remaining)\b/g,
    ["remaining", "expected_at"],
  ],
  [/\bfrom and to\b|\bfrom whom (?:and )?to whom\b/g, ["from", "to"]],
  [
    /\bwho (?:has |had )?sent\b|\bwho (?:is|was) the sender\b|\bsenders?\b|\bsent by\b|\bfrom whom\b/g,
    ["from"],
  ],
  [
    /\bto whom\b|\bwho (?:has |had )?(?:received|got)\b|\brecipients?\b|\breceivers?\b|\b(?:sent|go|went) to\b/g,
    ["to"],
  ],
  [/\bwho (?:has |had )?(?:mined|built|produced|proposed)\b/g, ["miner"]],
  [/\bwho (?:has |had )?(?:deployed|created)\b|\bdeployer\b/g, ["creator"]],
  [/\b(?:how many|number of|count of) (?:txs?|txns?|transactions)\b/g, ["transaction_count"]],
  // Of an event, what is called its signature or its hash is its topic.
  [
    /\bevent(?:['’]?s)? (?:signature|sig|hash|id)(?: hash)?\b|\b(?:signature|topic) hash\b|\b(?:hash|signature) of (?:the )?(?:event )?(?=\w+\()/g,
    ["topic"],
  ],
  [/\bwhen\b/g, ["at"]],
];

const CHANGE =
  /\bsince\b|\bover the (?:last|past)\b|\bcompared (?:to|with)\b|\b(?:grow|grew|grown|growth|rise|rose|risen|fall|fell|fallen|drop|dropped|increased?|decreased?|moved)\b/;
const ASKS = /\basks\b|\bask (?:side|prices?|levels?)\b|\bsellers\b|\bsell (?:orders|side|walls?)\b/;
const BIDS = /\bbids\b|\bbid (?:side|prices?|levels?)\b|\bbuyers\b|\bbuy (?:orders|side|walls?)\b/;

// How many were asked for may be an amount of the result by chance.
const COUNTS = /^(?:limit|page|per_page|depth|count|days|blocks)$/;

/** Words for a time that stand near others. */
function besideOf(others: string): RegExp {
  const times = "\\b(?:dates?|days?|when)\\b";
  return new RegExp(`${times}(?=.{0,40}\\b(?:${others})\\b)|(?<=\\b(?:${others})\\b.{0,40})${times}`, "g");
}

/** Reads what is asked. */
export function askedOf(
  question: string,
  args: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): Asked {
  const text = question.toLowerCase();
  const phrases: string[] = [];
  let rest = text;
  for (const [said, fields] of PHRASES) {
    const without = rest.replace(said, " ");
    if (without !== rest) phrases.push(...fields);
    rest = without;
  }
  return {
    words: new Set([...wordsOf(rest), ...orderOf(args)].map(stem)),
    phrases,
    given: new Set(
      Object.entries(args)
        .filter(([name]) => !COUNTS.test(name))
        .flatMap(([, value]) => value)
        .map((each) => String(each).toLowerCase()),
    ),
    currencies: new Set(
      [args["vs_currency"], args["vs_currencies"], data["vs_currency"]].flatMap((each) =>
        typeof each === "string" ? each.toLowerCase().split(",") : [],
      ),
    ),
    isOfChange: CHANGE.test(text) || text.split(/[^a-z]+/).some((word) => CHANGES.has(word)),
    side: sideOf(text),
  };
}

function sideOf(text: string): Asked["side"] {
  const [asks, bids] = [ASKS.test(text), BIDS.test(text)];
  return asks === bids ? undefined : asks ? "asks" : "bids";
}

/** The words of a question that tell something, with the symbols of the coins among them. */
function wordsOf(question: string): readonly string[] {
  const words = (question.match(/[a-z]+/g) ?? []).filter((word) => !STOP_WORDS.has(word));
  return [
    ...words,
    ...words.flatMap((word) => names().get(word)?.readings.coin?.symbol?.toLowerCase() ?? []),
  ];
}

/** The words of what a list is ordered by. */
function orderOf(args: Readonly<Record<string, unknown>>): readonly string[] {
  return ["order", "order_by", "sort", "sort_by"].flatMap((name) => {
    const order = args[name];
    return typeof order === "string" ? order.toLowerCase().split(/[^a-z]+/) : [];
  });
}

/** A word as it is compared. */
export function stem(word: string): string {
  return word.toLowerCase().replace(/(?:es|s)$/, "");
}
