// Retention: what nobody has paid for is cut back, a piece in each statement.
import {
  type Bounded,
  createGrowth,
  type Growth,
  isUnpaid,
  type Settlement,
  UNPAID_RECEIPTS,
} from "@svckit/core";
import type { Executor } from "../connection/executor.js";
import { PIECE } from "../sql/retention-functions.js";

/** What grows with the settlements of this process, and is cut back. */
export interface Retention {
  /** Notices what a settlement has added. */
  settled(settlement: Settlement): void;
  cutBack(now: number): Promise<void>;
}

const OLD_RECEIPTS = "SELECT $schema.drop_old_receipts($1) AS rows";
const PASSED_HOLDS = "SELECT $schema.drop_passed_holds($1) AS rows";
const RECEIPTS_BEYOND = "SELECT $schema.drop_receipts_beyond($1, $2) AS rows";
const ANSWERS_BEYOND = "SELECT $schema.drop_answers_beyond($1, $2) AS rows";

// A hold is asked for by whoever does not know if it was committed, some seconds later at most.
const ASKED_FOR_MS = 600_000;

/** Nothing has grown yet. */
export function createRetention({ query }: Executor): Retention {
  const accounts = createGrowth();
  const budgets = createGrowth();

  async function dropAll(text: string, values: readonly unknown[]): Promise<void> {
    for (let rows = PIECE; rows === PIECE; ) {
      const [row] = await query(text, values);
      rows = Number(row?.["rows"] ?? 0);
    }
  }

  async function cutBackTo(growth: Growth, text: string): Promise<void> {
    for (let [next] = growth.take(1); next; [next] = growth.take(1)) {
      const bounded: Bounded = next;
      await dropAll(text, [bounded.name, bounded.most]).catch((error: unknown) => {
        growth.putBack([bounded]);
        throw error;
      });
    }
  }

  return {
    settled({ receipt, inner = [], accountId, claim }) {
      if (receipt && accountId !== undefined && isUnpaid(receipt))
        accounts.add({ name: accountId, most: UNPAID_RECEIPTS.perAccount }, 1 + inner.length);
      const { budget, body, keepUntil } = claim ?? {};
      if (budget && body !== undefined && keepUntil !== undefined)
        budgets.add({ name: budget.name, most: budget.bytes }, body.length);
    },
    async cutBack(now) {
      await dropAll(OLD_RECEIPTS, [now - UNPAID_RECEIPTS.keptMs]);
      await dropAll(PASSED_HOLDS, [now - ASKED_FOR_MS]);
      await cutBackTo(accounts, RECEIPTS_BEYOND);
      await cutBackTo(budgets, ANSWERS_BEYOND);
    },
  };
}
