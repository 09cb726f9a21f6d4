// The stand of crash tests: set up before the tests of a file, and taken down after them. The matrix runs on it.
import { afterAll, beforeAll, test } from "vitest";
import { isAtLength } from "../../testing/test/at-length.js";
import type { CrashData } from "./crash-data.js";
import { DEEDS, tryDeed } from "./crash-deeds.js";
import { type CrashCell, type CrashStand, tryCell } from "./crash-matrix.js";
import { createStandbys } from "./killed-process.js";
import { killPruning } from "./killed-prune.js";
import { startUpstream } from "./metered-upstream.js";

/** Enough for all crashes that are asked for, on a busy machine. */
export const MAX_MS = 3_600_000;

/** Gives the tests of a file one stand, which is there once they run. */
export function useCrashStand(createData: () => CrashData): () => CrashStand {
  let stand: CrashStand | undefined;
  beforeAll(async () => {
    stand = {
      data: createData(),
      standbys: await createStandbys("metered-service.ts"),
      upstream: await startUpstream(),
    };
  });
  afterAll(async () => {
    await stand?.standbys.close();
    await stand?.data.close();
    await stand?.upstream.close();
  });
  return () => {
    if (!stand) throw new Error("the stand is set up before the tests, and not before them all are known");
    return stand;
  };
}

const WITH_A_KEY = ["with a key, a call that is sent again is paid once", true] as const;
const WITHOUT = ["without a key, what is left is what the matrix says", false] as const;

/** The two stores: in a short run each has one half of the steps, with a key and without in turn, and both together have all of them. */
export type Half = "even" | "odd";

const isOfHalf = (at: number, half: Half) => isAtLength || at % 2 === (half === "even" ? 0 : 1);

/** Tests each cell with a key or without, at length with both, killing so many times. */
export function testCells(
  stand: () => CrashStand,
  cells: readonly CrashCell[],
  crashes: number,
  half: Half,
): void {
  for (const [at, cell] of cells.entries()) {
    if (!isOfHalf(at, half)) continue;
    test.each(
      [WITH_A_KEY, WITHOUT].filter((_, each) => isAtLength || (isOfHalf(at, half) && each === (at >> 1) % 2)),
    )(
      `killed ${cell.step}, ${crashes} times: %s`,
      async (_, hasKey) => {
        for (let crash = 0; crash < crashes; crash++) await tryCell(stand(), cell, hasKey);
      },
      MAX_MS,
    );
  }
}

/** Tests what is done to accounts, keys and approvals, or half of it, killing so many times at each step of it. */
export function testDeeds(stand: () => CrashStand, crashes: number, half: Half): void {
  test.each(DEEDS.filter((_, at) => isOfHalf(at, half)))(
    `killed in $verb $diesAt, ${crashes} times: the next process finds it done or not begun, and ends it`,
    async (deed) => {
      for (let crash = 0; crash < crashes; crash++) await tryDeed(stand(), deed);
    },
    MAX_MS,
  );
}

/** Tests what is dropped by its age, killing so many times while it goes. */
export function testPruning(stand: () => CrashStand, crashes: number): void {
  test(
    `killed ${crashes} times while receipts and holds go: the books stay, and the next process drops what is left`,
    () => killPruning(stand(), crashes),
    MAX_MS,
  );
}
