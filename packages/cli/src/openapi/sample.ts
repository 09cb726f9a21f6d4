// Sample: a value that fits a shape, the document's own example where that one does.
import { isObject } from "@svckit/core";
import type { Shape, TextForm } from "./shape.js";

const MAX_PARTS = 600;
const MAX_DEPTH = 12;
const MAX_TEXT = 2_000;

const FORMS: Readonly<Record<TextForm, string>> = {
  uuid: "4f1f8e0a-6f3f-4c1f-9d0a-2f6d2f0f5f10",
  "date-time": "2026-01-02T03:04:05Z",
  date: "2026-01-02",
  email: "ada@example.com",
  uri: "https://example.com/ada",
};
// Texts that are tried where a pattern is asked for.
const TEXTS = [
  "ada",
  "Ada",
  "1",
  "12",
  "1a2b3c4d",
  "ADA",
  "12345678",
  "ada-1",
  "2026-01-02",
  "v1",
  "1.0.0",
  "0x1",
  `0x${"1a".repeat(20)}`,
  `0x${"1a".repeat(32)}`,
  "1a".repeat(16),
  "1a".repeat(20),
  "1a".repeat(28),
  "1a".repeat(32),
  ...Object.values(FORMS),
];

/** A value that fits; of a field that is named so, where that helps to tell values apart. */
export function sampleOf(shape: Shape, name: string): unknown {
  for (const given of [shape.example, shape.preset]) {
    const copy = plainCopy(given);
    if (copy !== undefined && copy !== null && fits(shape, copy)) return copy;
  }
  switch (shape.kind) {
    case "any":
      return "ada";
    case "text":
      return textFor(shape, name) ?? "ada";
    case "number":
      return Math.min(Math.max(7, shape.min ?? 7), shape.max ?? Number.MAX_SAFE_INTEGER);
    case "amount":
      return shape.whole ? 7 : 7.25;
    case "switch":
      return true;
    case "choice":
      return shape.values[0];
    case "list":
      return [sampleOf(shape.items, name)];
    case "map":
      return { [name || "ada"]: sampleOf(shape.values, name) };
    case "fields":
      return Object.fromEntries(
        shape.fields
          .filter(({ required }) => required)
          .map((field) => [field.name, sampleOf(field.shape, field.name)]),
      );
    case "union": {
      const [first] = shape.options;
      return first === undefined ? null : sampleOf(first, name);
    }
  }
}

/** Whether Zod takes a value by the source that is written from the shape. */
export function fits(shape: Shape, value: unknown): boolean {
  if (value === null) return shape.nullable === true || shape.kind === "any";
  switch (shape.kind) {
    case "any":
      return true;
    case "text":
      return typeof value === "string" && isTextOf(shape, value);
    case "number": {
      const { whole, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = shape;
      if (typeof value !== "number" || !Number.isFinite(value)) return false;
      return (!whole || Number.isSafeInteger(value)) && value >= min && value <= max;
    }
    case "amount":
      return (
        typeof value === "number" && (shape.whole ? Number.isSafeInteger(value) : Number.isFinite(value))
      );
    case "switch":
      return typeof value === "boolean";
    case "choice":
      return shape.values.some((each) => each === value);
    case "list":
      return (
        Array.isArray(value) &&
        value.length >= (shape.min ?? 0) &&
        value.every((each) => fits(shape.items, each))
      );
    case "map":
      return isObject(value) && Object.values(value).every((each) => fits(shape.values, each));
    case "fields":
      return (
        isObject(value) &&
        shape.fields.every(({ name, shape: field, required }) =>
          Object.hasOwn(value, name) ? fits(orMissing(field, required), value[name]) : !required,
        )
      );
    case "union":
      return shape.options.some((option) => fits(option, value));
  }
}

/** A field that may be left out may be null, too: many upstreams say so. */
function orMissing(shape: Shape, required: boolean): Shape {
  return required ? shape : { ...shape, nullable: true };
}

type Text = Extract<Shape, { readonly kind: "text" }>;

/** A text that fits; undefined where none of those that are tried does. */
export function textFor(shape: Text, name: string): string | undefined {
  const padded = `${name || "ada"}-1`.padEnd(shape.min ?? 0, "a").slice(0, shape.max ?? 200);
  const own = shape.form === undefined ? [padded] : [FORMS[shape.form]];
  return [...own, ...TEXTS].find((text) => isTextOf(shape, text));
}

const FORM_OF: Readonly<Record<TextForm, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
  "date-time":
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$/,
  email: /^[a-z0-9.]+@[a-z0-9-]+(\.[a-z]{2,})+$/i,
  uri: /^https?:\/\/[a-z0-9.-]+(\/[\w./-]*)?$/i,
};

function isTextOf({ form, pattern, min = 0, max = MAX_TEXT }: Text, text: string): boolean {
  if (text.length < min || text.length > Math.min(max, MAX_TEXT)) return false;
  if (form !== undefined && !FORM_OF[form].test(text)) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}

/** A copy of data of a description; undefined where it is too much, too deep, or no data. */
export function plainCopy(value: unknown): unknown {
  let left = MAX_PARTS;
  const copy = (given: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH) throw new RangeError("too much");
    if (Array.isArray(given)) return given.map((each) => copy(each, depth + 1));
    if (isObject(given))
      return Object.fromEntries(
        Object.entries(given)
          .filter(([name]) => name !== "__proto__")
          .map(([name, each]) => [name, copy(each, depth + 1)]),
      );
    if (given instanceof Date) return given.toISOString();
    return given === undefined ? null : given;
  };
  try {
    return value === undefined ? undefined : copy(value, 0);
  } catch {
    return undefined;
  }
}
