// `svc record`: what it asks, what it writes, and what it leaves alone.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const KEY = "Wk5-Tn8Rb3Zq7Lm2";
const SOURCE = `import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import * as z from "zod";

const tool = (name: string, effect: "read" | "write", args: object) => defineTool({
  name, title: "Coin", description: "What the server of the test says of a coin.", category: "demo", effect,
  input: z.object({ coin: z.string().describe("The coin") }), output: z.looseObject({}),
  examples: [{ description: "One", args }],
  execute: ({ coin }, { http }) =>
    effect === "read"
      ? http.get("/coins/{coin}", { path: { coin }, schema: z.looseObject({}) })
      : http.post("/coins", { json: { coin }, schema: z.looseObject({}) }),
});
export default defineProviderFactory({ baseUrl: { kind: "upstream" } }, ({ baseUrl = "http://127.0.0.1:9" }: { readonly baseUrl?: string }) =>
  defineProvider({
    id: "coins", title: "Coins", baseUrl, auth: { bearer: true, variable: "COINS_API_KEY" },
    tools: [tool("get_coin", "read", { coin: "BTC" }), tool("get_other_coin", "read", { coin: "ETH" }), tool("add_coin", "write", { coin: "XMR" })],
  }),
);
`;

const folder = temporaryFolder();
let upstream: StandIn;

beforeAll(async () => {
  upstream = await createStandIn({
    "GET /v1/coins/{coin}": ({ params, headers }) => ({
      body: { coin: params["coin"], via: headers["authorization"] },
    }),
    "POST /v1/coins": () => ({ body: { added: true } }),
  });
  symlinkSync(resolve(import.meta.dirname, "../../../node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/coins.ts"), SOURCE);
});
afterAll(() => upstream.close());

/** What is written by a path in the folder. */
async function record(...args: readonly string[]) {
  const env = { COINS_API_KEY: KEY, SVC_UPSTREAM_COINS: `${upstream.url}/v1` };
  const paths = args.map((each) => (each.endsWith(".ts") ? join(folder, each) : each));
  const { code, out, err } = await runHere(["record", join(folder, "src/coins.ts"), ...paths], { env });
  return { code, said: out + err };
}

const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("what answers with a key is refused, told, and written nowhere", async () => {
  const { code, said } = await record();
  expect(code).toBe(1);
  expect(said).toContain(`get_coin: GET ${upstream.url}/v1/coins/BTC · 200`);
  expect(said).toContain("left out: add_coin would write something upstream; --writes runs it");
  expect(said).toContain("its result repeats a key");
  expect(said).not.toContain(KEY.slice(0, 8));
  expect(() => read("src/recordings.ts")).toThrow();
});

test("answers are written as the test takes them, and calls that an author wrote stay", async () => {
  await upstream.close();
  const { url } = upstream;
  upstream = await createStandIn({
    "GET /v1/coins/{coin}": ({ params }) => ({ body: { coin: params["coin"], "24h": "1.5" } }),
    "POST /v1/coins": () => ({ body: { added: true } }),
  });
  expect(url).not.toBe(upstream.url);
  const own = `{ tool: "get_coin", args: { coin: "NONE" }, recordings: [{ path: "/coins/NONE", status: 404 }], fails: { code: "TOOL_ERROR", runtimeStatus: "invalid_input" } }`;
  writeFileSync(
    join(folder, "own.ts"),
    `export const recordings = { calls: [${own}, { tool: "gone", args: {} }, { tool: "get_coin", args: { coin: "BTC" }, expect: { old: 1 } }] };`,
  );
  expect(await record("--tool", "get_coin", "--out", "own.ts")).toMatchObject({
    code: 0,
    said: expect.stringContaining("own.ts: 1 calls of 1 tools recorded"),
  });
  expect(
    read("own.ts"),
  ).toBe(`// What the upstream answers, for tests without a network. Written by \`svc record\`, which keeps calls that it did not make.
import type { ProviderRecordings } from "@svckit/testing";

export const recordings: ProviderRecordings = {
  calls: [
    {
      tool: "get_coin",
      args: { coin: "BTC" },
      recordings: [{ path: "/coins/BTC", body: { coin: "BTC", "24h": "1.5" } }],
      expect: { coin: "BTC", "24h": "1.5" },
    },
    {
      tool: "get_coin",
      args: { coin: "NONE" },
      recordings: [{ path: "/coins/NONE", status: 404 }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "invalid_input" },
    },
  ],
};
`);
});

test("the same answers give the same file", async () => {
  await record("--out", "same.ts");
  const first = read("same.ts");
  expect(await record("--out", "same.ts")).toMatchObject({ code: 0 });
  expect(read("same.ts")).toBe(first);
});

test("a tool that changes something is run by --writes alone", async () => {
  const before = upstream.requests.length;
  const refused = await record("--tool", "add_coin", "--out", "writes.ts");
  expect([refused.code, upstream.requests.length]).toEqual([2, before]);
  expect(refused.said).toContain("add_coin would write something upstream");
  expect(await record("--tool", "add_coin", "--out", "writes.ts", "--writes")).toMatchObject({ code: 0 });
  expect(read("writes.ts")).toContain('method: "POST", path: "/coins", json: { coin: "XMR" }');
});

test("a file of something else is not written over, and nothing is asked", async () => {
  const before = upstream.requests.length;
  writeFileSync(join(folder, "else.ts"), "export const mine = 1;\n");
  const { code, said } = await record("--out", "else.ts");
  expect([code, read("else.ts"), upstream.requests.length]).toEqual([1, "export const mine = 1;\n", before]);
  expect(said).toContain("name another file with --out");
});

test("a tool that there is not is refused with those that there are", async () => {
  const { code, said } = await record("--tool", "get_price");
  expect([code, said]).toEqual([2, expect.stringContaining("get_coin, get_other_coin, add_coin")]);
});
