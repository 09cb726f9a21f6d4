// Further: "and the next 5" behind a list: the same list with so many more rows.
import type { LaterTurn } from "./conversation.js";
import { faultOf } from "./faults.js";
import type { PlannedCall } from "./plan.js";

const NUMBERS = "two three four five six seven eight nine ten".split(" ");
const NOUN = "(?:\\s+(?!days?\\b|hours?\\b|weeks?\\b|months?\\b|years?\\b|minutes?\\b|blocks?\\b)[a-z]+)?";
const FURTHER = new RegExp(
  `^\\W*(?:(?:and|now|ok|then|show|give|list|me|us|what are|please)\\s+)*(?:the (?:next|following)(?: (\\d{1,3}|${NUMBERS.join("|")}))?${NOUN}|(?:the )?next (?:(\\d{1,3}|${NUMBERS.join("|")})${NOUN}|page|ones|rows)|(?:(\\d{1,3}|${NUMBERS.join("|")}) )?more(?: of (?:them|these|those)|${NOUN}))(?:\\s+please)?\\W*$`,
  "i",
);
// So many rows an answer tells where nobody says how many.
const USUAL = 5;

/** The one call before with so many more rows; undefined where a turn asks for no more of a list. */
export function furtherOf({ said }: LaterTurn, calls: readonly PlannedCall[]): PlannedCall | undefined {
  const [call, other] = calls;
  const match = FURTHER.exec(said.text);
  if (match === null || call === undefined || other !== undefined) return undefined;
  const slot = call.tool.slots.find(({ kind }) => kind === "count");
  if (slot === undefined || /\bnext (?:one|block|slot)\b/i.test(said.text)) return undefined;
  const number = match[1] ?? match[2] ?? match[3];
  const had = call.args[slot.name];
  const rows = typeof had === "number" ? had : USUAL;
  const more = number === undefined ? rows : (numberIn(number) ?? rows);
  const args = { ...call.args, [slot.name]: rows + more };
  if (call.lookups.length === 0 && faultOf(call.tool, args) !== undefined) return undefined;
  return { ...call, args, notes: [], clause: `${call.clause} ${said.text}` };
}

function numberIn(word: string): number | undefined {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at + 2 : Number(word) || undefined;
}
