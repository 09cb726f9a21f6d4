// The console's lists in a real browser: an account's receipts, and what became of the deliveries of a webhook.
import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openPage } from "../../rest/test/browser.js";
import type { Host } from "./host.js";
import { draw, openAdministration, PHONE, requireAccessible, requireNarrow, takeKey } from "./pages.js";

/** Tests them on a host and in a browser that run already: to start both once more takes three seconds of a processor. */
export function testLists(running: () => { readonly host: Host; readonly browser: Browser }): void {
  // An account of their own: what other tests have made is in no list of it.
  let host: Host;
  let browser: Browser;
  beforeAll(async () => {
    ({ host, browser } = running());
    await host.service.createAccount({ id: "lister", credits: 1_000 });
    host = { ...host, key: (await host.service.createKey("lister")).key };
  });

  test("lists the receipts of an account, narrowed and a page at a time, to its holder and to administrators", async () => {
    const call = (args: object) =>
      host.service.execute({ tool: "say_hello", args, credential: host.key }).then(({ meta }) => meta);
    for (let calls = 0; calls < 30; calls += 1) await call({ name: "Ada" });
    host.pass(1_000);
    const last = await call({ name: "Bob" });
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`);
    await takeKey(page, host);
    const receipts = page.locator("section", { has: page.getByRole("heading", { name: "Receipts" }) });
    const lines = receipts.locator("summary");
    await lines.first().click();
    await page.getByText(String(last?.receipt_id)).waitFor();
    expect(await lines.count()).toBe(25);
    await requireAccessible(page);
    await receipts.scrollIntoViewIfNeeded();
    await draw(page, "receipts");
    await receipts.getByRole("button", { name: "Next page" }).click();
    await receipts.getByRole("button", { name: "Page before" }).click();
    await receipts.getByLabel("Tool").fill("get_nothing");
    await receipts.getByLabel("Tool").press("Enter");
    await receipts.getByText("There are none.").waitFor();
    await receipts.getByLabel("Tool").fill("say_hello");
    await receipts.getByLabel("Outcome").selectOption("answered");
    await receipts.getByLabel("To (UTC)").fill("2026-01-01");
    await receipts.getByLabel("To (UTC)").blur();
    await receipts.getByText("There are none.").waitFor();
    await openAdministration(page, host);
    await page.getByRole("link", { name: "lister" }).click();
    await receipts
      .getByText(/^say_hello · /)
      .first()
      .waitFor();
    await receipts.getByLabel("End user").fill("ada");
    await receipts.getByLabel("End user").press("Enter");
    await receipts.getByText("There are none.").waitFor();
    await requireAccessible(page);
    requireQuiet();
    await leave();
  });

  test("sends events to a webhook, shows what became of each delivery, and sends one again", async () => {
    const { page, requireQuiet, leave } = await openPage(browser, `${host.url}/console`);
    await takeKey(page, host);
    await page.getByRole("link", { name: "Monitors" }).click();
    await page.getByRole("tab", { name: "Webhooks" }).click();
    await page.getByLabel("Send events to").fill(host.receiverUrl);
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("heading", { name: host.receiverUrl }).waitFor();
    await page.getByText("Signing secret").click();
    await page.getByRole("button", { name: "Issue it" }).click();
    await page.getByText("The secret, shown this once:").waitFor();
    await page.getByText("Signing secret").click();
    // Without a condition, each run opens an alert.
    const watch = {
      tool: "get_price",
      args: { ids: "bitcoin", vs_currencies: "usd" },
      schedule: { every: "10m" },
    };
    const make = { tool: "svc_create_monitor", args: watch, credential: host.key };
    expect(await host.service.execute(make)).toMatchObject({ ok: true });
    const scheduler = host.state.createScheduler();
    const seeAlert = async (answer: number) => {
      host.receiveWith(answer);
      host.pass(600_000);
      for (let ticks = 0; ticks < 2; ticks += 1) await scheduler.tick();
    };
    await seeAlert(204);
    await page.getByText("Deliveries", { exact: true }).click();
    await page.getByRole("cell", { name: "delivered" }).waitFor();
    await seeAlert(500);
    await page.getByRole("button", { name: "Look again" }).click();
    const failing = page.getByRole("row", { name: /alert\.opened.*waiting.*status 500/ }).first();
    await failing.waitFor();
    await requireAccessible(page);
    await draw(page, "webhooks");
    host.receiveWith(204);
    // The list is narrowed before the service has heard of the sending.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/replay", async (route) => {
      await held;
      await route.continue();
    });
    await failing.getByRole("button", { name: "Send again" }).click();
    await page.getByLabel("Deliveries that are").selectOption("failed");
    await page.getByText("There are none.").waitFor();
    const listedAgain = page.waitForResponse(/\/deliveries\?/);
    letGo();
    await listedAgain;
    await page.getByText("There are none.").waitFor();
    await scheduler.tick();
    await page.getByLabel("Deliveries that are").selectOption("delivered");
    await page
      .getByRole("row", { name: /alert\.opened.*delivered/ })
      .first()
      .waitFor();
    await scheduler.close();
    await page.setViewportSize(PHONE.viewport);
    await requireNarrow(page);
    requireQuiet();
    await leave();
  });
}
