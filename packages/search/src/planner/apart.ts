// Apart: the questions of a line that each stand alone, answered each by itself where they are not together.

import type { Mention } from "../entities/mention.js";
import { SUBJECT_WORDS } from "../tables/words.js";
import { askedFor } from "./askings.js";
import { beginsQuestion, type Clause, contentWords, isAsking, isOnlyNamed, isThing } from "./clause.js";
import { coverageOf } from "./coverage.js";
import {
  callsOf,
  LEAST_GAIN,
  leftOut,
  leftOverIn,
  MOST_APART,
  type PartPlanning,
  takenBy,
} from "./left-over.js";
import { isAbroad, type Outside, outsideOf } from "./outside.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { goesOn, isAmount, isNamedAlone, isTalkAlone, isTelling, segmentsIn } from "./sentences.js";

import type { PlannedTool } from "./toolbox.js";

/** Plans the first part of a turn behind others. */
type PlanFirst = (text: string) => readonly ClausePlan[];

// The least share of all that is asked in such words of the tool that is asked for something without a name.
const LEAST_SHARE = Math.log(0.3);

// Of so many parts one may be unsure.
const MANY = 4;
// A single word has to be so sure.
const LEAST_SHARE_OF_WORD = Math.log(0.6);

/** What answers a question, with what is left over: its parts apart where each is answered so, else what is left over. */
export function withAllAsked(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): readonly ClausePlan[] {
  return apartOf(whole, plans, planning) ?? [...plans, ...leftOverIn(whole, plans, planning)];
}

/** The same of a turn behind others: what it names and no call takes may be what it takes back. */
export function withAllOfTurn(
  turn: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
  planFirst: PlanFirst,
): readonly ClausePlan[] {
  return apartOf(turn, plans, planning, planFirst) ?? plans;
}

/** The plans of the parts that stand alone; undefined where there is one, where it is answered so or where one is not. */
export function apartOf(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
  planFirst?: PlanFirst,
): readonly ClausePlan[] | undefined {
  const standing = (part: Clause) => standsAlone(part, planning, planFirst !== undefined);
  const segments = segmentsIn(whole, standing);
  if (segments.length < 2) return undefined;
  const texts = [...new Set(segments.map(({ text }) => text))];
  const near = texts.slice(0, MOST_APART);
  const parts = near.map((text, at) => planOfPart(text, at === 0, planning, planFirst));
  const sure = parts.flatMap((part) => part ?? []);
  const isSureOfMost =
    sure.length === parts.length || (parts.length >= MANY && sure.length === parts.length - 1);
  if (!isSureOfMost || !isBetter(sure, plans, planning)) return undefined;
  const all = parts.flatMap((part, at) => part?.plans ?? planning.plan(planning.clauseOf(near[at] ?? "")));
  return [...all, ...texts.slice(MOST_APART).map(leftOut)];
}

interface PlannedPart {
  readonly clause: Clause;
  /** What is declined is surely not for tools; what is refused may be said beside a question. */
  readonly is: "answered" | "declined" | "refused" | "missing" | "talk";
  readonly plans: readonly ClausePlan[];
  /** Whether it goes on with the turns before it. */
  readonly isBehind?: boolean;
}

/** Whether a part is a question of its own: it names what it is about, is not for tools, or is of something that has no name. */
function standsAlone(part: Clause, planning: PartPlanning, isLater = false): boolean {
  if (goesOn(part.text) || isOnlyNamed(part)) return false;
  if (isNamedAlone(part) || isRefused(part) || (isLater && part.mentions.some(isAmount))) return true;
  // Behind other turns a few words may be of what was asked before.
  return (
    part.mentions.length === 0 &&
    (!isLater || beginsQuestion(part.text)) &&
    isTopic(planning.clauseOf(part.text), planning)
  );
}

function isRefused({ text, mentions }: Clause): boolean {
  return outsideOf(text, mentions) !== undefined;
}

