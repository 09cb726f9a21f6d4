// The pass that forgets facts which have expired: nobody can read them, and what they say is not kept for longer than was asked.
import { FACTS } from "../records/tables.js";
import { list } from "../rows/operations.js";
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import { forgetExpired } from "./fact-verbs.js";

const EVERY_MS = 60_000;
const AT_ONCE = 500;

/** The pass. */
export function createForgetPass(state: State): Pass {
  return {
    name: "expired facts",
    everyMs: EVERY_MS,
    async run(now) {
      const due = await state.read(() => list(FACTS, { index: "expiry", upTo: now, limit: AT_ONCE }));
      for (const accountId of new Set(due.map(({ account_id: id }) => id))) {
        const factIds = due.filter((row) => row.account_id === accountId).map(({ id }) => id);
        await state.write(() => forgetExpired({ accountId, now, newId: state.newId, factIds }));
      }
      return due.length === AT_ONCE ? "more" : "done";
    },
  };
}
