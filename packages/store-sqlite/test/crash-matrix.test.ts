// The crash matrix on SQLite: killed at every named step, with a key and without.
import { afterAll, beforeAll, test } from "vitest";
import { type CrashCell, type CrashStand, MATRIX, tryCell } from "./crash-matrix.js";
import { createStandbys } from "./killed-process.js";
import { startUpstream } from "./metered-upstream.js";
import { createSqliteData } from "./sqlite-data.js";

// `CRASHES=20 npx vitest run --project store-sqlite crash` for so many kills of each cell.
const CRASHES = Number(process.env["CRASHES"] ?? 2);

// What waits for the write lock dies with its process.
const CELLS: readonly CrashCell[] = [
  ...MATRIX,
  { step: "while the reservation waits to be committed", asked: 0, hold: "none" },
  { step: "while the settlement waits to be committed", asked: 1, hold: "voided" },
];

let stand: CrashStand;

beforeAll(async () => {
  stand = {
    data: createSqliteData(),
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
    `killed ${cell.step}, ${CRASHES} times: %s`,
    async (_, hasKey) => {
      for (let crash = 0; crash < CRASHES; crash++) await tryCell(stand, cell, hasKey);
    },
    600_000,
  );
}
