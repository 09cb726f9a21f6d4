// npm run bench [-- name …]: paired benchmarks, each contender in the same run, ratios printed.
import { benchExecute } from "./execute.js";
import { benchLedger } from "./ledger.js";

const BENCHES: Readonly<Record<string, () => Promise<void>>> = { execute: benchExecute, ledger: benchLedger };

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(
      `There is no benchmark ${JSON.stringify(name)}; there are ${Object.keys(BENCHES).join(", ")}.`,
    );
    process.exitCode = 2;
    break;
  }
  console.log(`\n== ${name}`);
  await bench();
}
