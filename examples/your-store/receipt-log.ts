// A store around another one: it also appends every receipt to a file of JSON lines, for a data lake.
import { appendFile } from "node:fs/promises";
import type { Store } from "@svckit/core";

/** The store inside, with its receipts in a file too. A call is answered once its line is written. */
export function withReceiptLog(inside: Store, file: string): Store {
  return {
    ...inside,
    async settle(settlement) {
      const settled = await inside.settle(settlement);
      if (settled && settlement.receipt) await appendFile(file, `${JSON.stringify(settlement.receipt)}\n`);
      return settled;
    },
  };
}
