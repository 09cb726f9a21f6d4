// How a server ends on an error that nothing has caught: a masked line in the log, and exit code 1.
import type { Logger } from "@svckit/core";

/** Logs an error that nothing has caught, and ends the process. Node would print its text unmasked. */
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
