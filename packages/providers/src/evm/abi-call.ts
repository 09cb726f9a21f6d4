// The call of a contract's function: its arguments as call data, and its results as JSON.
import { ServiceError } from "@svckit/core";
import type { AbiFunction } from "ox/AbiFunction";
import { keepsChecksum } from "./address.js";

/** What is wrong with a call, and the argument that it is wrong with. */
export interface WrongCall {
  readonly param: "function" | "args" | "data";
  readonly fault: string;
}

type Parameter = AbiFunction["inputs"][number];

/** The call data of a function, and its signature in the spelling that `decodeResult` reads; or what is wrong. */
export async function encodeCall(
  given: string,
  args: readonly unknown[],
): Promise<{ readonly data: string; readonly signature?: string } | WrongCall> {
  const { encodeData } = await loadAbi();
  const signature = normalise(given);
  let called: AbiFunction;
  try {
    called = await read(signature);
  } catch (error) {
    return { param: "function", fault: `it is no function signature (${firstLine(error)})` };
  }
  const { inputs, outputs } = called;
  if (inputs.length !== args.length) {
    return { param: "args", fault: `the function takes ${inputs.length}, and ${args.length} are given` };
  }
  try {
    const values = inputs.map((parameter, at) => toAbi(parameter, args[at]));
    // Without inputs the bare selector is the call, and `encodeData` takes no list then.
    const data = encodeData(called, values.length === 0 ? undefined : values);
    return { data, ...(outputs.length > 0 && { signature }) };
  } catch (error) {
    return { param: "args", fault: `they do not fit the function (${firstLine(error)})` };
  }
}

/** A contract's answer by the types after `returns`; throws the caller's TOOL_ERROR where it does not fit them. */
export async function decodeResult(signature: string, result: string): Promise<unknown[]> {
  const { decodeResult: decode } = await loadAbi();
  const called = await read(signature);
  try {
    const decoded: unknown = decode(called, toHex(result), { as: "Array" });
    // A single result comes bare.
    const values = called.outputs.length === 1 ? [decoded] : decoded;
    return Array.isArray(values) ? values.map(toJson) : [];
  } catch (cause) {
    throw new ServiceError("TOOL_ERROR", {
      message: `The contract's answer does not fit the types after \`returns\`; it is ${result.length / 2 - 1} bytes long.`,
      next: "Correct the types, or leave `returns` out and read the hex.",
      runtimeStatus: "invalid_input",
      param: "function",
      cause,
    });
  }
}

/** Loaded with the first call that names a function: it is most of what this package would cost at start-up. */
function loadAbi() {
  return import("ox/AbiFunction");
}

async function read(signature: string): Promise<AbiFunction> {
  const { from } = await loadAbi();
  // The type of `from` reads the signature at compile time, and this one is not known then.
  const item: AbiFunction = from(signature as "function f()");
  return item;
}

/** Accepts the spellings in use: with and without `function`, `returns(…)`, and `f(…)(…)` as command-line tools write it. */
function normalise(given: string): string {
  const bare = given
    .trim()
    .replace(/^function\s+/, "")
    .replace(/\s+/g, " ")
    .replace(/\)\s*\(/, ") returns (")
    .replace(/\)\s*returns\s*\(/, ") returns (");
  return `function ${bare}`;
}

/** A JSON argument as the ABI encoder takes it; throws where it cannot be the parameter's type. */
function toAbi(parameter: Parameter, value: unknown): unknown {
  const [, inner] = /^(.*)\[\d*\]$/.exec(parameter.type) ?? [];
  if (inner !== undefined) {
    if (!Array.isArray(value)) throw new TypeError(`${parameter.type} is a list`);
    return value.map((item) => toAbi({ ...parameter, type: inner }, item));
  }
  if ("components" in parameter) return toTuple(parameter.components, value);
  if (/^u?int/.test(parameter.type)) return toInteger(parameter.type, value);
  if (parameter.type === "bool") return value;
  if (typeof value !== "string") throw new TypeError(`${parameter.type} is a string`);
  if (parameter.type === "address" && !keepsChecksum(value)) {
    throw new TypeError(`the EIP-55 checksum of ${value.slice(0, 42)} is wrong`);
  }
  return value;
}

function toTuple(components: readonly Parameter[], value: unknown): unknown {
  if (typeof value !== "object" || value === null) throw new TypeError("a tuple is a list or an object");
  const named = new Map<string, unknown>(Object.entries(value));
  const items = Array.isArray(value) ? value : components.map(({ name = "" }) => named.get(name));
  if (items.length !== components.length) throw new TypeError(`a tuple takes ${components.length} values`);
  return components.map((component, at) => toAbi(component, items[at]));
}

function toInteger(type: string, value: unknown): bigint {
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === "string" && /^(-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)) return BigInt(value);
  throw new TypeError(`${type} is a whole number, or its decimal digits in a string`);
}

/** A decoded value as JSON: whole numbers as decimal strings, whatever their size. */
function toJson(value: unknown): unknown {
  if (typeof value === "bigint" || typeof value === "number") return value.toString();
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== "object" || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toJson(member)]));
}

function toHex(result: string): `0x${string}` {
  return `0x${result.slice(2)}`;
}

function firstLine(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.replace(/\.$/, "");
}
