// Arguments: what a tool takes for an operation, from its parameters and the fields of its body, in the catalog's words.
import { toSnakeCase, vocabularyName } from "@svckit/testing";
import { type OpenApiDocument, type Part, textOf } from "./document.js";
import type { Operation } from "./operation.js";
import { readShape } from "./read-shape.js";
import { plainCopy } from "./sample.js";
import type { Shape } from "./shape.js";

/** How a list or an object is written into a query. */
export type Spelling = "repeat" | "," | " " | "|" | "deep" | "json";

/** One argument, and where it goes. */
export interface Argument {
  readonly name: string;
  /** The name that the upstream knows it by. */
  readonly upstreamName: string;
  readonly place: "path" | "query" | "header" | "body" | "whole body";
  readonly spelling: Spelling;
  readonly required: boolean;
  readonly shape: Shape;
}

/** The body of an operation; a reason where a tool cannot send it. */
export type BodyForm = "json" | "form" | undefined;

/** What a tool takes, or why none can be made. */
export type ReadArguments =
  | { readonly list: readonly Argument[]; readonly body: BodyForm; readonly path: string }
  | { readonly fault: string };

// The service sends these itself, or has an option for what they say.
const OWN_HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization", "user-agent"]);
const DESCRIPTION = 300;

/** Reads the arguments of an operation. `keys` are names of headers and query parameters that carry keys. */
export function readArguments(
  document: OpenApiDocument,
  operation: Operation,
  keys: ReadonlySet<string>,
): ReadArguments {
  if (/[?#]/.test(operation.path)) return { fault: "its path holds a query" };
  const body = readBody(document, operation);
  if ("fault" in body) return body;
  const drafts: Draft[] = [];
  for (const parameter of operation.parameters) {
    const name = String(parameter["name"]);
    const place = parameter["in"];
    if (keys.has(`${place} ${name.toLowerCase()}`)) continue;
    if (place === "header" && OWN_HEADERS.has(name.toLowerCase())) continue;
    if (place === "path" || place === "query" || place === "header")
      drafts.push(parameterDraft(document, parameter, place));
    else if (parameter["required"] === true) return { fault: `it needs the cookie ${name}` };
  }
  // What a path names and no parameter describes is a text all the same.
  for (const [, name = ""] of operation.path.matchAll(/\{([^{}]*)\}/g)) {
    if (drafts.some(({ place, upstreamName }) => place === "path" && upstreamName === name)) continue;
    const shape: Shape = { kind: "text", description: "", min: 1 };
    drafts.push({ upstreamName: name, place: "path", spelling: "repeat", required: true, shape });
  }
  const list = named([...drafts, ...body.drafts], document.title);
  const path = operation.path.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const found = list.find((each) => each.place === "path" && each.upstreamName === name);
    return `{${found?.name ?? name}}`;
  });
  return { list, body: body.form, path };
}

type Draft = Omit<Argument, "name">;

function parameterDraft(
  document: OpenApiDocument,
  parameter: Part,
  place: "path" | "query" | "header",
): Draft {
  const upstreamName = String(parameter["name"]);
  const content = Object.values(Object(parameter["content"]))[0];
  const schema = parameter["schema"] ?? document.resolve(content)?.["schema"];
  const read = readShape(document, schema, { side: "argument", name: upstreamName });
  const examples = Object.values(Object(parameter["examples"])).map(
    (each) => document.resolve(each)?.["value"],
  );
  const own = { description: textOf(parameter["description"], DESCRIPTION) || read.description };
  const example = parameter["example"] ?? examples[0] ?? read.example;
  const shape = sendable({ ...read, ...own, example, nullable: false }, place);
  const spelling = content === undefined ? spellingOf(parameter, shape) : "json";
  return {
    upstreamName,
    place,
    spelling,
    required: place === "path" || parameter["required"] === true,
    shape,
  };
}

