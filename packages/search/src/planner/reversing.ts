// Reversing: "the other way round", as the call before with what it goes from and what it goes to in each other's place.
import type { PlannedCall } from "./plan.js";

const REVERSES =
  /\b(?:other way (?:a?round|about)|(?:in )?reverse(?:d)?|vice versa|opposite (?:direction|way)|(?:back )?the other direction|flip (?:it|that|them))\b/i;

/** Whether a turn wants what was asked in the other direction. */
export function isReversing(text: string): boolean {
  return REVERSES.test(text);
}

const SIDES = [
  ["from_", "to_"],
  ["base", "quote"],
] as const;

/** The call in the other direction; undefined where it has none. */
export function reversed(call: PlannedCall): PlannedCall | undefined {
  const other = (name: string) => {
    for (const [one, two] of SIDES) {
      if (name.startsWith(one)) return name.replace(one, two);
      if (name.startsWith(two)) return name.replace(two, one);
    }
    return name;
  };
  const isSided = (name: string) =>
    other(name) !== name && call.tool.slots.some((slot) => slot.name === other(name));
  const args = Object.fromEntries(
    Object.entries(call.args).map(([name, value]) => [isSided(name) ? other(name) : name, value]),
  );
  const lookups = call.lookups.map((each) =>
    isSided(each.slot) ? { ...each, slot: other(each.slot) } : each,
  );
  return [...Object.keys(call.args), ...call.lookups.map(({ slot }) => slot)].some(isSided)
    ? { ...call, args, lookups }
    : undefined;
}
