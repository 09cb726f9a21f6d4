// The console in a real browser, under a prefix of an Express host: what a person does, in light and dark, on a phone.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_PATH, openPage, requireAccessible, startBrowser } from "./browser.js";
import { type Host, startHost } from "./host.js";

const why =
  BROWSER_PATH === undefined ? " (skipped: no Chromium is at hand; npm run test:browser brings one)" : "";

describe.skipIf(BROWSER_PATH === undefined)(`the console${why}`, { timeout: 60_000 }, () => {
  let host: Host;
  let browser: Browser;

  beforeAll(async () => {
    [host, browser] = await Promise.all([startHost(), startBrowser()]);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  test("finds a tool by words, runs it without a key, and shows its data, its receipt and its time", async () => {
    const { page, requireQuiet } = await openPage(browser, `${host.url}/console#/tools`);
    await page.getByLabel("What for").fill("price of a coin");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText(/what fits best first/).waitFor();
    await requireAccessible(page);
    await page.getByRole("link", { name: "Coin prices" }).click();
    await page.getByLabel("ids").fill("bitcoin");
    await page.getByLabel("vs_currencies").fill("usd");
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByText(/Answered by coingecko/).waitFor();
    await page.getByRole("cell", { name: "bitcoin" }).waitFor();
    await page.getByText("Receipt", { exact: true }).click();
    await page.getByText("receipt id").waitFor();
    await page.getByText("Timeline", { exact: true }).click();
    await page.getByText("The call was sent").waitFor();
    await page.getByText(/24 calls left today/).waitFor();
    await requireAccessible(page);
    requireQuiet();
    await page.close();
  });

  test("answers a question step by step for the key that was typed", async () => {
    const { page, requireQuiet } = await openPage(browser, `${host.url}/console`, { colorScheme: "dark" });
    await page.getByRole("link", { name: "Give the key of one" }).click();
    await page.getByLabel("API key").fill(host.key);
    await page.getByRole("button", { name: "Use this key" }).click();
    await page.getByText("1,000 credits").waitFor();
    await page.getByRole("link", { name: "Ask", exact: true }).click();
    await page.getByLabel("Question").fill("What is the price of bitcoin in euro?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("has answered").waitFor();
    await page
      .getByText(/bitcoin.*eur/i)
      .last()
      .waitFor();
    await page.getByText("Receipt of the search").click();
    await page.getByText("credits used").waitFor();
    await requireAccessible(page);
    requireQuiet();
    expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain(host.key);
    await page.close();
  });
});
