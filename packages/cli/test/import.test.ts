// svc import openapi: what is listed, what is written, and that it lints clean and passes its own tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runHere } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const ROOT = resolve(import.meta.dirname, "../../..");
const ORDERS = resolve(import.meta.dirname, "orders-openapi.yaml");
const env = { PATH: process.env["PATH"] ?? "" };

async function svc(...args: readonly string[]) {
  const { code, out } = await runHere([...args, "--json"]);
  return { status: code, answer: JSON.parse(out) };
}

function written(folder: string, file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

test("the operations are listed with their tools, effects, and why one cannot be imported", async () => {
  const { status, answer } = await svc("import", "openapi", ORDERS);
  expect(status).toBe(0);
  const rows = answer.operations.map((row: Record<string, unknown>) => [
    row["operation"],
    row["tool"],
    row["effect"],
    row["note"],
  ]);
  expect(rows).toEqual([
    ["listOrders", "list_orders", "read", null],
    ["createOrder", "create_order", "write", null],
    ["cancelOrder", "cancel_order", "destroy", null],
    ["searchQuotes", "request_quotes", "write", "only asks? see --reads"],
    ["putAvatar", "put_avatar", "write", "its body is image/png"],
  ]);
});

describe("an imported provider", () => {
  // Vitest takes what begins as the end of its own path does for its own, from the length of this path on: a long one leaves no such end.
  const folder = join(temporaryFolder(), "x".repeat(ROOT.length + 40));
  const out = join(folder, "acme");

  beforeAll(async () => {
    mkdirSync(folder);
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    const { answer } = await svc(
      "import",
      "openapi",
      ORDERS,
      "--all",
      "--reads",
      "searchQuotes",
      "--out",
      out,
    );
    expect(answer).toMatchObject({ provider: "acme_orders", tools: 4, left_out: 1 });
  });

  test("lints clean", async () => {
    const { status, answer } = await svc("lint", join(out, "acme_orders.ts"));
    expect([status, answer.findings, answer.tools]).toEqual([0, [], 4]);
  });

  test("passes its own tests", () => {
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, "run", "--root", folder], {
      encoding: "utf8",
      env,
    });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/Tests .*passed/);
  });

  test("takes arguments in the catalog's words, and asks in the upstream's", () => {
    const list = written(out, "tools/list_orders.ts");
    expect(list).toContain('limit: z.int().min(1).max(100).default(20).describe("How many at most")');
    expect(list).toContain("chainId: args.chain");
    expect(list).toContain("per_page: args.limit");
    expect(written(out, "tools/create_order.ts")).toContain("contract_address: args.token");
  });

  test("writes lists and objects into a query as style and explode say", () => {
    const list = written(out, "tools/list_orders.ts");
    expect(list).toContain('status: args.status?.join(",")');
    expect(list).toContain("kind: args.kind");
    expect(list).toContain('...deep("created", args.created)');
  });

  test("reads amounts with every digit, recursion and foreign references as any value", () => {
    expect(written(out, "tools/list_orders.ts")).toContain(
      'price: decimal("The price, in the upstream\'s unit")',
    );
    expect(written(out, "tools/list_orders.ts")).toContain("elsewhere: z.unknown().optional()");
    expect(written(out, "tools/search_quotes.ts")).toContain("children: z.array(z.unknown())");
  });

  test("has effects by method, and the keys of the security schemes by tool", () => {
    expect(written(out, "tools/cancel_order.ts")).toContain('effect: "destroy"');
    const provider = written(out, "acme_orders.ts");
    expect(provider).toContain('baseUrl = "https://eu.acme.example/v1"');
    expect(provider).toContain('{ header: "X-Acme-Key", variable: "ACME_ORDERS_KEY", for: ["list_orders"');
    expect(provider).toContain(
      '{ bearer: true, variable: "ACME_ORDERS_TOKEN", optional: true, for: ["search_quotes"]',
    );
  });

  test("is never written over", async () => {
    const { status, answer } = await svc("import", "openapi", ORDERS, "--all", "--out", out);
    expect([status === 0, answer.error.code]).toEqual([false, "INVALID_ARGS"]);
    expect(answer.error.message).toContain("is there already");
  });
});

describe("a hostile document", () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const list = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return svc("import", "openapi", join(folder, name), "--all", "--out", join(folder, `${name}-out`));
  };
  const base = { openapi: "3.0.3", info: { title: "Evil" }, servers: [{ url: "https://evil.example" }] };
  const get = (schema: unknown) => ({
    get: { operationId: "getIt", responses: { 200: { content: { "application/json": { schema } } } } },
  });

  test("that expands without end is read within bounds", async () => {
    const schemas: Record<string, unknown> = {};
    for (let at = 0; at < 40; at += 1)
      schemas[`S${at}`] = {
        allOf: Array.from({ length: 16 }, () => ({ $ref: `#/components/schemas/S${at + 1}` })),
        properties: { a: { $ref: "#/components/schemas/S0" } },
      };
    const document = {
      ...base,
      paths: { "/": get({ $ref: "#/components/schemas/S0" }) },
      components: { schemas },
    };
    const started = performance.now();
    expect((await list("wide.json", JSON.stringify(document))).answer).toMatchObject({ tools: 1 });
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("with aliases of aliases is refused", async () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let at = 1; at < 9; at += 1)
      lines.push(
        `a${at}: &a${at} [${Array(10)
          .fill(`*a${at - 1}`)
          .join(", ")}]`,
      );
    const { answer } = await list("laughs.yaml", `openapi: 3.1.0\n${lines.join("\n")}\npaths: {}`);
    expect(answer.error.code).toBe("INVALID_ARGS");
  });

  test("puts no code of its own into what is written", async () => {
    const bad = "*/\n`$" + '{process.exit(9)}`"); throw 1; //\u2028';
    const schema = {
      type: "object",
      properties: { [bad]: { type: "string", description: bad }, ["__proto__"]: { type: "string" } },
    };
    const document = {
      ...base,
      info: { title: bad },
      paths: { "/": { get: { ...get(schema).get, summary: bad, description: bad } } },
    };
    writeFileSync(join(folder, "code.json"), JSON.stringify(document));
    const out = join(folder, "code");
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    expect(
      (await svc("import", "openapi", join(folder, "code.json"), "--all", "--id", "code", "--out", out))
        .status,
    ).toBe(0);
    expect((await svc("lint", join(out, "code.ts"))).answer).toMatchObject({ ok: true, tools: 1 });
  });

  test("that refers to another host is not followed there", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await new Promise((ready) => server.once("listening", ready));
    // `as`: a server that listens on a port has an address with it.
    const { port } = server.address() as { readonly port: number };
    const document = { ...base, paths: { "/": get({ $ref: `http://127.0.0.1:${port}/schema.json` }) } };
    expect((await list("remote.json", JSON.stringify(document))).answer).toMatchObject({ tools: 1 });
    expect(asked).toBe(0);
    server.close();
  });

  test.each([
    ["no OpenAPI", JSON.stringify({ swagger: "2.0" }), "no OpenAPI 3.0 or 3.1"],
    ["no text of either form", "{ broken", "neither JSON nor YAML"],
    ["a list", "[]", "no object"],
  ])("that is %s is refused in a sentence", async (name, text, words) => {
    expect((await list(`${name.replaceAll(" ", "-")}.txt`, text)).answer.error.message).toContain(words);
  });
});
