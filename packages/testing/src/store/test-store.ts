// testStore: the contract suite that the author of a store runs over it.

import type { TestRunner } from "../suite/test-runner.js";
import { ACCOUNT_CLAUSES } from "./accounts.js";
import { ALLOWANCE_CLAUSES } from "./allowance.js";
import { APPROVAL_CLAUSES } from "./approvals.js";
import { BOUGHT_CLAUSES } from "./bought.js";
import { CHECKPOINT_CONTRACT } from "./checkpoints.js";
import { CLAIM_CLAUSES } from "./claims.js";
import { COUNT_CLAUSES } from "./counts.js";
import { CRASH_CLAUSES } from "./crash.js";
import { CREDIT_CLAUSES } from "./credits.js";
import { DEBT_CLAUSES } from "./debts.js";
import { EXTENSION_CONTRACT } from "./extensions.js";
import { type Clauses, type OpenStore, type StoreContract, tryClause } from "./harness.js";
import { KEY_CLAUSES } from "./keys.js";
import { PART_CAPTURE_CLAUSES } from "./part-captures.js";
import { PRUNE_CONTRACT } from "./pruning.js";
import { RECEIPT_LIST_CLAUSES } from "./receipt-lists.js";
import { RECEIPT_CLAUSES } from "./receipts.js";
import { REFERENCE_CLAUSES } from "./references.js";
import { SECRET_CLAUSES } from "./secret.js";
import { SHARING_CLAUSES } from "./sharing.js";
import { USAGE_CLAUSES } from "./usage.js";
import { WAITING_CLAUSES } from "./waiting.js";

const CONTRACT: Readonly<Record<string, Clauses>> = {
  credits: CREDIT_CLAUSES,
  "bought credits": BOUGHT_CLAUSES,
  debts: DEBT_CLAUSES,
  references: REFERENCE_CLAUSES,
  "a capture of a part": PART_CAPTURE_CLAUSES,
  "idempotency keys": CLAIM_CLAUSES,
  "waiting for an answer": WAITING_CLAUSES,
  "keyless allowance": ALLOWANCE_CLAUSES,
  accounts: ACCOUNT_CLAUSES,
  approvals: APPROVAL_CLAUSES,
  keys: KEY_CLAUSES,
  "receipts and usage": RECEIPT_CLAUSES,
  "lists of receipts": RECEIPT_LIST_CLAUSES,
  "usage in sums": USAGE_CLAUSES,
  "rate limit and daily counts": COUNT_CLAUSES,
  "the deployment's secret": SECRET_CLAUSES,
  "after a crash": CRASH_CLAUSES,
  "beside another process": SHARING_CLAUSES,
};

/**
 * Declares the tests of a store's contract, and of the contracts of extensions that it is to know. The clauses about a crash
 * are skipped, and say so, where `open` gives no `reopen`; those about two processes where it gives no `another`; those
 * about extensions where the store knows none, those about what is dropped by its age where it drops nothing so, and those about
 * checkpoints of the ledger where it makes none.
 */
export function testStore(
  { describe, it }: TestRunner,
  name: string,
  open: OpenStore,
  contracts: readonly StoreContract[] = [],
): void {
  const store: StoreContract[] = Object.entries(CONTRACT).map(([subject, clauses]) => ({
    subject,
    clauses,
    extensions: [],
  }));
  describe(`store ${name}`, () => {
    for (const contract of [
      ...store,
      PRUNE_CONTRACT,
      CHECKPOINT_CONTRACT,
      EXTENSION_CONTRACT,
      ...contracts,
    ]) {
      describe(contract.subject, () => {
        for (const [words, clause] of Object.entries(contract.clauses)) {
          it(words, async (...given) => {
            const untried = await tryClause(open, clause, contract);
            if (untried !== undefined) skip(given[0], untried, words);
          });
        }
      });
    }
  });
}

/** Has the test shown as skipped where the runner hands it a way to, as vitest and node:test do; else says so. */
function skip(context: unknown, reason: string, clause: string): void {
  if (canSkip(context)) context.skip(reason);
  else console.warn(`${clause}: not tried, ${reason}`);
}

/** The context of a test is an object, or with vitest a function. */
function canSkip(context: unknown): context is { skip(reason: string): void } {
  const isSome = (typeof context === "object" && context !== null) || typeof context === "function";
  return isSome && "skip" in context && typeof context.skip === "function";
}
