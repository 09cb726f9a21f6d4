// Word: 32 bytes of the EVM, as contracts and nodes write numbers, addresses and texts.

/** A number, or an address in hex, as 32 bytes. */
export function word(value: bigint | string): string {
  const digits = typeof value === "bigint" ? value.toString(16) : value.slice(2).toLowerCase();
  return `0x${digits.padStart(64, "0")}`;
}

/** A text as a contract gives it: where it begins, its length, its bytes. */
export function textWords(text: string): string {
  const bytes = Buffer.from(text).toString("hex");
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0");
  return `${word(32n)}${word(BigInt(bytes.length / 2)).slice(2)}${padded}`;
}

/** A number as nodes write it. */
export function hex(value: bigint | number): string {
  return `0x${value.toString(16)}`;
}
