// Slips: errors that nothing has caught. A process that serves logs them, masked, and goes on.
import type { TransportPort } from "@svckit/core";

/**
 * Keeps a slip of one plugin, such as a promise that nobody awaits or a throw in a timer, from ending the calls of all
 * others. Node would end the process, and print the error unmasked.
 */
export function surviveSlips({ logger, originOf }: Pick<TransportPort, "logger" | "originOf">): void {
  const tell = (message: string) => (error: unknown) =>
    logger.error(message, { ...originOf(error), error, stack: framesOf(error) });
  process.on("uncaughtException", tell("an error was thrown that nothing caught; the process goes on"));
  process.on("unhandledRejection", tell("a promise was rejected that nobody awaited; the process goes on"));
  // The log itself may have nobody who reads it: to log that would begin anew.
  process.stderr.on("error", () => {});
}

function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
}
