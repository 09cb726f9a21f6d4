// Logger: where a service tells what a caller is not told.

/** A structured logger; fields never hold credentials or arguments. */
export interface Logger {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Tells nobody. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
