// Where payments are delivered: a store that many processes have open at once.
import type { Store } from "@svckit/core";
import { sqliteStore } from "../src/sqlite-store.js";
import type { Place } from "./billing-deliveries.js";

/** Opens the place as one process of several. */
export async function openBeside(place: Place): Promise<Store> {
  if ("file" in place) return sqliteStore(place.file, { role: "administrator" });
  // Not before: the process would take longer to come up.
  const { openForProcess } = await import("../../store-postgres/test/postgres-schema.js");
  return openForProcess(place.url, place.schema);
}
