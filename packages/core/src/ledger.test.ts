// The proof of a service's ledger, with a store that makes no checkpoints.
import { expect, test } from "vitest";
import type { VerifyLedgerOptions } from "./ledger.js";
import { memoryStore } from "./memory/memory-store.js";
import { createService } from "./service.js";

const start = () => createService({ providers: [], store: memoryStore() });

test("a store without checkpoints is proved as a whole, from wherever it is asked to be", async () => {
  const service = start();
  await service.createAccount({ id: "a", credits: 5 });
  const options: VerifyLedgerOptions[] = [{}, { from: "start" }, { checkpoint: false }];
  for (const given of options)
    expect(await service.verifyLedger(given)).toMatchObject({
      ok: true,
      from: null,
      made: null,
      broken: null,
    });
});

test.each([
  ["checkpoint", { checkpoint: true }],
  ["from", { from: "checkpoint" }],
  ["whole", { whole: true }],
])("it refuses what it cannot do: %s", async (param, given) => {
  // `as`: JavaScript does not know the type.
  const refused = start().verifyLedger(given as VerifyLedgerOptions);
  await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR", details: { param } });
});
