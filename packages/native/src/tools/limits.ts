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
