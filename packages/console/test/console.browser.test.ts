// The console in a real browser, under a prefix of an Express host: what a person does, in light and dark, on a phone.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_PATH, openPage, startBrowser, WHY_SKIPPED } from "../../rest/test/browser.js";
import { type Host, startHost } from "./host.js";
import { testLists } from "./lists.js";
import { draw, openAdministration, PHONE, requireAccessible, requireNarrow, takeKey } from "./pages.js";

const VIEWS = ["Ask", "Tools", "Account", "Monitors", "Administration"];

describe.skipIf(BROWSER_PATH === undefined)(`the console${WHY_SKIPPED}`, { timeout: 120_000 }, () => {
  let host: Host;
  let browser: Browser;

  beforeAll(async () => {
    [host, browser] = await Promise.all([startHost(), startBrowser()]);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  test("finds a tool by words, runs it without a key, and shows its data, its receipt and its time", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console#/tools`);
    await page.getByLabel("What for").fill("price of a coin");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText(/what fits best first/).waitFor();
    await requireAccessible(page);
    await draw(page, "tools");
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
    await leave();
  });

  test("draws a series over time, and writes the call for other places without its key", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`);
    await takeKey(page, host);
    await page.goto(`${host.url}/console#/tools/get_coin_market_chart_range`);
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByRole("tab", { name: "Chart" }).click();
    await page.getByRole("img", { name: /^prices from/ }).waitFor();
    await requireAccessible(page);
    await draw(page, "tool");
    for (const name of ["curl", "TypeScript", "Python", "CLI", "MCP client"]) {
      await page.getByRole("tab", { name, exact: true }).click();
      const text = await page.locator("section", { hasText: "Use it elsewhere" }).locator("pre").innerText();
      expect(text).toContain(host.url);
      expect(text).not.toContain(host.key);
    }
    requireQuiet();
    await leave();
  });

  test("answers a question step by step for the key that was typed", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`, {
      colorScheme: "dark",
    });
    await takeKey(page, host);
    await page.getByRole("link", { name: "Ask", exact: true }).click();
    await page.getByLabel("Question").fill("What is the price of bitcoin in euro?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("has answered").waitFor();
    await page.getByText(/bitcoin.*EUR/).waitFor();
    await page.getByText("Receipt of the search").click();
    await page.getByText("credits used").waitFor();
    await requireAccessible(page);
    await draw(page, "ask");
    requireQuiet();
    expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain(host.key);
    await leave();
  });

  test("opens an account, issues a key that is shown once, revokes it, and shows a top-up in the balance", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`);
    await openAdministration(page, host);
    await page.getByText("Open an account").click();
    await page.getByLabel("Its id").fill("customer-1");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("link", { name: "customer-1" }).click();
    await page.getByLabel("Name of the key").fill("laptop");
    await page.getByRole("button", { name: "Issue a key" }).click();
    const key = (await page.locator("[data-secret=key]").textContent()) ?? "";
    const quota = () =>
      host.service.quota({ credential: key }).then(({ code, quotaRemaining }) => code ?? quotaRemaining);
    expect(await quota()).toBe(10_000);
    await page.getByLabel("Credits", { exact: true }).fill("500");
    await page.getByRole("button", { name: "Add credits" }).click();
    await page.getByText("500 credits were added.").waitFor();
    await page.getByText("10,500").waitFor();
    await requireAccessible(page);
    await page.getByRole("button", { name: "Call with it here" }).click();
    await page.getByText("10,500 credits").waitFor();
    await page.getByRole("button", { name: "I have it" }).click();
    expect(await page.content()).not.toContain(key);
    await draw(page, "administration");
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await page.getByRole("button", { name: "Forget the key of customer-1" }).click();
    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByRole("link", { name: "customer-1" }).click();
    await page.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByRole("cell", { name: "revoked" }).waitFor();
    expect(await quota()).toBe("UNAUTHORIZED");
    requireQuiet();
    await leave();
  });

  test("has a person allow a call that waits, shows providers, and proves the ledger", async () => {
    const call = { tool: "say_hello", args: { name: "Eve" }, credential: host.key };
    expect(await host.service.execute(call)).toMatchObject({ error: { code: "APPROVAL_REQUIRED" } });
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`, {
      colorScheme: "dark",
    });
    await openAdministration(page, host);
    await page.getByRole("tab", { name: "Approvals" }).click();
    await page.getByText("Nobody greets Eve by chance.").waitFor();
    await page.getByLabel("You, as the books name you").fill("ada@example.com");
    await requireAccessible(page);
    await draw(page, "approvals");
    await page.getByRole("button", { name: "Allow" }).click();
    await page.getByText("No call is pending.").waitFor();
    expect(await host.service.execute(call)).toMatchObject({ ok: true });
    await page.getByRole("tab", { name: "Providers" }).click();
    await page.getByRole("row", { name: /hello.*can be asked/ }).waitFor();
    await page.getByRole("tab", { name: "Ledger" }).click();
    await page.getByRole("button", { name: "Add up the ledger" }).click();
    await page.getByText("It adds up.").waitFor();
    await requireAccessible(page);
    requireQuiet();
    await leave();
  });

  test("makes a monitor, and shows its run, its alert and its events", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`);
    await takeKey(page, host);
    await page.getByRole("link", { name: "Monitors" }).click();
    await page.getByText("Make a monitor").click();
    await page.getByLabel("Name").fill("Bitcoin is worth something");
    await page.getByLabel("Tool", { exact: true }).fill("get_price");
    await page.getByLabel("Every").fill("10m");
    await page.getByLabel("Path in the result").fill("bitcoin.usd");
    await page.getByLabel("Value").fill("1");
    await page.getByRole("button", { name: "Make it" }).click();
    await page.getByRole("link", { name: "Bitcoin is worth something" }).waitFor();
    const scheduler = host.state.createScheduler();
    for (let run = 0; run < 2; run++) {
      host.pass(600_000);
      await scheduler.tick();
    }
    await scheduler.close();
    await page.getByRole("tab", { name: "Alerts" }).click();
    await page.getByText("its monitor").waitFor();
    await requireAccessible(page);
    await page.getByRole("button", { name: "Acknowledge" }).click();
    await page.getByText("No alert is open.").waitFor();
    await page.getByRole("tab", { name: "Events" }).click();
    await page
      .getByText(/alert\.opened/)
      .first()
      .waitFor();
    await page.getByRole("tab", { name: "Monitors" }).click();
    await page.getByRole("link", { name: "Bitcoin is worth something" }).click();
    await page.getByRole("img", { name: /^observed from/ }).waitFor();
    await requireAccessible(page);
    await draw(page, "monitor");
    requireQuiet();
    await leave();
  });

  test("takes the arguments of a tool's example also where its name is typed, and sent, before the catalog has come", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`);
    await takeKey(page, host);
    let send = () => {};
    const typed = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/api/v1/tools?*", async (route) => {
      await typed;
      await route.continue();
    });
    await page.getByRole("link", { name: "Monitors" }).click();
    await page.getByText("Make a monitor").click();
    await page.getByLabel("Tool", { exact: true }).fill("get_price");
    expect(await page.getByLabel("Arguments as JSON").inputValue()).toBe("{}");
    await page.getByLabel("Name").fill("Sent early");
    await page.getByRole("button", { name: "Make it" }).click();
    send();
    await page.getByRole("link", { name: "Sent early" }).waitFor();
    await page.getByLabel("Tool", { exact: true }).fill("get_price");
    expect(await page.getByLabel("Arguments as JSON").inputValue()).toContain("bitcoin");
    await page.getByLabel("Arguments as JSON").fill('{"ids":"ethereum","vs_currencies":"usd"}');
    await page.getByLabel("Tool", { exact: true }).fill("get_price ");
    expect(await page.getByLabel("Arguments as JSON").inputValue()).toContain("ethereum");
    requireQuiet();
    await leave();
  });

  test("fits a phone in every view, in the dark, and draws the account's usage", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`, PHONE);
    await takeKey(page, host);
    await page.getByRole("img", { name: /^Credits by day/ }).waitFor();
    for (const name of VIEWS) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await requireNarrow(page);
      await requireAccessible(page);
    }
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await page.getByRole("img", { name: /^Credits by day/ }).waitFor();
    await draw(page, "account");
    requireQuiet();
    await leave();
  });

  test("is used by keyboard alone", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console#/tools/say_hello`);
    await page.getByLabel("name").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.tagName")).toBe("MAIN");
    await page.getByLabel("name").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Table" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tab", { name: "JSON" }).getAttribute("aria-selected")).toBe("true");
    requireQuiet();
    await leave();
  });

  testLists(() => ({ host, browser }));
});
