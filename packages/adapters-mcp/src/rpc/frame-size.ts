// The frame of a message: all of it but the arguments of a call. Whoever checks those bounds them; a frame is small.
import { isObject } from "@svckit/core";

const MAX_VALUES = 1_000;
const MAX_CHARACTERS = 65_536;

/** The limits of a frame, as a message tells them. */
export const FRAME_LIMITS = `${MAX_VALUES} members and items, and ${MAX_CHARACTERS} characters`;

/**
 * Whether a frame holds more than it may. The SDK reads a frame again and again: one as large as a message may be took
 * 50 ms, and none of that was counted as a call. Looks at no more of it than its limits.
 */
export function isFrameTooLarge(message: Readonly<Record<string, unknown>>): boolean {
  const { params } = message;
  const args = isObject(params) && isObject(params["arguments"]) ? params["arguments"] : undefined;
  const open: unknown[] = [message];
  let values = 0;
  let characters = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "string") characters += next.length;
    if (typeof next !== "object" || next === null || next === args) continue;
    const names = Array.isArray(next) ? undefined : Object.keys(next);
    values += names?.length ?? (Array.isArray(next) ? next.length : 0);
    if (values > MAX_VALUES || characters > MAX_CHARACTERS) return true;
    if (names) characters += names.reduce((sum, name) => sum + name.length, 0);
    for (const each of Object.values(next)) open.push(each);
  }
  return characters > MAX_CHARACTERS;
}
