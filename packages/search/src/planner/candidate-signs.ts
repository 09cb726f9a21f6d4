// Candidate signs: what tells of a candidate that it is what a later turn asks for.
import { onceFor } from "@svckit/core";
import type { Kind, Mention } from "../entities/mention.js";
import { COMMON_WORDS, SUBJECT_WORDS } from "../tables/words.js";
import type { Candidate } from "./candidates.js";
import { contentWords } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { isAbroad } from "./outside.js";
import type { PlannedCall } from "./plan.js";
import { isAlike, isSubject } from "./replacing.js";
import { type PlannedTool, stemOf, type Toolbox } from "./toolbox.js";

/** One thing that tells of a candidate, and how much of it there is. */
export interface Sign {
  readonly name: string;
  readonly value: number;
  /** Whether each word of the turn tells of it by itself. */
  readonly isCrossed: boolean;
}

/** What is the same for all candidates of a turn. */
export interface TurnSigns {
  /** Its words without names, as stems, with the first once more, and "?" where it ends so. */
  readonly words: readonly string[];
  readonly content: number;
  /** How many of them nothing here knows, or are of a subject of their own. */
  readonly strange: number;
  readonly isAbroad: boolean;
  /** Whether one of them is of a subject of its own, such as the weather. */
  readonly isElsewhere: boolean;
  readonly calls: readonly PlannedCall[];
  readonly had: ReadonlySet<string>;
  readonly own: readonly Mention[];
  readonly isNamed: boolean;
  readonly wasNamed: boolean;
  readonly isReply: boolean;
  readonly bestScore: number;
  readonly bestOwn: number;
  readonly rival: number;
  readonly answer: string;
  /** How surely it tells a row of an answer; 0 where it tells none. */
  readonly near: number;
}

// What tools of any kind are named by.
const NO_TOKENS: ReadonlySet<string> = new Set("get list by of and data all look up".split(" "));
const RIVAL = 0.7;
const LEAST = 1e-6;

/** Reads what is the same for all candidates. */
export function turnSignsOf(
  { said, answers }: Pick<LaterTurn, "said" | "answers">,
  calls: readonly PlannedCall[],
  candidates: readonly Candidate[],
  { knows }: Toolbox,
): TurnSigns {
  let rest = said.text;
  for (const { start, end } of said.mentions)
    if (start >= 0) rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  const words = [...new Set((rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))];
  const content = contentWords(said);
  const isBefore = ({ tool }: Candidate) => calls.some((call) => call.tool === tool);
  const others = candidates.filter((each) => each.fit.share > RIVAL && !isBefore(each));
  const most = (list: readonly number[]) => Math.max(0, ...list);
  const [answer = ""] = answers;
  return {
    words: [
      ...words,
      ...(words[0] === undefined ? [] : [`^${words[0]}`]),
      ...(/\?\s*$/.test(said.text) ? ["?"] : []),
    ],
    ...{ content: content.length, strange: strangersIn(content, knows), calls },
    isAbroad: isAbroad(content, said.mentions, knows),
    isElsewhere: content.some((word) => SUBJECT_WORDS.has(word)),
    had: new Set(calls.flatMap(({ tool }) => tokensOf(tool))),
    ...{ own: said.mentions, isNamed: said.mentions.some(isSubject) },
    wasNamed: calls.some(({ used }) => used.some(isSubject)),
    isReply: /\?\s*$|\?\s[^?]{0,120}$/.test(answer),
    bestScore: Math.max(LEAST, ...candidates.map(({ score }) => score)),
    bestOwn: most(candidates.map(({ fit }) => (fit.share > 0 ? fit.own : 0))),
    rival: most(others.map(({ fit }) => fit.own)),
    answer: answer.toLowerCase(),
    near: most(candidates.map(({ near = 0 }) => near)),
  };
}

/** How many of some words nothing here knows, or are of a subject of their own. */
function strangersIn(content: readonly string[], knows: Toolbox["knows"]): number {
  const isKnown = (word: string) => knows(word) || COMMON_WORDS.has(word) || /^\d/.test(word);
  return content.filter((word) => SUBJECT_WORDS.has(word) || !isKnown(word)).length;
}

/** The words that a tool is called by. */
const tokensOf = onceFor(({ name }: PlannedTool) =>
  name
    .split("_")
    .map(stemOf)
    .filter((token) => !NO_TOKENS.has(token)),
);

