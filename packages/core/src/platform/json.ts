// JSON: what an object is, and the canonical text of a value (RFC 8785).
import { hash } from "node:crypto";
import { stringText } from "./json-text.js";

/** Whether a value is an object of JSON: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const MAX_DEPTH = 128;

/** How much a value may hold, at all depths together. */
export interface JsonLimits {
  readonly members: number;
  /** Members and items. */
  readonly values: number;
}

/**
 * The canonical text of a JSON value. Members that are `undefined` are left out. Throws a `TypeError` for what is not
 * JSON: a function, an object of a class, a non-finite number, half of a surrogate pair, a value nested deeper than 128;
 * and a `RangeError` as soon as it holds more than it may.
 */
export function canonicalJson(value: unknown, limits: JsonLimits = UNLIMITED): string {
  return canonicalValue(value, 0, { ...limits });
}

const UNLIMITED: JsonLimits = { members: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

/** What a value may still hold. */
interface Room {
  members: number;
  values: number;
}

function canonicalValue(value: unknown, depth: number, room: Room): string {
  switch (typeof value) {
    case "string":
      return canonicalString(value);
    case "boolean":
      return value ? "true" : "false";
    case "number":
      if (!Number.isFinite(value)) throw new TypeError("a non-finite number is not JSON");
      return JSON.stringify(value);
    case "object":
      if (value === null) return "null";
      if (depth === MAX_DEPTH) throw new TypeError(`it is nested deeper than ${MAX_DEPTH} levels`);
      return Array.isArray(value)
        ? canonicalArray(value, depth + 1, room)
        : canonicalObject(value, depth + 1, room);
    default:
      throw new TypeError(`a ${typeof value} is not JSON`);
  }
}

function takeRoom(room: Room, members: number, values: number): void {
  room.members -= members;
  room.values -= values;
  if (room.members < 0) throw new RangeError("it holds too many members");
  if (room.values < 0) throw new RangeError("it holds too many members and items");
}

function canonicalString(value: string): string {
  if (!value.isWellFormed()) throw new TypeError("half of a surrogate pair is not JSON");
  return stringText(value);
}

function canonicalArray(items: readonly unknown[], depth: number, room: Room): string {
  takeRoom(room, 0, items.length);
  let text = "[";
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ",";
    text += canonicalValue(items[index] ?? null, depth, room);
  }
  return `${text}]`;
}

function canonicalObject(value: object, depth: number, room: Room): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError("only plain objects are JSON");
  const names = Object.keys(value);
  // Before they are put in order, which takes longest.
  takeRoom(room, names.length, names.length);
  // The default order compares UTF-16 code units, which is the order that RFC 8785 asks for.
  if (!areInOrder(names)) names.sort();
  let text = "{";
  for (const name of names) {
    const member: unknown = Reflect.get(value, name);
    if (member === undefined) continue;
    if (text.length > 1) text += ",";
    text += `${canonicalString(name)}:${canonicalValue(member, depth, room)}`;
  }
  return `${text}}`;
}

/** Most callers write few names, in their order: sorting those anyway took a kilobyte of memory. */
function areInOrder(names: readonly string[]): boolean {
  for (let at = 1; at < names.length; at++) if ((names[at - 1] ?? "") > (names[at] ?? "")) return false;
  return true;
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hash("sha256", text, "hex");
}
