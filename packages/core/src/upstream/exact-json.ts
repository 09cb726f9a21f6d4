// Exact JSON: an upstream's numbers that a double cannot hold, kept as texts of their digits.
import { isObject } from "../platform/json.js";
import { type Checked, checkSchema, type Schema, type SchemaOutput } from "../schema/schema.js";

/** A JSON answer as an upstream sent it. */
export interface ParsedJson {
  /** The value as JSON.parse gives it; undefined where the text is no JSON. */
  readonly body: unknown;
  /** The value with each number that would lose digits as a text of them; left out where none would. */
  readonly exact?: unknown;
}

// Sixteen digits, or fifteen around a point, that do not begin a string: fewer are never too many for a double.
const LONG_NUMBER = /(?:^|[\s:,[-])\d[\d.]{15}/;
const STRING_OR_LONG_NUMBER = /"|-?\d[\d.]{15,}(?:[eE][+-]?\d+)?/g;

/** Parses a JSON text. One without long numbers, as nearly all are, is parsed once. */
export function parseExactly(text: string): ParsedJson {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { body: undefined };
  }
  if (!LONG_NUMBER.test(text)) return { body };
  const quoted = quoteLongNumbers(text);
  // The parser itself again, and none of its rules a second time: members that stand twice, or are named __proto__.
  return quoted === text ? { body } : { body, exact: JSON.parse(quoted) };
}

/** Puts each number that would lose digits into quotes; `text` is valid JSON. */
function quoteLongNumbers(text: string): string {
  const numbers = new RegExp(STRING_OR_LONG_NUMBER);
  let quoted = "";
  let copied = 0;
  for (let match = numbers.exec(text); match; match = numbers.exec(text)) {
    const [found] = match;
    if (found === '"') {
      numbers.lastIndex = endOfString(text, numbers.lastIndex);
    } else if (losesDigits(found)) {
      quoted += `${text.slice(copied, match.index)}"${found}"`;
      copied = numbers.lastIndex;
    }
  }
  return quoted + text.slice(copied);
}

/** Where the string that is open at `from` has ended. */
function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (before >= from && text[before] === "\\") before -= 1;
    const isEscaped = (quote - 1 - before) % 2 === 1;
    if (!isEscaped) return quote + 1;
  }
  return text.length;
}

// Longer than any double is written.
const MAX_DOUBLE_LENGTH = 400;

/** Whether a double would be written with other digits, and has not the number's very value either. */
function losesDigits(literal: string): boolean {
  if (literal.length > MAX_DOUBLE_LENGTH) return true;
  const double = Number(literal);
  if (digitsOf(literal) === digitsOf(String(double))) return false;
  return !isInteger(literal) || !Number.isFinite(double) || BigInt(literal) !== BigInt(double);
}

/** The digits of a decimal number and the place of their last: the same for every way to write it. */
function digitsOf(decimal: string): string {
  const [mantissa = "", exponent = "0"] = decimal.replace("-", "").toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const written = whole + fraction;
  const digits = written.replace(/0+$/, "");
  const place = Number(exponent) - fraction.length + (written.length - digits.length);
  return `${digits.replace(/^0+/, "")}e${place}`;
}

function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/**
 * Checks an answer: a schema that takes a text where a number has too many digits gets all of them. Where it takes a
 * number alone, a fraction is rounded as every double is; an integer is not, and does not fit.
 */
export async function checkExactly<S extends Schema>(
  schema: S,
  { body, exact }: ParsedJson,
): Promise<Checked<SchemaOutput<S>>> {
  if (exact === undefined) return checkSchema(schema, body);
  const checked = await checkSchema(schema, exact);
  if ("value" in checked) return checked;
  for (const { path } of checked.issues) roundFractions(exact, body, path);
  return checkSchema(schema, exact);
}

/** Makes fractions at and below a path numbers again, in place. Gives the value at the path's end. */
function roundFractions(exact: unknown, body: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path;
  if (!isContainer(exact) || !isContainer(body)) {
    const isFraction = typeof exact === "string" && typeof body === "number" && !isInteger(exact);
    return isFraction ? body : exact;
  }
  const names =
    first === undefined ? Object.keys(exact) : [first].filter((name) => Object.hasOwn(exact, name));
  for (const name of names)
    Reflect.set(exact, name, roundFractions(Reflect.get(exact, name), Reflect.get(body, name), rest));
  return exact;
}

function isContainer(value: unknown): value is object {
  return isObject(value) || Array.isArray(value);
}
