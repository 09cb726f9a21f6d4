// The deployment's secret, in the file: of all proposals the first is kept.
import type { Store } from "@svckit/core";
import type { Database } from "./file/database.js";
import type { GroupCommit } from "./file/group-commit.js";

const PROPOSE = "INSERT INTO secret VALUES (1, ?) ON CONFLICT DO NOTHING";
const READ = "SELECT secret FROM secret";

/** The verb that keeps it. */
export function createSecretKeeper(database: Database, group: GroupCommit): NonNullable<Store["keepSecret"]> {
  const propose = database.prepare(PROPOSE);
  const read = database.prepare(READ);
  // `as`: the column's type.
  const kept = () => (read.get() as { readonly secret: string } | undefined)?.secret;
  return ({ proposed }) =>
    kept() ??
    group.run(() => {
      propose.run(proposed);
      return kept() ?? proposed;
    });
}
