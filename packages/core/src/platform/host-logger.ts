// A host's logger as it is handed in: one that takes the message first, or one of pino's, which takes the fields first.
import type { Logger } from "./logger.js";

/** A logger of pino's, or a child of one; by its types it takes a message first, too, and drops the fields behind it. */
interface PinoLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** The fields of all its lines. */
  bindings(): object;
}

/** A host's logger as one that takes the message first. With pino a line's error is `err`, under which alone it shows one. */
export function toLogger(logger: Logger): Logger {
  if (!isPino(logger)) return logger;
  return {
    info: (message, fields) => logger.info(toPinoFields(fields), message),
    warn: (message, fields) => logger.warn(toPinoFields(fields), message),
    error: (message, fields) => logger.error(toPinoFields(fields), message),
  };
}

function isPino(logger: object): logger is PinoLogger {
  // What is no logger at all is refused with the other options.
  return typeof Reflect.get(Object(logger), "bindings") === "function";
}

function toPinoFields(fields: Readonly<Record<string, unknown>> = {}): object {
  const { error, ...others } = fields;
  return error instanceof Error && !("err" in fields) ? { ...others, err: error } : fields;
}
