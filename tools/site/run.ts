// docs:site: builds the pages of docs/ into a site, and holds it to what has to hold; with --serve it then serves it on this machine.
import { join, resolve } from "node:path";
import { findBrowser } from "../browser.js";
import { run } from "../program.js";
import { paint, seconds } from "../terminal.js";
import { browse } from "./browse.js";
import { faultsOf } from "./built.js";
import { serve } from "./serve.js";

const SITE = import.meta.dirname;
const ROOT = resolve(SITE, "../..");
const BUILT = join(SITE, "dist");
const PORT = 4173;
// A word of the documents that each search has to find.
const WORD = "idempotency";

const startedAt = Date.now();
const built = await run(join(SITE, "node_modules/.bin/vitepress"), ["build", SITE], ROOT);
const faults = built.code === 0 ? faultsOf(BUILT, WORD) : [built.all.trim()];
const served = built.code === 0 ? await serve(BUILT, PORT) : undefined;
const browser = findBrowser();
if (served && browser) faults.push(...(await browse(served.url, browser, WORD)));
for (const fault of faults) console.log(paint("red", fault));
if (faults.length > 0) process.exitCode = 1;
else {
  const how = browser ? "read in a browser" : "no browser is at hand to read it";
  console.log(
    `site: ${paint("green", "built")} in ${seconds(Date.now() - startedAt)}, ${how}: tools/site/dist`,
  );
}
if (served && process.argv.includes("--serve")) console.log(`The docs are at ${served.url} until Ctrl-C.`);
else served?.server.close();
