// Flags: the arguments of a tool, as its schema has them, written on a command line.
import { isObject, ServiceError } from "@svckit/core";

/** An argument that can be given as a flag. */
export interface Flag {
  /** As the tool has it: `vs_currencies`. */
  readonly name: string;
  /** As it is written: `--vs_currencies`; `--vs-currencies` is read too. */
  readonly written: string;
  readonly kind: Kind;
  /** What its values are, where they are listed. */
  readonly values: readonly string[];
  /** The numbers that stand beside these values: `0–18`, or `number` where they have no bounds. */
  readonly numbers?: string | undefined;
  readonly isRequired: boolean;
  readonly description: string;
  readonly preset: unknown;
}

/** How text becomes a value. `list` takes commas and repetition; `json` and lists of records take JSON. */
type Kind = "text" | "number" | "boolean" | "list" | "json";

/** Options of `svc call` itself: an argument of one of these names is written as `--arg-<name>`. */
const OWN_OPTIONS = [
  "url",
  "embedded",
  "timeout",
  "json",
  "fields",
  "args",
  "idempotency-key",
  "retries",
  "help",
] as const;

type Schema = Readonly<Record<string, unknown>>;

/** The flags of a tool, those that it needs first. */
export function flagsOf(inputSchema: unknown): readonly Flag[] {
  const schema = recordOf(inputSchema);
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  // Any tool takes it, and so does `svc call`.
  const { idempotency_key: _, ...properties } = recordOf(schema["properties"]);
  const flags = Object.entries(properties).map(([name, property]): Flag => {
    const own = resolved(recordOf(property), schema);
    const { description, default: preset } = own;
    return {
      name,
      written: OWN_OPTIONS.some((option) => option === dashed(name)) ? `--arg-${name}` : `--${name}`,
      kind: kindOf(own, schema),
      values: valuesOf(own, schema),
      numbers: numbersOf(own, schema),
      isRequired: required.includes(name),
      description: typeof description === "string" ? description : "",
      preset,
    };
  });
  return [...flags.filter(({ isRequired }) => isRequired), ...flags.filter(({ isRequired }) => !isRequired)];
}

/** The arguments that words give: `--name value`, `--name=value`, `--flag`, `--no-flag`. Throws INVALID_ARGS. */
export function readFlags(
  words: readonly string[],
  flags: readonly Flag[],
): Readonly<Record<string, unknown>> {
  const args: Record<string, unknown> = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const [, written = "", , inline] = /^--([^=]+)(=(.*))?$/s.exec(word) ?? [];
    if (written === "") throw invalid(`${JSON.stringify(word)} belongs to no argument.`);
    const { flag, isNegated } = flagFor(written, flags);
    const next = words[at + 1];
    if (flag.kind === "boolean" && inline === undefined && !/^(true|false)$/.test(next ?? "")) {
      put(args, flag, !isNegated);
      continue;
    }
    if (isNegated) throw invalid(`--${written} takes no value.`);
    // What begins with dashes and is no flag is a value.
    const isLacking = next === undefined || next === "--" || isFlag(next, flags);
    if (inline === undefined && isLacking) throw invalid(`${flag.written} lacks its value.`);
    if (inline === undefined) at += 1;
    put(args, flag, toValue(flag, inline ?? next ?? ""));
  }
  return args;
}

function isFlag(word: string, flags: readonly Flag[]): boolean {
  const [named = ""] = word.split("=", 1);
  const names = [named, named.replace(/^--no-/, "--")].map(dashed);
  return named.startsWith("--") && flags.some(({ written }) => names.includes(dashed(written)));
}

function flagFor(written: string, flags: readonly Flag[]): { flag: Flag; isNegated: boolean } {
  const found = flags.find((flag) => dashed(flag.written) === dashed(`--${written}`));
  if (found) return { flag: found, isNegated: false };
  const bare = written.replace(/^no-/, "");
  const negated = flags.find(({ kind, name }) => kind === "boolean" && dashed(name) === dashed(bare));
  if (negated) return { flag: negated, isNegated: true };
  throw new ServiceError("INVALID_ARGS", {
    message: `The tool has no argument ${JSON.stringify(written)}.`,
    next: flags.length > 0 ? `It has ${flags.map((flag) => flag.written).join(", ")}.` : "It has none.",
  });
}

