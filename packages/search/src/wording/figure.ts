// Figures: a value of a result in words, its digits as they were given, with a unit by its field.

/** Longest text of an upstream that goes into an answer. */
const MAX_TEXT = 80;

// Ends of field names, and the units that they say.
const ENDS: readonly (readonly [end: string, unit: string])[] = [
  ["_usd", "USD"],
  ["_eur", "EUR"],
  ["_btc", "BTC"],
  ["_eth", "ETH"],
  ["_sol", "SOL"],
  ["_gwei", "gwei"],
  ["_wei", "wei"],
  ["_lamports", "lamports"],
  ["_sats", "sat"],
  ["_sat", "sat"],
  ["_percent", "%"],
  ["_pct", "%"],
  ["_percentage", "%"],
  ["_seconds", "s"],
  ["_ms", "ms"],
  ["_bytes", "bytes"],
  ["_days", "days"],
  ["_hours", "hours"],
];

// What descriptions say of units.
const SAID: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/\bin US dollars\b/i, "USD"],
  [/\bin percent\b/i, "%"],
  [/\bin gwei\b/i, "gwei"],
  [/\bin wei\b/i, "wei"],
  [/\bin seconds\b|\bunix seconds\b/i, "s"],
  [/\bin lamports\b/i, "lamports"],
  [/\bsatoshis? (?:per|a|for a) (?:virtual )?byte\b/i, "sat/vB"],
  [/\bsatoshis? (?:per|a) (?:virtual )?(?:v?byte)\b|\bsat\/vB\b/i, "sat/vB"],
  [/\bin satoshis?\b/i, "sat"],
  [/\bin BTC\b|\bin bitcoin\b/i, "BTC"],
  [/\bin ETH\b|\bin ether\b/i, "ETH"],
  [/\bin SOL\b/i, "SOL"],
];

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The unit of a field, by its name or its description. */
export function unitOf(name: string, description: string): string | undefined {
  const byName = ENDS.find(([end]) => name.endsWith(end))?.[1] ?? (/percent/.test(name) ? "%" : undefined);
  return byName ?? SAID.find(([pattern]) => pattern.test(description))?.[1];
}

/** A field's name in words, without its unit. */
export function labelOf(name: string): string {
  const end = ENDS.find(([each]) => name.endsWith(each))?.[0] ?? "";
  return name
    .slice(0, name.length - end.length)
    .replaceAll("_", " ")
    .trim();
}

/** A value in words; undefined for one that says nothing. */
export function wordValue(value: unknown, unit: string | undefined, isName: boolean): string | undefined {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return withUnit(isName ? String(value) : grouped(String(value)), unit);
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (NUMBER.test(value)) return withUnit(isName ? value : grouped(value), unit);
  return oneLine(value);
}

function withUnit(figure: string, unit: string | undefined): string {
  if (unit === undefined) return figure;
  return unit === "%" ? `${figure}%` : `${figure} ${unit}`;
}

/** The same digits, in groups of three before the point. */
function grouped(figure: string): string {
  if (!NUMBER.test(figure)) return figure;
  const [whole = "", fraction] = figure.split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? groups : `${groups}.${shortened(fraction)}`;
}

// What is left of a fraction, counted from its first digit that is not 0.
const MOST_DIGITS = 8;

/** A long fraction cut, never rounded, and an ellipsis where digits are left out; zeros at its end say nothing. */
function shortened(fraction: string): string {
  const zeros = fraction.length - fraction.replace(/^0+/, "").length;
  const kept = fraction.slice(0, zeros + MOST_DIGITS);
  return /^0*$/.test(fraction.slice(kept.length)) ? kept : `${kept}…`;
}

const LINK = /https?:\/\/(\S+)/g;
const SIGNS = ".,;:!?)";

/** A link by its host alone, with the signs of the sentence behind it: whoever reads an answer is led nowhere by an upstream. */
function hostOf(link: string): string {
  let end = link.length;
  while (end > 0 && SIGNS.includes(link.charAt(end - 1))) end -= 1;
  const [place = ""] = link.slice(0, end).split(/[/?#]/, 1);
  const host = place.slice(place.lastIndexOf("@") + 1);
  return host + link.slice(end);
}

/** A text of an upstream on one line, bounded, without the signs of markup. */
export function oneLine(text: string, most = MAX_TEXT): string {
  const line = text
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/[<>`*[\]{}|\\]/g, "")
    .replace(LINK, (_, link: string) => hostOf(link))
    .trim();
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : line;
}
