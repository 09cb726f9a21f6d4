// Services on Postgres that are killed, at every named step of the crash matrix and at random.
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type CrashCell, type CrashStand, MATRIX, tryCell } from "../../store-sqlite/test/crash-matrix.js";
import { killAtRandom } from "../../store-sqlite/test/crash-random.js";
import { createStandbys } from "../../store-sqlite/test/killed-process.js";
import { startUpstream } from "../../store-sqlite/test/metered-upstream.js";
import { createPostgresData } from "./postgres-data.js";
import { postgresServer } from "./postgres-server.js";

// `CRASHES=20 npx vitest run --project store-postgres crash` for so many kills of each cell.
const asked = process.env["CRASHES"];
const CELL_CRASHES = Number(asked ?? 1);
const RANDOM_CRASHES = Number(asked ?? 4);

// What waits for a lock is committed after the death of whoever sent it: a hold is given back, a debit stays.
const CELLS: readonly CrashCell[] = [
  ...MATRIX,
  { step: "while the reservation waits to be committed", asked: 0, hold: "voided" },
  { step: "while the settlement waits to be committed", asked: 1, hold: "captured" },
];

const { url = "", reason } = await postgresServer();
if (reason !== undefined) console.warn(`not tested on Postgres: ${reason}`);

describe.skipIf(reason !== undefined)("on Postgres", () => {
  let stand: CrashStand;

  beforeAll(async () => {
    stand = {
      data: createPostgresData(url),
      standbys: await createStandbys("metered-service.ts"),
      upstream: await startUpstream(),
    };
  });

  afterAll(async () => {
    await stand.standbys.close();
    await stand.data.close();
    await stand.upstream.close();
  });

  for (const cell of CELLS) {
    test.each([
      ["with a key, a call that is sent again is paid once", true],
      ["without a key, what is left is what the matrix says", false],
    ])(
      `killed ${cell.step}, ${CELL_CRASHES} times: %s`,
      async (_, hasKey) => {
        for (let crash = 0; crash < CELL_CRASHES; crash++) await tryCell(stand, cell, hasKey);
      },
      3_600_000,
    );
  }

  test(`over ${RANDOM_CRASHES} kills debits are the keys that succeeded, and without keys a kill costs a client one at most`, async () => {
    await killAtRandom(stand, RANDOM_CRASHES, ({ ok, sum, spent, captured }) => {
      assert.deepEqual([ok, sum, spent], [true, 0, captured]);
    });
  }, 3_600_000);
});
