// Object values: JSON that stands behind the name of an argument, and words that do.
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot, SlotKind } from "./slot.js";

const TAKES: ReadonlySet<SlotKind> = new Set(["other", "hex", "text", "types"]);
const LOOK_BACK = 40;

/** `domain {"name":"DAO"}`, `primaryType Vote`: what is written behind the argument's name. */
export function objectOf(
  { name, kind, list, isText }: Slot,
  { mentions, text }: Material,
): Found | undefined {
  if (!TAKES.has(kind) || list !== undefined || !mentions.some(({ readings }) => readings.json))
    return undefined;
  const named = new RegExp(`\\b${name.split("_").join("[ _-]?")}(?: is| of)?\\W{0,3}$`);
  const found = mentions.find(
    ({ readings, start }) =>
      (isText ? readings.quoted : readings.json) !== undefined &&
      start > 0 &&
      named.test(text.slice(Math.max(0, start - LOOK_BACK), start)),
  );
  const { json, quoted } = found?.readings ?? {};
  if (found === undefined) return undefined;
  return { value: isText || json === undefined ? quoted : JSON.parse(json), mention: found };
}
