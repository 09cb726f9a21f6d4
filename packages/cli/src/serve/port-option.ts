// The option of the commands that listen: on which port.
import { ServiceError } from "@svckit/core";
import type { Command } from "commander";

/** Adds `--port`. */
export function addPort(command: Command): Command {
  return command.option(
    "--port <number>",
    "where it listens; PORT, or 8787, where left out, and 0 takes any free port",
    toPort,
  );
}

/** A port of a line or of PORT. Throws INVALID_ARGS. */
export function toPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new ServiceError("INVALID_ARGS", { message: `${JSON.stringify(text)} is no port: 0 to 65535.` });
}
