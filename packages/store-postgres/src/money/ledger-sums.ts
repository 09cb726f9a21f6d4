// Ledger sums: what lines of the ledger come to, as SQL. Every line moves its amount from one balance of a wallet to another.
import { OPERATORS } from "../connection/executor.js";

const { EQUALS, MINUS } = OPERATORS;

// The credits that a line brings into a wallet, below zero where it takes some out.
const COMING = `CASE WHEN debit ${EQUALS} 'grant' THEN amount WHEN credit ${EQUALS} 'grant' THEN 0 ${MINUS} amount END`;

const sum = (amount: string, where?: string) =>
  `coalesce(pg_catalog.sum(${amount})${where ? ` FILTER (WHERE ${where})` : ""}, 0)`;
const into = (balance: string) =>
  sum(
    `CASE WHEN credit ${EQUALS} '${balance}' THEN amount WHEN debit ${EQUALS} '${balance}' THEN 0 ${MINUS} amount END`,
  );

/** What lines come to in a wallet: its balances, and what was carried into it. */
export const WALLET_SUMS = `${sum(COMING)} AS granted, ${into("available")} AS available, ${into("held")} AS held,
    ${sum("amount", `credit ${EQUALS} 'spent'`)} AS spent, ${sum(COMING, `verb ${EQUALS} 'carry'`)} AS carried`;

/** What they come to beside: credits by where they came from and went, and those that references have acted for. */
export const MOVED_SUMS = `${sum(COMING, `verb ${EQUALS} 'buy'`)} AS bought, ${sum(COMING, `verb ${EQUALS} 'adjust'`)} AS adjusted,
    ${sum("amount", `verb ${EQUALS} 'expire'`)} AS expired,
    ${sum(COMING, `verb ${EQUALS} ANY (ARRAY['buy', 'adjust']) AND pg_catalog.starts_with(tx_id, 'reference ')`)} AS referred`;

/** How many lines ended a hold, by how. */
export const ENDED_COUNTS = `pg_catalog.count(*) FILTER (WHERE verb ${EQUALS} 'capture') AS captured,
    pg_catalog.count(*) FILTER (WHERE verb ${EQUALS} 'void') AS voided`;

/** The digest of wallets in rows with their columns, in the order of their keys. */
export const WALLETS_DIGEST = `pg_catalog.encode(pg_catalog.sha256(coalesce(pg_catalog.string_agg(pg_catalog.sha256(pg_catalog.convert_to(
    pg_catalog.json_build_array(account_id, period, granted, available, held, spent, carried)::pg_catalog.text, 'UTF8')
  ), '' ORDER BY account_id, period), '')), 'hex')`;
