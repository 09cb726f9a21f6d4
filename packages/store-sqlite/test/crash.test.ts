// A service on SQLite that is killed at random while clients call it, with keys and without.
import assert from "node:assert/strict";
import { test } from "vitest";
import { killAtRandom } from "./crash-random.js";
import { MAX_MS, testPruning, useCrashStand } from "./crash-stand.js";
import { createSqliteData } from "./sqlite-data.js";

// `CRASHES=200 npx vitest run --project store-sqlite crash.test` for a long run.
const CRASHES = Number(process.env["CRASHES"] ?? 1);

const stand = useCrashStand(createSqliteData);

testPruning(stand, CRASHES);

test(
  `over ${CRASHES} kills debits are the keys that succeeded, and without keys a kill costs a client one at most`,
  async () => {
    await killAtRandom(stand(), CRASHES, (proof, answered) => {
      const { ok, sum, held, pending, unexplained } = proof;
      assert.deepEqual([ok, sum, held, pending, unexplained], [true, 0, 0, 0, 0]);
      assert.equal(proof.spent, proof.captured);
      // Nothing that was answered is lost.
      assert.ok(proof.spent >= answered, `${proof.spent} debits for ${answered} answers`);
    });
  },
  MAX_MS,
);
