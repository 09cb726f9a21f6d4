// The official schema of each revision of MCP, as the conformance suite publishes it, less its descriptions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** The revisions whose official schema is in the folder `protocol`. */
export const REVISIONS = ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;
export type Revision = (typeof REVISIONS)[number];

/** What each method is answered with. */
const RESULTS: Readonly<Record<string, string>> = {
  initialize: "InitializeResult",
  ping: "EmptyResult",
  "server/discover": "DiscoverResult",
  "tools/list": "ListToolsResult",
  "tools/call": "CallToolResult",
  "resources/list": "ListResourcesResult",
  "resources/templates/list": "ListResourceTemplatesResult",
  "resources/read": "ReadResourceResult",
};

const known = new Map<string, ValidateFunction>();

function validatorOf(revision: Revision, definition: string): ValidateFunction {
  const name = `${revision} ${definition}`;
  const made = known.get(name) ?? makeValidator(revision, definition);
  known.set(name, made);
  return made;
}

function makeValidator(revision: Revision, definition: string): ValidateFunction {
  const file = join(import.meta.dirname, "protocol", `${revision}.json`);
  const schema = JSON.parse(readFileSync(file, "utf8"));
  const ajv = "$defs" in schema ? new Ajv2020({ strict: false }) : new Ajv({ strict: false });
  // `as`: the package is CommonJS, and its default export is the function.
  (formats as unknown as typeof formats.default)(ajv);
  const place = "$defs" in schema ? "$defs" : "definitions";
  return ajv.compile({ ...schema, $ref: `#/${place}/${definition}` });
}

/** What is wrong with an answer to a method; empty where nothing is. */
export function faultsOf(revision: Revision, method: string, message: Record<string, unknown>): string[] {
  const isFailure = "error" in message;
  const hasNew = revision === "2025-11-25" || revision === "2026-07-28";
  const [failure, success] = hasNew
    ? ["JSONRPCErrorResponse", "JSONRPCResultResponse"]
    : ["JSONRPCError", "JSONRPCResponse"];
  const faults = errorsOf(revision, isFailure ? failure : success, message);
  const definition = RESULTS[method];
  if (isFailure || definition === undefined) return faults;
  return [...faults, ...errorsOf(revision, definition, message["result"])];
}

function errorsOf(revision: Revision, definition: string, value: unknown): string[] {
  const validate = validatorOf(revision, definition);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${definition}${instancePath} ${message ?? ""}`,
  );
}
