// Candidate signs: what tells of a candidate that it is what a later turn asks for.
import type { Kind, Mention } from "../entities/mention.js";
import type { Candidate } from "./candidates.js";
import type { PlannedCall } from "./plan.js";
import { isAlike, isSubject } from "./replacing.js";
import { type Add, type Sign, signsBy } from "./sign.js";
import { type Place, placeOf } from "./tool-signs.js";
import { stemOf } from "./toolbox.js";
import type { TurnSigns } from "./turn-signs.js";

/** What tells of a candidate, beside its tool and its values that no rule finds said. */
export function fillingSigns(candidate: Candidate, turn: TurnSigns, add: Add): void {
  if (candidate.kind === "outside") {
    outsideSigns(turn, add);
    return;
  }
  const at = placeOf(candidate, turn);
  filledSigns(candidate, turn, at, add);
  namedSigns(candidate, turn, at, add);
  if (at.side === "same") changeSigns(candidate, turn, at, add);
  else takenSigns(candidate, add);
  if (candidate.kind === "strict") add("strict");
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

/** What fills the arguments, by the rules of single questions. */
function filledSigns(
  { kind, source, score, missing, isFaulty, near }: Candidate,
  turn: TurnSigns,
  { side, group }: Place,
  add: Add,
): void {
  if (kind === "tool") add(`score|${side}`, Math.log(score / turn.bestScore + 0.02));
  if (missing.length > 0) add("missing", missing.length);
  if (isFaulty) add("fault");
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

function takenSigns({ tool, said }: Candidate, add: Add): void {
  for (const { name, kind } of tool?.slots ?? []) if (said.has(name) && SAID.test(kind)) add(`takes:${kind}`);
}

/** What tells of the values that no rule finds said. */
export function choiceSigns({ chosen, tool }: Candidate, { words, calls }: TurnSigns): readonly Sign[] {
  if (chosen === undefined) return [];
  const side = calls.some((call) => call.tool === tool) ? "same" : "other";
  return signsBy((add) => {
    for (const { slot, value } of chosen) {
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
  });
}
