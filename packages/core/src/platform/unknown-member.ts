// Unknown member: a member of an object that is none of those that are read. In JavaScript a slip of the pen would be dropped.
import { nearestName } from "./nearest.js";

const MOST_SHOWN = 128;

/** The first member that is none of those that are known, and what to say of it; undefined where there is none. */
export function unknownMember(
  given: object,
  known: readonly string[],
): { readonly name: string; readonly told: string } | undefined {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const meant = nearestName(unknown, known);
  const guess = meant === undefined ? "" : ` Is it ${JSON.stringify(meant)}?`;
  const shown = unknown.length > MOST_SHOWN ? `${unknown.slice(0, MOST_SHOWN)}…` : unknown;
  const are = known.length === 1 ? "The only one is" : "There are";
  return { name: unknown, told: `${JSON.stringify(shown)}.${guess} ${are} ${known.join(", ")}.` };
}
