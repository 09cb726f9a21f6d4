// Queries: wallets and allowances.
import { type Store, viewWallet } from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import { BALANCE_COLUMNS, toPurse, toWallets } from "./books.js";

const { EQUALS, GREATER, LESS } = OPERATORS;

const SQL = {
  wallet: `SELECT ${BALANCE_COLUMNS}, p.period AS purse_period, p.lots, p.behind FROM $schema.account AS a
    LEFT JOIN $schema.purse AS p ON p.account_id ${EQUALS} a.id
    LEFT JOIN $schema.wallet AS w ON w.account_id ${EQUALS} a.id AND (
      w.period ${EQUALS} $2 OR w.period ${EQUALS} p.period OR w.period ${EQUALS} ANY (p.behind)
      OR (w.period ${GREATER} p.period AND w.period ${LESS} $2)
    )
    WHERE a.id ${EQUALS} $1 AND a.has_wallet`,
  allowance: `SELECT used, inflight FROM $schema.allowance WHERE day ${EQUALS} $1 AND bucket ${EQUALS} $2`,
};

/** The queries; each is one statement. */
export function createQueries({ query }: Executor): Pick<Store, "wallet" | "allowance"> {
  return {
    async wallet({ accountId, period, now = Number.NEGATIVE_INFINITY }) {
      const rows = await query(SQL.wallet, [accountId, period.id]);
      const [first] = rows;
      if (first === undefined) return undefined;
      // The first call that is paid from a wallet opens it, or a top-up does.
      const wallets = toWallets(rows.filter((row) => row["period"] !== null));
      const bought = first["purse_period"];
      const purse = bought === null ? undefined : toPurse({ ...first, period: bought });
      return viewWallet({ purse, wallets }, { period, now });
    },
    async allowance({ bucket, day }) {
      const [row] = await query(SQL.allowance, [day, bucket]);
      return { used: Number(row?.["used"] ?? 0), inflight: Number(row?.["inflight"] ?? 0) };
    },
  };
}
