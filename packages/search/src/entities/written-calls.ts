// Written calls: a function with its arguments where their types would stand, such as `balanceOf(0x…)`.
import type { Readings } from "./mention.js";

const VALUE = "(?:0x[0-9a-f]*|\\d{1,78}|true|false)";

/** The pattern of a call: its name, and its arguments between brackets. */
export const WRITTEN_CALL = new RegExp(
  `\\b([a-z_]\\w{0,80})\\(\\s*(${VALUE}(?:\\s*,\\s*${VALUE}){0,15})\\s*\\)`,
  "gi",
);

/** The function of a call by the types of its arguments, and these; undefined for words before a bracket. */
export function readWrittenCall(
  name: string,
  between: string,
  standard: Readonly<Record<string, string>>,
): Readings | undefined {
  const values = between.split(",").map((value) => value.trim());
  // "Pools(10)" is no function, as far as anybody can tell.
  if (!/0x/i.test(between) && !/[a-z][A-Z]/.test(name)) return undefined;
  const signature = `${name}(${values.map(typeOf).join(",")})`;
  const known = standard[name];
  return { signature: known?.startsWith(signature) ? known : signature, values };
}

function typeOf(value: string): string {
  if (/^\d/.test(value) && !/^0x/i.test(value)) return "uint256";
  if (/^[tf]/i.test(value)) return "bool";
  return OF_LENGTH[value.length] ?? "bytes";
}

const OF_LENGTH: Readonly<Record<number, string>> = { 42: "address", 66: "bytes32" };