/** A value that a URL or a header can hold; of a path and a header a single one. */
function sendable(shape: Shape, place: "path" | "query" | "header"): Shape {
  const { description, example, preset } = shape;
  const text: Shape = { kind: "text", description, example, preset, ...(place === "path" && { min: 1 }) };
  switch (shape.kind) {
    case "text":
      return place === "path" ? { ...shape, min: Math.max(1, shape.min ?? 1) } : shape;
    case "number":
    case "choice":
    case "switch":
    case "amount":
      return shape;
    case "list":
      if (place !== "query") return text;
      return { ...shape, items: { ...sendable(shape.items, "header"), nullable: false } };
    case "fields":
    case "map":
      return place === "query" ? shape : text;
    case "union":
    case "any":
      return text;
  }
}

function spellingOf({ style = "form", explode }: Part, shape: Shape): Spelling {
  if (shape.kind === "fields" || shape.kind === "map") return style === "deepObject" ? "deep" : "json";
  if (shape.kind !== "list") return "repeat";
  if (style === "spaceDelimited") return " ";
  if (style === "pipeDelimited") return "|";
  return explode === false ? "," : "repeat";
}

function readBody(
  document: OpenApiDocument,
  { part, method }: Operation,
): { readonly drafts: readonly Draft[]; readonly form: BodyForm } | { readonly fault: string } {
  const body = document.resolve(part["requestBody"]);
  const content = Object(body?.["content"]) as Part;
  const types = Object.keys(content);
  if (body === undefined || types.length === 0 || method === "get" || method === "head")
    return { drafts: [], form: undefined };
  const json = types.find((type) => /^application\/([\w.-]+\+)?json\b|^\*\/\*/.test(type));
  const form = types.find((type) => type.startsWith("application/x-www-form-urlencoded"));
  const type = json ?? form;
  if (type === undefined)
    return { fault: `its body is ${types.map((each) => textOf(each, 40)).join(" or ")}` };
  const media = document.resolve(content[type]) ?? {};
  const shape = readShape(document, media["schema"], { side: "argument", name: "body" });
  const kind = json === undefined ? "form" : "json";
  const examples = Object.values(Object(media["examples"])).map((each) => document.resolve(each)?.["value"]);
  const example = plainCopy(media["example"] ?? examples[0] ?? shape.example);
  if (shape.kind !== "fields") {
    if (kind === "form") return { fault: "its form has no fields" };
    const required = body["required"] === true;
    const whole: Shape = { ...shape, example };
    return {
      drafts: [{ upstreamName: "body", place: "whole body", spelling: "json", required, shape: whole }],
      form: kind,
    };
  }
  const encoding = Object(media["encoding"]) as Part;
  const drafts = shape.fields.map((field): Draft => {
    const given: unknown = Object(example)[field.name];
    return {
      upstreamName: field.name,
      place: "body",
      spelling: kind === "form" ? formSpelling(field.shape, encoding[field.name]) : "json",
      required: field.required,
      shape: { ...field.shape, example: given ?? field.shape.example },
    };
  });
  return { drafts, form: kind };
}

/** A form repeats the name of a list of single values; what is deeper is written by its path. */
function formSpelling(shape: Shape, encoding: unknown): Spelling {
  if (shape.kind !== "list")
    return ["fields", "map", "union", "any"].includes(shape.kind) ? "deep" : "repeat";
  const isSingle = ["text", "number", "choice", "switch", "amount"].includes(shape.items.kind);
  return isSingle && Object(encoding).style !== "deepObject" ? "repeat" : "deep";
}

/** The drafts with names in the catalog's words, each once. */
function named(drafts: readonly Draft[], title: string): readonly Argument[] {
  const taken = new Set(["idempotency_key"]);
  return drafts.map((draft) => {
    const own = toSnakeCase(draft.upstreamName) || "value";
    const word = vocabularyName(own);
    const wanted = [word, own, `${draft.place.replace(" ", "_")}_${own}`];
    let name = wanted.find((each) => !taken.has(each)) ?? own;
    for (let number = 2; taken.has(name); number += 1) name = `${own}_${number}`;
    taken.add(name);
    return { ...draft, name, shape: described(draft, title) };
  });
}

function described({ shape, upstreamName, place }: Draft, title: string): Shape {
  const words = toSnakeCase(upstreamName).replaceAll("_", " ") || upstreamName;
  const meaning = shape.description || `The ${words}, as ${title} takes it in the ${place}`;
  return { ...shape, description: meaning };
}
