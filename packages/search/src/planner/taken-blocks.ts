// Taken blocks: a block that another call of the same answer takes is not missing from it.
import { callsOf } from "./left-over.js";
import { NO_BLOCK } from "./notes.js";
import type { ClausePlan } from "./plan.js";

const NUMBER = /\d[\d,]*/;

/** The plans without the notes of blocks that their calls take: "block 100 and block 200". */
export function withoutTakenBlocks(plans: readonly ClausePlan[]): readonly ClausePlan[] {
  const taken = new Set(callsOf(plans).flatMap(({ args }) => Object.values(args).map(String)));
  const isUntrue = (note: string) => {
    const [number] = note.startsWith(NO_BLOCK) ? (NUMBER.exec(note) ?? []) : [];
    return number !== undefined && taken.has(number.replaceAll(",", ""));
  };
  return plans.map((plan) =>
    plan.kind === "calls"
      ? {
          ...plan,
          calls: plan.calls.map((call) => ({ ...call, notes: call.notes.filter((each) => !isUntrue(each)) })),
        }
      : plan,
  );
}
