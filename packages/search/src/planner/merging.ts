// Merging: a turn that only changes what is asked about: the question before, with what is new in the place of what was.
import type { Mention } from "../entities/mention.js";
import { CONTINUES } from "../tables/words.js";
import { isBeside, replaces } from "./replacing.js";
import { CORRECTS } from "./restating.js";

/** What is asked, and what it names. */
interface Asked {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** "What if its nonce is 7": the question before, with another value. */
export const SUPPOSES = /^\s*(?:and |ok |so )*what if\b(?:\s+(?:its|it is|it|the))*/i;
/** A turn that only changes what is asked about: the question before, with what is new in the place of what was. */
export function merged(
  text: string,
  mentions: readonly Mention[],
  before: Asked,
): Asked & { readonly isJoined: boolean } {
  const kept = before.mentions.filter(
    (each) => isBeside(text) || !mentions.some((mine) => replaces(mine, each, before.mentions)),
  );
  const intent = without(
    before.text,
    before.mentions.filter((each) => !kept.includes(each)),
  );
  const added = text.replace(SUPPOSES, " ").replace(CONTINUES, " ").replace(CORRECTS, " ");
  const whole = `${intent.replace(/\s+/g, " ").trim()} ${added.replace(/\s+/g, " ").trim()}`;
  return {
    text: whole,
    mentions: [...kept.map(carried), ...mentions.map((each) => placedIn(whole, each))],
    isJoined: true,
  };
}

/** A text without what was named in it, the longest first: "3" is no part of an address. */
function without(whole: string, mentions: readonly Mention[]): string {
  let rest = whole;
  for (const { text, readings } of [...mentions].sort((a, b) => b.text.length - a.text.length)) {
    const said = readings.block !== undefined && text.includes(readings.block) ? readings.block : text;
    const at = [...rest.matchAll(new RegExp(said.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"))].find(
      ({ index }) =>
        !/[\p{L}\p{N}]$/u.test(rest.slice(0, index)) &&
        !/^[\p{L}\p{N}]/u.test(rest.slice(index + said.length)),
    )?.index;
    if (at !== undefined) rest = `${rest.slice(0, at)} ${rest.slice(at + said.length)}`;
  }
  return rest;
}

/** A number of a turn where it stands behind the turns before, so that the words beside it tell what it counts. */
function placedIn(text: string, mention: Mention): Mention {
  const start = mention.readings.number === undefined ? -1 : text.lastIndexOf(mention.text);
  return start < 0 ? carried(mention) : { ...mention, start, end: start + mention.text.length };
}

/** A mention of another text: it has no place in this one. */
export function carried(mention: Mention): Mention {
  return { ...mention, start: -1, end: -1 };
}
