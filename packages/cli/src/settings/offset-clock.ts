// A clock for tests of a whole server: the machine's, moved by the milliseconds in a file.
import { readFileSync } from "node:fs";
import { type Clock, systemClock } from "@svckit/core";

/** The machine's clock plus the offset in the file, read each time. A file without a number moves nothing. */
export function createOffsetClock(file: string): Clock {
  return {
    now: () => systemClock.now() + readOffset(file),
    after: systemClock.after,
  };
}

function readOffset(file: string): number {
  try {
    const offset = Number(readFileSync(file, "utf8"));
    return Number.isSafeInteger(offset) ? offset : 0;
  } catch {
    return 0;
  }
}
