// The end of a server that met an error which nothing in it expected: one masked line in the log, and code 1.
import type { Logger } from "@svckit/core";

/** Ends the process on an error that nothing has caught. Node's own words for it would hold the error's text as it is. */
export function endOnCrash(logger: Logger): void {
  process.on("uncaughtException", (error) => {
    logger.error("the server failed and ends", { error, stack: framesOf(error) });
    process.exit(1);
  });
}

function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
}
