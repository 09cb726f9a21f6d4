// Alternatives: arguments that a tool may go without one by one, and that a call lacks all the same: one of two, or a function's values.
import { onceFor } from "@svckit/core";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";
import { sendsToken } from "./swap-sides.js";

/** An argument that is lacked where others say so. */
interface Alternative {
  readonly slot: Slot;
  readonly isLacked: (args: Readonly<Record<string, unknown>>) => boolean;
}

// "Give this or data": one of the two has to be there, but where an amount may be sent with neither.
const GIVE_THIS = /\bGive this or (\w+)/;
const TAKES_VALUES = /\(\s*\w[^()]*\)/;

const alternativesOf = onceFor((slots: readonly Slot[]) =>
  slots.flatMap((slot): readonly Alternative[] => {
    const [, other] = GIVE_THIS.exec(slot.description) ?? [];
    if (other !== undefined)
      return slots.some(({ kind }) => kind === "amount")
        ? []
        : [{ slot, isLacked: (args) => args[slot.name] === undefined && args[other] === undefined }];
    const calls = slot.kind === "values" ? slots.filter(({ kind }) => kind === "signature") : [];
    return calls.map((call) => ({
      slot,
      isLacked: (args) =>
        args[slot.name] === undefined &&
        TAKES_VALUES.test(String(args[call.name] ?? "").split("returns")[0] ?? ""),
    }));
  }),
);

/** What a call with these arguments lacks. */
export function lackedIn(
  slots: readonly Slot[],
  args: Readonly<Record<string, unknown>>,
  material: Material,
): readonly Slot[] {
  const lacked = alternativesOf(slots).flatMap(({ slot, isLacked }) => (isLacked(args) ? [slot] : []));
  const call = slots.find(({ kind }) => kind === "signature");
  // "Send 100 USDC": the coin of the chain is not sent in its place.
  const isOfToken = call !== undefined && slots.some((slot) => sendsToken(slot, material));
  const isToldBy = slots.some(
    ({ kind, name }) => (kind === "signature" || kind === "hex") && args[name] !== undefined,
  );
  return isOfToken && !isToldBy && !lacked.includes(call) ? [...lacked, call] : lacked;
}
