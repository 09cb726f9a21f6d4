// The server's log: JSON lines on stderr, without credentials or arguments.
import type { Clock, Logger } from "@svckit/core";

/** Writes a masked line for each entry. An error is its name and message. */
export function createJsonLogger(
  clock: Clock,
  mask: (line: string) => string,
  write: (line: string) => void,
): Logger {
  const log =
    (level: string) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
      const shown = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, show(value)]));
      const line = JSON.stringify({ time: new Date(clock.now()).toISOString(), level, message, ...shown });
      write(`${mask(line).replace(UNSEEN, toEscape)}\n`);
    };
  return { info: log("info"), warn: log("warn"), error: log("error") };
}

// JSON does not escape these characters, and a terminal obeys them: DEL, the C1 controls, Unicode's line breaks and its
// marks that turn the direction of reading.
const UNSEEN = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function toEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function show(value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
