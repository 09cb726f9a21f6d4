// Better apart: whether the parts of a question by themselves answer more of it than it does together.
import type { Mention } from "../entities/mention.js";
import { askedFor } from "./askings.js";
import { beginsQuestion, contentWords, isBlockSaid, isThing } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { callsOf, LEAST_GAIN, type PartPlanning, takenBy } from "./left-over.js";
import type { PlannedPart } from "./part-plans.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { isNamedAlone, isTelling } from "./sentences.js";
import type { PlannedTool } from "./toolbox.js";

/** Whether the parts by themselves are a better answer than some plans: what they leave out is asked, or what is not for tools is named. */
export function isBetter(
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
            ((parts.length > 2 || isNamedAlone(part.clause) || isUnspoken(part, made, planning)) &&
              isLost(part, made, planning) &&
              !isOfBlock(part, callsOf(plans))) ||
            isUntaken(
              part,
              callsOf(plans),
              answered.some(({ isBehind }) => isBehind),
            ) ||
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
  // Each part stands by itself, and one is answered though the other lacks something.
  return (
    isAsked &&
    (isOutside ||
      are("missing") ||
      answered.every(({ clause }) => isNamedAlone(clause) && beginsQuestion(clause.text)))
  );
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

/** Whether no tool of those made speaks of anything that a part asks: "largest stablecoins" beside an amount that is converted. */
function isUnspoken(
  { clause }: PlannedPart,
  made: readonly PlannedTool[],
  { toolbox }: PartPlanning,
): boolean {
  const coverage = coverageOf(contentWords(clause), toolbox);
  return !coverage.isBlank && made.every((tool) => coverage.own(tool) === 0);
}

/** Whether a part says the block of which something is asked: "balance of …, ethereum block 19000000". */
function isOfBlock({ clause }: PlannedPart, made: readonly PlannedCall[]): boolean {
  const takes = takenBy(made);
  return clause.mentions.some((each) => isBlockSaid(each) && takes(each.readings.block ?? ""));
}

/** Whether no call takes anything of what a part names, or of what goes on with the turns before it. */
function isUntaken({ clause, plans }: PlannedPart, made: readonly PlannedCall[], isBehind: boolean): boolean {
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
  if (own === undefined || others.length > 0) return false;
  const named = namesIn(part);
  const elsewhere = new Set(parts.flatMap((each) => (each === part ? [] : namesIn(each))));
  const coins = new Set(
    parts.flatMap(({ clause }) => clause.mentions.flatMap(({ readings }) => readings.coin?.id ?? [])),
  );
  return made.some(({ tool, args }) => {
    const isMore = Object.entries(own.args).every(
      ([name, value]) => JSON.stringify(args[name]) === JSON.stringify(value),
    );
    const more = Object.entries(args).filter(([name]) => own.args[name] === undefined);
    return (
      tool === own.tool &&
      isMore &&
      more.some(([, value]) => elsewhere.has(String(value)) && !named.includes(String(value))) &&
      // What names nothing may be of the chain that another part names.
      (isNamedAlone(part.clause) || more.every(([, value]) => coins.has(String(value))))
    );
  });
}

/** The chains and coins that a part names. */
function namesIn({ clause }: PlannedPart): readonly string[] {
  return clause.mentions.flatMap(({ readings: { chain, coin } }) => [chain ?? [], coin?.id ?? []].flat());
}
