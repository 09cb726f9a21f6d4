// Abandoned holds: what a server that died has left held is given back before the next one takes calls.
import type { Database } from "./database.js";

const STATEMENTS = [
  `INSERT INTO ledger (tx_id, verb, wallet_id, amount, at)
   SELECT id, 'void', wallet_id, amount, ? FROM hold WHERE wallet_id IS NOT NULL ORDER BY number`,
  `UPDATE wallet SET held = held - left_held.amount
   FROM (SELECT wallet_id, sum(amount) AS amount FROM hold GROUP BY wallet_id) AS left_held
   WHERE wallet.id = left_held.wallet_id`,
  `UPDATE allowance SET inflight = inflight - left_held.calls
   FROM (SELECT day, bucket, count(*) AS calls FROM hold WHERE bucket IS NOT NULL GROUP BY day, bucket
     UNION ALL SELECT day, '*', count(*) FROM hold WHERE bucket IS NOT NULL GROUP BY day) AS left_held
   WHERE allowance.day = left_held.day AND allowance.bucket = left_held.bucket`,
  `DELETE FROM claim WHERE (scope, key, hold_id) IN
     (SELECT claim_scope, claim_key, id FROM hold WHERE claim_key IS NOT NULL)`,
  "DELETE FROM hold",
];

/** Voids every hold: whoever had made one before this process took the guard is gone. */
export function giveBackAbandoned(database: Database, now: number): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const [post = "", ...others] = STATEMENTS;
    database.prepare(post).run(now);
    for (const sql of others) database.exec(sql);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
