// Payments on a SQLite file: delivered again and again, from processes that come, go and are killed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";
import { sqliteStore } from "../src/sqlite-store.js";
import { killWhileDelivering, redeliver } from "./billing-storm.js";

const KILLS = Number(process.env["CRASHES"]);
const MAX_MS = 3_600_000;

async function onFile(run: (store: ReturnType<typeof sqliteStore>, file: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "store-sqlite-billing-"));
  const file = join(folder, "svc.db");
  const store = sqliteStore(file);
  try {
    await run(store, file);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

test(
  "1,000 redeliveries of 100 references over four processes have 100 effects",
  () => onFile((store, file) => redeliver(store, { file })),
  MAX_MS,
);

test(
  `payments act once, though ${KILLS} processes were killed as they delivered them`,
  () => onFile((store, file) => killWhileDelivering(store, { file }, KILLS)),
  MAX_MS,
);
