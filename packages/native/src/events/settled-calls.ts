// Settled calls: what the store has put down as calls were settled becomes events, each account's in the order of its calls.
import { type Change, lockAccount } from "../records/accounts.js";
import { SETTLED } from "../records/tables.js";
import { list, remove, type Work } from "../rows/operations.js";
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import { emitAll, type NewEvent } from "./emit.js";

const AT_ONCE = 200;
const EVERY_MS = 6_000;

/** Makes events of an account's settled calls. Gives whether there may be more. */
function* emitSettled(change: Change): Work<boolean> {
  const account = yield* lockAccount(change);
  const calls = yield* list(SETTLED, { index: "account", equals: [change.accountId], limit: AT_ONCE });
  if (calls.length === 0) return false;
  const events = calls.map(({ data }): NewEvent => {
    // `as`: as the extension of the store wrote it.
    return { subjectId: account.default_subject_id, type: "call.settled", data: data as NewEvent["data"] };
  });
  yield* emitAll(change, account, events);
  yield* remove(
    SETTLED,
    calls.map(({ id }) => [id]),
  );
  return calls.length === AT_ONCE;
}

/** Makes events of an account's settled calls, where there are any. One read for all who have none. */
export async function writeSettledCalls(state: State, change: Change): Promise<void> {
  const waiting = { index: "account", equals: [change.accountId], limit: 1 };
  if ((await state.read(() => list(SETTLED, waiting))).length === 0) return;
  while (await state.write(() => emitSettled(change)));
}

/** The pass that does so for all accounts. */
export function createSettledPass(state: State): Pass {
  return {
    name: "settled calls",
    everyMs: EVERY_MS,
    async run(now) {
      const waiting = await state.read(() => list(SETTLED, { index: "key", limit: AT_ONCE }));
      const accounts = new Set(waiting.map(({ account_id }) => account_id));
      for (const accountId of accounts)
        await state.write(() => emitSettled({ accountId, now, newId: state.newId }));
      return waiting.length === AT_ONCE ? "more" : "done";
    },
  };
}
