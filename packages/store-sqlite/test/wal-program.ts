// A server that pays for calls without end: `wal-program.ts <file>`, which says after each how many there were. The test kills it.
import { sqliteStore } from "../src/sqlite-store.js";
import { openPayer, payOne } from "./wal-calls.js";

const [file = ""] = process.argv.slice(2);
const store = sqliteStore(file);
await openPayer(store).catch(() => {});
let paid = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      await payOne(store);
      paid += 1;
      console.log(paid);
    }
  }),
);
