// The planner: answers a question without a model. It reads what is named, finds the tools, fills their arguments, asks and words.
import type { AnswerContext, AnswerEngine, EngineAnswer, MissingFacts, PreparedAnswer } from "../engine.js";
import { oneLine } from "../wording/figure.js";
import { wordOutcomes } from "../wording/word-outcomes.js";
import { aboutOf } from "../wording/word-result.js";
import { unreadIn } from "./bounded.js";
import { keyOfCall } from "./call-key.js";
import { factOf } from "./notes.js";
import { type Outside, wantedIn } from "./outside.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { plansFor } from "./plans.js";
import { type CallOutcome, runCall } from "./run-call.js";
import { isTalkAlone, isTold } from "./sentences.js";
import { type Toolbox, toolboxOf } from "./toolbox.js";

/** How the planner works. */
export interface PlannerOptions {
  /** The most calls of tools for one answer, with those that look something up; 10 where left out. */
  readonly maxCalls?: number;
}

const MAX_CALLS = 10;
// So many parts that are not answered are named.
const MOST_NAMED = 6;
// A longer example stands in what is missing, and in no sentence.
const MOST_EXAMPLE = 80;

const REFUSALS: Readonly<Record<Outside, string>> = {
  action: "That would change something, and this search only reads: it sends, swaps, buys and signs nothing.",
  prediction:
    "That asks for what is yet to come. The tools here give what is and what was, and no predictions or advice.",
  aside: "That asks for nothing that a tool here gives: what was answered before stands.",
  testnet: "That is of a test network, and no tool here knows of one: they read main networks alone.",
  other:
    "None of the tools here can answer that: they read data of blockchains, tokens, markets, wallets and protocols.",
};

/**
 * An engine that answers questions without a model: offline, and the same for the same question. Throws an `Error` for an
 * option that cannot be used.
 */
export function plannerEngine({ maxCalls = MAX_CALLS }: PlannerOptions = {}): AnswerEngine {
  if (!Number.isInteger(maxCalls) || maxCalls < 1)
    throw new Error("maxCalls is not a whole number of at least 1");
  return {
    name: "planner",
    async prepare(question, context) {
      await context.catalog.readTexts();
      const toolbox = toolboxOf(context.catalog);
      const plans = plansFor(question, context, toolbox);
      const rest = unread(question.text);
      if (typeof plans === "string") return free([REFUSALS[plans], ...rest].join(" "), null);
      if ("missing" in plans) return free(plans.reason, plans);
      const wanted = distinct(plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : [])));
      const calls = withinBudget(wanted, maxCalls);
      const leftOut = [
        ...leftOutOf(plans),
        ...tooMany(
          wanted.filter((call) => !calls.includes(call)),
          calls,
        ),
        ...rest,
      ].join(" ");
      const missing = missingOf(plans);
      if (calls.length === 0) return free(missing?.reason ?? (leftOut || REFUSALS.other), missing);
      return {
        maxCalls: calls.reduce((sum, { lookups }) => sum + 1 + lookups.length, 0),
        maxModelSteps: 0,
        answer: (answering) => answer(calls, missing, leftOut, toolbox, answering),
      };
    },
  };
}

async function answer(
  calls: readonly PlannedCall[],
  missing: MissingFacts | null,
  leftOut: string,
  toolbox: Toolbox,
  context: AnswerContext,
): Promise<EngineAnswer> {
  const outcomes = await Promise.all(calls.map((call) => runCall(call, toolbox, context)));
  const { text, warnings } = wordOutcomes(outcomes, toolbox.catalog);
  const lacking = missing ?? missingOf(unknownIn(outcomes));
  const response = [text, lacking?.reason ?? "", leftOut].filter((part) => part !== "").join(" ");
  context.words(response);
  const isAnswered = outcomes.some(({ asked }) => asked?.ok === true);
  return { response, missing: lacking, warnings, modelSteps: 0, isAnswered };
}

/** What has to be said again: names by which nothing was found, where no other call answers what was asked. */
function unknownIn(outcomes: readonly CallOutcome[]): readonly ClausePlan[] {
  return outcomes.flatMap(({ call, unknown }): ClausePlan[] => {
    const { tool, clause, lookups } = call;
    const isAnswered = outcomes.some((each) => each.call.clause === clause && each.asked?.ok === true);
    if (unknown === undefined || isAnswered) return [];
    const sought = lookups.filter(({ name }) => name === unknown).map(({ slot }) => slot);
    const facts = tool.slots.filter(({ name }) => sought.includes(name)).map((slot) => factOf(tool, slot));
    return [{ kind: "missing", tool, facts, reason: `${tool.tool.definition.title} needs it` }];
  });
}