/** What tells of a candidate, beside its values that no rule finds said. */
export function signsOf(candidate: Candidate, turn: TurnSigns): readonly Sign[] {
  const signs: Sign[] = [];
  const add: Add = (name, value = 1, isCrossed = false) => void signs.push({ name, value, isCrossed });
  if (candidate.kind === "outside") outsideSigns(turn, add);
  else {
    const isSame = turn.calls.some(({ tool }) => tool === candidate.tool);
    const group = groupOf(candidate, turn, isSame);
    const at: Place = { side: isSame ? "same" : "other", group };
    fitSigns(candidate, turn, at, add);
    namedSigns(candidate, turn, at, add);
    if (isSame) changeSigns(candidate, turn, at, add);
    else toolSigns(candidate, turn, add);
    if (candidate.kind === "strict") add("strict");
  }
  return signs;
}

type Add = (name: string, value?: number, isCrossed?: boolean) => void;

interface Place {
  /** Whether the tool is one of those before. */
  readonly side: "same" | "other";
  readonly group: string;
}

function groupOf({ kind, tool }: Candidate, { calls }: TurnSigns, isSame: boolean): string {
  if (kind === "strict") return "edit";
  if (kind !== "tool") return kind;
  const [before] = calls;
  if (before === undefined) return "first";
  if (isSame) return "same";
  return tool?.tool.category === before.tool.tool.category ? "near" : "other";
}

const MOST_WORDS = 6;
const FEW = 3;
const MOST_NEAR = 4;

function outsideSigns(
  { content, strange, own, bestOwn, isReply, isElsewhere, isAbroad: isOther }: TurnSigns,
  add: Add,
): void {
  add("outside");
  add(`outside|strange=${Math.min(FEW, strange)}`);
  add("outside|strange", strange / Math.max(1, content));
  add(`outside|words=${Math.min(MOST_WORDS, content)}`);
  add(`outside|own=${Math.round(bestOwn * 4)}`);
  add("outside|own", bestOwn);
  add(`outside|${isOther ? "abroad" : "here"}|${isElsewhere ? "else" : "ours"}`);
  add(`outside|named=${Math.min(2, own.length)}`);
  if (isReply) add("outside|reply");
}

/** How well the words fit the tool. */
function fitSigns(
  { fit, kind, source, score, missing, isFaulty, tool, near }: Candidate,
  turn: TurnSigns,
  { side, group }: Place,
  add: Add,
): void {
  add(`group=${group}`, 1, true);
  for (const of of ["share", "wide", "first"] as const) {
    add(`${of}=${bucketOf(fit[of])}|${side}`);
    add(`${of}|${side}`, Math.log(fit[of] + 0.05));
  }
  add(`own|${side}`, fit.own);
  add(`left|${side}`, Math.min(4, (1 - fit.own) * turn.content));
  if (side === "same") {
    add(`rival=${Math.round(turn.rival * 3)}`);
    add("ahead", turn.rival - fit.own);
  }
  if (kind === "tool") add(`score|${side}`, Math.log(score / turn.bestScore + 0.02));
  add(`content=${Math.min(MOST_WORDS, turn.content)}|${group}`);
  if (missing.length > 0) add("missing", missing.length);
  if (isFaulty) add("fault");
  add(`src=${source}|${side}`);
  add(`src=${source}`, 1, true);
  if (turn.near > 0) {
    const most = Math.min(MOST_NEAR, Math.round(turn.near * 2));
    const isNearest = near === turn.near;
    add(`row=${most}|${near === undefined ? source : isNearest ? "near" : "far"}`);
    if (near !== undefined) add("near", Math.min(MOST_NEAR, near));
  }
  if (turn.isReply) {
    add(`reply|src=${source}`);
    add(`reply|${group}`);
  }
  const [title = ""] = tool?.tool.provider.title.toLowerCase().split(" ") ?? [];
  add(`${title.length > FEW && turn.answer.includes(title) ? "cited" : "uncited"}|${side}`);
}

function bucketOf(share: number): number {
  return [0, 0.35, 0.65, 0.9, 0.999].filter((least) => share > least).length;
}

