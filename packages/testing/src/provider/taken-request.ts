// Taken request: one that went to the real upstream, with its answer, and the recording that becomes of it.
import { authsOf, type Fetch, isObject, MASKED, type Provider, systemClock } from "@svckit/core";
import { pathBelow, type Recording } from "./recording.js";

/** A request as it was sent, and what came back. */
export interface TakenRequest {
  readonly method: string;
  readonly url: string;
  /** What was sent; undefined for no body. */
  readonly sent: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** A fetch that notes each answer before it gives it on. */
export function taking(fetch: Fetch, note: (taken: TakenRequest) => void): Fetch {
  return async (request) => {
    const { method, url } = request;
    const sent = request.body === null ? undefined : await request.clone().text();
    const startedAt = systemClock.now();
    const response = await fetch(request);
    const text = await response.clone().text();
    const { status, headers } = response;
    note({ method, url, sent, status, headers, text, ms: systemClock.now() - startedAt });
    return response;
  };
}

// What a tool may read of an answer beside its body. Everything else is the upstream's own affair, or a session's.
const KEPT_HEADER = /^(?:link|retry-after|x-(?:.+-)?(?:total|count|pages?|next|cursor|pagination)(?:-.+)?)$/;

// Members that are secret by their names, whoever gave them. A `token` alone is a coin here.
const SECRET_NAME =
  /^(?:x?[-_]?api[-_]?key|secret|client[-_]?secret|password|passphrase|authorization|private[-_]?key|(?:access|refresh|id|auth|session)[-_]?token|session(?:[-_]?id)?|jwt|cookie)$/i;
const JWT = /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]*/g;

/** The recording of a request, in which no secret is readable: what would hold one is left out or masked. */
export function toRecording(
  provider: Provider,
  { method, url, sent, status, headers, text }: TakenRequest,
  maskText: (text: string) => string,
): Recording {
  const mask = (each: string) => maskText(each).replace(JWT, MASKED);
  const body = bodyOf(text, headers.get("content-type") ?? "json");
  const kept: Record<string, string> = body.type === undefined ? {} : { "content-type": body.type };
  for (const [name, value] of headers) if (KEPT_HEADER.test(name)) kept[name] = mask(value);
  return {
    // `as`: the upstream client sends these methods alone.
    ...(method !== "GET" && { method: method as NonNullable<Recording["method"]> }),
    path: mask(pathOf(provider, url)),
    ...(sent !== undefined && sentOf(sent, mask)),
    ...(status !== 200 && { status }),
    ...(Object.keys(kept).length > 0 && { headers: kept }),
    ...(text !== "" && { body: maskBody(body.value, mask) }),
  };
}

/** The path below the base URL, with the query but for keys. */
function pathOf(provider: Provider, address: string): string {
  const url = new URL(address);
  for (const { query } of authsOf(provider)) if (query !== undefined) url.searchParams.delete(query);
  for (const base of Object.values(provider.upstreams ?? {}))
    for (const name of new URL(base).searchParams.keys()) url.searchParams.delete(name);
  return `${pathBelow(provider, address) ?? url.origin + url.pathname}${url.search}`;
}

/** What was sent, as far as it has to be sent again: without texts that a mask changes, and without the number of a JSON-RPC. */
function sentOf(sent: string, mask: (text: string) => string): Pick<Recording, "json" | "form"> {
  const json = parsed(sent);
  if (json !== undefined) return { json: withoutSecrets(json, mask) };
  const form = new URLSearchParams(sent);
  const names = [...new Set(form.keys())].filter(
    (name) => !SECRET_NAME.test(name) && form.getAll(name).every((value) => mask(value) === value),
  );
  const oneOrAll = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? "") : values);
  return { form: Object.fromEntries(names.map((name) => [name, oneOrAll(form.getAll(name))])) };
}

function withoutSecrets(value: unknown, mask: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, mask));
  if (!isObject(value)) return value;
  const isCall = typeof value["jsonrpc"] === "string";
  const kept = Object.entries(value).filter(
    ([name, each]) =>
      !SECRET_NAME.test(name) &&
      !(isCall && name === "id") &&
      (typeof each !== "string" || mask(each) === each),
  );
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutSecrets(each, mask)]));
}

function maskBody(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === "string") return mask(value);
  if (Array.isArray(value)) return value.map((each) => maskBody(each, mask));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      mask(name),
      typeof each === "string" && SECRET_NAME.test(name) ? MASKED : maskBody(each, mask),
    ]),
  );
}

/** A JSON value, or a text with its type. */
function bodyOf(text: string, type: string): { readonly value: unknown; readonly type?: string } {
  const value = parsed(withWholeNumbers(text));
  const isJson = type.includes("json") || (typeof value === "object" && value !== null);
  if (isJson && value !== undefined) return { value };
  return { value: text, type: type.includes("json") ? "text/plain" : (type.split(";")[0] ?? "text/plain") };
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** JSON with numbers that a double would alter as texts, which is how a tool is given them. */
function withWholeNumbers(text: string): string {
  return text.replace(TOKEN, (token) => {
    if (token.startsWith('"') || digitsOf(token).length < 16) return token;
    return digitsOf(token) === digitsOf(String(Number(token))) ? token : `"${token}"`;
  });
}

function digitsOf(number: string): string {
  return number
    .replace(/[eE].*/, "")
    .replace(/\D/g, "")
    .replace(/^0+|0+$/g, "");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
