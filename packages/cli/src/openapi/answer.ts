// Answer: what an operation answers where it works, and how a tool reads that.
import { isObject } from "@svckit/core";
import { type OpenApiDocument, type Part, textOf } from "./document.js";
import type { Operation } from "./operation.js";
import { readShape } from "./read-shape.js";
import { fits, plainCopy, sampleOf } from "./sample.js";
import type { Shape } from "./shape.js";

/** An answer: nothing but its arrival, a text, or JSON of a shape, each with a body that an upstream might send. */
export type Answer = { readonly status: number } & (
  | { readonly kind: "nothing" }
  | { readonly kind: "text"; readonly type: string; readonly sample: string }
  | { readonly kind: "json"; readonly shape: Shape; readonly sample: unknown }
);

const MAX_SAMPLE = 16_384;

/** Reads the answer of an operation, or why no tool can read it. */
export function readAnswer(
  document: OpenApiDocument,
  { part, method }: Operation,
): Answer | { readonly fault: string } {
  const responses = Object(part["responses"]) as Part;
  const codes = Object.keys(responses).filter((code) => /^2(\d\d|XX)$/i.test(code));
  if (codes.length === 0 && responses["default"] !== undefined) codes.push("default");
  if (codes.length === 0) return { fault: "it describes no answer that works" };
  if (method === "head") return { kind: "nothing", status: 200 };
  let other: string | undefined;
  for (const code of codes.sort()) {
    const response = document.resolve(responses[code]);
    const content = Object(response?.["content"]) as Part;
    const types = Object.keys(content);
    const status = /^\d+$/.test(code) ? Number(code) : 200;
    const json = types.find((type) => /^application\/([\w.-]+\+)?json\b|^\*\/\*/.test(type));
    if (json !== undefined) return jsonAnswer(document, document.resolve(content[json]) ?? {}, status);
    const text = types.find((type) => /^text\/[\w.+-]+$/.test(type) && !/csv|event-stream/.test(type));
    if (text !== undefined) return { kind: "text", type: text, status, sample: "An answer of the upstream" };
    other ??= types[0];
  }
  if (other !== undefined) return { fault: `it answers ${textOf(other, 40)}` };
  const status = Number(codes.find((code) => /^\d+$/.test(code)) ?? 204);
  return { kind: "nothing", status };
}

function jsonAnswer(
  document: OpenApiDocument,
  media: Part,
  status: number,
): Answer | { readonly fault: string } {
  const read = readShape(document, media["schema"], { side: "answer", name: "answer" });
  // Nothing would tell a bare text from an error, and an answer of any form from another upstream's.
  if (read.kind === "text") return { fault: "it answers a bare text as JSON" };
  const { description, example } = read;
  const anything: Shape = { kind: "map", values: { kind: "any", description: "" }, description, example };
  const shape = { ...(read.kind === "any" ? anything : withoutTexts(read)), nullable: false };
  const examples = Object.values(Object(media["examples"])).map((each) => document.resolve(each)?.["value"]);
  const given = [media["example"], ...examples, read.example].map(plainCopy);
  const sample = given.find((each) => each !== undefined && isUsable(shape, each)) ?? sampleOf(shape, "");
  return { kind: "json", status, shape, sample: withoutError(isEmptyList(sample) ? oneOf(shape) : sample) };
}

/** A union without its bare texts. */
function withoutTexts(shape: Shape): Shape {
  if (shape.kind !== "union") return shape;
  return { ...shape, options: shape.options.filter(({ kind }) => kind !== "text" && kind !== "any") };
}

/** Whether an example is read as it stands, shows something, and is no page of text. */
function isUsable(shape: Shape, value: unknown): boolean {
  if (!fits(shape, value) || isEmptyList(value)) return false;
  if (isObject(value) && value["error"]) return false;
  return JSON.stringify(value).length <= MAX_SAMPLE;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** An answer that works says of no error. */
function withoutError(sample: unknown): unknown {
  return isObject(sample) && sample["error"] === true ? { ...sample, error: false } : sample;
}

function oneOf(shape: Shape): unknown {
  return shape.kind === "list" ? [sampleOf(shape.items, "")] : sampleOf({ ...shape, example: undefined }, "");
}