function free(response: string, missing: MissingFacts | null): PreparedAnswer {
  return {
    maxCalls: 0,
    maxModelSteps: 0,
    async answer({ words }) {
      words(response);
      return { response, missing, warnings: [], modelSteps: 0 };
    },
  };
}

/** The parts of a question that nothing here answers, said beside the answers to the others. */
function leftOutOf(plans: readonly ClausePlan[]): readonly string[] {
  const all = plans.flatMap((plan) =>
    plan.kind === "outside" && !isTalkAlone(plan.clause) && !isTold(plan.clause) ? [plan] : [],
  );
  const named = (why: string, parts: typeof all) =>
    parts.length === 0 ? [] : [`Not answered, ${why}: ${listed(parts)}.`];
  const excluded = all.filter(({ isExcluded }) => isExcluded === true);
  const declined = all.filter(({ isLeft }) => isLeft !== true).filter((each) => !excluded.includes(each));
  const wanting = (outside: Outside) => declined.filter(({ clause }) => wantedIn(clause) === outside);
  return [
    ...named("as no tool here knows of it", wanting("other")),
    ...named("as it would change something and this search only reads", wanting("action")),
    ...named("as no tool here gives predictions or advice", wanting("prediction")),
    ...named(
      "and to be asked for apart",
      all.filter(({ isLeft }) => isLeft === true),
    ),
    ...(excluded.length === 0
      ? []
      : [`Not left out, as no tool here leaves out a part: ${listed(excluded)}.`]),
  ];
}

function listed(parts: readonly { readonly clause: string }[]): string {
  const more = parts.length > MOST_NAMED ? [`and ${parts.length - MOST_NAMED} more`] : [];
  return [...parts.slice(0, MOST_NAMED).map(({ clause }) => `“${oneLine(clause)}”`), ...more].join(", ");
}

/** What would be more calls than one answer makes. */
function tooMany(dropped: readonly PlannedCall[], made: readonly PlannedCall[]): readonly string[] {
  const named = dropped.map(({ tool, args, lookups }) => {
    const about = aboutOf({ ...args, ...Object.fromEntries(lookups.map(({ slot, name }) => [slot, name])) });
    return `${tool.tool.definition.title}${about === "" ? "" : ` (${about})`}`;
  });
  const beside = made.flatMap(({ left = [] }) => left.map((each) => `“${oneLine(each)}”`));
  const all = [...new Set([...beside, ...named])];
  return all.length === 0 ? [] : [`Not answered, as one answer asks no more: ${all.join("; ")}.`];
}

/** What stands behind the part of a question that is read. */
function unread(text: string): readonly string[] {
  const rest = unreadIn(text);
  return rest === "" ? [] : [`Not read, as the question is too long for that: “${oneLine(rest)}”.`];
}

/** What all clauses lack, each thing once. */
function missingOf(plans: readonly ClausePlan[]): MissingFacts | null {
  const lacking = plans.flatMap((plan) => (plan.kind === "missing" ? [plan] : []));
  const [first] = lacking;
  if (first === undefined) return null;
  const facts = new Map(lacking.flatMap(({ facts: all }) => all.map((fact) => [fact.name, fact] as const)));
  const names = [...facts.values()].map(({ name, example }) =>
    example === "" || example.length > MOST_EXAMPLE ? `\`${name}\`` : `\`${name}\` (such as ${example})`,
  );
  const reason = `To answer that I need ${names.join(" and ")}: ${first.reason}.`;
  return { reason, missing: [...facts.values()] };
}

function distinct(calls: readonly PlannedCall[]): readonly PlannedCall[] {
  return [...new Map(calls.map((call) => [keyOfCall(call), call])).values()];
}

/** As many calls as may be made, with what they look up. */
function withinBudget(calls: readonly PlannedCall[], most: number): readonly PlannedCall[] {
  let left = most;
  return calls.filter(({ lookups }) => {
    left -= 1 + lookups.length;
    return left >= 0;
  });
}
