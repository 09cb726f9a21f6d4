// The crash matrix on SQLite: killed at every named step, with a key and without, and in what is done to accounts.
import { type CrashCell, MATRIX } from "./crash-matrix.js";
import { testCells, testDeeds, useCrashStand } from "./crash-stand.js";
import { createSqliteData } from "./sqlite-data.js";

// `CRASHES=20 npx vitest run --project store-sqlite crash` for so many kills of each cell.
const CRASHES = Number(process.env["CRASHES"] ?? 1);

// A call that waits for the write lock dies with its process.
const CELLS: readonly CrashCell[] = [
  ...MATRIX,
  { step: "while the reservation waits to be committed", asked: 0, hold: "none" },
  { step: "while the settlement waits to be committed", asked: 1, hold: "voided" },
];

const stand = useCrashStand(createSqliteData);
testCells(stand, CELLS, CRASHES, "even");
testDeeds(stand, CRASHES, "even");
