// Document: an OpenAPI description, read from a file or a URL, and what its references lead to.
import { readFile } from "node:fs/promises";
import { isObject, ServiceError } from "@svckit/core";
import { parse } from "yaml";

/** A JSON object of a description, whose author is a stranger: nothing in it is taken for granted. */
export type Part = Readonly<Record<string, unknown>>;

/** A description. References lead to other parts of it; one that leads out of it, nowhere or in a circle leads to nothing. */
export interface OpenApiDocument {
  readonly title: string;
  readonly root: Part;
  /** Where it was fetched; undefined for a file. */
  readonly address: string | undefined;
  /** The part itself, or the one that its `$ref` leads to, with what stands beside the reference over it. */
  resolve(part: unknown): Part | undefined;
}

const MAX_BYTES = 32 * 1_048_576;
const FETCH_MS = 30_000;
const MAX_ALIASES = 1_000;
const MAX_HOPS = 32;

/** Reads a description; throws INVALID_ARGS that names what cannot be read. */
export async function readDocument(source: string): Promise<OpenApiDocument> {
  const isAddress = /^https?:\/\//.test(source);
  const text = isAddress ? await fetchText(source) : await readText(source);
  return toDocument(parseText(text, source), isAddress ? source : undefined);
}

/** Takes a value for a description; throws INVALID_ARGS for one that is none. */
function toDocument(value: unknown, address?: string): OpenApiDocument {
  if (!isObject(value)) throw wrong("The document is no object.");
  const { openapi, info } = value;
  if (typeof openapi !== "string" || !/^3\.[01](\.|$)/.test(openapi))
    throw wrong(`The document is no OpenAPI 3.0 or 3.1: its openapi is ${JSON.stringify(openapi)}.`);
  const title = isObject(info) ? textOf(info["title"], 60) : "";
  return {
    root: value,
    address,
    title: title || "the API",
    resolve: (part) => resolve(value, part),
  };
}

/** A text of a description in one line, cut at a length; empty for anything else. */
export function textOf(value: unknown, length: number): string {
  if (typeof value !== "string") return "";
  const line = value
    .slice(0, 20 * length)
    .replace(/<[^>]{0,200}>/g, " ")
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,500}\)/g, "$1")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
}

/** An INVALID_ARGS about a description. */
export function wrong(message: string): ServiceError {
  return new ServiceError("INVALID_ARGS", { message });
}

function resolve(root: Part, part: unknown): Part | undefined {
  let found = part;
  let beside: Part = {};
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    if (!isObject(found)) return undefined;
    const { $ref, ...others } = found;
    if (typeof $ref !== "string") return Object.keys(beside).length === 0 ? found : { ...found, ...beside };
    beside = { ...others, ...beside };
    found = lookUp(root, $ref);
  }
  return undefined;
}

function lookUp(root: Part, reference: string): unknown {
  if (!reference.startsWith("#/")) return undefined;
  let found: unknown = root;
  for (const part of reference.slice(2).split("/")) {
    const name = pointerName(part);
    const holds = typeof found === "object" && found !== null && Object.hasOwn(found, name);
    // `as`: it has just been seen to have the member.
    found = holds ? (found as Part)[name] : undefined;
  }
  return found;
}

function pointerName(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return part;
  }
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) throw wrong(`${file} cannot be read.`);
  if (bytes.byteLength > MAX_BYTES) throw tooLarge(file);
  return bytes.toString("utf8");
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) }).catch(() => undefined);
  if (!response?.ok || response.body === null)
    throw wrong(`${address} cannot be fetched${response ? `: it answers ${response.status}` : ""}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw tooLarge(address);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function tooLarge(source: string): ServiceError {
  return wrong(`${source} is larger than ${MAX_BYTES / 1_048_576} MiB.`);
}

function parseText(read: string, source: string): unknown {
  // Some editors write a mark of the byte order in front.
  const text = read.replace(/^\uFEFF/, "");
  try {
    return /^\s*\{/.test(text)
      ? JSON.parse(text)
      : parse(text, { maxAliasCount: MAX_ALIASES, logLevel: "silent" });
  } catch (error) {
    const [why = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw wrong(`${source} is neither JSON nor YAML: ${why.slice(0, 200)}`);
  }
}
