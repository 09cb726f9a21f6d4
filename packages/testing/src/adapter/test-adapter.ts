// testAdapter: the contract suite that an adapter's author runs. It sends the calls itself.

import type { TestRunner } from "../suite/test-runner.js";
import { ANSWER_CLAUSES } from "./answers.js";
import { CALLER_CLAUSES, DISCONNECT_CLAUSES } from "./callers.js";
import { type AdapterClauses, type OpenAdapter, runClause } from "./harness.js";
import { HOST_CALLER_CLAUSES } from "./host-callers.js";
import { REQUEST_CLAUSES } from "./requests.js";

/**
 * Declares the tests of an adapter's contract. `open` puts the adapter in front of a service and gives the way to send
 * it raw calls. `disconnects: false` is for a transport that never notices that a caller has gone.
 */
export function testAdapter(
  { describe, it }: TestRunner,
  name: string,
  open: OpenAdapter,
  { disconnects = true }: { readonly disconnects?: boolean } = {},
): void {
  const contract: Readonly<Record<string, AdapterClauses>> = {
    answers: ANSWER_CLAUSES,
    requests: REQUEST_CLAUSES,
    callers: CALLER_CLAUSES,
    "callers whom the host knows": HOST_CALLER_CLAUSES,
    ...(disconnects && { "callers who disconnect": DISCONNECT_CLAUSES }),
  };
  describe(`adapter ${name}`, () => {
    for (const [subject, clauses] of Object.entries(contract)) {
      describe(subject, () => {
        for (const [clause, check] of Object.entries(clauses)) it(clause, () => runClause(open, check));
      });
    }
  });
}