/** "Fear and greed", "trending coins": a tool is called so, whatever it is asked about. */
function isTopic(clause: Clause, { toolbox, askings }: PartPlanning): boolean {
  const words = contentWords(clause);
  const coverage = coverageOf(words, toolbox);
  if (coverage.isBlank || !isAsking(clause.text)) return false;
  const asked = askedFor(clause, toolbox, askings);
  const [tool] = asked.ranked;
  const least = words.length > 1 ? LEAST_SHARE : LEAST_SHARE_OF_WORD;
  return tool !== undefined && asked.shareOf(tool) > least && coverage.own(tool) === 1;
}

/** What answers a part by itself; undefined where that is not sure. */
function planOfPart(
  text: string,
  isFirst: boolean,
  planning: PartPlanning,
  planFirst: PlanFirst | undefined,
): PlannedPart | undefined {
  const clause = planning.clauseOf(text);
  if (isTalkAlone(text) || !isAsking(text)) return { clause, is: "talk", plans: [] };
  const refused = outsideOf(text, clause.mentions);
  if (refused !== undefined)
    return {
      clause,
      is: isDeclined(refused, clause, planning) ? "declined" : "refused",
      plans: [{ kind: "outside", clause: text }],
    };
  if (!standsAlone(clause, planning)) {
    const first = planFirst?.(text) ?? planning.plan(clause);
    if (callsOf(first).length > 0 && planFirst !== undefined && (isFirst || clause.mentions.some(isAmount)))
      return { clause, is: "answered", plans: first, isBehind: true };
    return first.every(({ kind }) => kind === "missing")
      ? { clause, is: "missing", plans: first }
      : undefined;
  }
  const plans = planning.plan(clause);
  if (plans.every(({ kind }) => kind === "missing")) return { clause, is: "missing", plans };
  if (
    plans.every(({ kind }) => kind === "outside") &&
    contentWords(clause).some((word) => SUBJECT_WORDS.has(word))
  )
    return { clause, is: "declined", plans: [{ kind: "outside", clause: text }] };
  const isAnswered = plans.every(({ kind }) => kind !== "missing") && callsOf(plans).length > 0;
  const isPartly = plans.some(({ kind }) => kind === "outside");
  return isAnswered && (isPartly || isSure(clause, callsOf(plans), planning))
    ? { clause, is: "answered", plans: [...plans, ...leftOverIn(clause, plans, planning)] }
    : undefined;
}

/** Whether calls speak of all that a part says. */
function isSure(clause: Clause, calls: readonly PlannedCall[], { toolbox }: PartPlanning): boolean {
  return calls.every((call) => {
    const takes = takenBy([call]);
    const words = contentWords(clause);
    const untold = words.filter((word) => !takes(word));
    const coverage = coverageOf(untold, toolbox);
    const isSaid = !coverage.isBlank || untold.length < words.length || clause.mentions.some(isTelling);
    return isSaid && coverage.own(call.tool) === 1 && coverage.strangers(call.tool) === 0;
  });
}

/** Whether the parts by themselves are a better answer than some plans: what they leave out is asked, or what is not for tools is named. */
function isBetter(
  parts: readonly PlannedPart[],
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): boolean {
  const answered = parts.filter(({ is }) => is === "answered");
  const made = callsOf(plans).map(({ tool }) => tool);
  const are = (is: PlannedPart["is"]) => parts.some((part) => part.is === is);
  if (answered.length === 0) return false;
  if (made.length > 0)
    return (
      !are("missing") &&
      !are("refused") &&
      (are("declined") ||
        answered.some(
          (part) =>
            ((parts.length > 2 || isNamedAlone(part.clause)) && isLost(part, made, planning)) ||
            isUntaken(part, callsOf(plans)) ||
            areMerged(part, answered, callsOf(plans)) ||
            isMixed(part, answered, callsOf(plans)),
        ))
    );
  // Beside what is asked back or declined, a statement is no question.
  const isAsked = answered.every(
    ({ clause, isBehind }) =>
      isBehind || (!TELLS.test(clause.text) && (isNamedAlone(clause) || beginsQuestion(clause.text))),
  );
  const isOutside = plans.every(({ kind }) => kind === "outside");
  return isAsked && (isOutside || answered.every(({ clause: { text } }) => beginsQuestion(text)));
}

