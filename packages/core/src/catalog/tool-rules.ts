// Tool rules: what each field of a tool must be, checked of whatever is handed in, and how to mend what is not.
import { isObject } from "../platform/json.js";
import { isSchema, isUndescribed } from "../schema/schema.js";
import { limitsFault } from "../upstream/request-limits.js";
import { effectFault } from "./effect.js";

/** The form of names of tools and categories. */
const NAME_FORM = /^[a-z][a-z0-9_]{0,63}$/;

type Fields = Readonly<Record<string, unknown>>;

/** Throws an `Error` that names the tool and the field which is wrong, and says how to mend it. */
export function requireTool(tool: unknown, where = ""): void {
  if (!isObject(tool))
    throw new Error(`${where}a tool is ${kindOf(tool)}; give an object, as defineTool makes it`);
  const fault = faultOf(tool);
  if (fault !== undefined) throw new Error(`${where}tool ${quote(tool["name"])}: ${fault}`);
}

/** The fault of a schema that callers cannot be shown. */
export function noDescription(side: "input" | "output"): string {
  return `its ${side} schema cannot describe itself as JSON Schema; give it as ${side}Schema`;
}

/** The fault of a tool with an argument that every tool has. */
export const TAKEN_ARGUMENT =
  "input: it has an argument idempotency_key, but every tool takes that beside its own; give yours another name";

/** What a value is, in a word or two, without showing it. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (isPromise(value)) return "a promise";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}

/** Whether a value has to be awaited. */
export function isPromise(value: unknown): boolean {
  return typeof Object(value).then === "function";
}

/** A name as errors show it, also one that is none. */
export function quote(name: unknown): string {
  return typeof name === "string" ? JSON.stringify(name) : kindOf(name);
}

function faultOf(tool: Fields): string | undefined {
  return (
    wordsFault(tool) ??
    effectFault(tool) ??
    numberFault(tool) ??
    switchFault(tool, ["keyless", "personal"]) ??
    limitsFault(tool["limits"]) ??
    schemaFault(tool, "input") ??
    schemaFault(tool, "output") ??
    (hasTakenArgument(tool) ? TAKEN_ARGUMENT : undefined) ??
    unavailableFault(tool) ??
    partsFault(tool) ??
    usesFault(tool) ??
    listFault(tool)
  );
}

function wordsFault({ name, title, description, category, keywords = [] }: Fields): string | undefined {
  if (typeof name !== "string" || !NAME_FORM.test(name))
    return `name: it must match ${NAME_FORM.source}, such as "get_price"`;
  if (typeof category !== "string" || !NAME_FORM.test(category))
    return `category: ${quote(category)} must match ${NAME_FORM.source}, such as "market_data"`;
  if (isBlank(title)) return `title: ${missing(title)}; name the tool for people, as "Price of a coin"`;
  if (isBlank(description) || String(description).trim().length < 20)
    return `description: ${missing(description)}, and a model chooses the tool by it; say in at least 20 characters what it gives, from where, how fresh`;
  if (!Array.isArray(keywords) || keywords.some(isBlank))
    return "keywords: one of them is empty or no text; give a list of words, or leave it out";
  return undefined;
}

function isBlank(text: unknown): boolean {
  return typeof text !== "string" || text.trim() === "";
}

function missing(text: unknown): string {
  return typeof text === "string" ? `${JSON.stringify(text)} says too little` : `it is ${kindOf(text)}`;
}

function numberFault({ credits = 1, cacheTtl = 0, staleTtl = 0, personal }: Fields): string | undefined {
  const price = priceFault(credits);
  if (price !== undefined) return price;
  for (const [field, ms] of Object.entries({ cacheTtl, staleTtl }))
    if (!Number.isFinite(ms) || Number(ms) < 0) return `${field}: it must be milliseconds, 0 or more`;
  if (personal && Number(cacheTtl) > 0)
    return "cacheTtl: a personal tool is never cached; leave cacheTtl out, or personal";
  return undefined;
}

function priceFault(credits: unknown): string | undefined {
  if (!isObject(credits)) {
    if (Number.isSafeInteger(credits) && Number(credits) >= 0) return undefined;
    return "credits: it must be a whole number, 0 or more, or { max, of } for a price of the arguments; leave it out for 1";
  }
  const { max, of } = credits;
  if (!Number.isSafeInteger(max) || Number(max) < 1)
    return "credits: its max must be a whole number, 1 or more: the most that a call costs";
  if (typeof of !== "function")
    return `credits: its of is ${kindOf(of)}; give the function that tells the price of the arguments`;
  return undefined;
}

