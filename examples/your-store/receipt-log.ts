// A store of your own around another: every receipt is also appended to a file of JSON lines, for a data lake to pick up.
import { appendFile } from "node:fs/promises";
import type { Store } from "@svckit/core";

/** The store inside, with its receipts in a file as well. A call is answered once its line is written. */
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
