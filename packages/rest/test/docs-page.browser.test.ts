// The page of the OpenAPI document in a real browser; run by `npm run test:browser`.
import { hello } from "@svckit/providers";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../src/routes/table.js";
import { BROWSER_PATH, openPage, startBrowser, WHY_SKIPPED } from "./browser.js";
import { startServer, type TestServer } from "./server.js";

describe.skipIf(BROWSER_PATH === undefined)(
  `the page of the document${WHY_SKIPPED}`,
  { timeout: 180_000 },
  () => {
    let server: TestServer;
    let browser: Browser;

    beforeAll(async () => {
      server = await startServer({ providers: [hello()] });
      browser = await startBrowser();
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    test("shows every route, runs a call, and asks no host but its own", async () => {
      const { page, requireQuiet, leave } = await openPage(browser, `${server.url}/docs`);
      await page.locator(".opblock").first().waitFor({ timeout: 60_000 });
      expect(await page.locator(".opblock").count()).toBe(routes.length);
      for (const { path } of routes)
        expect(await page.locator(`[data-path="${path}"]`).count()).toBeGreaterThan(0);

      const operation = page.locator("#operations-tools-execute");
      await operation.locator(".opblock-summary").click();
      await operation.getByRole("button", { name: "Try it out" }).click();
      await operation.locator("textarea").first().fill('{"tool":"say_hello","args":{"name":"Ada"}}');
      await operation.getByRole("button", { name: "Execute", exact: true }).click();
      await operation.getByText("Hello, Ada!").first().waitFor({ timeout: 60_000 });

      requireQuiet();
      await leave();
    });

    test("is refused what comes from elsewhere, by its policy", async () => {
      const { page, leave } = await openPage(browser, `${server.url}/healthz`);
      // The policy comes with the page; its own scripts would draw all routes again.
      await page.route(`${server.url}/**/*.js`, (route) => route.abort());
      await page.goto(`${server.url}/docs`);
      // As text: it runs in the page, which has other types than this program.
      const loaded = await page.evaluate<string>(`new Promise((resolve) => {
      document.addEventListener("securitypolicyviolation", (event) => resolve("refused by " + event.violatedDirective));
      const script = document.createElement("script");
      script.onload = () => resolve("loaded");
      script.src = "https://cdn.example/x.js";
      document.head.append(script);
    })`);
      expect(loaded).toMatch(/^refused by script-src/);
      await leave();
    });
  },
);