/** The fault of a field that is true or false: "no" would count as yes. */
export function switchFault(fields: Fields, names: readonly string[]): string | undefined {
  const wrong = names.find((name) => !["undefined", "boolean"].includes(typeof fields[name]));
  return wrong && `${wrong}: it is ${kindOf(fields[wrong])}; say true, or leave it out`;
}

function schemaFault(tool: Fields, side: "input" | "output"): string | undefined {
  const schema = tool[side];
  if (!isSchema(schema))
    return `${side}: it is no Standard Schema; give a schema of a library such as Zod, and a JSON Schema beside it as ${side}Schema`;
  const described = tool[`${side}Schema`];
  if (described !== undefined && !isObject(described))
    return `${side}Schema: it is ${kindOf(described)}; give a JSON Schema, or leave it out`;
  // `as`: it has just been seen to be one.
  const isBare = described === undefined && isUndescribed(schema as Parameters<typeof isUndescribed>[0]);
  return isBare ? `${side}: ${noDescription(side)}` : undefined;
}

/**
 * Whether a tool has an argument of every tool's name, as far as can be seen without working its schema out, which takes
 * long: in its JSON Schema, or in the fields by which Zod (`shape`) and Valibot (`entries`) name arguments.
 */
function hasTakenArgument({ input, inputSchema }: Fields): boolean {
  const { shape, entries } = Object(input);
  const names = [Object(inputSchema).properties, shape, entries];
  return names.some((fields) => isObject(fields) && Object.hasOwn(fields, "idempotency_key"));
}

function unavailableFault({ unavailable }: Fields): string | undefined {
  if (unavailable === undefined || !isBlank(unavailable)) return undefined;
  return `unavailable: it is ${unavailable === "" ? "empty" : kindOf(unavailable)}; say what is wanted for it, or leave it out where the tool works`;
}

function partsFault({ execute, upstream, fallback, examples = [] }: Fields): string | undefined {
  if (typeof execute !== "function")
    return `execute: it is ${kindOf(execute)}; give the function that runs the tool`;
  if (upstream !== undefined && typeof upstream !== "function")
    return "upstream: it must be a function that names one of the provider's upstreams";
  if (fallback !== undefined && typeof Object(fallback).tool !== "string")
    return 'fallback: it names no tool; say { tool: "get_other" }';
  for (const part of ["args", "result"]) {
    const given = Object(fallback)[part];
    if (given !== undefined && typeof given !== "function")
      return `fallback: its ${part} is ${kindOf(given)}; give a function, or leave it out`;
  }
  if (!Array.isArray(examples) || !examples.every((each) => isObject(each) && isObject(each["args"])))
    return "examples: each must be { description, args }, with an object of arguments";
  return undefined;
}

// What no composite can have: each field, and why not.
const NOT_COMPOSITE = {
  cacheTtl: "its results hold the caller's receipts; those of the tools that it asks are cached",
  staleTtl: "its results hold the caller's receipts; those of the tools that it asks are cached",
  personal: "what it gives is never shared anyway",
  fallback: "it can ask the other tool itself",
} as const;

function usesFault(tool: Fields): string | undefined {
  const { name, uses, effect } = tool;
  if (uses === undefined) return undefined;
  if (!Array.isArray(uses) || uses.length === 0 || uses.some(isBlank))
    return "uses: it names no tools; give a list of the names of those that it asks, or leave it out";
  const twice = uses.find((each, at) => uses.indexOf(each) !== at || each === name);
  if (twice !== undefined)
    return `uses: it names ${quote(twice)}${twice === name ? ", which is the tool itself" : " twice"}; leave that out`;
  if (effect !== "read")
    return `uses: it stands beside effect ${quote(effect)}, and a tool that asks others reads; say effect "read"`;
  for (const [field, why] of Object.entries(NOT_COMPOSITE))
    if (tool[field]) return `${field}: it stands beside uses, but ${why}; leave ${field} out`;
  return undefined;
}

// Beside a row there are the other fields and a cursor.
const MIN_RESULT_BYTES = 4_096;

function listFault({ maxResultBytes = MIN_RESULT_BYTES, list, pages, effect }: Fields): string | undefined {
  if (!Number.isSafeInteger(maxResultBytes) || Number(maxResultBytes) < MIN_RESULT_BYTES)
    return `maxResultBytes: it must be a whole number of bytes, ${MIN_RESULT_BYTES} or more; leave it out for 262144`;
  if (list !== undefined && isBlank(list))
    return `list: it is ${kindOf(list)}; give the field of the result that holds the list, or leave it out`;
  if (pages !== undefined && isBlank(Object(pages).list))
    return "pages: it names no list; declare the tool with paginate, which sets it";
  if (pages !== undefined && effect !== "read")
    return `pages: it stands beside effect ${quote(effect)}, and a list that is walked is read; say effect "read"`;
  return undefined;
}
