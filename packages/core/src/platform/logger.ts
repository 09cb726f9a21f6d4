// Logger: takes what the operator should know and a caller should not.
import { guard } from "./guard.js";
import { type MaskText, maskValue } from "./mask.js";

/** A structured logger; fields never hold credentials or arguments. */
export interface Logger {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Drops everything. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} };

/** The logger with every text masked that it is given. */
export function maskLogger(logger: Logger, mask: MaskText): Logger {
  // `as`: the fields stay fields.
  const masked = (fields: Readonly<Record<string, unknown>> | undefined) =>
    maskValue(fields, mask) as typeof fields;
  return {
    info: (message, fields) => logger.info(mask(message), masked(fields)),
    warn: (message, fields) => logger.warn(mask(message), masked(fields)),
    error: (message, fields) => logger.error(mask(message), masked(fields)),
  };
}

/** A host's logger that fails no call, whatever it throws. There is nobody to tell that to. */
export function guardLogger(logger: Logger): Logger {
  const nobody = () => {};
  return {
    info: guard((message, fields) => logger.info(message, fields), nobody),
    warn: guard((message, fields) => logger.warn(message, fields), nobody),
    error: guard((message, fields) => logger.error(message, fields), nobody),
  };
}

/** A logger whose lines all have these fields; none of a line's own comes in the place of one. */
export function withFields(logger: Logger, fields: object): Logger {
  return {
    info: (message, more) => logger.info(message, { ...more, ...fields }),
    warn: (message, more) => logger.warn(message, { ...more, ...fields }),
    error: (message, more) => logger.error(message, { ...more, ...fields }),
  };
}
