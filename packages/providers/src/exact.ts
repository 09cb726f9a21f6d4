// Exact: sums of decimals in text, without a float in between.
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The sum of decimals, as `decimal` of the schema pieces writes it. Throws a `TypeError` for a text that is none. */
export function sumOf(parts: readonly string[]): string {
  const read = parts.map((text) => {
    const [, sign, whole = "", fraction = ""] = DECIMAL.exec(text) ?? [];
    if (sign === undefined) throw new TypeError("a decimal was expected");
    return { sign, whole, fraction };
  });
  const places = Math.max(0, ...read.map(({ fraction }) => fraction.length));
  const units = read.reduce(
    (sum, { sign, whole, fraction }) => sum + BigInt(`${sign}${whole}${fraction.padEnd(places, "0")}`),
    0n,
  );
  return written(units, places);
}

/** The first less the second. */
export function difference(from: string, what: string): string {
  return sumOf([from, what.startsWith("-") ? what.slice(1) : `-${what}`]);
}

function written(units: bigint, places: number): string {
  const sign = units < 0n ? "-" : "";
  const digits = units
    .toString()
    .replace("-", "")
    .padStart(places + 1, "0");
  const point = digits.length - places;
  const fraction = digits.slice(point).replace(/0+$/, "");
  return `${sign}${digits.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}
