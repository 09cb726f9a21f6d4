// The version of this package, as receipts name it; `check:house` compares it with package.json.

/** The version of this package. */
export const VERSION = "0.1.0";
