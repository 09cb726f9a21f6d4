// Restating: a turn that says the question before once more, with one thing put right, filled in or exchanged.
import type { Mention } from "../entities/mention.js";

const MEANT = /\bi mean(?:t)?\b|^\W*(?:no|nope|nah)\b.*\bbut\b/i;
const NEGATED = /(?<=\W)not (?:the |for |of |in |on |by )?[\w-]+,?\s*/i;

/** "Not companies, i meant governments": without what is not meant. */
export function corrected(text: string): string {
  return MEANT.test(text) ? ` ${text}`.replace(NEGATED, "").trim() : text;
}

const AMOUNT =
  /^\W*(?:(?:and|or|for|now|then|ok|what about|how about|make (?:it|that)|with|let['’]?s say|say|about|if i (?:swap|sell|send|put in)|rather) ){0,3}(\d[\d,]*(?:\.\d+)?)(?: ([a-z]{2,6}))?(?: (?:instead|then|please|pls|of them))?\W*$/i;

const UNIT = /^(?:wei|gwei|ether|eth)$/i;

const OF_PRICE = /\bprices?\b|\bcosts?\b|\bworth\b|\bhow much\b/i;
const OF_THEM = /^\s{0,2}of (?:them|those|these|it)\b/i;

/** "10 of them in euro" behind the price of one coin: so much of that coin, and no rows. */
export function ofOneCoin(
  text: string,
  mentions: readonly Mention[],
  { text: before, mentions: named }: { readonly text: string; readonly mentions: readonly Mention[] },
): readonly Mention[] {
  const [coin, other] = named.filter(({ readings }) => readings.coin !== undefined);
  const isOfRows = named.some(({ readings: { count, step } }) => (count ?? step) !== undefined);
  if (coin === undefined || other !== undefined || isOfRows || !OF_PRICE.test(before)) return mentions;
  return mentions.map((mention) => {
    const { count } = mention.readings;
    const [of] = count === undefined ? [] : (OF_THEM.exec(text.slice(mention.end)) ?? []);
    if (of === undefined) return mention;
    const end = mention.end + of.length;
    return { ...mention, text: text.slice(mention.start, end), end, readings: { number: String(count) } };
  });
}

/** "And for 5?": the question before with another amount of the same; undefined where it had none. */
export function withAmount(
  text: string,
  { text: before, mentions }: { readonly text: string; readonly mentions: readonly Mention[] },
): string | undefined {
  const [, amount, given = ""] = AMOUNT.exec(text) ?? [];
  const [said, other] = mentions.filter(({ readings }) => readings.number !== undefined);
  if (amount !== undefined && said === undefined) return withAmountOf(amount, before, mentions);
  const [, unit] = /^[\d.,]+(\s?[a-z]{2,}.*)$/i.exec(said?.text ?? "") ?? [];
  if (amount === undefined || said === undefined || other !== undefined || unit === undefined)
    return undefined;
  const isThere = before.slice(said.start, said.end) === said.text;
  // "And 3 ether" behind "2 gwei".
  const of = said.readings.unit !== undefined && UNIT.test(given) ? ` ${given}` : unit;
  return isThere ? `${before.slice(0, said.start)}${amount}${of}${before.slice(said.end)}` : undefined;
}

/** "2.5" behind "what do I get for my SOL": that much of it. */
function withAmountOf(amount: string, before: string, mentions: readonly Mention[]): string | undefined {
  for (const { text, readings } of mentions) {
    const at = readings.coin === undefined ? -1 : before.indexOf(text);
    const lead = OF_MINE.exec(before.slice(0, Math.max(0, at)));
    if (lead) return `${before.slice(0, lead.index)}${amount} ${before.slice(at)}`;
  }
  return undefined;
}

const OF_MINE = /\b(?:(?:all|some|half|most|part) (?:of )?)?(?:my|our|some)\s+$/i;