function put(args: Record<string, unknown>, { name, written, kind }: Flag, value: unknown): void {
  const before = args[name];
  if (before === undefined) args[name] = value;
  else if (kind === "list" && Array.isArray(before) && Array.isArray(value))
    args[name] = [...before, ...value];
  else throw invalid(`${written} is there twice.`);
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function toValue(flag: Flag, text: string): unknown {
  switch (flag.kind) {
    case "text":
      return flag.numbers !== undefined && NUMBER.test(text) ? Number(text) : text;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : refuseValue(flag, "true or false");
    case "number":
      return NUMBER.test(text) ? Number(text) : refuseValue(flag, "a number");
    case "list":
      return text.startsWith("[") ? toJson(flag, text) : text.split(",").map((each) => each.trim());
    case "json":
      return toJson(flag, text);
  }
}

function toJson(flag: Flag, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseValue(flag, "JSON");
  }
}

function refuseValue({ written }: Flag, what: string): never {
  throw invalid(`${written} takes ${what}.`);
}

function kindOf(schema: Schema, root: Schema): Kind {
  const { type } = schema;
  const branches = branchesOf(schema, root);
  if (branches.length > 0) {
    const kinds = new Set(branches.map((branch) => kindOf(branch, root)));
    const [only] = kinds;
    if (kinds.size === 1 && only !== undefined) return only;
    return kinds.has("text") ? "text" : "json";
  }
  if (type === "string" || valuesOf(schema, root).length > 0) return "text";
  if (type === "number" || type === "integer") return "number";
  if (type === "boolean") return "boolean";
  if (type === "array")
    return kindOf(resolved(recordOf(schema["items"]), root), root) === "text" ? "list" : "json";
  return "json";
}

function valuesOf(schema: Schema, root: Schema): readonly string[] {
  const { enum: listed, const: only, items } = schema;
  const own = Array.isArray(listed) ? listed : only === undefined ? [] : [only];
  const inside = isObject(items) ? valuesOf(resolved(items, root), root) : [];
  const below = branchesOf(schema, root).flatMap((branch) => valuesOf(branch, root));
  const texts = own.filter((value): value is string => typeof value === "string");
  return [...new Set([...texts, ...inside, ...below])];
}

/** The numbers that a value may be where its texts are listed: then a number on the line is one, and no text. */
function numbersOf(schema: Schema, root: Schema): string | undefined {
  const branches = branchesOf(schema, root);
  const kinds = branches.map((branch) => kindOf(branch, root));
  const areListed = branches.every((branch, at) => kinds[at] !== "text" || valuesOf(branch, root).length > 0);
  const [numbers, ...more] = branches.filter((_, at) => kinds[at] === "number");
  if (numbers === undefined || !kinds.includes("text") || !areListed) return undefined;
  const { minimum, maximum } = numbers;
  const isBounded = [minimum, maximum].every(Number.isSafeInteger) && maximum !== Number.MAX_SAFE_INTEGER;
  return more.length === 0 && isBounded ? `${minimum}–${maximum}` : "number";
}

/** The forms that a value may have, without that of nothing. */
function branchesOf(schema: Schema, root: Schema): readonly Schema[] {
  const { anyOf, oneOf, type } = schema;
  if (Array.isArray(type))
    return type.filter((each) => each !== "null").map((each) => ({ ...schema, type: each }));
  const branches = [anyOf, oneOf].find(Array.isArray) ?? [];
  return branches
    .map((branch) => resolved(recordOf(branch), root))
    .filter((branch) => branch["type"] !== "null");
}

/** The schema that a reference into the same document names. */
function resolved(schema: Schema, root: Schema): Schema {
  const { $ref: reference } = schema;
  if (typeof reference !== "string" || !reference.startsWith("#/")) return schema;
  const found = reference
    .slice(2)
    .split("/")
    .reduce<unknown>((at, name) => recordOf(at)[name], root);
  // A schema that names itself is JSON to whoever writes it.
  return found === schema ? {} : { ...recordOf(found), ...schema, $ref: undefined };
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

function recordOf(value: unknown): Schema {
  return isObject(value) ? value : {};
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_ARGS", { message, next: "`svc call <tool> --help` shows the arguments." });
}
