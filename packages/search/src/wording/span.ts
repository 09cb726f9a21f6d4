// Span: the time that a call asks for, and what of its result is of that time.
import type { CatalogTool } from "@svckit/core";
import { isObject } from "@svckit/core";
import { itemsOf, propertyOf } from "./fields.js";

type Fields = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d\d-\d\d/;
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** A result without what is of another time, and whether it tells nothing of the time that was asked for. */
export interface OfItsTime {
  readonly data: Fields;
  readonly isEmpty: boolean;
}

/** What of a result is of the time that its call asks for: a tool's own list. The figures and lists beside it are of now. */
export function ofItsTime({ definition, entry }: CatalogTool, data: Fields, args: Fields): OfItsTime {
  const list = definition.list ?? definition.pages?.list;
  const rows = list === undefined ? undefined : data[list];
  const row = list === undefined ? undefined : itemsOf(propertyOf(entry().outputSchema, list));
  const isDated = [args["from"], args["to"]].some((each) => typeof each === "string" && DAY.test(each));
  const isOfTimes = isObject(row?.["properties"]) && isObject(row["properties"]["time"]);
  if (!isDated || !isOfTimes || !Array.isArray(rows)) return { data, isEmpty: false };
  const isEmpty = rows.length === 0 && typeof data["next_cursor"] !== "string";
  // A span without an end ends now: what is of now is of that time, too.
  if (args["to"] === undefined) return { data, isEmpty };
  const kept = Object.entries(data).filter(
    ([name, value]) => name === list || !(Array.isArray(value) || FIGURE.test(String(value))),
  );
  return { data: Object.fromEntries(kept), isEmpty };
}
