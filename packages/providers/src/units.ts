// Units: an amount in a token's smallest unit, as whole tokens: exact at any size.

/** An amount of base units in units of 10^decimals, exact and without trailing zeros. */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? "-" : "";
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, "");
  return `${sign}${digits.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The same of an amount in text; null where it or its decimals are unknown, since nobody can say what it is then. */
export function wholeUnits(
  raw: string | null | undefined,
  decimals: number | null | undefined,
): string | null {
  if (raw === null || raw === undefined || !/^-?\d+$/.test(raw)) return null;
  return decimals === null || decimals === undefined ? null : formatUnits(BigInt(raw), decimals);
}
