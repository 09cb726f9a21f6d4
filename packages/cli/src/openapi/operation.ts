// Operation: one method of one path of a description, with the parameters of both.
import { isObject } from "@svckit/core";
import { type OpenApiDocument, type Part, textOf } from "./document.js";

/** The methods that an upstream can be asked with. */
export type Method = "get" | "head" | "post" | "put" | "patch" | "delete";

const METHODS: readonly Method[] = ["get", "head", "post", "put", "patch", "delete"];
const MAX_OPERATIONS = 5_000;

/** An operation as it stands in the description. */
export interface Operation {
  /** Its `operationId`, or method and path. */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly deprecated: boolean;
  /** Parameters of the path and of the operation, resolved; of two alike the operation's counts. */
  readonly parameters: readonly Part[];
  readonly part: Part;
}

/** All operations of a description, in its order. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  const { paths } = document.root;
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    const shared = document.resolve(item) ?? {};
    for (const method of METHODS) {
      const part = document.resolve(shared[method]);
      if (part === undefined || found.length >= MAX_OPERATIONS) continue;
      const { operationId, summary, description, deprecated } = part;
      found.push({
        id: textOf(operationId, 120) || `${method.toUpperCase()} ${path}`,
        method,
        path,
        summary: textOf(summary, 120) || textOf(description, 120),
        deprecated: deprecated === true,
        parameters: parametersOf(document, shared["parameters"], part["parameters"]),
        part,
      });
    }
  }
  return found;
}

function parametersOf(document: OpenApiDocument, ...lists: readonly unknown[]): readonly Part[] {
  const byPlace = new Map<string, Part>();
  for (const list of lists)
    for (const each of Array.isArray(list) ? list : []) {
      const parameter = document.resolve(each);
      if (typeof parameter?.["name"] === "string")
        byPlace.set(`${parameter["in"]} ${parameter["name"]}`, parameter);
    }
  return [...byPlace.values()];
}
