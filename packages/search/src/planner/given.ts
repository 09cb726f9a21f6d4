// Given: a turn that gives what was asked back for and asks for nothing else, such as "2 SOL" behind "how much of it?".
import type { Mention } from "../entities/mention.js";
import { fill } from "../filling/filling.js";
import { contentWords } from "./clause.js";
import { asksBack, type LaterTurn } from "./conversation.js";
import { faultOf } from "./faults.js";
import { factOf } from "./notes.js";
import type { Read } from "./ordinals.js";
import { plainMaterial } from "./plain-material.js";
import type { ClausePlan } from "./plan.js";
import { isSubject } from "./replacing.js";
import { isTalk } from "./talk.js";
import { stemOf, type Toolbox } from "./toolbox.js";

/** A plan that asks back. */
export type AskedBack = Extract<ClausePlan, { readonly kind: "missing" }>;

// What ends a question, in front of what is given for it.
const END = /[\s?.!,;:]+$/;

// A reply that gives nothing, so that the same is asked again.
const SAYS_NOTHING =
  /^\W*(?:yes|yep|yeah|no|nope|ok(?:ay)?|sure|hm+|huh|what|which(?: one)?|what do you mean(?: by that)?|(?:please )?use (?:the|that|your) (?:example|one)|(?:the|your) example(?: \w+)?|(?:the )?same(?: as before)?|that one|i (?:do not|don['’]?t) know|idk)\W*$/i;

/** The plan that asked back, with what a turn gives for it; undefined where the turn asks for something else. */
export function givenFor(
  turn: LaterTurn,
  asked: AskedBack | undefined,
  read: Read,
  toolbox: Toolbox,
  now: number,
): ClausePlan | undefined {
  const [answer = ""] = turn.answers;
  if (asked === undefined || (answer !== "" && !asksBack(answer))) return undefined;
  const { tool, facts } = asked;
  const [only] = facts.length === 1 && contentWords(turn.said).length === 0 ? facts : [];
  // A bare value is of what alone was asked for.
  const named = only === undefined ? "" : `${only.name.replaceAll("_", " ")} `;
  const before = `${withoutExchanged(asked.clause ?? turn.previous.text, turn, read).replace(END, "")}, ${named}`;
  const text = before + turn.said.text;
  const mentions = read(text);
  const { calls, used, missing, said } = fill(tool.slots, plainMaterial({ text, mentions }, now));
  const own = mentions.filter(({ start }) => start >= before.length);
  if (own.length === 0 && SAYS_NOTHING.test(turn.said.text)) return asked;
  if (!takesAll(turn, before, asked, toolbox)) return undefined;
  const isTaken = ({ text: one }: Mention) =>
    [...used].some((each) => each.text.toLowerCase() === one.toLowerCase());
  const isGiven = facts.some(({ name }) => said.has(name));
  // "On base": something else that the tool takes, and what it asks for is still open.
  const isBeside = contentWords(turn.said).length === 0 && own.length > 0 && own.every(isTaken);
  if (!(isGiven || isBeside) || own.some((each) => isSubject(each) && !isTaken(each))) return undefined;
  if (missing.length > 0) return { ...asked, facts: missing.map((slot) => factOf(tool, slot)), clause: text };
  const isSound = calls.every(({ args, lookups }) => lookups.length > 0 || faultOf(tool, args) === undefined);
  if (!isSound) return undefined;
  const known = { tool, clause: text, notes: [], used: [...used] };
  return { kind: "calls", calls: calls.map(({ args, lookups }) => ({ ...known, args, lookups })) };
}

const INSTEAD = /^\W*(?:what about|how about|no,?|rather|instead|make it|i mean)\s|\binstead\W*$/i;

/** "What about nick.eth" behind an address that was given: what was asked, without that address. */
function withoutExchanged(text: string, { said }: LaterTurn, read: Read): string {
  const [own, other] = said.mentions;
  if (own === undefined || other !== undefined || !INSTEAD.test(said.text) || !isOwner(own)) return text;
  const [had, more] = read(text).filter(isOwner);
  if (had === undefined || more !== undefined) return text;
  return `${text.slice(0, had.start).replace(/[\s,]+$/, "")}${text.slice(had.end)}`;
}

function isOwner({ readings }: Mention): boolean {
  return (readings.ens ?? readings.evmAddress ?? readings.solanaAddress) !== undefined;
}

/** Whether the words of a turn are of what was asked, of what the tool takes, or talk. */
function takesAll({ said }: LaterTurn, before: string, { tool }: AskedBack, toolbox: Toolbox): boolean {
  const slots = tool.slots.flatMap(({ name, description }) => [...name.split("_"), ...wordsIn(description)]);
  const known = new Set([...wordsIn(before), ...slots].map(stemOf));
  const left = contentWords(said).filter((word) => !known.has(stemOf(word)));
  return isTalk(left, said.text.toLowerCase(), tool, toolbox);
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
