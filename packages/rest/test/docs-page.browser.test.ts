// The page of the OpenAPI document in a real browser; run by `npm run test:browser`.
import { hello } from "@svckit/providers";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../src/routes/table.js";
import { startServer, type TestServer } from "./server.js";

const executablePath = process.env["BROWSER_PATH"] ?? "";
const why = executablePath === "" ? " (skipped: it needs a browser, which npm run test:browser brings)" : "";

const SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

describe.skipIf(executablePath === "")(`the page of the document${why}`, { timeout: 180_000 }, () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer({ providers: [hello()] });
    browser = await chromium.launch({ executablePath, args: [...SWITCHES, ...QUIET] });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test("shows every route, runs a call, and asks no host but its own", async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    page.on("console", (line) => void (line.type() === "error" && complaints.push(line.text())));
    page.on("pageerror", (error) => void complaints.push(error.message));
    await page.goto(`${server.url}/docs`);
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

    const outside = asked.filter((url) => !url.startsWith(`${server.url}/`) && !url.startsWith("data:"));
    expect({ outside, complaints }).toEqual({ outside: [], complaints: [] });
    console.log(`${asked.length} requests, all to the server itself`);
    await page.close();
  });

  test("is refused what comes from elsewhere, by its policy", async () => {
    const page = await browser.newPage();
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
    await page.close();
  });
});
