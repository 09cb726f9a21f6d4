// Speaking: whether a tool speaks of what a clause asks, in the words of its own texts or of its field.
import type { Choice } from "./choose.js";
import type { Clause } from "./clause.js";
import type { Coverage } from "./coverage.js";

/** A tool that speaks of less than this share of what is asked answers something else. */
export const COVERED = 0.33;
/** The least share where little else is sure. */
export const HALF = 0.5;
const SURE = 0.9;

/** Whether the tool that fits best speaks of what is asked. */
export function speaksOf(
  { tool, share, filling }: Choice,
  { mentions }: Clause,
  coverage: Coverage,
): boolean {
  // Where the ranking is sure and takes all that is named, the words between the names tell little.
  if (
    share >= SURE &&
    filling.used.size > 1 &&
    filling.missing.length === 0 &&
    coverage.strangers(tool) === 0
  )
    return true;
  const own = coverage.own(tool);
  const field = coverage.field(tool);
  // Who names the venue asks for what the venue has.
  if (mentions.some(({ readings: { venue } }) => venue !== undefined && tool.provider === venue))
    return coverage.strangers(tool) === 0 && (field >= COVERED || share >= SURE);
  if (field < COVERED || coverage.strangers(tool) > 0) return false;
  // What a thing is says nothing of the rest that is asked: "hash rate of Monero".
  if (tool.name.startsWith("resolve_") && own <= HALF) return false;
  // Nothing of it in the tool's own words: only where the catalog's vocabulary is sure.
  if (own === 0) return field === 1 && (share >= SURE || filling.used.size > 1);
  return filling.missing.length === 0 || own >= HALF;
}

const NEAR = 0.6;

/** Whether a tool that is not the best speaks of all that is asked and lacks nothing. */
export function isClear({ tool, score, filling, fault }: Choice, best: Choice, coverage: Coverage): boolean {
  return (
    score >= best.score * NEAR &&
    coverage.own(tool) === 1 &&
    coverage.strangers(tool) === 0 &&
    filling.missing.length === 0 &&
    (filling.calls[0]?.lookups.length ?? 0) === 0 &&
    filling.used.size > 0 &&
    fault === undefined
  );
}

/** Whether a tool is called by all that is said, and lacks only what it is about: "rugpull check". */
export function isNamed({ tool, share, filling }: Choice, coverage: Coverage): boolean {
  return (
    share === 1 &&
    filling.missing.length > 0 &&
    !coverage.isBlank &&
    coverage.own(tool) === 1 &&
    coverage.strangers(tool) === 0
  );
}
