// Zod source: a shape as TypeScript, for the arguments of a tool and for the answers of its upstream.
import { saysAmount } from "@svckit/testing";
import { textFor } from "./sample.js";
import type { Field, Shape, TextForm } from "./shape.js";

const FORMS: Readonly<Record<TextForm, string>> = {
  uuid: "z.uuid()",
  "date-time": "z.iso.datetime({ offset: true })",
  date: "z.iso.date()",
  email: "z.email()",
  uri: "z.url()",
};

/** A text as a literal of TypeScript. */
export function quoted(value: unknown): string {
  return JSON.stringify(value);
}

/** A name as a member of an object literal. */
export function memberName(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name);
}

/** Source for a value that callers give. */
export function argumentSource(shape: Shape, name: string, indent: string): string {
  return nullable(shape, plainSource(shape, { name, indent, side: "argument" }));
}

/** Source for a value that the upstream answers and that is given on. */
export function answerSource(shape: Shape, indent: string): string {
  return nullable(shape, plainSource(shape, { name: "", indent, side: "answer" }));
}

interface Place {
  readonly name: string;
  readonly indent: string;
  readonly side: "argument" | "answer";
}

function nullable(shape: Shape, source: string): string {
  if (!shape.nullable || shape.kind === "any") return source;
  return shape.kind === "amount" ? `orNull(${source})` : `${source}.nullable()`;
}

function plainSource(shape: Shape, place: Place): string {
  switch (shape.kind) {
    case "any":
      return "z.unknown()";
    case "text":
      return textSource(shape, place);
    case "number":
      return `${shape.whole ? "z.int()" : "z.number()"}${bounds(shape)}`;
    case "amount":
      return amountSource(shape, place);
    case "switch":
      return "z.boolean()";
    case "choice":
      return shape.values.every((value) => typeof value === "string")
        ? `z.enum(${quoted(shape.values)})`
        : `z.literal(${quoted(shape.values)})`;
    case "list":
      return `z.array(${inner(shape.items, place)})${shape.min === undefined ? "" : `.min(${shape.min})`}`;
    case "map":
      return `z.record(z.string(), ${inner(shape.values, place)})`;
    case "fields":
      return objectSource(shape.fields, place);
    case "union":
      return `z.union([${shape.options.map((option) => inner(option, place)).join(", ")}])`;
  }
}

function inner(shape: Shape, place: Place): string {
  return nullable(shape, plainSource(shape, place));
}

function objectSource(fields: readonly Field[], place: Place): string {
  const indent = `${place.indent}  `;
  const lines = fields.map((field) => {
    const within = { ...place, indent, name: field.name };
    return `${indent}${memberName(field.name)}: ${fieldSource(field, within)},`;
  });
  return `z.object({\n${lines.join("\n")}\n${place.indent}})`;
}

/** A field of an object: upstreams that leave one out say null of it as often. */
function fieldSource({ name, shape, required }: Field, place: Place): string {
  const source = plainSource(shape, place);
  const { description } = shape;
  const words =
    description || (saysAmount(name) ? `The ${name.replaceAll("_", " ")}, in the upstream's unit` : "");
  const describe = words === "" || shape.kind === "amount" ? "" : `.describe(${quoted(words)})`;
  if (shape.kind === "amount") return amountField(source, { required, shape, place });
  if (shape.kind === "any") return `${source}${required ? "" : ".optional()"}${describe}`;
  const absent = required
    ? shape.nullable
      ? ".nullable()"
      : ""
    : place.side === "answer"
      ? ".nullish()"
      : shape.nullable
        ? ".nullish()"
        : ".optional()";
  return `${source}${absent}${describe}`;
}

function amountField(
  source: string,
  { required, shape, place }: { readonly required: boolean; readonly shape: Shape; readonly place: Place },
): string {
  if (place.side === "argument") return `${source}${required ? "" : ".optional()"}`;
  return required && !shape.nullable ? source : `orNull(${source})`;
}

type Amount = Extract<Shape, { readonly kind: "amount" }>;

/** An amount: exact in answers. Upstreams take numbers, so that in arguments it is a float on purpose. */
function amountSource({ whole, description }: Amount, { name, side }: Place): string {
  const meaning = quoted(
    description || `The ${name.replaceAll("_", " ") || "amount"}, in the upstream's unit`,
  );
  if (side === "argument") return `double(${meaning})`;
  return whole ? `integerString(${meaning})` : `decimal(${meaning})`;
}

type Text = Extract<Shape, { readonly kind: "text" }>;

function textSource(shape: Text, { name, side }: Place): string {
  if (side === "answer") return "z.string()";
  const { form, pattern, min, max } = shape;
  // A form that no text is known for is left to the upstream: it would make the tool impossible to try.
  const isKnown = textFor(shape, name) !== undefined;
  const base = form !== undefined && isKnown ? FORMS[form] : "z.string()";
  if (!isKnown) return base;
  const limits = `${min ? `.min(${min})` : ""}${max === undefined ? "" : `.max(${max})`}`;
  return `${base}${limits}${pattern === undefined ? "" : `.regex(new RegExp(${quoted(pattern)}, "u"))`}`;
}

function bounds({
  min,
  max,
}: {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}): string {
  return `${min === undefined ? "" : `.min(${min})`}${max === undefined ? "" : `.max(${max})`}`;
}
