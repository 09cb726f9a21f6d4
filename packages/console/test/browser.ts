// A real browser for the tests of this folder, and what its pages must not do.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The browser that is at hand; undefined where there is none. */
export const BROWSER_PATH = [process.env["BROWSER_PATH"] ?? "", ...PLACES].find(
  (path) => path !== "" && existsSync(path),
);

/** Starts it. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER_PATH ?? "", args: [...SWITCHES, ...QUIET] });
}

/** A page that is watched: what it asks of other hosts, and what it complains of. */
export async function openPage(
  browser: Browser,
  url: string,
  options: Parameters<Browser["newPage"]>[0] = {},
) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, ...options });
  page.setDefaultTimeout(30_000);
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
  };
}

/** Draws the page into the folder of the documentation, where CONSOLE_SHOTS asks for it. */
export async function draw(page: Page, name: string): Promise<void> {
  const folder = process.env["CONSOLE_SHOTS"];
  if (folder) await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 60 });
}

/** Throws where the page is wider than its window, so that it would have to be scrolled sideways. */
export async function requireNarrow(page: Page): Promise<void> {
  const [width, window] = await page.evaluate<[number, number]>(
    "[document.documentElement.scrollWidth, innerWidth]",
  );
  expect(width).toBeLessThanOrEqual(window);
}

let axe: Promise<string> | undefined;

interface Found {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Throws for what keeps somebody from using the page as it is now: every violation that axe calls serious or critical. */
export async function requireAccessible(page: Page): Promise<void> {
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(await axe);
  // As text: it runs in the page, which has other types than this program.
  const found = await page.evaluate<Found[]>("axe.run(document).then(({ violations }) => violations)");
  const grave = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("; ")}`,
  );
  expect(told).toEqual([]);
}
