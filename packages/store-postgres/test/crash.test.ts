// Services on Postgres that are killed, at every named step of the crash matrix and at random.
import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { type CrashCell, MATRIX } from "../../store-sqlite/test/crash-matrix.js";
import { killAtRandom } from "../../store-sqlite/test/crash-random.js";
import {
  MAX_MS,
  testCells,
  testDeeds,
  testPruning,
  useCrashStand,
} from "../../store-sqlite/test/crash-stand.js";
import { createPostgresData } from "./postgres-data.js";
import { postgresServer } from "./postgres-server.js";

// `CRASHES=20 npx vitest run --project store-postgres crash` for so many kills of each cell.
const asked = process.env["CRASHES"];
const CELL_CRASHES = Number(asked ?? 1);
const RANDOM_CRASHES = Number(asked ?? 1);

// A statement that waits for a lock is committed after its process has died: a hold is given back, a debit stays.
const CELLS: readonly CrashCell[] = [
  ...MATRIX,
  { step: "while the reservation waits to be committed", asked: 0, hold: "voided" },
  { step: "while the settlement waits to be committed", asked: 1, hold: "captured" },
];

const { url = "", reason } = await postgresServer();
if (reason !== undefined) console.warn(`not tested on Postgres: ${reason}`);

describe.skipIf(reason !== undefined)("on Postgres", () => {
  const stand = useCrashStand(() => createPostgresData(url));

  testCells(stand, CELLS, CELL_CRASHES, "odd");
  testDeeds(stand, CELL_CRASHES, "odd");
  testPruning(stand, RANDOM_CRASHES);

  test(
    `over ${RANDOM_CRASHES} kills debits are the keys that succeeded, and without keys a kill costs a client one at most`,
    async () => {
      await killAtRandom(stand(), RANDOM_CRASHES, ({ ok, sum, spent, captured }) => {
        assert.deepEqual([ok, sum, spent], [true, 0, captured]);
      });
    },
    MAX_MS,
  );
});
