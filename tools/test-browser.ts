// test:browser: runs the tests that need a real browser, with Debian's Chromium, which it installs where it may.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { findBrowser } from "./browser.js";
import { run } from "./program.js";
import { paint } from "./terminal.js";

const ROOT = resolve(import.meta.dirname, "..");

/** Why there is no browser, where there is none in the end. */
async function installBrowser(): Promise<string | undefined> {
  if (!existsSync("/usr/bin/apt-get")) return "this is no Debian";
  if (process.getuid?.() !== 0) return "installing it takes root";
  console.log("installing chromium with apt-get");
  const updated = await run("apt-get", ["update"], ROOT);
  if (updated.code !== 0) return `apt-get update failed: ${updated.all.trim().split("\n").at(-1)}`;
  const installed = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], ROOT);
  return installed.code === 0 ? undefined : `apt-get failed: ${installed.all.trim().split("\n").at(-1)}`;
}

let browser = findBrowser();
const refusal = browser === undefined ? await installBrowser() : undefined;
browser ??= findBrowser();
if (browser === undefined) {
  console.log(
    `${paint("red", "skipped")}: there is no Chromium (${refusal ?? "it did not come with its package"}).`,
  );
  console.log("Install it, or name one in BROWSER_PATH.");
} else {
  console.log(`browser: ${browser}`);
  const env = { BROWSER_PATH: browser };
  const { code, all } = await run(
    "npx",
    ["vitest", "run", "--project", "rest", "--project", "console", "browser"],
    ROOT,
    env,
  );
  console.log(all.trimEnd());
  process.exitCode = code;
}
