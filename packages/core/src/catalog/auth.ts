// Auth: how a provider declares the keys that its requests carry. Their values are the operator's, or the caller's own.
import { kindOf, quote, switchFault } from "./tool-rules.js";

/** A key that requests carry: as a bearer token, or in a header, a query parameter or a part of the path of its own. */
export type Auth = AuthPlace & {
  /** The name of the key, as an environment variable has it: `HELIUS_API_KEY`. */
  readonly variable: string;
  /** The names of the tools whose requests carry it; all of them where left out. */
  readonly for?: readonly string[];
  /** Whether the tools work without it, too; without it one that needs it is `missing_key` where it is not set. */
  readonly optional?: boolean;
  /** Whether it may come with a call, of callers who bring their own. Such a run is never cached or shared. */
  readonly personal?: boolean;
};

/** Where a key goes; exactly one of them. */
export type AuthPlace =
  | { readonly bearer: true; readonly header?: never; readonly query?: never; readonly path?: never }
  | { readonly header: string; readonly bearer?: never; readonly query?: never; readonly path?: never }
  | { readonly query: string; readonly bearer?: never; readonly header?: never; readonly path?: never }
  /** The name of a parameter that tools write into their paths: `/{key}/balances` with `path: "key"`. */
  | { readonly path: string; readonly bearer?: never; readonly header?: never; readonly query?: never };

/** The keys that a provider declares. */
export function authsOf({ auth = [] }: { readonly auth?: Auth | readonly Auth[] }): readonly Auth[] {
  return [auth].flat();
}

/** Whether the requests of a tool carry a key. */
export function isFor(auth: Auth, tool: string): boolean {
  return auth.for === undefined || auth.for.includes(tool);
}

const VARIABLE_FORM = /^[A-Z][A-Z0-9_]{2,63}$/;
const HEADER_FORM = /^[a-z][a-z0-9-]*$/i;
const PARAMETER_FORM = /^\w{1,64}$/;

/** Throws an `Error` that names the fault of a provider's keys; `where` names the provider. */
export function requireAuths(where: string, auths: readonly Auth[], tools: readonly string[]): void {
  for (const [index, auth] of auths.entries()) {
    const fault = faultOf(auth, tools);
    if (fault !== undefined) throw new Error(`${where}: auth ${quote(Object(auth).variable)}: ${fault}`);
    const other = auths.slice(0, index).find((each) => collide(each, auth, tools));
    if (other !== undefined)
      throw new Error(
        `${where}: auth ${auth.variable} and ${other.variable} go to the same place of one tool's requests; give each its own \`for\``,
      );
  }
}

function faultOf(auth: Auth, tools: readonly string[]): string | undefined {
  const { variable, bearer, header, query, path } = Object(auth);
  if (typeof variable !== "string" || !VARIABLE_FORM.test(variable))
    return `its variable must match ${VARIABLE_FORM.source}, such as ACME_API_KEY`;
  if ([bearer, header, query, path].filter((each) => each !== undefined).length !== 1)
    return "it needs exactly one of `bearer: true`, `header`, `query` and `path`";
  if (bearer !== undefined && bearer !== true) return "`bearer` is true, or left out";
  if (header !== undefined && !(typeof header === "string" && HEADER_FORM.test(header)))
    return `${quote(header)} is not the name of a header`;
  if (query !== undefined && !(typeof query === "string" && query !== ""))
    return `${quote(query)} is not the name of a query parameter`;
  if (path !== undefined && !(typeof path === "string" && PARAMETER_FORM.test(path)))
    return `${quote(path)} is not the name of a parameter of a path`;
  if (auth.for !== undefined && !Array.isArray(auth.for))
    return `\`for\` is ${kindOf(auth.for)}; give a list of names of tools, or leave it out for all of them`;
  const switches = switchFault({ ...auth }, ["optional", "personal"]);
  if (switches !== undefined) return switches;
  const unknown = auth.for?.find((name) => !tools.includes(name));
  if (unknown !== undefined)
    return `\`for\` names ${JSON.stringify(unknown)}, which is none of the provider's tools`;
  return auth.for?.length === 0 ? "`for` names no tool; leave it out for all of them" : undefined;
}

function collide(one: Auth, other: Auth, tools: readonly string[]): boolean {
  return placeOf(one) === placeOf(other) && tools.some((tool) => isFor(one, tool) && isFor(other, tool));
}

function placeOf({ header, query, path }: Auth): string {
  if (path !== undefined) return `path ${path}`;
  return query === undefined ? `header ${(header ?? "authorization").toLowerCase()}` : `query ${query}`;
}
