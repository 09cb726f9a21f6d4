// Long text: of a long question that is answered in no other way, the sentences that surely ask something of a tool.
import type { Clause } from "./clause.js";
import { leftOut, MOST_APART, type PartPlanning } from "./left-over.js";
import { planOfPart } from "./part-plans.js";
import type { ClausePlan } from "./plan.js";
import { isNamedAlone, isTold, namedIn, type Piece, partsIn } from "./sentences.js";

// A shorter question is asked in one go, and what is no part of it says so.
const LEAST_CHARACTERS = 400;
// A sentence of more characters tells something beside what it asks.
const MOST_CHARACTERS = 120;

/** The plans of such sentences, with the rest named as not answered; undefined where there is none. */
export function plansOfLongText(whole: Clause, planning: PartPlanning): readonly ClausePlan[] | undefined {
  if (whole.text.length < LEAST_CHARACTERS) return undefined;
  const pieces = partsIn(whole);
  const isAlone = (piece: Piece) =>
    piece.text.length <= MOST_CHARACTERS &&
    !isTold(piece.text) &&
    isNamedAlone({ text: piece.text, mentions: namedIn(piece, whole.mentions) });
  const asked = pieces.filter(isAlone).slice(0, MOST_APART);
  const found = asked.flatMap((piece) => {
    const part = planOfPart(piece.text, undefined, planning, undefined);
    const isAnswered = part?.is === "answered" && part.plans.every(({ kind }) => kind === "calls");
    return isAnswered ? [{ piece, plans: part.plans }] : [];
  });
  if (found.length === 0) return undefined;
  const rest = restOf(
    whole.text,
    found.map(({ piece }) => piece),
  );
  return [...found.flatMap(({ plans }) => plans), ...rest.map(leftOut)];
}

/** What stands before, between and behind some pieces. */
function restOf(text: string, pieces: readonly Piece[]): readonly string[] {
  const ends = [0, ...pieces.map(({ end }) => end)];
  const starts = [...pieces.map(({ start }) => start), text.length];
  return ends
    .map((end, at) => text.slice(end, starts[at]).replace(/^[\s?.!,;:]+|[\s,;:]+$/g, ""))
    .filter((each) => /\p{L}{2}/u.test(each) && !/^(?:and|also|then|plus)$/i.test(each));
}
