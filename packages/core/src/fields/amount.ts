// Amounts: money and tokens as decimal strings, so that no digit is lost on the way.
import * as z from "zod";
import { once } from "../platform/once.js";
import { described, type Piece } from "./piece.js";

/** How an amount comes: as text, or as a number or big integer whose own digits are all there is. */
export type AmountInput = string | number | bigint;

// 2^256 has 78 digits, and a token has 255 decimals at most.
const MAX_DIGITS = 400;
const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const INTEGER = /^-?(?:0|[1-9]\d*)$/;

const decimalPiece = once(() =>
  z.preprocess(toDecimal, z.string().regex(DECIMAL, "expected a decimal number in text, such as `0.25`")),
);
const integerPiece = once(() =>
  z.preprocess(toDecimal, z.string().regex(INTEGER, "expected a whole number in text, such as `1000000`")),
);
const doublePiece = once(() => z.number().meta({ format: "double" }));

/**
 * An amount: a decimal string in its shortest form, such as `0.25`. Takes text and numbers; read upstreams' amounts with
 * it, since a number of theirs that a double would alter comes as text then. An empty text does not fit: see `orNull`.
 */
export function decimal(meaning?: string): Piece<string, AmountInput> {
  return described(decimalPiece(), meaning, "decimal string");
}

/** A whole amount of the smallest unit, such as wei: its digits as a string. Takes text, whole numbers and big integers. */
export function integerString(meaning?: string): Piece<string, AmountInput> {
  return described(integerPiece(), meaning, "whole number as a string");
}

/**
 * A number that is a double on purpose: figures whose form is given from elsewhere. Without this, `testProvider` takes a
 * number under a name that says money or tokens for a slip.
 */
export function double(meaning: string): z.ZodNumber {
  return doublePiece().describe(meaning);
}

/** A number's digits without an exponent and without zeros that say nothing. Anything else does not fit then. */
function toDecimal(given: AmountInput): unknown {
  const isAmount = typeof given === "string" || typeof given === "number" || typeof given === "bigint";
  if (!isAmount) return given;
  const [, sign, whole = "", fraction = "", exponent = "0"] = NUMBER.exec(String(given).trim()) ?? [];
  if (sign === undefined || whole + fraction === "") return given;
  const shift = Number(exponent);
  if (whole.length + fraction.length + Math.abs(shift) > MAX_DIGITS) return "";
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded =
    point < 0 ? "0".repeat(-point) + digits : digits + "0".repeat(Math.max(0, point - digits.length));
  const at = Math.max(0, point);
  const integer = padded.slice(0, at).replace(/^0+/, "") || "0";
  const rest = padded.slice(at).replace(/0+$/, "");
  const text = rest === "" ? integer : `${integer}.${rest}`;
  return sign === "-" && text !== "0" ? `-${text}` : text;
}
