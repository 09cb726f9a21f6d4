// The Chromium that is at hand: the one that BROWSER_PATH names, or where systems put theirs.
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Its path; undefined where there is none. */
export function findBrowser(): string | undefined {
  return [process.env["BROWSER_PATH"] ?? "", ...PLACES].find((path) => path !== "" && existsSync(path));
}
