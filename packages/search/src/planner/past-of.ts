// Past of: a call that gives what is now, as the one that gives how it was before, where a turn asks for that.
import type { PlannedCall } from "./plan.js";
import type { Toolbox } from "./toolbox.js";

const PAST =
  /\b(?:histor(?:y|ical|ically)|over time|(?:last|past|recent) (?:days|weeks|months)|lately|so far|develop\w*|evolv\w*|trend\w*|curve)\b/i;

/** The call for what was, where the tool has a sibling of its name that takes the same. */
export function pastOf(call: PlannedCall, text: string, toolbox: Toolbox): PlannedCall {
  const tool = PAST.test(text) ? toolbox.tool(`${call.tool.name}_history`) : undefined;
  if (tool === undefined) return call;
  const given = new Set([...Object.keys(call.args), ...call.lookups.map(({ slot }) => slot)]);
  if (tool.slots.some(({ name, isRequired }) => isRequired && !given.has(name))) return call;
  const takes = (name: string) => tool.slots.some((slot) => slot.name === name);
  return {
    ...call,
    tool,
    args: Object.fromEntries(Object.entries(call.args).filter(([name]) => takes(name))),
    lookups: call.lookups.filter(({ slot }) => takes(slot)),
  };
}
