// The log of a process that serves: JSON lines on stderr, in which no secret is readable.
import { createBrand, type Logger, type ServiceOptions, systemClock } from "@svckit/core";
import { createJsonLogger } from "./json-logger.js";
import { createMask } from "./mask.js";

/** The logger that the options name, or one that masks the secrets of the environment. */
export function stderrLogger(
  { logger, brand, clock = systemClock }: Omit<ServiceOptions, "providers">,
  secrets: Parameters<typeof createMask>[1],
): Logger {
  if (logger) return logger;
  const mask = createMask(createBrand(brand), secrets);
  // Opened now: the first call, which is the first to log, would wait for it.
  const { stderr } = process;
  return createJsonLogger(clock, mask, (line) => stderr.write(line));
}
