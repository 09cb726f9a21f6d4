// Words: figures of a result as an answer to a question says them, each digit as it was given.

/** A figure with its digits in groups of three. */
export function grouped(figure: string | number): string {
  const [whole = "", fraction] = String(figure).split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** A figure with its unit; nothing for one that is not known. */
export function figureIn(figure: string | number | null | undefined, unit: string): string | undefined {
  return figure === null || figure === undefined ? undefined : `${grouped(figure)} ${unit}`;
}

/** The parts that there are, with commas between them. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(", ");
}

/** A name, and a symbol behind it where that is another word. */
export function named(name: string | null | undefined, symbol: string | null | undefined): string {
  if (!name || !symbol) return name || symbol || "it";
  return name.toLowerCase() === symbol.toLowerCase() ? name : `${name} (${symbol.toUpperCase()})`;
}
