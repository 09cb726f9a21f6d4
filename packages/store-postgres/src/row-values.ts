// Row values: what the columns of a row hold, whatever the host's parsers make of them.

/** An int8, which comes as a string, or null. */
export function toNumberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}

/** A text, or null. */
export function toTextOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}
