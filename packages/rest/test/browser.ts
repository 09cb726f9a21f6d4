// A real browser for tests of pages, and what a page must not do.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The browser of BROWSER_PATH, or one where systems keep it; undefined where there is none. */
export const BROWSER_PATH = [process.env["BROWSER_PATH"] ?? "", ...PLACES].find(
  (path) => path !== "" && existsSync(path),
);

/** Behind the title of tests that are skipped without one. */
export const WHY_SKIPPED =
  BROWSER_PATH === undefined ? " (skipped: no Chromium is at hand; npm run test:browser brings one)" : "";

/** Starts it. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER_PATH ?? "", args: [...SWITCHES, ...QUIET] });
}

// A page that no test has now: to make another one costs as much as to load it.
const idle = new WeakMap<Browser, Page>();

/** How somebody looks at a page. */
interface Look {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
}

/** A page that is watched: what it asks of other hosts, and what it complains of. It remembers nothing of another test. */
export async function openPage(
  browser: Browser,
  url: string,
  { viewport = { width: 1200, height: 900 }, colorScheme = "light" }: Look = {},
) {
  const page = idle.get(browser) ?? (await browser.newPage());
  idle.delete(browser);
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const outside: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    const asked = request.url();
    if (!asked.startsWith(new URL(url).origin) && !asked.startsWith("data:")) outside.push(asked);
  });
  page.on("console", (line) => {
    if (line.type() === "error" || line.type() === "warning") complaints.push(line.text());
  });
  page.on("pageerror", (error) => void complaints.push(error.message));
  await page.goto(url);
  return {
    page,
    requireQuiet: () => expect({ outside, complaints }).toEqual({ outside: [], complaints: [] }),
    /** Leaves the page to the next test, as if it were new. */
    async leave() {
      await page.unrouteAll();
      await page.evaluate("localStorage.clear(); sessionStorage.clear()");
      await page.context().clearCookies();
      await page.goto("about:blank");
      page.removeAllListeners();
      idle.set(browser, page);
    },
  };
}
