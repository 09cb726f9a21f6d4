// References: things that a question tells by who did something with them, such as "the exchange my friend uses": nobody else knows which.
import type { Mention } from "../entities/mention.js";
import type { Lacking } from "../filling/material.js";
import { OWNER, type Pattern, type Referent, referentOf, referentOfAttribute } from "./attributes.js";
import { isNameOf } from "./naming.js";
import { isSubject } from "./replacing.js";
import { THINGS } from "./things.js";

/** A text without what only its asker can understand, and what it lacks for that. */
export interface Dereferenced {
  /** As long as before, so that what is named stands where it stood. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly lacking: Lacking | undefined;
}

const ASKS_OF_IT =
  "[^,.;!?]*\\b(?:it|its|this|that|they|them|one)\\b.*|(?:(?:is|are|so|or|maybe) )*(?:legit|safe|scam|phishing|real|fake|genuine|malicious|dangerous|trustworthy)\\b.*";
/** A thing that a sentence brings up and the next asks of: "someone sent me a link. Is it safe?" */
const BROUGHT_UP = THINGS.map(({ noun, kinds, takes, isOwned, role }) => ({
  noun,
  pattern: new RegExp(
    `\\b(?:an?|some|one|another|this|new)\\s+(?:[\\w'’-]+\\s+){0,2}?((?:${noun}))\\b[^?]*?[,.;!?-]\\s+(${ASKS_OF_IT})$`,
    "s",
  ),
  referent: { kinds, lacking: { scope: isOwned ? "address" : "thing", takes, isOpen: true, role } } as const,
}));

// Without a sign between them nothing is asked of what was brought up.
const PARTED = /[,.;!?-]\s/;

/** What a question asks of a thing that it only brought up, with the noun; undefined where it names one. */
export function broughtUp(text: string, mentions: readonly Mention[]): Dereferenced | undefined {
  const said = text.toLowerCase();
  if (mentions.some(isSubject)) return undefined;
  if (!PARTED.test(said)) return undefined;
  const found = BROUGHT_UP.flatMap(({ pattern, referent }) => {
    const match = pattern.exec(said);
    const [all = "", noun = "", asked = ""] = match ?? [];
    return match
      ? [{ index: match.index, end: match.index + all.indexOf(noun) + noun.length, noun, asked, referent }]
      : [];
  });
  for (const each of found) {
    // "A mint site": the last of two nouns is the thing.
    const whole = found.find(
      ({ index, end }) => index === each.index && end > each.end && /^ \w+$/.test(said.slice(each.end, end)),
    );
    const { noun, asked, referent } = whole ?? each;
    const lacking = lackingIn(referent, mentions);
    if (lacking) return { text: `${asked}\n${noun}`, mentions: [], lacking };
  }
  return undefined;
}

const PERSON =
  "friend|buddy|mate|pal|brother|sister|bro|dad|father|mom|mum|mother|wife|husband|boss|colleague|coworker|co-worker|cousin|uncle|aunt|neighbou?r|son|daughter|girlfriend|boyfriend|partner|client|customer|accountant|landlord|roommate|flatmate|teacher|guy|team";
const SUBJECT = `(?:i|we|he|she|they|you|everyone|everybody|someone|somebody|people|(?:my|our|his|her|their) \\w+(?: (?:${PERSON})s?)?|(?:an?|some|the|this|that)(?: \\w+)? (?:${PERSON})s?)`;
const RELATIVE = `(?:(?:to|from|by|of|with)\\s+(?:my|our|his|her|their)\\s+(?!(?:\\w+['’]s )?(?:ens|domain)\\b)[a-z]|(?:(?:that|which|where|who|whom|when)\\s+)?${SUBJECT}(?:['’](?:ve|m|d|re|s))?\\s+[a-z])`;
// "The coin that pumped today", and no "the coin that pumped most".
const OF_ITSELF =
  "(?:that|which|who)\\s+(?:just |recently |has |have )?(?:\\w{2,}ed|went|got|rose|fell|lost|blew)\\b(?![^?]*\\b(?:most|best|worst|biggest|highest|least|called|named)\\b)";
const DETERMINED = "(?:the|that|this|those|these|my|our|his|her|their|some|an?|one)";
const TIMES: Referent = {
  kinds: ["time"],
  lacking: { scope: "thing", takes: ["time", "day", "days"], isOpen: true },
};
/** What every clause behind a noun of a thing begins with. */
const BEHIND_NOUN = new RegExp(`\\s(?:${RELATIVE}|${OF_ITSELF})`);

interface Clause extends Pattern {
  /** Whether it is one of those that stand behind the noun of a thing. */
  readonly isOfNoun?: boolean;
}

/** A noun with who did something with it; what stands behind the noun is the clause that is left out. */
const CLAUSES: readonly Clause[] = [
  {
    pattern:
      /\b(?:on|at|from|since|before|after|until|around|during) the (?:day|date|moment|time|week|month|night|year) (?=of (?:the|that|my|our|his|her|their|its) (?!block|transaction|tx|swap|trade|hash|latest|last)\w)/,
    referent: TIMES,
  },
  {
    pattern: new RegExp(
      `\\b(?:day|date|moment|time|week|month|year|hour|minute|point)s?\\s+(?=(?:in time\\s+)?${RELATIVE})`,
    ),
    referent: TIMES,
  },
  {
    pattern: new RegExp(
      `(?<=\\S\\s)(?=when\\s+${SUBJECT}\\s+(?:first\\s+|last\\s+)?(?:\\w+ed|bought|sold|got|took|went|made|did|sent|left|began|started|put|lost|paid)\\b)`,
    ),
    referent: TIMES,
  },
  // "The score for what i just bought": a token, by all that is told of it.
  {
    pattern: new RegExp(
      `\\b(?:for|of|on|about|is|are|if|whether|in|check|at|scan)\\s+(?:what(?:ever)?|the (?:one|thing|stuff|shit))\\s+(?=(?:(?:that|which)\\s+)?${SUBJECT}\\s+(?:just|recently|also)?\\s*(?:bought|aped|got|hold|own|sold|swapped|ape|bagged|picked|traded?|short|long|am shorting|am holding|was sent)\\b)`,
    ),
    referent: referentOf("token"),
  },
  ...THINGS.map(
    ({ noun, kinds, takes, isOwned }): Clause => ({
      isOfNoun: true,
      pattern: new RegExp(
        `\\b${DETERMINED}\\s+(?:[\\w'’-]+\\s+){0,3}?(?:${noun})\\s+(?:(?:on|at|in)\\s+\\w+\\s+)?(?=${RELATIVE}|${OF_ITSELF})`,
      ),
      referent: { kinds, lacking: { scope: isOwned ? "address" : "thing", takes, isOpen: true } },
    }),
  ),
  {
    pattern: new RegExp(
      `\\b(?:transactions|txs|txns|trades|swaps|transfers|approvals|allowances|positions|nfts|tokens|coins|orders|deposits|payments|withdrawals)\\s+(?=(?:that\\s+|which\\s+)?(?:i|we|he|she|they|(?:my|our|his|her|their) (?:${PERSON}))(?:['’](?:ve|d))?\\s+(?!can\\b|could\\b|should\\b|may\\b|need\\b)[a-z])`,
    ),
    referent: OWNER,
  },
];

/** What belongs to somebody who has no name here. */
const OWNERS = new RegExp(
  [
    `\\b(?:my|our|his|her|their|a|the) (?:\\w+ )?(?:${PERSON})['’]s (?!name\\b|question\\b|opinion\\b|ens\\b|domain\\b)`,
    "\\b(?:his|hers?|their)(?= (?:\\w+ ){0,2}?(?:wallets?|address(?:es)?|accounts?|balances?|holdings|portfolio|nfts?|tokens?|coins?|positions?|transactions?|txs?|transfers?|trades?|swaps?|approvals?|allowances?|orders?|funds|assets|bags?|stash|nonce|ens)\\b)",
    `\\b(?:does|did|has|do|have|is|was|are) (?:he|she|(?:my|our|his|her) (?:${PERSON})) (?:still |ever |currently |really |also |already )?(?:hold|own|have|got|bought|sold|buy|sell|send|sent|receive|received|swap|swapped|spend|spent|pay|paid|move|moved|trade|traded|stake|staked|lend|lent|borrow|borrowed|holding|owning|worth|up to)`,
    `\\b(?:he|she|(?:my|our|his|her) (?:${PERSON})) (?:holds|owns|has got|still has)\\b`,
  ].join("|"),
);

/** Takes out of a text what refers to something that only its asker knows; undefined where nothing does. */
export function dereferenced(text: string, mentions: readonly Mention[]): Dereferenced | undefined {
  const said = text.toLowerCase();
  const hasClause = BEHIND_NOUN.test(said);
  for (const { pattern, referent, isOfNoun = false } of CLAUSES) {
    if (isOfNoun && !hasClause) continue;
    const found = pattern.exec(said);
    if (found === null) continue;
    const start = found.index + found[0].length;
    const end = endOf(said, start, mentions);
    const kept = mentions.filter((each) => each.end <= start || each.start >= end);
    const rest = `${text.slice(0, start)}${" ".repeat(end - start)}${text.slice(end)}`;
    const head = { start: found.index, end: start };
    return { text: rest, mentions: kept, lacking: lackingIn(referent, kept, head) };
  }
  const other = OWNERS.test(said) ? OWNER : referentOfAttribute(text, mentions);
  if (other === undefined) return undefined;
  const lacking = lackingIn(other, mentions);
  return lacking && { text, mentions, lacking };
}

/** What is lacking where nothing names it but the noun itself. */
function lackingIn(
  { kinds, lacking }: Referent,
  mentions: readonly Mention[],
  head?: { readonly start: number; readonly end: number },
): Lacking | undefined {
  const isNamed = mentions.some(
    (each) =>
      !(head && each.start >= head.start && each.end <= head.end) && isNameOf(each, kinds, lacking.role),
  );
  return isNamed ? undefined : lacking;
}

const LEADS = /\s(?:on|for|in|at|since|over|during|of|with|between)\s+(?:the\s+)?$/;

/** Where a clause ends: at a sign, or before a name that a preposition leads to. */
function endOf(text: string, start: number, mentions: readonly Mention[]): number {
  const sign = /[,;?!\n]|\.(?:\s|$)/.exec(text.slice(start));
  const end = sign === null ? text.length : start + sign.index;
  const led = mentions.find(
    (each) => each.start > start && each.start < end && LEADS.test(text.slice(start, each.start)),
  );
  if (led === undefined) return end;
  const lead = LEADS.exec(text.slice(start, led.start));
  return start + (lead?.index ?? end - start);
}
