// The server's log: JSON lines on stderr, without credentials or arguments.
import type { Clock, Logger } from "@svckit/core";

/** Writes one line an entry. Of an error it tells the message and, where it has one, the code of its cause. */
export function createJsonLogger(clock: Clock, write: (line: string) => void): Logger {
  const log =
    (level: string) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
      const shown = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, show(value)]));
      write(`${JSON.stringify({ time: new Date(clock.now()).toISOString(), level, message, ...shown })}\n`);
    };
  return { info: log("info"), warn: log("warn"), error: log("error") };
}

function show(value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
