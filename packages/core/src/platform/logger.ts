// Logger: takes what the operator should know and a caller should not.

/** A structured logger; fields never hold credentials or arguments. */
export interface Logger {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Drops everything. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
