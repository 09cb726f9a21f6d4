// What the tests of this folder hold a page against in a real browser.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Host } from "./host.js";

/** Draws the page into the folder of the documentation, where CONSOLE_SHOTS asks for it. */
export async function draw(page: Page, name: string): Promise<void> {
  const folder = process.env["CONSOLE_SHOTS"];
  if (folder) await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 60 });
}

/** A small window in the dark. */
export const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: "dark" } as const;

/** Has the page call with the key of the host's account. */
export async function takeKey(page: Page, { key }: Host): Promise<void> {
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Use this key" }).click();
  await page.getByText("used in this period").waitFor();
}

/** Opens the view of administrators. */
export async function openAdministration(page: Page, { adminKey }: Host): Promise<void> {
  await page.getByRole("link", { name: "Administration" }).click();
  await page.getByLabel("Administrator's key").fill(adminKey);
  await page.getByRole("button", { name: "Go on" }).click();
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
  // A document has it once: to read it again costs as much as to look.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(await axe);
  // A colour on its way to another is neither of the two.
  await page.evaluate(
    "Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))",
  );
  // As text: it runs in the page, which has other types than this program.
  const found = await page.evaluate<Found[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  const grave = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("; ")}`,
  );
  expect(told).toEqual([]);
}
