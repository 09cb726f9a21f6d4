// A package that changes no line outside its folder: its provider, variables, routes, table on three stores, and words.
import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { after, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { createService, memoryStore, type StoreExtension } from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import { sqliteStore } from "@svckit/store-sqlite";
import { createStandIn, testStore, toStoreContract } from "@svckit/testing";
import { createTestSchema } from "../../packages/store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../packages/store-postgres/test/postgres-server.js";
import { LABEL_WORDS, labelRoutes, labelStore, labels } from "./labels.js";

const LABELS = toStoreContract(labelStore, {
  "keeps an account's label of an address, the last one that was written": async ({ verbs }) => {
    const key = { accountId: "a", address: "0xabc" };
    await verbs.setLabel({ ...key, label: "first" });
    await verbs.setLabel({ ...key, label: "second" });
    assert.equal(await verbs.findLabel(key), "second");
    assert.equal(await verbs.findLabel({ ...key, accountId: "b" }), undefined);
  },
  "keeps labels over a restart": {
    needs: "reopen",
    async check({ verbs }, reopen) {
      await verbs.setLabel({ accountId: "a", address: "0xabc", label: "kept" });
      assert.equal(await (await reopen()).verbs.findLabel({ accountId: "a", address: "0xabc" }), "kept");
    },
  },
});

const folder = () => mkdtempSync(join(tmpdir(), "labels-"));

/** The clauses of the extension alone: those of each store stand in its own package. */
const runner: Parameters<typeof testStore>[0] = {
  it,
  describe: (name, body) => {
    if (name.startsWith("store ") || name === "extension labels") describe(name, body);
  },
};

testStore(
  runner,
  "memoryStore",
  (options) => {
    const store = memoryStore(options);
    return { store, close: async () => store.close() };
  },
  [LABELS],
);

testStore(
  runner,
  "sqliteStore",
  (given) => {
    const file = join(folder(), "svc.db");
    let store = sqliteStore(file, given);
    return {
      store,
      async reopen(options) {
        await store.close();
        store = sqliteStore(file, options);
        return store;
      },
      close: async () => store.close(),
    };
  },
  [LABELS],
);

const postgres = await postgresServer();
if (postgres.reason !== undefined) console.warn(`not tested on Postgres: ${postgres.reason}`);
else {
  const { url } = postgres;
  testStore(
    runner,
    "postgresStore",
    (given) => {
      const schema = createTestSchema(url);
      return {
        store: schema.open(given.clock, given.extensions).store,
        reopen: async ({ clock, extensions }) => schema.open(clock, extensions).store,
        close: schema.drop,
      };
    },
    [LABELS],
  );
}

const upstream = await createStandIn({
  "GET /labels/{address}": ({ params, headers }) =>
    headers["x-label-key"] === "a-key-of-the-label-server" && params["address"] === "0xabc"
      ? { body: { label: "an exchange" } }
      : { status: 404, body: {} },
});
after(() => upstream.close());

describe("in a service", () => {
  it("answers its routes, and has them in the OpenAPI document", async () => {
    const extensions: readonly StoreExtension<object>[] = [labelStore];
    const service = createService({ providers: [labels()], store: memoryStore({ extensions }) });
    const account = await service.createAccount();
    const { key } = await service.createKey(account.id);
    const send = toFetch(createRest(service, { routes: labelRoutes() }));
    const at = (method: string, body?: object) =>
      send(
        new Request("http://127.0.0.1:8787/api/v1/labels/0xabc", {
          method,
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
    assert.equal((await at("GET")).status, 404);
    assert.equal((await at("PUT", { label: "" })).status, 400);
    assert.deepEqual(await (await at("PUT", { label: "mine" })).json(), {
      ok: true,
      data: { label: "mine" },
    });
    assert.deepEqual(await (await at("GET")).json(), { ok: true, data: { label: "mine" } });
    // `as`: the paths of an OpenAPI document.
    const document = (await (await send(new Request("http://127.0.0.1:8787/api/openapi.json"))).json()) as {
      paths: Record<string, object>;
    };
    assert.deepEqual(Object.keys(document.paths["/api/v1/labels/{address}"] ?? {}), ["put", "get"]);
    await service.close();
  });

  it("is found by the words that it brings, and by those alone of its tool", async () => {
    const found = async (options: object, search: string) => {
      const { catalog } = createService({ providers: [labels()], ...options });
      await catalog.readTexts();
      return catalog.list({ search }).tools.some(({ name }) => name === "get_address_label");
    };
    assert.equal(await found({ vocabulary: LABEL_WORDS }, "zaphod beeble"), true);
    assert.equal(await found({}, "zaphod beeble"), false);
    assert.equal(await found({}, "exchange wallet"), true);
  });

  it("is taken by svc serve as a plugin, with the variables that it declares", async () => {
    const config = join(folder(), "svc.json");
    const plugin = fileURLToPath(new URL("labels.ts", import.meta.url));
    writeFileSync(config, JSON.stringify({ plugins: [plugin] }));
    const server = spawn(process.execPath, [resolve("../../packages/cli/bin/svc.js"), "serve"], {
      env: {
        PATH: process.env["PATH"],
        PORT: "0",
        SVC_STORE: "memory:",
        SVC_CONFIG: config,
        SVC_UPSTREAM_LABELS: upstream.url,
        SVC_KEY_LABELS: "a-key-of-the-label-server",
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const [ready] = await once(createInterface({ input: server.stdout }), "line");
      const answer = await fetch(`${String(ready).replace("READY ", "")}/api/v1/execute`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ tool: "get_address_label", args: { address: "0xabc" } }),
      });
      // `as`: the envelope of the tool.
      const { data, meta } = (await answer.json()) as {
        data: { label: string };
        meta: { provider: string };
      };
      assert.ok(data, JSON.stringify(meta));
      assert.deepEqual([data.label, meta.provider], ["an exchange", "labels"]);
    } finally {
      server.kill();
    }
  });
});
