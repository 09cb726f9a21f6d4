// Release: an archived subject takes no room in the account's bounds, since nobody can take anything out of it.
import type { AccountRow } from "../records/rows.js";
import { FACTS, MONITORS, WEBHOOKS } from "../records/tables.js";
import { get, list, put, type Work } from "../rows/operations.js";

const AT_ONCE = 100;

/**
 * Ends the monitors of a subject that is archived, and takes what is in it out of the counts of its account, which is locked.
 * Gives the account as it is to be saved.
 */
export function* release(account: AccountRow, subjectId: string, now: number): Work<AccountRow> {
  const monitors = yield* endMonitors(subjectId, now);
  const facts = yield* countFacts(account.account_id, subjectId);
  const webhooks = yield* list(WEBHOOKS, {
    index: "subject",
    equals: [subjectId],
    limit: Math.max(1, account.webhooks),
  });
  return {
    ...account,
    monitors: account.monitors - monitors,
    facts: account.facts - facts.count,
    fact_bytes: account.fact_bytes - facts.bytes,
    webhooks: account.webhooks - webhooks.length,
  };
}

function* endMonitors(subjectId: string, now: number): Work<number> {
  let ended = 0;
  for (let after: string | undefined; ; ) {
    const page = yield* list(MONITORS, {
      index: "subject",
      equals: [subjectId],
      ...(after !== undefined && { after: [after] }),
      limit: AT_ONCE,
    });
    for (const { id, status } of page) {
      // A run that is being claimed goes first: it keeps the monitor's row.
      const row = status === "archived" ? undefined : yield* get(MONITORS, [id], "update");
      if (row === undefined) continue;
      const { version } = row;
      const archived = { status: "archived", paused_reason: null, next_run_at: null } as const;
      yield* put(MONITORS, [{ ...row, ...archived, version: version + 1, updated_at: now }]);
      ended += 1;
    }
    after = page.at(-1)?.id;
    if (page.length < AT_ONCE) return ended;
  }
}

function* countFacts(accountId: string, subjectId: string) {
  let count = 0;
  let bytes = 0;
  for (let after: string | undefined; ; ) {
    const page = yield* list(FACTS, {
      index: "name",
      equals: [accountId, subjectId],
      ...(after !== undefined && { after: [after] }),
      limit: AT_ONCE,
    });
    count += page.length;
    for (const fact of page) bytes += fact.bytes;
    after = page.at(-1)?.key;
    if (page.length < AT_ONCE) return { count, bytes };
  }
}
