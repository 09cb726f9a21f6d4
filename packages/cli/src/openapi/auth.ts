// Auth: the keys that a description asks for, as a provider declares them.
import { isObject } from "@svckit/core";
import { toSnakeCase } from "@svckit/testing";
import type { OpenApiDocument, Part } from "./document.js";
import type { Operation } from "./operation.js";

/** Where a scheme's key goes. */
type Place = { readonly bearer: true } | { readonly header: string } | { readonly query: string };

/** A security scheme that a provider can declare. */
export interface Scheme {
  readonly name: string;
  readonly place: Place;
  /** What the variable's name ends in where the provider has no other of the kind. */
  readonly kind: "API_KEY" | "ACCESS_TOKEN" | "BASIC_CREDENTIALS";
}

/** A declared key: a member of `auth`. */
export interface DeclaredKey {
  readonly place: Place;
  readonly variable: string;
  readonly optional: boolean;
  readonly tools: readonly string[];
}

/** The schemes of a description by name, without those that no request of a tool can carry (cookies, certificates). */
export function schemesOf(document: OpenApiDocument): ReadonlyMap<string, Scheme> {
  const { components } = document.root;
  const schemes = Object(isObject(components) ? components["securitySchemes"] : undefined) as Part;
  const found = new Map<string, Scheme>();
  for (const [name, each] of Object.entries(schemes)) {
    const scheme = schemeOf(name, document.resolve(each) ?? {});
    if (scheme !== undefined) found.set(name, scheme);
  }
  return found;
}

/** The places of keys, as parameters are looked for: `header x-api-key`. */
export function keyPlaces(schemes: ReadonlyMap<string, Scheme>): ReadonlySet<string> {
  const places = [...schemes.values()].map(({ place }) =>
    "header" in place
      ? `header ${place.header}`
      : "query" in place
        ? `query ${place.query}`
        : "header authorization",
  );
  return new Set(places.map((place) => place.toLowerCase()));
}

function schemeOf(name: string, { type, scheme, in: place, name: field }: Part): Scheme | undefined {
  if (type === "http" && String(scheme).toLowerCase() === "bearer")
    return { name, place: { bearer: true }, kind: "API_KEY" };
  if (type === "http" && String(scheme).toLowerCase() === "basic")
    return { name, place: { header: "authorization" }, kind: "BASIC_CREDENTIALS" };
  if (type === "oauth2" || type === "openIdConnect")
    return { name, place: { bearer: true }, kind: "ACCESS_TOKEN" };
  if (type !== "apiKey" || typeof field !== "string") return undefined;
  if (place === "header" && /^[a-z][a-z0-9-_]*$/i.test(field))
    return /_/.test(field) ? undefined : { name, place: { header: field }, kind: "API_KEY" };
  return place === "query" && field !== "" ? { name, place: { query: field }, kind: "API_KEY" } : undefined;
}

/** What the operations of tools need, as `auth` of the provider. */
export function declareKeys(
  document: OpenApiDocument,
  schemes: ReadonlyMap<string, Scheme>,
  id: string,
  tools: readonly { readonly name: string; readonly operation: Operation }[],
): readonly DeclaredKey[] {
  const needs = tools.map(({ name, operation }) => ({ name, ...needOf(document, schemes, operation) }));
  const used = new Set(needs.flatMap((need) => need.schemes));
  const declared: DeclaredKey[] = [];
  for (const scheme of used)
    for (const optional of [false, true]) {
      const of = needs.filter((need) => need.schemes.includes(scheme) && need.optional === optional);
      if (of.length === 0) continue;
      const isOnly = [...used].filter(({ kind }) => kind === scheme.kind).length === 1;
      const end = isOnly ? scheme.kind : toSnakeCase(scheme.name).toUpperCase();
      const variable = `${id.toUpperCase()}_${end}`.slice(0, 64);
      declared.push({ place: scheme.place, variable, optional, tools: of.map(({ name }) => name) });
    }
  return declared;
}

/** The schemes of the simplest alternative that can be met. */
function needOf(
  document: OpenApiDocument,
  schemes: ReadonlyMap<string, Scheme>,
  { part }: Operation,
): { readonly schemes: readonly Scheme[]; readonly optional: boolean } {
  const listed = part["security"] ?? document.root["security"];
  const alternatives = (Array.isArray(listed) ? listed : [])
    .filter(isObject)
    .map((each) => Object.keys(each));
  const met = alternatives
    .map((names) => names.map((name) => schemes.get(name)))
    .filter((found) => found.length > 0 && found.every((scheme) => scheme !== undefined))
    // `as`: none of them is undefined.
    .map((found) => found as Scheme[]);
  const rank = (found: readonly Scheme[]) => found.length * 10 + Math.max(...found.map(rankOf));
  const [best = []] = met.sort((one, other) => rank(one) - rank(other));
  return { schemes: best, optional: alternatives.some((names) => names.length === 0) };
}

function rankOf({ kind, place }: Scheme): number {
  if (kind === "BASIC_CREDENTIALS") return 4;
  if (kind === "ACCESS_TOKEN") return 3;
  return "query" in place ? 2 : 1;
}
