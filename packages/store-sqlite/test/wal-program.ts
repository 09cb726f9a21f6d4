// A server that pays for calls: `wal-program.ts <file> [calls]`, which says after each how many there were. It ends itself in the
// midst of others behind so many, and else the test kills it.
import { sqliteStore } from "../src/sqlite-store.js";
import { openPayer, payOne } from "./wal-calls.js";

const [file = "", calls = "Infinity"] = process.argv.slice(2);
const store = sqliteStore(file);
await openPayer(store).catch(() => {});
let paid = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      await payOne(store);
      paid += 1;
      console.log(paid);
      if (paid >= Number(calls)) process.exit(0);
    }
  }),
);
