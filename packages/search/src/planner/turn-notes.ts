// Turn notes: what the answer to a later turn leaves out of a block and an amount that the turn says.
import type { LaterTurn } from "./conversation.js";
import { ofOneNote } from "./figure-notes.js";
import { blockNotes } from "./notes.js";
import type { ClausePlan } from "./plan.js";

/** A turn's one call with what it leaves out of a block and an amount that the turn says. */
export function withTurnNotes(plan: ClausePlan, { said: { mentions } }: LaterTurn): ClausePlan {
  const [only, other] = plan.kind === "calls" ? plan.calls : [];
  if (only === undefined || other !== undefined) return plan;
  const { tool, args, notes } = only;
  const ofOne = ofOneNote({ tool, args, used: new Set(only.used) }, mentions);
  const more = [...blockNotes(mentions, args), ...(ofOne === undefined ? [] : [ofOne])];
  return more.length === 0 ? plan : { kind: "calls", calls: [{ ...only, notes: [...notes, ...more] }] };
}
