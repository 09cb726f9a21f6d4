// Provider rules: what each field of a provider must be, checked of whatever is handed in, and how to mend what is not.
import { isObject } from "../platform/json.js";
import { limitsFault } from "../upstream/request-limits.js";
import { type Auth, authsOf, requireAuths } from "./auth.js";
import { isPromise, kindOf, quote, requireTool } from "./tool-rules.js";

const ID_FORM = /^[a-z][a-z0-9_]{0,31}$/;

type Fields = Readonly<Record<string, unknown>>;

/** Throws an `Error` that names the provider, its tool and the field which is wrong, and says how to mend it. */
export function requireProvider(provider: unknown, at = ""): void {
  const where = at === "" ? "a provider" : at;
  if (isPromise(provider))
    throw new Error(
      `${where} is a promise, as an async factory gives one; await it: providers: [await myProvider()]`,
    );
  if (typeof provider === "function")
    throw new Error(`${where} is a function, a factory it seems; call it: providers: [myProvider()]`);
  if (!isObject(provider))
    throw new Error(`${where} must be a provider, as defineProvider gives it, but is ${kindOf(provider)}`);
  const named = `${at === "" ? "" : `${at}: `}provider ${quote(provider["id"])}`;
  const fault = faultOf(provider);
  if (fault !== undefined) throw new Error(`${named}: ${fault}`);
  // `as`: it has just been seen to be a list; what is in it, and in `auth`, is looked at now.
  const tools = provider["tools"] as readonly { readonly name: string }[];
  for (const tool of tools) requireTool(tool, `${named}: `);
  const auths = authsOf(provider as { readonly auth?: Auth | readonly Auth[] });
  requireAuths(
    named,
    auths,
    tools.map(({ name }) => name),
  );
}

function faultOf(provider: Fields): string | undefined {
  const { id, title, homepage, unavailable, failure, tools } = provider;
  if (typeof id !== "string" || !ID_FORM.test(id))
    return `id: it must match ${ID_FORM.source}, such as "acme_prices"`;
  if (typeof title !== "string" || title.trim() === "")
    return `title: it is ${title === "" ? "empty" : kindOf(title)}; name the provider for people, as "Acme Prices"`;
  if (homepage !== undefined && typeof homepage !== "string")
    return `homepage: it is ${kindOf(homepage)}; give the URL of the upstream's home page, or leave it out`;
  if (unavailable !== undefined && typeof unavailable !== "string")
    return "unavailable: it must be a text that says why, or left out where the provider works";
  if (failure !== undefined && typeof failure !== "function")
    return "failure: it must be a function that reads a failure out of an answer";
  return (
    termsFault(provider["terms"]) ??
    retiredFault(provider["retired"]) ??
    limitsFault(provider["limits"]) ??
    urlsFault(provider) ??
    headersFault(provider) ??
    toolsFault(tools)
  );
}

function retiredFault(retired: unknown): string | undefined {
  const isRow = (row: unknown) =>
    typeof Object(row).name === "string" && typeof Object(row).replacement === "string";
  if (retired === undefined || (Array.isArray(retired) && retired.every(isRow))) return undefined;
  return "retired: each must be { name, replacement }, with `args` where they translate; leave it out for none";
}

function termsFault(terms: unknown): string | undefined {
  const { summary, url } = Object(terms);
  if (terms === undefined || (typeof summary === "string" && typeof url === "string" && URL.canParse(url)))
    return undefined;
  return "terms: give { summary, url }, what the upstream asks in a sentence and where it is written, or leave it out";
}

function urlsFault({ baseUrl, upstreams }: Fields): string | undefined {
  if (upstreams !== undefined && !isObject(upstreams))
    return "upstreams: it must be an object of base URLs by name";
  const urls: (readonly [string, unknown])[] = [["baseUrl", baseUrl]];
  for (const [name, url] of Object.entries(Object(upstreams))) urls.push([`upstreams.${name}`, url]);
  for (const [field, url] of urls) {
    if (url === undefined && field === "baseUrl") continue;
    const isHttp = typeof url === "string" && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    if (!isHttp)
      return `${field}: ${shown(url)} is not an http or https URL; give one, as "https://api.example.com/v1"`;
  }
  // A key there would be in every log of requests. Whoever names further upstreams is given such URLs by their owners.
  if (typeof baseUrl === "string" && /[?#]/.test(baseUrl))
    return "baseUrl: it has a query or a fragment; give a tool's request its query, and a key in auth";
  return undefined;
}

/** A URL as errors show it: with an `@` or a query in it, it may hold a secret. */
function shown(url: unknown): string {
  if (typeof url !== "string") return kindOf(url);
  return /[@?]/.test(url) ? "one that is not shown" : JSON.stringify(url);
}

function headersFault({ headers }: Fields): string | undefined {
  if (headers === undefined) return undefined;
  if (!isObject(headers)) return "headers: it must be an object of texts by name";
  for (const [name, value] of Object.entries(headers))
    if (typeof value !== "string")
      return `headers: ${name} is ${kindOf(value)}; give a text, and leave a header out that has none`;
  return undefined;
}

function toolsFault(tools: unknown): string | undefined {
  if (!Array.isArray(tools))
    return `tools: it is ${kindOf(tools)}; give a list of tools, as defineTool makes them`;
  if (tools.length === 0) return "tools: it has no tools; give at least one";
  const names = new Set<unknown>();
  for (const tool of tools) {
    const { name } = Object(tool);
    if (names.has(name)) return `tools: it has two tools named ${quote(name)}; give one of them another name`;
    names.add(name);
  }
  return undefined;
}
