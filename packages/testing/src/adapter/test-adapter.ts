// testAdapter: the contract suite that the author of an adapter runs over it, with calls that it sends itself.

import type { TestRunner } from "../suite/test-runner.js";
import { ANSWER_CLAUSES } from "./answers.js";
import { CALLER_CLAUSES, HANG_UP_CLAUSES } from "./callers.js";
import { type AdapterClauses, type OpenAdapter, runClause } from "./harness.js";
import { REQUEST_CLAUSES } from "./requests.js";

/**
 * Declares the tests of an adapter's contract. `open` puts the adapter in front of a service and gives the way to send
 * it raw calls. `hangUps: false` is for a transport that never tells that a caller has hung up.
 */
export function testAdapter(
  { describe, it }: TestRunner,
  name: string,
  open: OpenAdapter,
  { hangUps = true }: { readonly hangUps?: boolean } = {},
): void {
  const contract: Readonly<Record<string, AdapterClauses>> = {
    answers: ANSWER_CLAUSES,
    requests: REQUEST_CLAUSES,
    callers: CALLER_CLAUSES,
    ...(hangUps && { "callers who hang up": HANG_UP_CLAUSES }),
  };
  describe(`adapter ${name}`, () => {
    for (const [subject, clauses] of Object.entries(contract)) {
      describe(subject, () => {
        for (const [clause, check] of Object.entries(clauses)) it(clause, () => runClause(open, check));
      });
    }
  });
}
