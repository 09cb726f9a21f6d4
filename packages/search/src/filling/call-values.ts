// Call values: the arguments of a function, the types of bytes and numbers that a question says by an argument's name.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

const TYPE = "(?:u?int\\d{0,3}|address|bool|bytes\\d{0,2}|string)(?:\\[\\d{0,4}\\])?";
const TYPES = new RegExp(
  `\\b(?:as|types?|an?|for|to|of|into|is|be|are|with)\\s+\\(?((?:${TYPE}\\s*,\\s*)*${TYPE})(?![\\w(])`,
  "i",
);
// A word of a sentence as well, so that it says no type by itself.
const NO_TYPE = /^(?:address|string)$/;

// "An address followed by a bool", "(address owner, bool paused)".
const FOLLOWED = new RegExp(
  `\\b${TYPE}(?:,? (?:and )?(?:followed by|then) (?:an? |the )?${TYPE})+(?![\\w(])`,
);
const LISTED = new RegExp(`\\(((?:${TYPE}(?: \\w+)?\\s*,\\s*)*${TYPE}(?: \\w+)?)\\)`);

/** The types that bytes are read by, such as `address,uint256`. */
export function typesOf({ text }: Material): readonly Found[] {
  const [followed] = FOLLOWED.exec(text) ?? [];
  if (followed !== undefined)
    return [{ value: (followed.match(new RegExp(TYPE, "g")) ?? []).join(","), mention: undefined }];
  const [, listed] = LISTED.exec(text) ?? [];
  if (listed?.includes(",")) return [{ value: listed, mention: undefined }];
  const [, types = ""] = TYPES.exec(text) ?? [];
  return types === "" || NO_TYPE.test(types) ? [] : [{ value: types, mention: undefined }];
}

/** The values for the function that is said, in its order; empty where one of them is missing. */
export function argumentsOf(
  { beside }: Slot,
  material: Material,
  used: ReadonlySet<Mention>,
): readonly Found[] {
  const { mentions, text } = material;
  const said = mentions.find(({ readings }) => readings.signature !== undefined);
  const [, taken = ""] = /\(([^()]*)\)/.exec(said?.readings.signature ?? "") ?? [];
  const { values: written } = said?.readings ?? {};
  if (written !== undefined) return written.map((value) => ({ value, mention: said }));
  // "Types address,uint256 with values …": without a function.
  const isTyped = said === undefined && beside.some(({ kind }) => kind === "types");
  const inner = isTyped ? String(typesOf(material)[0]?.value ?? "") : taken;
  const types = inner.split(",").flatMap((type) => type.trim().split(/\s+/).slice(0, 1));
  if (inner.trim() === "") return [];
  const left = mentions.filter((each) => each !== said && !used.has(each));
  const values: Found[] = [];
  for (const type of types) {
    const at = left.findIndex((each) => valueFor(type, each) !== undefined);
    const mention = left[at];
    const value = mention ? valueFor(type, mention) : boolIn(type, text);
    if (value === undefined) return [];
    if (mention) left.splice(at, 1);
    values.push({ value, mention });
  }
  return values;
}

function valueFor(type: string, { readings, start }: Mention): string | undefined {
  if (type === "address") return readings.evmAddress;
  if (/^u?int/.test(type)) return start < 0 || readings.time ? undefined : readings.number;
  if (/^bytes/.test(type)) return readings.evmHash ?? readings.hex;
  return type === "string" ? readings.quoted : undefined;
}

function boolIn(type: string, text: string): boolean | undefined {
  if (type !== "bool") return undefined;
  const [said] = /\b(?:true|false)\b/.exec(text) ?? [];
  return said === undefined ? undefined : said === "true";
}

// "Number 2", "bridge no. 19", "the bridge that DefiLlama numbers 80".
const NUMBERED = /(?:\bno\.?|\bnumber(?:s|ed)?(?: is)?|#)\s{0,2}$/;
const OF_NFT = /\b(?:token|nft|ape|punk|id|no\.?|number)\s{1,2}$/;

const NUMBERS_NAMED = new Map<string, RegExp>();

/** What stands before the number of an argument that is called by its name; a catalog has a few hundred names. */
function namedBy(name: string): RegExp {
  const pattern =
    NUMBERS_NAMED.get(name) ??
    new RegExp(`\\b${name.split("_").join("[ _-]?")}\\W{0,3}(?:is|of|number)?\\W{0,3}$`);
  NUMBERS_NAMED.set(name, pattern);
  return pattern;
}

/** "Nonce 7": the number behind the name of an argument. */
export function namedNumber(
  { name, isText, description }: Slot,
  { mentions, text }: Material,
): readonly Found[] {
  const named = namedBy(name);
  const isOfCollection = name === "token_id" && /collection/.test(description);
  const isNumber = name === "id" && /\bnumber\b/.test(description);
  const found = mentions.find(
    ({ start, readings, text: said }) =>
      (isOfCollection && said.startsWith("#")) ||
      ((isOfCollection || isNumber) &&
        start > 0 &&
        /^\d+$/.test(readings.number ?? "") &&
        (isNumber ? NUMBERED : OF_NFT).test(text.slice(Math.max(0, start - 24), start))) ||
      (start > 0 &&
        /^\d+$/.test(readings.number ?? "") &&
        named.test(text.slice(Math.max(0, start - 24), start))),
  );
  const { number = "" } = found?.readings ?? {};
  return found === undefined ? [] : [{ value: isText ? number : Number(number), mention: found }];
}

/** "The 25th and 75th percentile": the numbers beside the name of a list. */
export function namedNumbers({ name, list, isText }: Slot, { text }: Material): readonly Found[] {
  if (list !== "array" || !/^[a-z]+s$/.test(name) || !/\d/.test(text)) return [];
  const one = "\\d{1,3}(?:st|nd|rd|th)?";
  const row = `(${one}(?:(?:\\s*[,/&]\\s*|\\s+)(?:(?:and|or|to)\\s+)?${one}){0,9})`;
  const stem = name.slice(0, -1);
  const [, before, behind] =
    new RegExp(`\\b${row}\\s+${stem}s?\\b|\\b${stem}s?\\s+(?:of\\s+)?${row}`).exec(text) ?? [];
  const digits = (before ?? behind)?.match(/\d+/g) ?? [];
  return digits.map((each) => ({ value: isText ? each : Number(each), mention: undefined }));
}
