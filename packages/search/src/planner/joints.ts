// Joints: what the parts of a question ask for together, and what is asked of one thing and again of others.
import { type JointBy, jointSigns } from "./alone-signs.js";
import type { Candidate } from "./candidates.js";
import { OUTSIDE } from "./follow-up.js";
import type { Option, Tell } from "./options.js";
import type { PlannedCall } from "./plan.js";

/** What the clauses ask for together. Those that nothing answers tell nothing of it where others are answered. */
export function jointOf(parts: readonly Option[], tell: Tell, by: JointBy): Option {
  const answered = parts.filter(({ candidate }) => candidate.kind !== "outside");
  const kept = answered.length === 0 ? parts : answered;
  const calls = kept.flatMap(({ candidate }) => candidate.calls);
  const missing = kept.flatMap(({ candidate }) => candidate.missing);
  const [first] = kept;
  const candidate: Candidate = {
    ...(first?.candidate ?? OUTSIDE),
    ...{ calls: missing.length > 0 ? [] : calls, missing },
  };
  return {
    ...{ candidate, doubt: 0 },
    plans: () => parts.flatMap(({ plans }) => plans()),
    told: [
      ...kept.flatMap(({ told }) => told.map((each) => ({ ...each, part: each.part / kept.length }))),
      tell(
        jointSigns(
          kept.map((each) => each.candidate),
          parts.length,
          by,
        ),
      ),
    ],
  };
}

/** What is asked of one thing, and again of others. */
export function repeatOf(
  { candidate: first, told }: Option,
  again: readonly PlannedCall[],
  tell: Tell,
): Option {
  const calls = [...first.calls, ...again];
  const candidate = { ...first, calls };
  return {
    ...{ candidate, doubt: 0, plans: () => [{ kind: "calls", calls }] },
    told: [...told, tell(jointSigns([first, first], 2, "repeat"))],
  };
}
