// Clauses of views over REST and MCP: no route tells a caller of a tool that the caller does not see.
import type { ServiceOptions } from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import { afterEach, describe, expect, it } from "vitest";
import { HIDDEN, neverThere, TELLING, toolsOfTwoKinds } from "../../core/test/tools-of-two-kinds.js";
import { mcpRoutes } from "../src/index.js";
import { CONNECT, inRevision, type Served, serveMcp } from "./served.js";

const FREE = { free: { tools: { deny: ["provider:secrets"] } } } as const;
const REVISIONS = ["2026-07-28", "2025-11-25"] as const;

let served: Served | undefined;
afterEach(async () => served?.close());

async function start(options: Partial<ServiceOptions> = { plans: FREE }) {
  served = await serveMcp({ providers: toolsOfTwoKinds(), ...options });
  const { url, service } = served;
  const open = async (plan: string) => {
    const { id } = await service.createAccount({ plan });
    return (await service.createKey(id)).key;
  };
  const free = await open("free");
  const pro = await open("pro");

  async function rest(path: string, key?: string, init: RequestInit = {}) {
    const headers = { ...init.headers, ...(key && { authorization: `Bearer ${key}` }) };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  async function rpc(
    path: string,
    key: string | undefined,
    method: string,
    params: object,
    revision: string,
  ) {
    const [asked, sent] = inRevision(revision, { ...params }, method);
    const headers = {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...sent,
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method, params: asked });
    return rest(path, key, { method: "POST", headers, body });
  }
  const execute = (tool: string, key?: string, args: object = {}) =>
    rest("/api/v1/execute", key, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ tool, args }),
    });
  return { url, service, free, pro, rest, rpc, execute };
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The text without the name that the caller has sent, ids and times. */
const withoutName = (text: string, name: string) =>
  text
    .replaceAll(name, "NAME")
    .replaceAll(ID, "ID")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");

