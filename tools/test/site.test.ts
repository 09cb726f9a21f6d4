// The contract of what holds the site: an address of somebody else is named, a search without its words too, and only its own files
// are served.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { faultsOf } from "../site/built.js";
import { serve } from "../site/serve.js";

const INDEX = "assets/chunks/@localSearchIndexroot.abc.js";

/** A built site with these files over sound ones. */
function site(files: Readonly<Record<string, string>> = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), "site-")), "dist");
  onTestFinished(() => rmSync(join(folder, ".."), { recursive: true, force: true }));
  const sound = {
    "index.html": `<script src="/assets/app.js"></script><a href="https://example.com">x</a>`,
    "404.html": "not here",
    [INDEX]: `export default '{"idempotency":1}'`,
  };
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The status and the body of a path, sent as it stands. */
function get(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { path }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve(`${response.statusCode} ${text}`));
    });
    sent.on("error", reject).end();
  });
}

test("finds nothing in a site that loads its own files alone, wherever its links lead", () => {
  expect(faultsOf(site(), "idempotency")).toEqual([]);
});

test("names what a page or a style sheet loads of somebody else", () => {
  const page = `<link rel="preload" href="https://fonts.example/a.woff2"><img src="//cdn.example/b.png">`;
  const style = `@import "https://fonts.example/c.css"; a { background: url(https://cdn.example/d.png) }`;
  expect(faultsOf(site({ "a.html": page, "b.css": style }), "idempotency").sort()).toEqual([
    "a.html loads //cdn.example/b.png",
    "a.html loads https://fonts.example/a.woff2",
    "b.css loads https://cdn.example/d.png",
    "b.css loads https://fonts.example/c.css",
  ]);
});

test("names a search that does not know its word", () => {
  expect(faultsOf(site({ [INDEX]: "export default '{}'" }), "idempotency")).toHaveLength(1);
});

test("serves the files of its folder, and of no other", async () => {
  const folder = site();
  writeFileSync(join(folder, "../secret.txt"), "secret");
  const { url, server } = await serve(folder, 0);
  onTestFinished(() => void server.close());
  expect(await get(url, "/")).toMatch(/^200 <script/);
  for (const path of ["/nothing.html", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt"])
    expect(await get(url, path)).toBe("404 not here");
  expect(await get(url, "/%")).toBe("404 not here");
});
