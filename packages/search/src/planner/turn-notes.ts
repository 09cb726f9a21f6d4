// Turn notes: what the answer to a later turn leaves out of a block, an amount, a time and a limit that the turn says.
import type { LaterTurn } from "./conversation.js";
import { limitNote, ofOneNote } from "./figure-notes.js";
import { blockNotes } from "./notes.js";
import type { ClausePlan } from "./plan.js";
import { otherTimeNote } from "./time-notes.js";

/** A turn's one call with what it leaves out of a block, an amount, a time and a limit that the turn says. */
export function withTurnNotes(plan: ClausePlan, { said: { mentions, text } }: LaterTurn): ClausePlan {
  const [only, other] = plan.kind === "calls" ? plan.calls : [];
  if (only === undefined || other !== undefined) return plan;
  const { tool, args, notes } = only;
  const noted = { tool, args, used: new Set(only.used) };
  const left = mentions.filter((mention) => !noted.used.has(mention));
  const more = [
    ...blockNotes(mentions, args),
    ...[
      ofOneNote(noted, mentions),
      otherTimeNote(noted, mentions, text),
      limitNote(noted, left, text),
    ].flatMap((note) => (note === undefined || notes.includes(note) ? [] : [note])),
  ];
  return more.length === 0 ? plan : { kind: "calls", calls: [{ ...only, notes: [...notes, ...more] }] };
}
