// Predictions: questions to markets of predictions, which may be about anything, and may ask several venues at once.
import type { Mention } from "../entities/mention.js";
import { COMMON_WORDS, SUBJECT_WORDS } from "../tables/words.js";
import type { Clause } from "./clause.js";
import { subjectOf } from "./subject.js";
import type { Toolbox } from "./toolbox.js";

const OF_MARKETS =
  /\b(?:prediction|betting|bets?) (?:markets?|sites?|venues?)\b|\bbettors?\b|\b(?:bets?|betting|wagers?) (?:on|about|for|that)\b/i;

const NEAR = 0.9;
const ODDS =
  /\b(?:odds|chances?|probabilit\w+|likel(?:y|ihood)|will|(?:bets?|betting|wagers?) (?:on|about|that))\b/i;

/** The words of a question to such markets that only a search for markets can take: a catalog knows nothing of them. */
export function soughtWords(
  { text, mentions }: Clause,
  words: readonly string[],
  { knows, holds, rank }: Toolbox,
): readonly string[] {
  if (!OF_MARKETS.test(text) && !mentions.some(isVenue)) return [];
  // A word that these tools have of their own is none of a subject.
  const isOfField = (word: string) =>
    holds(word) &&
    rank(word).some(({ tool: { tool }, share }) => share > NEAR && tool.category === "prediction_markets");
  if (ODDS.test(text) && !mentions.some(isOfOne)) {
    const subject = new Set(subjectOf({ text, mentions }).split(" "));
    return words.filter((word) => subject.has(word) && !COMMON_WORDS.has(word) && !isOfField(word));
  }
  return words.filter((word) => SUBJECT_WORDS.has(word) || (!COMMON_WORDS.has(word) && !knows(word)));
}

/** A clause for each venue, where one asks several about the same thing. */
export function byVenue(clause: Clause): readonly Clause[] {
  const venues = [...new Set(clause.mentions.map(({ readings }) => readings.venue))].filter(
    (venue) => venue !== undefined,
  );
  if (venues.length < 2 || !(clause.mentions.some(isOfOne) || subjectOf(clause) !== "")) return [clause];
  return venues.map((venue) => {
    const others = clause.mentions.filter(({ readings }) => isElsewhere(readings, venue));
    let { text } = clause;
    for (const { text: said } of others) text = text.replace(said, " ".repeat(said.length));
    return { text, mentions: clause.mentions.filter((each) => !others.includes(each)) };
  });
}

function isVenue({ readings }: Mention): boolean {
  return readings.venue !== undefined;
}

/** Whether a thing is what one market, series or account is called by. */
function isOfOne({ readings: { ticker, series, quoted, evmHash, evmAddress } }: Mention): boolean {
  return (ticker ?? series ?? quoted ?? evmHash ?? evmAddress) !== undefined;
}

/** Whether a mention is another venue, or the name of a market as another venue has it. */
function isElsewhere({ venue: own, ticker, quoted, evmHash }: Mention["readings"], venue: string): boolean {
  if (own !== undefined) return own !== venue;
  return venue === "kalshi" ? (quoted ?? evmHash) !== undefined : ticker !== undefined;
}
