// Reads the site as a person does, in a real browser: a page opens, its search finds a word, and nothing is asked of anybody else.
import { chromium, type Page } from "playwright-core";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

/** What is wrong with it, a line a fault; rejects where a person could not go on. */
export async function browse(url: string, executablePath: string, word: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(url) || request.url().startsWith("data:");
      if (!isOwn) faults.push(`asks ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
    });
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (line) => {
      if (line.type() === "error") faults.push(line.text());
    });

    await page.goto(url);
    await openSearch(page);
    await page.getByRole("searchbox").fill(word);
    const found = page.getByRole("option").first();
    await found.click();
    await page.waitForURL(/\.html/);
    await page.locator("main").getByText(word).first().waitFor();

    await page.goto(`${url}console.html`);
    await page.waitForLoadState("networkidle");
    const images = page.locator("main img");
    const widths = await images.evaluateAll((all) => all.map((image) => Number(Object(image).naturalWidth)));
    if (widths.length === 0 || widths.includes(0)) faults.push("a picture of the console is missing");
    return faults;
  } finally {
    await browser.close();
  }
}

// A key does nothing before the page's script has run, which takes a while on a busy machine: it is pressed again until it is heard.
async function openSearch(page: Page): Promise<void> {
  const box = page.getByRole("searchbox");
  for (let tries = 0; tries < 30; tries += 1) {
    await page.keyboard.press("/");
    const isOpen = await box.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
  throw new Error("The key / opened no search within thirty seconds.");
}
