// The console as it is served: sealed, small, under a prefix, in the words of a brand.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, toFetch } from "@svckit/rest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consoleRoutes } from "../src/index.js";
import { type Host, startHost } from "./host.js";

const MOST_BYTES = 200 * 1024;
const BUILT = resolve(import.meta.dirname, "../dist/page");

describe("in a host with everything, under a prefix", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost({ title: 'Acme "& Co" <1>' });
  });
  afterAll(() => host.close());

  test("loads its own files alone, each from below the page", async () => {
    const html = await (await fetch(`${host.url}/console`)).text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !file.startsWith("data:")).length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      if (file.startsWith("data:")) continue;
      expect(file).toMatch(/^\.\/console\/[\w-]+\.(js|css)$/);
      const response = await fetch(new URL(file, `${host.url}/console`));
      expect([response.status, response.headers.get("cache-control")]).toEqual([
        200,
        "public, max-age=31536000, immutable",
      ]);
      expect(response.headers.get("content-type")).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    }
  });

  test("has no inline script and no inline style, and a policy that allows neither", async () => {
    const response = await fetch(`${host.url}/console`);
    const html = await response.text();
    expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
    expect(html.match(/<style|\sstyle=|\son\w+=/g)).toBeNull();
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test("says the host's title in place of the brand, whatever its characters", async () => {
    const html = await (await fetch(`${host.url}/console`)).text();
    expect(html).toContain("<title>Acme &quot;&amp; Co&quot; &lt;1&gt;</title>");
    expect(factsIn(html)).toMatchObject({
      title: 'Acme "& Co" <1>',
      brand: "svc",
      has: { search: true, state: true, admin: true, mcp: true },
    });
  });

  test("leads from a slash at the end to the page, under the prefix", async () => {
    const response = await fetch(`${host.url}/console/`);
    expect([response.status, response.url]).toEqual([200, `${host.url}/console`]);
  });

  test.each(["index.html", "..%2Findex.html", "%2e%2e%2f%2e%2e%2fpackage.json", "x.js", "constructor"])(
    "has no file %s",
    async (name) => {
      const response = await fetch(`${host.url}/console/${name}`);
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { error: { code: "ENDPOINT_NOT_FOUND" } },
      ]);
    },
  );
});

test("is told of no search, no state and no administration where there is none", async () => {
  const service = createService({ providers: [hello()], brand: "acme", publicUrl: "http://127.0.0.1" });
  const answer = toFetch(createRest(service, { routes: consoleRoutes(service) }));
  const html = await (await answer(new Request("http://127.0.0.1/console"))).text();
  expect(factsIn(html)).toEqual({
    title: "acme",
    brand: "acme",
    receiptField: "_acme",
    version: service.version,
    keyPrefixes: { live: "acme_live_", admin: "acme_admin_" },
    has: { search: false, state: false, admin: false, mcp: false },
  });
});

test("is in the OpenAPI document as a page, without its files", async () => {
  const service = createService({ providers: [hello()], publicUrl: "http://127.0.0.1" });
  const answer = toFetch(createRest(service, { routes: consoleRoutes(service) }));
  const document = await (await answer(new Request("http://127.0.0.1/api/openapi.json"))).json();
  const paths = Object.keys((document as { paths: object }).paths);
  expect(paths.filter((path) => path.startsWith("/console"))).toEqual(["/console"]);
});

test("is not there where the host has not asked for it", async () => {
  const answer = toFetch(createService({ providers: [hello()], publicUrl: "http://127.0.0.1" }));
  expect((await answer(new Request("http://127.0.0.1/console"))).status).toBe(404);
});

test("is where / leads, where the host wants that", async () => {
  const service = createService({ providers: [hello()], publicUrl: "http://127.0.0.1" });
  const of = (atRoot: boolean) =>
    toFetch(createRest(service, { routes: consoleRoutes(service, { atRoot }) }));
  const root = new Request("http://127.0.0.1/");
  const answers = await Promise.all([of(true)(root), of(false)(root)]);
  expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
    [302, "./console"],
    [404, null],
  ]);
});

test.each([[""], ["  "], ["x".repeat(61)]])("refuses the title %j", (title) => {
  const service = createService({ providers: [hello()] });
  expect(() => consoleRoutes(service, { title })).toThrow(/title must have 1 to 60 characters/);
});

test("is under 200 KiB in all, compressed, and names no other host", () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
  const bytes = texts.reduce((all, text) => all + gzipSync(text).byteLength, 0);
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThan(MOST_BYTES);
  // Names of XML are no addresses.
  const hosts = texts.flatMap((text) => text.match(/https?:\/\/[\w.-]+/g) ?? []);
  expect(hosts.filter((each) => !each.endsWith("www.w3.org"))).toEqual([]);
});

function factsIn(html: string): unknown {
  const [, written = ""] = /<meta name="facts" content="([^"]*)">/.exec(html) ?? [];
  return JSON.parse(
    written
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );
}
