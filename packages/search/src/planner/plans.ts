// Plans: what answers each clause of a question, behind the turns before it.
import type { EngineContext, MissingFacts, Question } from "../engine.js";
import { readMentions } from "../entities/read-mentions.js";
import { COMMON_WORDS } from "../tables/words.js";
import { boundedOf } from "./bounded.js";
import { clausesOf, contentWords, isThing } from "./clause.js";
import { type LaterTurn, type Understood, understand } from "./conversation.js";
import { withoutCourtesy } from "./courtesy.js";
import { doubtOf } from "./doubts.js";
import { editOf, mayEdit } from "./edit.js";
import { withLeftOpen } from "./left-open.js";
import { carried } from "./merging.js";
import { type Outside, outsideOf } from "./outside.js";
import { pastOf } from "./past-of.js";
import { type ClausePlan, type PlannedCall, planClause } from "./plan.js";
import { byVenue } from "./predictions.js";
import { broughtUp } from "./references.js";
import { spelled } from "./spelling.js";
import { withSubject } from "./standing-in.js";
import { isTalkWord } from "./talk.js";
import { stemOf, type Toolbox } from "./toolbox.js";

// So many turns back a call may have been made that is changed now.
const MOST_BACK = 2;

/** What answers each clause, or why none can be. */
export function plansFor(
  question: Question,
  context: EngineContext,
  toolbox: Toolbox,
): readonly ClausePlan[] | MissingFacts | Outside {
  const planned = plannedFor(question, context, toolbox);
  if (typeof planned === "string" || "missing" in planned) return planned;
  const { understood } = planned;
  const isFirst = understood.turn === undefined && understood.background.length === 0;
  const plans = isFirst
    ? withLeftOpen(planned.plans, understood, toolbox, context.clock.now())
    : planned.plans;
  return plans.every(({ kind }) => kind === "outside") ? "other" : plans;
}

/** A question as it is understood, with what answers each clause, without a look at what all of its words leave open. */
interface Planned {
  readonly understood: Understood;
  readonly plans: readonly ClausePlan[];
}

/** The same before the words are weighed for what they leave open. */
export function plannedFor(
  question: Question,
  { clock }: EngineContext,
  toolbox: Toolbox,
): Planned | MissingFacts | Outside {
  const bounded = boundedOf(question);
  const text = spelled(withoutCourtesy(bounded.text), toolbox);
  const earlier = bounded.earlier.map((turn) =>
    turn.role === "user" ? { ...turn, content: spelled(turn.content, toolbox) } : turn,
  );
  const now = clock.now();
  const read = (each: string) => readMentions(each, now, toolbox.knows);
  const understood = understand(
    text,
    earlier,
    read,
    (words) => words.some(toolbox.knows) && toolbox.rank(words.join(" ")).length > 0,
  );
  const refused = outsideOf(text, understood.mentions);
  if (refused) return refused;
  const doubt = doubtOf(text, understood.mentions, toolbox.knows);
  if (doubt) return doubt;
  return { understood, plans: plansOf(understood, toolbox, now, MOST_BACK) };
}

/** What answers each clause: what was asked before with what is changed, else what the words ask. */
function plansOf(understood: Understood, toolbox: Toolbox, now: number, back: number): readonly ClausePlan[] {
  const { turn, background } = understood;
  const isNeeded = turn !== undefined && back > 0 && (turn.back !== undefined || mayEdit(turn));
  const before = isNeeded ? callsOf(plansOf(turn.previous, toolbox, now, back - 1)) : [];
  const edited = turn && editOf(turn, before, toolbox, now);
  if (edited !== undefined)
    return [{ kind: "calls", calls: edited.map((call) => pastOf(call, turn?.text ?? "", toolbox)) }];
  const listing = turn && listingOf(turn, before, toolbox, now);
  const raised = turn || understood.isJoined ? undefined : broughtUp(understood.text, understood.mentions);
  if (raised) {
    const plan = planClause({ ...raised, background, beside: [] }, toolbox, now);
    if (plan.kind === "missing") return [plan];
  }
  const asks = turn !== undefined && turn.back === undefined ? withSubject(understood, before) : understood;
  const parts = asks.isJoined ? [asks] : clausesIn(asks, toolbox);
  // "Back to the first one. Where does it trade": only the second asks.
  const telling =
    turn?.back === undefined ? parts : parts.filter((part) => !contentWords(part).every(isSaidOnly));
  const clauses = telling.length > 0 ? telling : parts;
  const asked = clauses.flatMap(byVenue);
  return asked.map((clause) => {
    const beside = asked.flatMap((each) =>
      each === clause ? [] : each.mentions.filter(isThing).map(carried),
    );
    const text = `${clause.text}${listing?.topic ?? ""}`;
    return planClause({ ...clause, text, background, beside, listedBy: listing?.tool }, toolbox, now);
  });
}

/** The tool that listed the row that a turn points at, and what it lists, in the words of the question for it. */
function listingOf(turn: LaterTurn, before: readonly PlannedCall[], toolbox: Toolbox, now: number) {
  if (turn.back === undefined) return undefined;
  let { previous } = turn;
  for (let back = turn.back; back > 0 && previous.turn; back--) previous = previous.turn.previous;
  const [call] =
    previous === turn.previous ? before : callsOf(plansOf(previous, toolbox, now, MOST_BACK - 1));
  const tool = call?.tool.name ?? "";
  const asked = new Set((previous.text.toLowerCase().match(/[a-z]+/g) ?? []).map(stemOf));
  const words = tool.split("_").filter((word) => asked.has(stemOf(word)) && !turn.text.includes(word));
  return { tool, topic: words.map((word) => `\n${word}`).join("") };
}

function isSaidOnly(word: string): boolean {
  return isTalkWord(word) || COMMON_WORDS.has(word);
}

function callsOf(plans: readonly ClausePlan[]): readonly PlannedCall[] {
  return plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
}

function clausesIn({ text, mentions }: Understood, toolbox: Toolbox) {
  return clausesOf(text, mentions, (words) => {
    const [first] = toolbox.rank(words.join(" "));
    return first?.tool.slots.every(({ isRequired }) => !isRequired) ?? false;
  });
}
