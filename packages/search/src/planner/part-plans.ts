// Part plans: the parts of a question that stand alone, and what answers each by itself.
import { SUBJECT_WORDS } from "../tables/words.js";
import { askedFor } from "./askings.js";
import { carried } from "./carried.js";
import {
  beginsQuestion,
  type Clause,
  contentWords,
  isAmount,
  isAsking,
  isOnlyNamed,
  isThing,
} from "./clause.js";
import { coverageOf } from "./coverage.js";
import { callsOf, leftOverIn, type PartPlanning, takenBy } from "./left-over.js";
import { isAbroad, type Outside, outsideOf } from "./outside.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { goesOn, isNamedAlone, isTalkAlone, isTelling } from "./sentences.js";

/** Plans the first part of a turn behind others. */
export type PlanFirst = (text: string) => readonly ClausePlan[];

// The least share of all that is asked in such words of the tool that is asked for something without a name.
const LEAST_SHARE = Math.log(0.3);
// A single word has to be so sure.
const LEAST_SHARE_OF_WORD = Math.log(0.6);
// Who asks for advice does so in fewer characters.
const MOST_ADVICE = 160;

/** A part of a question, and what answers it. */
export interface PlannedPart {
  readonly clause: Clause;
  /** What is declined is surely not for tools; what is refused may be said beside a question. */
  readonly is: "answered" | "declined" | "refused" | "missing" | "talk";
  readonly plans: readonly ClausePlan[];
  /** Whether it goes on with the turns before it. */
  readonly isBehind?: boolean;
}

/** Whether a part is a question of its own: it names what it is about, is not for tools, or is of something that has no name. */
export function standsAlone(part: Clause, planning: PartPlanning, isLater = false): boolean {
  const isSaidAside = isOnlyNamed(part) && part.mentions.length > 0;
  if (isSaidAside || (goesOn(part.text) && !(ADVICE.test(part.text) && isRefused(part)))) return false;
  if (isNamedAlone(part) || isRefused(part) || isOfAsker(part) || (isLater && part.mentions.some(isAmount)))
    return true;
  // Behind other turns a few words may be of what was asked before.
  return (
    !part.mentions.some(isThing) &&
    (!isLater || beginsQuestion(part.text)) &&
    isTopic(planning.clauseOf(part.text), planning)
  );
}

// "The balance of my wallet", "my portfolio": only its asker knows the thing, and it is no other part's.
const OF_ASKER =
  /^(?:(?:what(?:'s|s| is)|how is|hows|how's|show|check|also|the)\s+)*(?:(?:status|balance|value|history|activity|tokens|nfts|holdings|state) (?:of|in) )?my (?:\w+ )?(?:wallet|balances?|portfolio|address|account|transactions?|tx|nfts?|tokens?|holdings|positions?|activity)\W*$|^how (?:much|many) .{0,40}\bin my (?:wallet|account|portfolio)\W*$/i;

function isOfAsker({ text, mentions }: Clause): boolean {
  return OF_ASKER.test(text.trim()) && !mentions.some(isThing);
}

// "Should I buy it now", "will it go up": no part of what stands before it.
const ADVICE = /^(?:should|shall|will|would|could|is it going)\b/i;

/** Whether a part asks of what one before it names that is not for tools: "Should I buy ETH? What's its price?". */
export function goesOnBeside(part: Clause, before: string | undefined, { clauseOf }: PartPlanning): boolean {
  return (
    before !== undefined &&
    part.mentions.length === 0 &&
    beginsQuestion(part.text) &&
    goesOn(part.text) &&
    before.length < MOST_ADVICE &&
    isAdvice(clauseOf(before)) &&
    !isRefused(part)
  );
}

function isAdvice({ text, mentions }: Clause): boolean {
  return /^(?:prediction|other)$/.test(outsideOf(text, mentions) ?? "");
}

/** Whether a part is not for tools. */
export function isRefused({ text, mentions }: Clause): boolean {
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
export function planOfPart(
  text: string,
  before: string | undefined,
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
  if (goesOnBeside(clause, before, planning)) {
    const named = planning.clauseOf(before ?? "").mentions.filter(isThing);
    const plans = planning.plan({ text, mentions: named.map(carried) });
    return callsOf(plans).length > 0 && plans.every(({ kind }) => kind === "calls")
      ? { clause, is: "answered", plans, isBehind: true }
      : undefined;
  }
  if (!standsAlone(clause, planning)) {
    // A word or two before a question of its own go on with nothing.
    if (planFirst !== undefined && !goesOn(text) && !clause.mentions.some(isThing)) return undefined;
    const first = planFirst?.(text) ?? planning.plan(clause);
    if (
      callsOf(first).length > 0 &&
      planFirst !== undefined &&
      (before === undefined || clause.mentions.some(isAmount))
    )
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
    const isSaid =
      !coverage.isBlank ||
      beginsQuestion(clause.text) ||
      untold.length < words.length ||
      clause.mentions.some(isTelling);
    return isSaid && coverage.own(call.tool) === 1 && coverage.strangers(call.tool) === 0;
  });
}

const ORDERS =
  /^(?:(?:please|pls|and|then|also|now|can you|could you|go ahead and)\s+)*(?:send|swap|buy|sell|transfer|bridge|stake|withdraw|deposit|approve|remind|alert|notify|create)\b/i;

/** Whether a part is an order, asks for advice, or for something that is of no chain. */
function isDeclined(refused: Outside, clause: Clause, { toolbox }: PartPlanning): boolean {
  if (refused !== "other") return refused === "prediction" || ORDERS.test(clause.text);
  const words = contentWords(clause);
  return beginsQuestion(clause.text) && words.length > 0 && isAbroad(words, clause.mentions, toolbox.knows);
}
