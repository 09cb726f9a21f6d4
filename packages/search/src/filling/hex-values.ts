// Hex values: which of several hashes and signatures goes into which argument.
import type { Mention } from "../entities/mention.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

const LOOK_BACK = 32;

/** Whether hex is another argument's: taken by it, named for it, or of its length. */
export function isHexOfAnother(
  slot: Slot,
  mention: Mention,
  { text, mentions }: Material,
  used: ReadonlySet<Mention>,
): boolean {
  if (slot.kind !== "hex" && slot.kind !== "hash") return false;
  // Hex that another argument has taken is not this one as well.
  if (slot.kind === "hex" && !slot.isRequired && used.has(mention)) return true;
  const { evmHash, hex } = mention.readings;
  const others = slot.beside.filter(({ kind }) => kind === "hex" || kind === "hash");
  if (others.length === 0 || (evmHash ?? hex) === undefined || mention.start < 0) return false;
  const before = text.slice(Math.max(0, mention.start - LOOK_BACK), mention.start);
  if (isNamedFor(slot.name, before)) return false;
  if (others.some(({ name }) => isNamedFor(name, before))) return true;
  // "Salt 0x…, init code hash 0x…": each hash has its own name.
  if (
    slot.kind === "hash" &&
    slot.list === undefined &&
    mentions.some((each) => each !== mention && isNamedHash(each, slot.name, text))
  )
    return true;
  // 32 bytes are a hash where an argument takes one, and no signature.
  return slot.kind === "hex" && evmHash !== undefined && others.some(({ kind }) => kind === "hash");
}

function isNamedHash({ readings, start }: Mention, name: string, text: string): boolean {
  return (
    readings.evmHash !== undefined &&
    start > 0 &&
    isNamedFor(name, text.slice(Math.max(0, start - LOOK_BACK), start))
  );
}

// What callers say for the names of arguments.
const SAID: Readonly<Record<string, string>> = { hash: "hash|digest", signature: "signature|sig" };

/** Whether a text ends with the name of an argument. */
function isNamedFor(name: string, before: string): boolean {
  const words = SAID[name] ?? name.split("_").join("[ _-]?");
  return new RegExp(`(?<![\\w-]|code |code_)(?:${words})(?: is| of|:|=)?[^\\w]{0,3}$`).test(before);
}