describe("a caller whose plan lacks some tools", () => {
  it("reads of them in no list, document or search over REST, with its key or without", async () => {
    const { rest, execute, free, pro } = await start();
    const paths = [
      "/api/v1/tools",
      "/api/v1/tools?search=vault+price",
      "/api/v1/tools?provider=secrets",
      "/api/v1/tools?limit=1&cursor=get_price",
      "/api/v1/tools/get_rate",
      "/api/v1/tools/compare_prices",
      "/api/openapi.json",
      "/llms.txt",
      "/errors",
      "/api/v1/usage",
      "/api/v1/quota",
    ];
    for (const path of paths)
      for (const key of [free, undefined]) {
        const { text } = await rest(path, key);
        expect(text.replaceAll("vault+price", ""), `${path} ${key ? "with" : "without"} a key`).not.toMatch(
          TELLING,
        );
        expect(text, path).not.toContain("secrets");
      }
    expect((await rest("/api/v1/tools", pro)).text).toMatch(TELLING);
    for (const [tool, args] of [
      ["search_tools", { intent: "open the vault" }],
      ["compare_prices", {}],
      ["get_api_endpoint_schema", { tool: "get_rate" }],
    ] as const)
      expect((await execute(tool, free, args)).text).not.toMatch(TELLING);
  });

  it("gets the words for a name that never was, over REST", async () => {
    const { rest, execute, free } = await start();
    for (const name of [...HIDDEN, "get_old_secret"]) {
      for (const key of [free, undefined]) {
        const [hidden, unknown] = [await execute(name, key), await execute(neverThere(name), key)];
        expect(hidden.text).toContain("TOOL_NOT_FOUND");
        const told = ({ text }: typeof hidden, called: string) => withoutName(text, called);
        expect(told(hidden, name)).toBe(told(unknown, neverThere(name)));
        const one = await rest(`/api/v1/tools/${name}`, key);
        const none = await rest(`/api/v1/tools/${neverThere(name)}`, key);
        expect([one.status, told(one, name)]).toEqual([none.status, told(none, neverThere(name))]);
      }
      const [cursor, never] = [
        await rest(`/api/v1/tools?cursor=${name}`, free),
        await rest(`/api/v1/tools?cursor=${neverThere(name)}`, free),
      ];
      expect(withoutName(cursor.text, name)).toBe(withoutName(never.text, neverThere(name)));
    }
  });

  it.each(REVISIONS)("reads of them in no list or resource over MCP %s", async (revision) => {
    const { rpc, free, pro } = await start();
    const uris = ["tools", "providers", "categories", "status", "errors"].map((name) => `svc://${name}`);
    for (const key of [free, undefined]) {
      const texts = [
        await rpc("/mcp", key, "tools/list", {}, revision),
        await rpc("/mcp", key, "resources/list", {}, revision),
        await rpc("/mcp", key, "resources/templates/list", {}, revision),
        await rpc("/svc_vaults/mcp", key, "tools/list", {}, revision),
        await rpc("/svc_market_data/mcp", key, "tools/list", {}, revision),
        ...(await Promise.all(
          [...uris, "svc://tools/get_rate"].map((uri) =>
            rpc("/mcp", key, "resources/read", { uri }, revision),
          ),
        )),
      ];
      for (const { text } of texts) {
        expect(text).toContain('"result"');
        // Whoever knows the address of a category's endpoint knows its name.
        expect(text.replaceAll('"title":"svc: vaults"', "")).not.toMatch(TELLING);
        expect(text).not.toContain("secrets");
        expect(text).not.toContain('"cacheScope":"public"');
      }
    }
    expect((await rpc("/svc_vaults/mcp", pro, "tools/list", {}, revision)).text).toContain("get_vault_price");
    expect((await rpc("/mcp", pro, "resources/read", { uri: "svc://tools" }, revision)).text).toMatch(
      TELLING,
    );
  });

  it.each(REVISIONS)("gets -32602 for them over MCP %s, as for a name that never was", async (revision) => {
    const { rpc, free, pro } = await start();
    const wrong = `${free.slice(0, -2)}zz`;
    for (const path of ["/svc_vaults/mcp", "/svc_market_data/mcp", "/mcp"])
      for (const key of [free, undefined, wrong])
        for (const name of [...HIDDEN, "get_old_secret"]) {
          const call = (called: string) =>
            rpc(path, key, "tools/call", { name: called, arguments: {} }, revision);
          const [hidden, unknown] = [await call(name), await call(neverThere(name))];
          expect(hidden.text).toContain("-32602");
          expect(withoutName(hidden.text, name)).toBe(withoutName(unknown.text, neverThere(name)));
          expect([...hidden.headers.keys()]).toEqual([...unknown.headers.keys()]);
        }
    for (const name of [...HIDDEN, "get_old_secret"]) {
      const invoke = (tool: string) =>
        rpc(
          "/mcp",
          free,
          "tools/call",
          { name: "invoke_api_endpoint", arguments: { tool, args: {} } },
          revision,
        );
      expect(withoutName((await invoke(name)).text, name)).toBe(
        withoutName((await invoke(neverThere(name))).text, neverThere(name)),
      );
      const read = (tool: string) =>
        rpc("/mcp", free, "resources/read", { uri: `svc://tools/${tool}` }, revision);
      expect(withoutName((await read(name)).text, name)).toBe(
        withoutName((await read(neverThere(name))).text, neverThere(name)),
      );
    }
    const called = await rpc(
      "/svc_vaults/mcp",
      pro,
      "tools/call",
      { name: "get_vault_price", arguments: {} },
      revision,
    );
    expect(called.text).toContain('"ok":true');
  });

  it.each(REVISIONS)(
    "has its own list beside another's, from the same server, over MCP %s",
    async (revision) => {
      const { url, free, pro } = await start();
      const listed = async (key: string) => {
        const client = await CONNECT[revision](`${url}/svc_vaults/mcp`, { authorization: `Bearer ${key}` });
        const { tools } = await client.listTools();
        await client.close();
        return tools.map(({ name }) => name);
      };
      expect(await Promise.all([free, pro, free, pro].map(listed))).toEqual([[], HIDDEN, [], HIDDEN]);
    },
  );
});

describe("a rule `access` that fails", () => {
  it.each(REVISIONS)("leaves lists and calls with one clear code over MCP %s and REST", async (revision) => {
    const { rest, rpc, execute, free } = await start({
      access: async () => {
        throw new Error("the vaults' database is away");
      },
    });
    const answers = [
      await rest("/api/v1/tools", free),
      await rest("/api/openapi.json"),
      await rest("/llms.txt"),
      await execute("get_price", free),
      await rpc("/svc_market_data/mcp", free, "tools/list", {}, revision),
      await rpc("/mcp", free, "resources/read", { uri: "svc://tools" }, revision),
      await rpc(
        "/mcp",
        free,
        "tools/call",
        { name: "invoke_api_endpoint", arguments: { tool: "get_price" } },
        revision,
      ),
    ];
    for (const { text } of answers) {
      expect(text).toContain("INTERNAL_ERROR");
      expect(text).toContain("`access`");
      expect(text).not.toMatch(TELLING);
    }
  });
});

it("lists no endpoint of a category that is hidden whole, also where a host hands the mounts in as a list", async () => {
  const { service } = await start();
  const rest = createRest(service, { routes: mcpRoutes(service) });
  const listed = await (await toFetch(rest)(new Request("http://127.0.0.1/llms.txt"))).text();
  expect(listed).toContain("market_data/mcp");
  expect(service.catalog.categories).toContain("vaults");
  expect(listed).not.toContain("vaults");
});
