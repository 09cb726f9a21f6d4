// A service on SQLite held against one on memoryStore(): the same commands, the same answers to the byte, the same books.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock, Store } from "@svckit/core";
import { test } from "vitest";
import { sqliteStore } from "../src/sqlite-store.js";
import type { ModelData } from "./model-data.js";
import { modelRuns, runModel } from "./store-model.js";

// `MODEL_RUNS=10000 npx vitest run --project store-sqlite model` for a long run.
const RUNS = modelRuns(3);

/** Data in a file. A crash leaves what is on the disk; the next process finds it in a folder of its own. */
function createData(clock: Clock): ModelData {
  const folder = mkdtempSync(join(tmpdir(), "store-sqlite-model-"));
  let place = 0;
  let store: Store | undefined;

  function open(): Store {
    store = sqliteStore(join(folder, `${place}.db`), { clock });
    return store;
  }

  return {
    open,
    restart: async () => ({ store: open(), givesBack: "at once", counts: "what was left" }),
    async crash() {
      const left = join(folder, `${place}.db`);
      place += 1;
      for (const end of ["", "-wal"]) {
        if (existsSync(left + end)) copyFileSync(left + end, join(folder, `${place}.db${end}`));
      }
      await store?.close();
      return { store: open(), givesBack: "at once", counts: "what was left" };
    },
    isBusy: () => false,
    async close() {
      await store?.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test(`answers ${RUNS} runs of commands as memoryStore() does, over crashes and restarts`, async () => {
  await runModel("store-sqlite", { runs: RUNS }, createData);
}, 3_600_000);
