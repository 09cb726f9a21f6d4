// Sentences: cuts a text that comes in pieces into whole sentences, each with the space behind it.

/** Takes pieces, and gives sentences as soon as they are whole. */
export interface Sentences {
  push(piece: string): readonly string[];
  /** What is left, where there is any. */
  rest(): string | undefined;
}

// A sentence ends where space follows, so that 65.4 and a link stay whole; each line of a list or a table is one.
const END = /[.!?…][)\]"'”’*_]*\s+|[。！？]|\n\s*/g;
// What has no end by then is cut where a word ends.
const LONGEST = 2_000;

/** Cuts one text. */
export function createSentences(): Sentences {
  let held = "";
  return {
    push(piece) {
      held += piece;
      const whole: string[] = [];
      for (let end = endOf(held); end > 0; end = endOf(held)) {
        whole.push(held.slice(0, end));
        held = held.slice(end);
      }
      return whole;
    },
    rest() {
      const left = held;
      held = "";
      return left === "" ? undefined : left;
    },
  };
}

/** Where the first sentence ends; 0 where it is not whole. Space at the very end may still grow. */
function endOf(text: string): number {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (end < text.length || /[。！？]$/.test(mark)) return end;
  }
  if (text.length <= LONGEST) return 0;
  const space = text.lastIndexOf(" ", LONGEST);
  return space > 0 ? space + 1 : LONGEST;
}
