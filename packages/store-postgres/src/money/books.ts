// Books: what accounts have bought. Each step of them is one transaction that locks the account's row, and then its wallets.
import {
  type Adjustment,
  type Applied,
  type Balance,
  type BoughtStep,
  type Lot,
  type PostgresQuery,
  type PostgresRow,
  type Purse,
  periodsOf,
  type Referred,
  settleBought,
  type TopUp,
} from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import { applyOnce } from "./references.js";

const { EQUALS } = OPERATORS;

/** The verbs of whoever bills, and the step that a call may have to wait for. */
export interface Books {
  topUp(topUp: TopUp): Promise<Applied>;
  adjust(adjustment: Adjustment): Promise<Applied>;
  /** Brings an account's books up to an instant, for a call that is to be paid from a period. */
  step(accountId: string, step: Omit<BoughtStep, "change">): Promise<void>;
}

/** The columns of a wallet, as `toBalance` reads them. */
export const BALANCE_COLUMNS = "w.period, w.granted, w.held, w.spent, w.bought, w.floor, w.lapses_at";

const SQL = {
  // Others may add rows that refer to it meanwhile.
  lock: `SELECT has_wallet FROM $schema.account WHERE id ${EQUALS} $1 FOR NO KEY UPDATE`,
  purse: `SELECT period, lots, behind FROM $schema.purse WHERE account_id ${EQUALS} $1`,
  open: "SELECT $schema.open_wallet($1, $2, $3, $4)",
  wallets: `SELECT ${BALANCE_COLUMNS} FROM $schema.wallet AS w
    WHERE w.account_id ${EQUALS} $1 AND w.period ${EQUALS} ANY ($2::pg_catalog.text[]) ORDER BY w.period FOR UPDATE`,
  // What is held and spent is none of a step's.
  write: `UPDATE $schema.wallet AS w SET granted = i.granted, bought = i.bought, floor = i.floor, lapses_at = i.lapses_at
    FROM unnest($2::pg_catalog.text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
      AS i (period, granted, bought, floor, lapses_at)
    WHERE w.account_id ${EQUALS} $1 AND w.period ${EQUALS} i.period`,
  post: `INSERT INTO $schema.ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
    SELECT i.tx_id, i.verb, $1, i.period, i.debit, i.credit, i.amount, $2
    FROM unnest($3::pg_catalog.text[], $4::pg_catalog.text[], $5::pg_catalog.text[], $6::pg_catalog.text[],
      $7::pg_catalog.text[], $8::bigint[]) AS i (tx_id, verb, period, debit, credit, amount)`,
  keep: `INSERT INTO $schema.purse (account_id, period, lots, behind) VALUES ($1, $2, $3, $4)
    ON CONFLICT (account_id) DO UPDATE SET period = excluded.period, lots = excluded.lots, behind = excluded.behind`,
};

/** The books of the accounts in the database. */
export function createBooks({ transaction }: Executor): Books {
  const bill = (given: Referred & (TopUp | Adjustment), change: Required<BoughtStep>["change"]) =>
    transaction(async (query): Promise<Applied> => {
      const { accountId, period, now, reference } = given;
      const [account] = await query(SQL.lock, [accountId]);
      if (account?.["has_wallet"] !== true) return "none";
      return applyOnce<never>(query, given, async () => {
        await stepOn(query, accountId, { period, now, change }, reference);
        return "applied";
      });
    });

  return {
    topUp: (topUp) =>
      bill(
        { verb: "top_up", ...topUp },
        { verb: "buy", credits: topUp.credits, expiresAt: topUp.expiresAt ?? null },
      ),
    adjust: (adjustment) =>
      bill(
        { verb: "adjust", ...adjustment },
        { verb: "adjust", credits: adjustment.credits, expiresAt: null },
      ),
    step: (accountId, step) =>
      transaction(async (query) => {
        await query(SQL.lock, [accountId]);
        await stepOn(query, accountId, step);
      }),
  };
}

/** Does a step for an account whose row is locked, where it has bought; others owe nothing. */
export async function settlePassed(query: PostgresQuery, accountId: string, step: BoughtStep): Promise<void> {
  const [purse] = await query(SQL.purse, [accountId]);
  if (purse) await stepOn(query, accountId, step);
}

/** A step, on an account whose row is locked. */
async function stepOn(
  query: PostgresQuery,
  accountId: string,
  step: BoughtStep,
  reference?: string,
): Promise<void> {
  const { period, now, change } = step;
  const [row] = await query(SQL.purse, [accountId]);
  const purse = row && toPurse(row);
  const lock = async () => toWallets(await query(SQL.wallets, [accountId, periodsOf(purse, period)]));
  // The earliest first, as calls do: nobody waits in a circle.
  let wallets = await lock();
  let after = settleBought({ purse, wallets }, step);
  const opened = after.lines.filter(({ verb }) => verb === "grant");
  if (opened.length > 0) {
    // A call may open a wallet at the same time, and grants it once with this.
    for (const { period: id, credits } of opened) await query(SQL.open, [accountId, id, credits, now]);
    wallets = await lock();
    after = settleBought({ purse, wallets }, step);
  }
  const { lines } = after;
  const written = [...after.wallets];
  await query(SQL.write, [
    accountId,
    written.map(([id]) => id),
    written.map(([, { granted }]) => granted),
    written.map(([, { bought }]) => bought),
    written.map(([, { floor }]) => floor),
    written.map(([, { lapsesAt }]) => lapsesAt),
  ]);
  if (lines.length > 0)
    await query(SQL.post, [
      accountId,
      now,
      lines.map(({ verb }) =>
        reference !== undefined && verb === change?.verb ? `reference ${reference}` : `${verb} ${accountId}`,
      ),
      lines.map(({ verb }) => verb),
      lines.map((line) => line.period),
      lines.map(({ credits }) => (credits < 0 ? "available" : "grant")),
      lines.map(({ credits }) => (credits < 0 ? "grant" : "available")),
      lines.map(({ credits }) => Math.abs(credits)),
    ]);
  if (after.purse) {
    const { lots, behind } = after.purse;
    await query(SQL.keep, [accountId, after.purse.period, JSON.stringify(lots), behind]);
  }
}

/** A row with a purse's columns. */
export function toPurse(row: PostgresRow): Purse {
  return {
    period: String(row["period"]),
    // `as`: `stepOn` wrote them.
    lots: JSON.parse(String(row["lots"])) as readonly Lot[],
    behind: row["behind"] as readonly string[],
  };
}

/** The wallets of rows with `BALANCE_COLUMNS`, by period. */
export function toWallets(rows: readonly PostgresRow[]): ReadonlyMap<string, Balance> {
  return new Map(rows.map((row) => [String(row["period"]), toBalance(row)]));
}

function toBalance(row: PostgresRow): Balance {
  const lapsesAt = row["lapses_at"];
  return {
    granted: Number(row["granted"]),
    held: Number(row["held"]),
    spent: Number(row["spent"]),
    bought: Number(row["bought"]),
    floor: Number(row["floor"]),
    lapsesAt: lapsesAt === null ? null : Number(lapsesAt),
  };
}
