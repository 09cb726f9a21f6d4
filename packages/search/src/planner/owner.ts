// Owner: what answers a part of a question that asks of the one account that the question names.
import type { Mention } from "../entities/mention.js";
import { carried } from "./carried.js";
import type { Clause } from "./clause.js";
import type { ClausePlan } from "./plan.js";

/** How a part is read and planned. */
interface Planning {
  clauseOf(text: string): Clause;
  plan(clause: Clause): readonly ClausePlan[];
}

const OF_OWNER = /\b(?:its|his|her|their)\b/i;

/** What answers a part that lacks its account: "Does vitalik.eth hold USDC, and what is his nonce?". */
export function ofOwner(
  text: string,
  named: readonly Mention[],
  plan: Planning["plan"],
): readonly ClausePlan[] | undefined {
  const [owner, other] = ownersIn(named);
  if (owner === undefined || other !== undefined || !OF_OWNER.test(text)) return undefined;
  const plans = plan({ text, mentions: [carried(owner)] });
  return plans.length > 0 && plans.every(({ kind }) => kind === "calls") ? plans : undefined;
}

/** The plans of a question, with calls for what was thought unknown and lacks its account alone. */
export function withOwner(
  { mentions }: Clause,
  plans: readonly ClausePlan[],
  { plan, clauseOf }: Planning,
): readonly ClausePlan[] {
  if (!plans.some(({ kind }) => kind === "calls")) return plans;
  return plans.flatMap((each) => {
    if (each.kind !== "outside" || !OF_OWNER.test(each.clause) || ownersIn(mentions).length === 0)
      return [each];
    const isLacking = plan(clauseOf(each.clause)).some(({ kind }) => kind === "missing");
    // What lacks something is known to a tool.
    return isLacking ? (ofOwner(each.clause, mentions, plan) ?? [{ ...each, isLeft: true }]) : [each];
  });
}

/** The accounts that are named, each once. */
function ownersIn(named: readonly Mention[]): readonly Mention[] {
  const owners = named.filter(({ readings }) => (readings.ens ?? readings.evmAddress) !== undefined);
  return [...new Map(owners.map((each) => [each.text.toLowerCase(), each])).values()];
}