/** What the candidate takes of what is named, and what it leaves. */
function namedSigns({ calls, used }: Candidate, turn: TurnSigns, { side, group }: Place, add: Add): void {
  const isTaken = (mention: Mention) =>
    [...used].some((each) => each === mention || (each.text === mention.text && each.text !== ""));
  for (const mention of turn.own) {
    // What another part of a question named may be taken, and need not.
    if (mention.start < 0 && !isTaken(mention)) continue;
    const does = isTaken(mention) ? "uses" : "leaves";
    const isAnother = turn.calls.some((call) => call.used.some((each) => isAlike(each, mention)));
    add(`${does}:${KINDS.find((kind) => mention.readings[kind] !== undefined) ?? "thing"}`);
    add(`${does}|${group}`);
    add(`${does}|${isAnother ? "another" : "more"}|${side}`);
  }
  const isOwn = (mention: Mention) => turn.own.some(({ text }) => text === mention.text);
  const isKept = calls.some((call) => call.used.some((each) => isSubject(each) && !isOwn(each)));
  const said = `${turn.isNamed ? "named" : "open"}|${turn.wasNamed ? "had" : "new"}`;
  add(`${isKept ? "keeps" : "drops"}|${said}|${side}`);
  const many = Math.min(FEW, calls.length);
  add(`calls=${many}`);
  add(`calls=${many}|${Math.min(FEW, turn.calls.length)}|${side}`);
}

const KINDS: readonly Kind[] = [
  ...(["evmAddress", "solanaAddress", "bitcoinAddress", "ens", "evmHash", "bitcoinHash"] as const),
  ...(["solanaSignature", "uuid", "pair", "ticker", "coin", "chain", "maybeChain", "exchange"] as const),
  ...(["protocol", "collection", "holder", "venue", "time", "step", "count", "fiat", "unit"] as const),
  ...(["number", "block", "name", "quoted"] as const),
];

/** What the candidate changes of the calls before. */
function changeSigns(
  { calls, tool, said, chosen }: Candidate,
  turn: TurnSigns,
  { group }: Place,
  add: Add,
): void {
  const [call] = calls;
  if (call === undefined || tool === undefined) return;
  const givenIn = ({ args, lookups }: PlannedCall, name: string) =>
    JSON.stringify(args[name] ?? lookups.find(({ slot }) => slot === name));
  const before = turn.calls.filter((each) => each.tool === tool);
  const changed = tool.slots.filter(
    ({ name }) => !before.some((each) => givenIn(each, name) === givenIn(call, name)),
  );
  for (const { name, kind } of changed)
    if (givenIn(call, name) === undefined) add(`lost:${kind}`);
    else if (said.has(name)) add(`set:${kind}`, 1, true);
    else if (!chosen?.some(({ slot }) => slot === name)) add(`other:${kind}`);
  if (changed.length === 0) add(`kept|${group}`);
}

const SAID = /^(?:count|time|days|period|step|choice|flag|least|fiat)$/;

/** What the tool is called and takes, beside those before. */
function toolSigns({ tool, said }: Candidate, { had, calls }: TurnSigns, add: Add): void {
  if (tool === undefined) return;
  const tokens = tokensOf(tool);
  add("kin", tokens.filter((token) => had.has(token)).length / Math.max(1, tokens.length));
  for (const token of tokens) add(`~${token}`, 1, true);
  const [before] = calls;
  if (before !== undefined) add(`${before.tool.tool.category}>${tool.tool.category}`);
  if (!tool.isAvailable) add("unavailable");
  for (const { name, kind } of tool.slots) if (said.has(name) && SAID.test(kind)) add(`takes:${kind}`);
}

/** What tells of the values that no rule finds said. */
export function choiceSigns({ chosen, tool }: Candidate, { words, calls }: TurnSigns): readonly Sign[] {
  const signs: Sign[] = [];
  const add: Add = (name, value = 1, isCrossed = false) => void signs.push({ name, value, isCrossed });
  const side = calls.some((call) => call.tool === tool) ? "same" : "other";
  for (const { slot, value } of chosen ?? []) {
    const parts = value
      .toLowerCase()
      .split(/[_\s-]+/)
      .map(stemOf);
    add(`chosen|${side}`);
    if (/^\d+$/.test(value)) add("chosen-count", 1, true);
    else for (const part of parts) add(`=${part}`, 1, true);
    if (parts.some((part) => part.length > 2 && words.includes(part))) add("chosen-said");
    add(`slot:${slot}`, 1, true);
    if (slot.split("_").some((word) => words.includes(stemOf(word)))) add("slot-said");
  }
  return signs;
}
