// Left over: what answers the parts of a question of which no call takes anything, or that they are not answered.
import type { Mention } from "../entities/mention.js";
import { type AskingCounts, askedFor } from "./askings.js";
import { keyOfCall } from "./call-key.js";
import { beginsQuestion, type Clause, contentWords, isAsking, isOnlyNamed } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { ofOwner } from "./owner.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { goesOn, isOneThing, isTelling, namedIn, partsIn } from "./sentences.js";
import type { Toolbox } from "./toolbox.js";
import { leftByItself } from "./unused.js";

/** What parts of a question are planned with. */
export interface PartPlanning {
  readonly toolbox: Toolbox;
  readonly askings: AskingCounts;
  /** Reads what a text names. */
  clauseOf(text: string): Clause;
  /** Plans a text as if it were all that was asked. */
  plan(clause: Clause): readonly ClausePlan[];
}

/** So many parts are planned apart: one answer makes no more calls. */
export const MOST_APART = 10;
/** A part asks for a tool of its own where it is so much more like what people ask that tool for. */
export const LEAST_GAIN = 1.5;

/** What answers the parts of a question of which no call takes or tells anything; a part that nothing answers is named. */
export function leftOverIn(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): readonly ClausePlan[] {
  const calls = callsOf(plans);
  // What is asked back is answered with the whole question.
  if (calls.length === 0 || plans.some(({ kind }) => kind === "missing")) return [];
  const parts = partsIn(whole);
  const isTaken = takenBy(calls);
  const told = plans.flatMap((plan) => (plan.kind === "outside" ? [plan.clause] : [])).join("\n");
  const seen = new Set<string>();
  return parts.flatMap((piece) => {
    const { text } = piece;
    const clause = { text, mentions: namedIn(piece, whole.mentions) };
    const telling = clause.mentions.filter(isTelling);
    // "USDT 0xdAC1…" is a name, "balanceOf(address)" and "c" in quotes are asked for.
    const isName =
      isOnlyNamed(clause) &&
      !telling.some((each) => whole.mentions.some((one) => isTaken(one.text) && isOfKind(one, each)));
    if (seen.has(text) || told.includes(text) || !isAsking(text) || isName) return [];
    seen.add(text);
    if (telling.length === 0)
      return parts.length < 2 || seen.size > MOST_APART || goesOn(text)
        ? []
        : byWords(
            clause,
            calls,
            planning,
            whole.text.slice(piece.end).trimStart().startsWith("?"),
            whole.mentions,
          );
    const others = telling.filter((each) => !isTaken(each.text));
    if (others.length === telling.length && parts.length > 1)
      return seen.size > MOST_APART ? [leftOut(text)] : byNames(clause, calls, planning);
    return others.filter(isOneThing).map((each) => leftOut(each.text));
  });
}

/** Whether both are texts or both are signatures. */
function isOfKind({ readings: one }: Mention, { readings: other }: Mention): boolean {
  return (["quoted", "signature"] as const).some(
    (kind) => one[kind] !== undefined && other[kind] !== undefined,
  );
}

/** What answers a part that names what it is about. */
function byNames({ text }: Clause, made: readonly PlannedCall[], { plan, clauseOf }: PartPlanning) {
  const plans = plan(clauseOf(text));
  const calls = callsOf(plans);
  const areNew =
    calls.length > 0 &&
    calls.every((call) => call.used.length > 0 && !made.some((each) => keyOfCall(each) === keyOfCall(call)));
  return areNew && plans.every(({ kind }) => kind === "calls") ? plans : [leftOut(text)];
}

/** What answers a part that only its words tell: a tool that it is asked for in such words, and none that is asked already. */
function byWords(
  { text, mentions }: Clause,
  made: readonly PlannedCall[],
  { toolbox, askings, plan, clauseOf }: PartPlanning,
  isAskedAlone: boolean,
  named: readonly Mention[],
): readonly ClausePlan[] {
  const coverage = coverageOf(contentWords({ text, mentions }), toolbox);
  if (coverage.isBlank || made.some(({ tool }) => coverage.own(tool) === 1)) return [];
  const clause = clauseOf(text);
  const plans = plan(clause);
  const calls = callsOf(plans);
  if (calls.length === 0) {
    const isStrange = beginsQuestion(text) && made.every(({ tool }) => coverage.strangers(tool) > 0);
    if (!isStrange) return [];
    // What lacks something is known to a tool.
    return plans.some(({ kind }) => kind === "missing")
      ? (ofOwner(text, named, plan) ?? [leftOut(text)])
      : [{ kind: "outside", clause: text }];
  }
  const asked = askedFor(clause, toolbox, askings);
  const isOwn = calls.every((call) => {
    const takes = takenBy([call]);
    const words = contentWords(clause);
    const untold = words.filter((word) => !takes(word));
    const isAbout =
      untold.length < words.length ||
      clause.mentions.some(
        (each) =>
          each.readings.count === undefined && (takes(each.text) || leftByItself(each, call.tool) > 1),
      );
    const isGained = made.every(({ tool }) => asked.shareOf(call.tool) - asked.shareOf(tool) > LEAST_GAIN);
    return isAbout && isGained && coverageOf(untold, toolbox).own(call.tool) === 1;
  });
  if (isOwn && plans.every(({ kind }) => kind === "calls")) return plans;
  return isAskedAlone && mentions.length === 0 && made.every(({ tool }) => coverage.own(tool) === 0)
    ? [leftOut(text)]
    : [];
}

/** That a part is not answered, though a tool may know of it. */
export function leftOut(clause: string): ClausePlan {
  return { kind: "outside", clause, isLeft: true };
}

/** Tells whether calls take what is written so: as a value, or as a word of one. */
export function takenBy(calls: readonly PlannedCall[]): (text: string) => boolean {
  const taken = new Set(calls.flatMap((call) => call.used.map(({ text }) => text.toLowerCase())));
  const add = (value: unknown): void => {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(add);
    else if (value !== undefined && value !== null) {
      const said = String(value).toLowerCase();
      taken.add(said);
      for (const word of said.match(/[\p{L}\p{N}_.-]+/gu) ?? []) taken.add(word);
    }
  };
  for (const { args, lookups, left: more, notes } of calls) add([args, lookups, more, notes]);
  return (text) => {
    const said = text.toLowerCase();
    return taken.has(said) || taken.has(said.replace(/^["'“‘`]|["'”’`]$/g, ""));
  };
}

/** The calls of plans. */
export function callsOf(plans: readonly ClausePlan[]): readonly PlannedCall[] {
  return plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
}
