// Months: sees to it that the month of now and the one behind it have partitions, and says where they have not.
import type { Logger } from "@svckit/core";
import type { Executor } from "../connection/executor.js";
import { isInDoubt, sqlState } from "../connection/pool.js";

/** The months of a store. */
export interface Months {
  /**
   * Makes those that are missing. Where that cannot be done it says so in the log, and rows go to the partition for what is of no
   * month. `starting` is the instance whose calls have not begun.
   */
  make(now: number, starting?: string): Promise<void>;
}

const MISSING = "SELECT parent, later FROM $schema.missing_months($1)";
const MAKE = "SELECT $schema.make_month($1, $2, $3, $4) AS outcome";

// A server that starts alone may read a large table for it.
const MAKE_TIMEOUT_MS = 600_000;
// What is the same is said again after so long.
const SAY_EVERY_MS = 3_600_000;

const REASONS: Readonly<Record<string, string>> = {
  busy: "somebody reads the table for long: it is tried again every minute",
  elsewhere: "another server has been making months for seconds: it is tried again every minute",
  large:
    "the table for what is of no month is so large that calls would wait: a server that starts while no other runs makes it",
  taken: "a table that is no partition has its name",
};

/** None is made yet. */
export function createMonths({ query, transaction }: Executor, logger: Logger): Months {
  const saidAt = new Map<string, number>();

  function say(table: string, reason: string, now: number): void {
    const line = `${table} ${reason}`;
    if (Math.abs(now - (saidAt.get(line) ?? Number.NEGATIVE_INFINITY)) < SAY_EVERY_MS) return;
    saidAt.set(line, now);
    logger.warn("a month could not be made: its rows are kept with those of no month, and go in pieces", {
      table,
      reason,
    });
  }

  /** What comes of a statement; the reason where Postgres has refused it: a server serves without months. */
  async function orReason<T>(run: () => Promise<T>): Promise<T | { readonly reason: string }> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Error) || sqlState(error) === undefined || isInDoubt(error)) throw error;
      return { reason: error.message };
    }
  }

  /** Why a month is not there; undefined where it is. */
  async function reasonOf(values: readonly unknown[]): Promise<string | undefined> {
    // In a transaction of its own: who uses both tables would wait for one that waits for the other.
    const made = await orReason(() => transaction((ask) => ask(MAKE, values), MAKE_TIMEOUT_MS));
    return "reason" in made ? made.reason : REASONS[String(made[0]?.["outcome"])];
  }

  return {
    async make(now, starting) {
      const missing = await orReason(() => query(MISSING, [now]));
      if ("reason" in missing) return say("receipt", missing.reason, now);
      for (const { parent, later } of missing) {
        const reason = await reasonOf([parent, now, later, starting ?? null]);
        if (reason !== undefined) say(String(parent), reason, now);
        // It has waited once, and a server that starts does not wait for each.
        if (reason === REASONS["elsewhere"]) return;
      }
    },
  };
}
