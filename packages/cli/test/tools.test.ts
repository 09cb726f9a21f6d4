// svc tools list: the catalog that a server has, from the command line.
import { expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { startServer, temporaryFolder } from "./server-process.js";

interface Listed {
  readonly tools: readonly { readonly name: string; readonly category: string; readonly provider: string }[];
  readonly total_count: number;
  readonly providers: readonly string[];
}

async function list(...args: string[]): Promise<Listed> {
  const { code, json } = await svc({}, "tools", "list", ...args);
  expect(code).toBe(0);
  // `as`: the form in which the command answers.
  return json as unknown as Listed;
}

test("lists what a server with the same settings has, and what that server lists itself", async () => {
  const server = await startServer({ SVC_STORE: "memory:" });
  const [here, there] = await Promise.all([list(), list("--url", server.url)]);
  await server.end();
  expect(here.tools.map(({ name }) => name)).toEqual(there.tools.map(({ name }) => name));
  expect(here.total_count).toBe(here.tools.length);
  expect(here.total_count).toBeGreaterThanOrEqual(150);
  expect(here.providers.length).toBeGreaterThanOrEqual(18);
  expect(here.tools.find(({ name }) => name === "get_wallet_net_worth")).toMatchObject({
    provider: "moralis",
    status: { available: false, reason: expect.stringContaining("MORALIS_API_KEY") },
  });
}, 60_000);

test("lists a category or a provider alone, and refuses a category that is not there", async () => {
  const [nft, kalshi, none] = await Promise.all([
    list("--category", "nft_analytics"),
    list("--provider", "kalshi"),
    svc({}, "tools", "list", "--category", "fishing"),
  ]);
  expect(new Set(nft.tools.map(({ category }) => category))).toEqual(new Set(["nft_analytics"]));
  expect(kalshi.providers).toEqual(["kalshi"]);
  expect([none.code, none.json]).toMatchObject([2, { error: { code: "VALIDATION_ERROR" } }]);
}, 60_000);

test("a narrow terminal cuts other columns before the names, which are typed again", async () => {
  const { out } = await runHere(["tools", "list"], { isRead: true, columns: 80 });
  expect(out).toMatch(/^get_wallet_approvals /m);
  expect(out).toMatch(/^\S+ .*…/m);
  expect(out).not.toMatch(/^\S*…/m);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
}, 60_000);

test("a service that is not there is told as such", async () => {
  const folder = temporaryFolder();
  const { code, json } = await svc({ HOME: folder }, "tools", "list", "--url", "http://127.0.0.1:9");
  expect([code, json]).toMatchObject([4, { error: { code: "API_ERROR" } }]);
}, 60_000);
