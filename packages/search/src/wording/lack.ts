// Lack: what a result says itself that it does not know, in words.
import { isObject } from "@svckit/core";
import { oneLine } from "./figure.js";

const MOST = 6;
const MAX_WHAT = 80;
const MAX_REASON = 120;

/** What stands in the field `missing` of a result: texts, or objects of `what` and `reason`. No sentence where nothing is. */
export function lackOf(data: Readonly<Record<string, unknown>>): readonly string[] {
  const { missing } = data;
  if (!Array.isArray(missing)) return [];
  const parts = missing.flatMap((each: unknown) => {
    if (typeof each === "string") return [oneLine(each, MAX_WHAT)];
    if (!isObject(each) || typeof each["what"] !== "string") return [];
    const { what, reason } = each;
    const why = typeof reason === "string" ? ` (${oneLine(firstOf(reason), MAX_REASON)})` : "";
    return [`${oneLine(what, MAX_WHAT)}${why}`];
  });
  // In whatever order the parts failed, the answer to the same data is the same.
  const distinct = [...new Set(parts)].filter((part) => part !== "").sort();
  if (distinct.length === 0) return [];
  const rest = distinct.length - MOST;
  return [`Not answered: ${distinct.slice(0, MOST).join("; ")}${rest > 0 ? `; and ${rest} more` : ""}.`];
}

/** What happened; what to do next is for whoever calls the tool. */
function firstOf(reason: string): string {
  const [first = ""] = reason.split(/\.(?:\s|$)/);
  return first;
}