const ORDERS =
  /^(?:(?:please|pls|and|then|also|now|can you|could you|go ahead and)\s+)*(?:send|swap|buy|sell|transfer|bridge|stake|withdraw|deposit|approve|remind|alert|notify|create)\b/i;

/** Whether a part is an order, asks for advice, or for something that is of no chain. */
function isDeclined(refused: Outside, clause: Clause, { toolbox }: PartPlanning): boolean {
  if (refused !== "other") return refused === "prediction" || ORDERS.test(clause.text);
  const words = contentWords(clause);
  return beginsQuestion(clause.text) && words.length > 0 && isAbroad(words, clause.mentions, toolbox.knows);
}

const TELLS =
  /^(?!what|which|who|how|is|are|was|when|where)\S+(?: \S+)? (?:is|was|are|were|has|have|had|got|keeps|looks|went|goes)\b|\b(?:is|are|was|were) (?:gone|lost|stuck|missing|stolen|back)\b/i;

/** Whether a part is asked of tools that none of those made is, and that people ask for in such words. */
function isLost(
  { clause, plans }: PlannedPart,
  made: readonly PlannedTool[],
  { toolbox, askings }: PartPlanning,
): boolean {
  const asked = askedFor(clause, toolbox, askings);
  return callsOf(plans).some(({ tool }) =>
    made.every((each) => each !== tool && asked.shareOf(tool) - asked.shareOf(each) > LEAST_GAIN),
  );
}

/** Whether no call takes anything of what a part names, or of what goes on with the turns before it. */
function isUntaken({ clause, plans, isBehind }: PlannedPart, made: readonly PlannedCall[]): boolean {
  const takes = takenBy(made);
  const telling = clause.mentions.filter((each) => (isBehind ? isThing(each) : isTelling(each)));
  const own = callsOf(plans);
  return telling.length > 0 && own.length > 0 && !telling.some(({ text }) => takes(text));
}

/** Whether a call takes what a part is about in one argument, and what another is about in another one. */
function areMerged(part: PlannedPart, parts: readonly PlannedPart[], made: readonly PlannedCall[]): boolean {
  const own = tellingIn(part);
  const others = parts.flatMap((each) =>
    each === part || !isNamedAlone(each.clause) ? [] : tellingIn(each),
  );
  return (
    isNamedAlone(part.clause) &&
    made.some((call) => {
      const values = Object.values(call.args).map((value) =>
        takenBy([{ ...call, args: { value }, used: [] }]),
      );
      const takes = (mentions: readonly Mention[]) =>
        values.findIndex((takesOf) => mentions.some(({ text }) => takesOf(text)));
      const [one, other] = [takes(own), takes(others)];
      return one >= 0 && other >= 0 && one !== other;
    })
  );
}

function tellingIn({ clause }: PlannedPart): readonly Mention[] {
  return clause.mentions.filter(isTelling);
}

/** Whether a call of the tool that a part is asked of takes something more, which another part alone names. */
function isMixed(part: PlannedPart, parts: readonly PlannedPart[], made: readonly PlannedCall[]): boolean {
  const [own, ...others] = callsOf(part.plans);
  if (own === undefined || others.length > 0 || !isNamedAlone(part.clause)) return false;
  const named = namesIn(part);
  const elsewhere = new Set(parts.flatMap((each) => (each === part ? [] : namesIn(each))));
  return made.some(({ tool, args }) => {
    const isMore = Object.entries(own.args).every(
      ([name, value]) => JSON.stringify(args[name]) === JSON.stringify(value),
    );
    const more = Object.entries(args).filter(([name]) => own.args[name] === undefined);
    return (
      tool === own.tool &&
      isMore &&
      more.some(([, value]) => elsewhere.has(String(value)) && !named.includes(String(value)))
    );
  });
}

/** The chains that a part names. */
function namesIn({ clause }: PlannedPart): readonly string[] {
  return clause.mentions.flatMap(({ readings }) => readings.chain ?? []);
}
