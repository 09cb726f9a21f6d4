// Limits: how much state one account may have.

/** The most of each that one account may have. */
export interface Limits {
  /** Subjects, archived ones among them. */
  readonly subjects: number;
  /** Monitors that are not archived. */
  readonly monitors: number;
  readonly facts: number;
  /** Bytes of one fact: its key and the JSON text of its value. */
  readonly factBytes: number;
  readonly webhooks: number;
  /** The shortest time between two runs of a monitor, in milliseconds. */
  readonly leastIntervalMs: number;
}

export const LIMITS: Limits = {
  subjects: 100,
  monitors: 100,
  facts: 1_000,
  factBytes: 16 * 1024,
  webhooks: 10,
  leastIntervalMs: 60_000,
};

// A page holds one fact at least, beside its receipt, and is sent with at most 256 KiB.
const MOST_FACT_BYTES = 128 * 1024;

/** The limits that a host sets, over the usual ones. Throws an `Error` that names one which is none. */
export function toLimits(given: Partial<Limits> = {}): Limits {
  const limits = { ...LIMITS, ...given };
  for (const [name, value] of Object.entries(limits)) {
    if (Number.isSafeInteger(value) && value >= 0) continue;
    throw new Error(`limits.${name}: it is ${value}; give a whole number, 0 or more`);
  }
  if (limits.factBytes > MOST_FACT_BYTES)
    throw new Error(
      `limits.factBytes: it is ${limits.factBytes}; a fact may take ${MOST_FACT_BYTES} at most`,
    );
  return limits;
}
