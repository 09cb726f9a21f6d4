// The requests that the documents show with curl, sent as they stand to a service with a stand-in for its upstream.
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createService, memoryStore } from "@svckit/core";
import { createNative } from "@svckit/native";
import { coingecko, hello } from "@svckit/providers";
import { createNodeServer, createRest, toNodeListener } from "@svckit/rest";
import { createSearch, plannerEngine, searchRoutes } from "@svckit/search";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeBlocksOf } from "../docs/code-blocks.js";

const ROOT = resolve(import.meta.dirname, "../..");
// Where the documents say that the service is.
const SAID = /http:\/\/127\.0\.0\.1:8787|https:\/\/tools\.example\.com/g;

const coins = await standInCoinGecko();
const native = createNative();
const service = createService({
  providers: [hello(), coingecko({ baseUrl: coins.url }), native.provider],
  store: memoryStore({ extensions: [native.store] }),
});
const search = createSearch(service, { engine: plannerEngine() });
const routes = [...native.bind(service).routes, ...searchRoutes(search)];
const server = createNodeServer(toNodeListener(createRest(service, { routes })));
let url = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has an address with it.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
  await coins.close();
});

const requests = test.skipIf(["bash", "curl"].some((name) => spawnSync(name, ["--version"]).status !== 0));

/** The key of a new account. */
async function newKey(): Promise<string> {
  const { id } = await service.createAccount();
  return (await service.createKey(id)).key;
}

/** Sends the requests of a page in their order, and gives the answers. */
async function send(page: string, key: string) {
  const shell = codeBlocksOf(readFileSync(join(ROOT, page), "utf8")).filter(
    ({ language, text }) => /^(sh|bash)$/.test(language) && /^curl /m.test(text),
  );
  expect(shell).not.toEqual([]);
  const script = shell.map(({ text }) => text.replaceAll(SAID, url)).join("\n");
  const { stdout } = await promisify(execFile)(
    "bash",
    ["-euc", `curl() { command curl -sS "$@"; echo; }\n${script}`],
    { env: { ...process.env, SVC_URL: url, SVC_API_KEY: key } },
  );
  const answers = stdout.split("\n").filter((line) => line !== "");
  return answers.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

requests("README.md is greeted without a key", async () => {
  const answers = await send("README.md", "");
  expect(answers).toEqual([
    expect.objectContaining({ ok: true, data: expect.objectContaining({ greeting: "Hello, Ada!" }) }),
  ]);
});

requests(
  "the quick start is answered as it says, and its keyed call is paid once however often it is sent",
  async () => {
    const key = await newKey();
    await send("docs/quick-start.md", key);
    const [greeting, price, keyed, quota] = await send("docs/quick-start.md", key);
    expect(greeting).toMatchObject({
      ok: true,
      data: { greeting: "Hello, Ada!" },
      meta: { tool: "say_hello" },
    });
    expect(price).toMatchObject({ ok: true, meta: { provider: "coingecko" } });
    expect(keyed).toMatchObject({ ok: true, meta: { credits_used: 1 } });
    expect(quota).toMatchObject({ ok: true, data: { used: 1 } });
  },
);

requests("a monitor is made as docs/monitors.md makes it", async () => {
  const [made] = await send("docs/monitors.md", await newKey());
  expect(made).toMatchObject({ ok: true, data: { monitor: { tool: "get_price", status: "active" } } });
});

requests("a webhook is made as docs/webhooks.md makes it", async () => {
  const [secret, webhook] = await send("docs/webhooks.md", await newKey());
  expect(secret).toMatchObject({ ok: true, data: { signing_secret: expect.stringMatching(/^whsec_/) } });
  expect(webhook).toMatchObject({ ok: true, data: { webhook: { url: "https://example.com/hooks" } } });
});

requests("a question is answered as docs/search.md asks it", async () => {
  const [answer] = await send("docs/search.md", await newKey());
  expect(answer).toMatchObject({
    response: expect.stringContaining("EUR"),
    data_sources: ["coingecko:get_price"],
  });
});
