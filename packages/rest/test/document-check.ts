// Holds answers to the OpenAPI document of the server that gave them, for the tests of this folder.
import type { JsonSchema, Service } from "@svckit/core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";

/** A request and what it was answered. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Says where an answer differs from the document. */
export interface DocumentCheck {
  readonly document: OpenApiDocument;
  faultsOf(exchange: Exchange): readonly string[];
  /** A validator of a schema in the document, by its JSON pointer. */
  validator(pointer: string): ValidateFunction;
}

/** The document as far as tests read it. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly headers: Readonly<Record<string, { readonly required?: boolean; readonly schema: JsonSchema }>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly headers?: Readonly<Record<string, unknown>>;
        readonly content?: Readonly<Record<string, Content>>;
      }
    >
  >;
}

interface Content {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

const HEADERS_OF_HTTP = new Set([
  ...["allow", "cache-control", "connection", "content-encoding", "content-length"],
  ...["content-security-policy", "content-type", "date", "keep-alive", "vary", "x-content-type-options"],
]);
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/g;
const STACK = /\n\s+at |node:internal|\.(?:ts|js|mjs):\d+:\d+|Error: /;

/** `ajv-formats` is CommonJS, and what it exports depends on who loads it. */
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;

type Validator = (pointer: string) => ValidateFunction;

// Most servers have the same document, but for their address: what was compiled for one of them is for all.
const compiled = new Map<string, Validator>();

function validatorOf(document: OpenApiDocument): Validator {
  const text = JSON.stringify(document).replace(ADDRESS, "http://127.0.0.1:0");
  const validator = compiled.get(text) ?? compile(document);
  compiled.set(text, validator);
  return validator;
}

/** Objects that list members may have no others. */
function compile(document: OpenApiDocument): Validator {
  const ajv = createAjv();
  ajv.addSchema({ $id: "document:api", ...(closed(document) as object) });
  const validators = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `document:api#${pointer}` });
    validators.set(pointer, validate);
    return validate;
  };
}

const createAjv = () => addFormats(new Ajv2020({ strict: false, validateSchema: false }));

/** Makes the check for a document. */
export function createDocumentCheck(document: OpenApiDocument, catalog: Service["catalog"]): DocumentCheck {
  const ajv = createAjv();
  const validator = validatorOf(document);
  const results = new Map<string, ValidateFunction>();

  function resultFaults(text: string): string[] {
    const { ok, data, meta } = JSON.parse(text);
    if (!ok || !meta?.tool) return [];
    const validate = results.get(meta.tool) ?? ajv.compile(catalog.find(meta.tool).entry().outputSchema);
    results.set(meta.tool, validate);
    return validate(data) ? [] : [`data does not fit the outputSchema: ${ajv.errorsText(validate.errors)}`];
  }

  function bodyFaults(
    pointer: string,
    content: Readonly<Record<string, Content>>,
    answer: Exchange,
  ): string[] {
    const type = answer.headers.get("content-type") ?? "";
    const name = [type, type.split(";")[0] ?? "", "*/*"].find((each) => Object.hasOwn(content, each));
    if (name === undefined) return [`content-type ${type} is not documented`];
    if (!name.endsWith("json")) return [];
    const validate = validator(`${pointer}/content/${toPointerPart(name)}/schema`);
    if (!validate(JSON.parse(answer.text))) return [ajv.errorsText(validate.errors)];
    return pointer.includes("execute") ? resultFaults(answer.text) : [];
  }

  function headerFaults(documented: Readonly<Record<string, unknown>>, { headers }: Exchange): string[] {
    const names = new Map(Object.keys(documented).map((name) => [name.toLowerCase(), name]));
    const faults: string[] = [];
    for (const [name, value] of headers) {
      const known = names.get(name);
      if (!known) {
        if (!HEADERS_OF_HTTP.has(name)) faults.push(`header ${name} is not documented`);
        continue;
      }
      const { schema } = document.components.headers[known] ?? { schema: {} };
      const read = schema["type"] === "integer" ? Number(value) : value;
      if (!validator(`/components/headers/${known}/schema`)(read)) faults.push(`header ${name} is ${value}`);
    }
    for (const [lower, name] of names) {
      if (document.components.headers[name]?.required && !headers.has(lower))
        faults.push(`header ${name} is missing`);
    }
    return faults;
  }

  function faultsOf(answer: Exchange): readonly string[] {
    const path = answer.target.split("?")[0] ?? "";
    const faults: string[] = [];
    const isJson = /json/.test(answer.headers.get("content-type") ?? "");
    if (isJson && STACK.test(answer.text)) faults.push("there is a stack in it");
    if (/^\/api\//.test(path) && /<\/?(?:html|body|pre)\b/i.test(answer.text))
      faults.push("there is HTML in it");
    const place = Object.keys(document.paths).find((each) => isPath(each, path));
    const method = answer.method === "HEAD" ? "get" : answer.method.toLowerCase();
    const operation = place === undefined ? undefined : document.paths[place]?.[method];
    if (!place || !operation) return [...faults, ...noRouteFaults(place, answer)];
    const pointer = `/paths/${toPointerPart(place)}/${method}/responses/${answer.status}`;
    const response = operation.responses[answer.status];
    if (!response) return [...faults, `status ${answer.status} is not documented`];
    faults.push(...headerFaults(response.headers ?? {}, answer));
    if (answer.method === "HEAD" || !response.content) {
      if (answer.text !== "") faults.push("there is a body");
      return faults;
    }
    return [...faults, ...bodyFaults(pointer, response.content, answer)];
  }

  /** A request without a route gets its refusal in either form, with `Allow` where the path has routes. */
  function noRouteFaults(place: string | undefined, answer: Exchange): string[] {
    const expected = place === undefined ? 404 : 405;
    // Pages of other origins are refused before anything is looked for.
    const isForeign = answer.status === 403;
    if (!isForeign && answer.status !== expected) return [`status ${answer.status}, where there is no route`];
    if (!isForeign && expected === 405 && !answer.headers.has("allow")) return ["405 without Allow"];
    if (answer.method === "HEAD") return [];
    // `as`: the validator below checks it.
    const body = JSON.parse(answer.text) as { readonly error: { readonly code: string } };
    const validate = validator(`/components/schemas/${"title" in body ? "Problem" : "Failure"}`);
    if (!validate(body)) return [ajv.errorsText(validate.errors)];
    return body.error.code === (isForeign ? "INVALID_REQUEST" : "ENDPOINT_NOT_FOUND")
      ? []
      : [`code ${body.error.code}, where there is no route`];
  }

  return { document, faultsOf, validator };
}

/** A name as a part of a JSON pointer in a URI. */
function toPointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function isPath(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split("/"), path.split("/")];
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part === segments[index] || (part.startsWith("{") && segments[index] !== ""))
  );
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closed(member)]));
  const types = [Reflect.get(value, "type")].flat();
  const isShape = types.includes("object") && "properties" in value && !("additionalProperties" in value);
  return isShape ? { ...members, additionalProperties: false } : members;
}
