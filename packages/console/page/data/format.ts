// Format: values as people read them, in the language of their browser.
import type { Json } from "../wire/envelope.ts";

const GROUPED = new Intl.NumberFormat(undefined, { maximumFractionDigits: 8 });
const SHORT = new Intl.NumberFormat(undefined, { notation: "compact", maximumSignificantDigits: 4 });

/** A number with its thousands apart. */
export function formatNumber(value: number): string {
  return Math.abs(value) > 0 && Math.abs(value) < 1e-6 ? String(value) : GROUPED.format(value);
}

/** A number for an axis: 1.2M. */
export function shortNumber(value: number): string {
  return Math.abs(value) > 0 && Math.abs(value) < 0.001 ? value.toExponential(1) : SHORT.format(value);
}

/** A moment of the record, as date and time of this place; what is none stays as it is. */
export function formatTime(value: Json | undefined): string {
  if (typeof value !== "string" || Number.isNaN(Date.parse(value)))
    return value == null ? "–" : String(value);
  return new Date(value).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });
}

/** The UTC day behind one, both as `2026-01-31`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** A moment for an axis: its day, or its time where all lie within two days. */
export function shortTime(ms: number, spanMs: number): string {
  const options: Intl.DateTimeFormatOptions =
    spanMs > 2 * 86_400_000 ? { month: "short", day: "numeric" } : { hour: "2-digit", minute: "2-digit" };
  return new Date(ms).toLocaleString(undefined, options);
}

/** Milliseconds in words: 240 ms, 3.2 s, 5 min. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`;
  if (ms < 172_800_000) return `${Math.round(ms / 3_600_000)} h`;
  return `${Math.round(ms / 86_400_000)} d`;
}

/** A value in the cell of a table. */
export function formatCell(value: Json | undefined): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A wire name in words: `credits_used` is "credits used". */
export function toWords(name: string): string {
  return name.replaceAll("_", " ");
}
