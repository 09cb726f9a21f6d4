// Checks the arguments of a call against its tool's schema, and words what is wrong.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { ServiceError } from "../errors/errors.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import { isObject } from "../platform/json.js";
import { givesNamedMembers } from "../schema/plain-object.js";
import { checkSchema, type JsonSchema, type SchemaIssue } from "../schema/schema.js";
import type { Cursor } from "./cursor.js";
import { withoutNullArguments } from "./null-argument.js";
import { withNumbers } from "./number-text.js";
import { schemaAt } from "./schema-path.js";

/** The arguments of a run. */
export interface ToolInput {
  /** As the tool takes them: checked, with defaults. */
  readonly value: unknown;
  /** As they were sent, in canonical JSON. */
  readonly text: string;
  /** Where the caller goes on in a list; undefined where it begins. */
  readonly cursor: Cursor | undefined;
  /** What input-name.ts calls the arguments, once somebody has asked; kept since a tool may change them as it runs. */
  name: string | undefined;
  /** The same without their limit. */
  nameWithoutLimit: string | undefined;
}

/** Takes the service's own `cursor` from among the arguments of a tool. */
export function takeCursor(
  tool: CatalogTool,
  args: unknown,
): { readonly args: unknown; readonly cursor: unknown } {
  if (!isObject(args) || !Object.hasOwn(args, "cursor") || !tool.takesCursor)
    return { args, cursor: undefined };
  const { cursor, ...others } = args;
  return { args: others, cursor: cursor ?? undefined };
}

/**
 * The arguments as the tool takes them, with defaults. Throws MISSING_PARAM or VALIDATION_ERROR, which name the argument.
 * Null for an optional one is none. Where a model wrote them, numbers may stand as text.
 */
export function checkInput(tool: CatalogTool, args: unknown, writtenByModel = false): Awaitable<unknown> {
  const sent = args ?? {};
  if (!isObject(sent)) {
    throw new ServiceError("VALIDATION_ERROR", {
      message: `The arguments of ${tool.name} must be a JSON object.`,
      next: "Send them as an object, by their names.",
      param: "args",
      runtimeStatus: "invalid_input",
    });
  }
  const given = withoutNullArguments(tool, sent);
  return andThen(checkSchema(tool.definition.input, given), (checked) => {
    if ("issues" in checked) {
      const amended = writtenByModel ? withNumbers(tool.inputSchema, given, checked.issues) : undefined;
      if (amended) return checkInput(tool, amended);
      throw toInputError(tool, given, checked.issues);
    }
    if (!areNamed(tool, given, checked.value)) refuseUnknown(tool, given);
    return checked.value;
  });
}

/** Refuses a flood of unknown names before anything is done with them. */
export function refuseManyNames(tool: CatalogTool, args: unknown): void {
  if (!isObject(args) || !hasMore(args, MAX_UNKNOWN)) return;
  const known = tool.argumentNames;
  if (known && hasMore(args, known.size + MAX_UNKNOWN)) refuseUnknown(tool, args);
}

function hasMore(args: Record<string, unknown>, than: number): boolean {
  let left = than;
  for (const _ in args) if (left-- === 0) return true;
  return false;
}

function toInputError(
  tool: CatalogTool,
  args: Record<string, unknown>,
  issues: readonly SchemaIssue[],
): ServiceError {
  // A missing argument goes before a wrong one: to add it may be all there is to do.
  const issue = issues.find(({ path }) => path.length > 0 && isMissing(args, path)) ?? issues[0];
  const path = issue?.path ?? [];
  const param = path.map(String).join(".") || "args";
  const schema = schemaAt(tool.inputSchema, path);
  const unknown = unknownNames(tool, args)
    .slice(0, MAX_NAMED)
    .map((name) => `; ${quote(name)} is not an argument of it`);
  if (path.length > 0 && isMissing(args, path)) {
    return new ServiceError("MISSING_PARAM", {
      message: `${tool.name} needs the argument ${JSON.stringify(param)}${unknown.join("")}.`,
      next: `Add it${describeSchema(schema)}, and send the call again.`,
      param,
      runtimeStatus: "invalid_input",
    });
  }
  // A strict schema says only that a name is too much; this also says which names are known.
  refuseUnknown(tool, args);
  return new ServiceError("VALIDATION_ERROR", {
    message: `The argument ${JSON.stringify(param)} of ${tool.name} is not valid${describeIssue(schema, issue)}.`,
    next: `Correct it${describeSchema(schema)}, and send the call again.`,
    param,
    runtimeStatus: "invalid_input",
  });
}

/**
 * Whether each argument is seen to be known without its tool's names being looked up, for which its schema would have to be written as JSON Schema. That
 * takes milliseconds.
 */
function areNamed({ definition }: CatalogTool, given: Record<string, unknown>, value: unknown): boolean {
  if (definition.inputSchema || !isObject(value) || !givesNamedMembers(definition.input)) return false;
  for (const name in given) if (!Object.hasOwn(value, name)) return false;
  return true;
}

function refuseUnknown(tool: CatalogTool, args: Record<string, unknown>): void {
  const unknown = Object.keys(args).find((name) => tool.argumentNames?.has(name) === false);
  if (unknown === undefined) return;
  const known = [...(tool.argumentNames ?? [])];
  throw new ServiceError("VALIDATION_ERROR", {
    message: `${tool.name} has no argument ${quote(unknown)}.`,
    next: known.length === 0 ? "It takes none." : `It takes: ${known.join(", ")}.`,
    param: shorten(unknown),
    runtimeStatus: "invalid_input",
  });
}

// Whoever sends so many names that a tool does not know has no slip to be told of beside others.
const MAX_UNKNOWN = 32;
// How many unknown names are repeated to a caller, and how much of each.
const MAX_NAMED = 3;
const MAX_NAME = 64;

const shorten = (name: string) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name);
const quote = (name: string) => JSON.stringify(shorten(name));

function unknownNames(tool: CatalogTool, args: Record<string, unknown>): string[] {
  const known = tool.argumentNames;
  return known === undefined ? [] : Object.keys(args).filter((name) => !known.has(name));
}

function isMissing(args: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = args;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return false;
    value = Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined;
  }
  return value === undefined;
}

/** What is wrong, in the schema's words. Left out for a list of values: the list itself follows. */
function describeIssue(schema: JsonSchema, issue: SchemaIssue | undefined): string {
  return issue === undefined || Array.isArray(schema["enum"]) ? "" : `: ${issue.message}`;
}

/** What a value may be, by its JSON Schema; in brackets. */
function describeSchema(schema: JsonSchema): string {
  const facts: string[] = [];
  if (Array.isArray(schema["enum"]))
    facts.push(`one of ${schema["enum"].map((value) => JSON.stringify(value)).join(", ")}`);
  else if (typeof schema["type"] === "string") facts.push(`of type ${schema["type"]}`);
  if (typeof schema["minimum"] === "number") facts.push(`at least ${schema["minimum"]}`);
  // Zod writes the largest safe integer as the bound of every integer, which tells a caller nothing.
  const { maximum } = schema;
  if (typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER) facts.push(`at most ${maximum}`);
  if (typeof schema["description"] === "string") facts.push(schema["description"].replace(/\.$/, ""));
  return facts.length === 0 ? "" : ` (${facts.join("; ")})`;
}
