// The log of a command that answers once: where a person reads along, what went wrong alone.
import type { Logger, ServiceOptions } from "@svckit/core";
import { stderrLogger } from "../log/stderr-logger.js";
import { secretsOf } from "../settings/variables.js";
import type { Terminal } from "../terminal/terminal.js";

/** The logger that the options name, or one on stderr, whose lines would stand amid the progress of a terminal. */
export function oneShotLogger(
  { env, isWatched }: Pick<Terminal, "env" | "isWatched">,
  options: Omit<ServiceOptions, "providers">,
): Logger {
  const logger = stderrLogger(options, secretsOf(env));
  return isWatched && !options.logger ? { ...logger, info() {}, warn() {} } : logger;
}
