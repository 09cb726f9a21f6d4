// Block turn: a later turn that asks for nothing but the block that it points at, or one beside it.
import type { LaterTurn } from "./conversation.js";
import type { PlannedCall } from "./plan.js";
import { isOfBlockAlone } from "./pointing.js";

/** The call for a block with the one in its place that a turn points at and says nothing else of: the chain stays. */
export function callsOfBlock(
  { said: { text }, block }: LaterTurn,
  calls: readonly PlannedCall[],
): readonly PlannedCall[] | undefined {
  const [call, other] = calls;
  const slot = call?.tool.slots.find(({ kind, name }) => kind === "block" && !name.startsWith("to_"));
  if (block === undefined || call === undefined || slot === undefined || other !== undefined)
    return undefined;
  const isOfBlock = call.args[slot.name] !== undefined || /block/.test(call.tool.name);
  if (!isOfBlock || !isOfBlockAlone(text)) return undefined;
  const args = { ...call.args, [slot.name]: Number(block.readings.block) };
  const used = [...call.used.filter(({ readings }) => readings.block === undefined), block];
  return [{ ...call, args, used, notes: [], clause: `${call.clause} ${text}` }];
}
