// Understood: a question with what it names, in plain words, behind the turns before it.
import type { Question } from "../engine.js";
import type { Mention } from "../entities/mention.js";
import { readMentions } from "../entities/read-mentions.js";
import { withEachBlock } from "./block-list.js";
import { boundedOf } from "./bounded.js";
import { withWholeLengths } from "./broken-lengths.js";
import { type Understood, understand } from "./conversation.js";
import { withoutCourtesy } from "./courtesy.js";
import { withClocks } from "./day-parts.js";
import { askingTurns, withoutExclusions } from "./exclusions.js";
import type { Read } from "./ordinals.js";
import { plainWords } from "./plain-words.js";
import { spelled } from "./spelling.js";
import type { Toolbox } from "./toolbox.js";
import { withPlainAmounts } from "./written-amounts.js";

/** Reads what texts name, each text once. */
export function readerOf(toolbox: Toolbox, now: number): Read {
  const known = new Map<string, readonly Mention[]>();
  return (text) => {
    const mentions = known.get(text) ?? readMentions(text, now, toolbox.knows);
    known.set(text, mentions);
    return mentions;
  };
}

/** A question as it is understood behind the turns before it. */
export function understoodOf(question: Question, read: Read, toolbox: Toolbox): Understood {
  const bounded = boundedOf(question);
  const turns = askingTurns(bounded.earlier);
  const first = turns.find(({ role }) => role === "user");
  const plainly = (text: string, isFirst: boolean) =>
    plainWords(inFigures(withEachBlock(spelled(withoutExclusions(text).text, toolbox))), isFirst);
  const earlier = turns.map((turn) =>
    turn.role === "user" ? { ...turn, content: plainly(turn.content, turn === first) } : turn,
  );
  return understand(plainly(withoutCourtesy(bounded.text), first === undefined), earlier, read);
}

/** Amounts, lengths of time and hours as they are written in figures. */
function inFigures(text: string): string {
  return withClocks(withWholeLengths(withPlainAmounts(text)));
}
