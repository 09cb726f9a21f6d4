// The contract of a store extension: clauses that its package hands to testStore, for every store that is to know it.
import { extensionOf, type StoreExtension } from "@svckit/core";
import type { Clause, Clauses, StoreContract, StoreHarness } from "./harness.js";

/** A store with an extension, and the words for both. */
export interface ExtensionHarness<Verbs extends object> extends StoreHarness {
  readonly verbs: Verbs;
}

/** A clause about an extension. A second opening of the data may be with another version of it. */
export type ExtensionClause<Verbs extends object> =
  | ((harness: ExtensionHarness<Verbs>) => Promise<void>)
  | {
      readonly needs: "reopen" | "another";
      check(
        harness: ExtensionHarness<Verbs>,
        open: (version?: StoreExtension<Verbs>) => Promise<ExtensionHarness<Verbs>>,
      ): Promise<void>;
    };

/** The clauses of an extension as `testStore` takes them. */
export function toStoreContract<Verbs extends object>(
  extension: StoreExtension<Verbs>,
  clauses: Readonly<Record<string, ExtensionClause<Verbs>>>,
): StoreContract {
  const withVerbs = (harness: StoreHarness, version = extension): ExtensionHarness<Verbs> => ({
    ...harness,
    verbs: extensionOf(harness.store, version),
  });

  function toClause(clause: ExtensionClause<Verbs>): Clause {
    if (typeof clause === "function") return (harness) => clause(withVerbs(harness));
    const { needs, check } = clause;
    return {
      needs,
      check: (harness, open) =>
        check(withVerbs(harness), async (version = extension) => withVerbs(await open([version]), version)),
    };
  }

  const converted: Clauses = Object.fromEntries(
    Object.entries(clauses).map(([words, clause]) => [words, toClause(clause)]),
  );
  return { subject: `extension ${extension.name}`, clauses: converted, extensions: [extension] };
}
