// svc call, svc tools and svc quota: what is sent, what people and programs read, and what goes wrong.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hello } from "@svckit/providers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";
import { type ServedService, serveHere } from "./service-here.js";
import { shop } from "./shop-provider.js";

let served: ServedService;
let env: Record<string, string>;

beforeAll(async () => {
  served = await serveHere([shop(), hello()]);
  env = { SVC_URL: served.url, SVC_API_KEY: served.key };
});
afterAll(() => served.close());

/** A command as a person in a terminal without colours reads it. */
const read = (...args: string[]) => runHere(args, { env, isRead: true, columns: 80 });
const asked = async (...words: string[]) => {
  const { code, json } = await svc(env, "call", "list_items", ...words);
  expect([code, json]).toMatchObject([0, { ok: true, meta: { tool: "list_items", credits_used: 1 } }]);
  return Object(json["data"]).asked;
};

describe("the arguments of a call", () => {
  test("are flags by the tool's own schema, of every kind", async () => {
    expect(await asked("--kind", "tea", "--limit=3", "--tags", "a,b", "--tags", "c", "--in-stock")).toEqual({
      ...{ kind: "tea", limit: 3, tags: ["a", "b", "c"], in_stock: true },
    });
    expect(
      await asked("--kind=tea", "--no-in_stock", "--where", '{"town":"Berlin"}', "--arg-url", "-x"),
    ).toEqual({ kind: "tea", limit: 10, in_stock: false, where: { town: "Berlin" }, url: "-x" });
  });

  test("are JSON, of the line or of a file or of stdin, and flags stand above it", async () => {
    const file = join(temporaryFolder(), "args.json");
    writeFileSync(file, '{"kind":"tea","limit":1}');
    expect(await asked("--args", '{"kind":"tea"}')).toEqual({ kind: "tea", limit: 10 });
    expect(await asked("--args", `@${file}`, "--limit", "2")).toEqual({ kind: "tea", limit: 2 });
    const { code, out } = await runHere(["call", "say_hello", "--args", "-"], {
      env,
      input: '{"name":"Ada"}',
    });
    expect([code, JSON.parse(out).data.greeting]).toEqual([0, "Hello, Ada!"]);
  });

  test.each([
    ["an argument that the tool does not have", ["--size", "9"], "--kind, --limit"],
    ["a value that is missing", ["--kind"], "lacks its value"],
    ["a flag in the place of a value", ["--kind", "--in_stock"], "--kind lacks its value"],
    ["its negation in the place of a value", ["--kind", "--no-in_stock"], "--kind lacks its value"],
    ["arguments that are there twice", ["--args", "{}", "--args", "{}"], "twice"],
    ["a word that belongs to nothing", ["tea"], "belongs to no argument"],
    ["a number that is none", ["--kind", "tea", "--limit", "many"], "takes a number"],
    ["JSON that is none", ["--kind", "tea", "--where", "{"], "takes JSON"],
    ["an argument that is there twice", ["--kind", "tea", "--kind", "tea"], "twice"],
    ["--args that is no object", ["--args", "[]"], "--args is not a JSON object"],
    ["--args of a file that is not there", ["--args", "@/nowhere"], "ENOENT"],
    ["a time limit that is none", ["--timeout", "soon"], "30s"],
    ["a field that is not there", ["--kind", "tea", "--fields", "colour"], "items, asked"],
  ])("%s is INVALID_ARGS, in words on what there is", async (_, words, told) => {
    const { code, json } = await svc(env, "call", "list_items", ...words);
    expect([code, json]).toMatchObject([2, { ok: false, error: { code: "INVALID_ARGS" } }]);
    expect(Object(json["error"]).message).toContain(told);
  });

  test("that the service refuses name the argument, with its request id and receipt", async () => {
    const { code, json } = await svc(env, "call", "list_items", "--kind", "milk");
    expect([code, json]).toMatchObject([
      2,
      {
        error: {
          code: "VALIDATION_ERROR",
          param: "kind",
          doc_url: expect.stringContaining("https://docs.example"),
        },
        meta: { tool: "list_items" },
      },
    ]);
  });

  test("are numbers where these stand beside listed words", async () => {
    expect(await asked("--kind", "tea", "--decimals", "8")).toMatchObject({ decimals: 8 });
    expect(await asked("--kind", "tea", "--decimals", "all")).toMatchObject({ decimals: "all" });
  });
});

describe("what people read", () => {
  test("is the data as tables, what would steer the terminal taken out, and a line on the receipt", async () => {
    const { out, err } = await read(
      "call",
      "list_items",
      "--kind",
      "tea",
      "--fields",
      "items.id,items.name,items.tags",
    );
    expect(err).toBe("");
    expect(out.replace(/\d+ ms · receipt [\w-]+/, "1 ms · receipt …")).toMatchInlineSnapshot(`
      "items
      id  name          tags
       1  Tea           green, loose
      22  Tea [2J cup
      shop, live · 1 credit · 91 left · 1 ms · receipt …
      "
    `);
  });

  test("is help by the tool itself", async () => {
    const { out } = await read("call", "list_items", "--help");
    expect(out).toMatchInlineSnapshot(`
      "list_items  List items
      Lists what the shop has.

      Usage: svc call list_items --kind <tea|coffee> [arguments]

      Arguments:
        --kind <tea|coffee>
            What is wanted (required)
        --limit <number>
            How many at most (10 where left out)
        --tags <a,b,…>
            Those with all of these tags
        --in_stock [true|false]
            Those that are there alone
        --where <JSON>
            The shop
        --decimals <all|0–18>
            Of the prices
        --arg-url <text>
            A page that is left alone
        --cursor <text>
            The next_cursor of the page before, with its other arguments unchanged;
            leave it out to begin

      Examples:
        # Teas
        svc call list_items --kind tea --tags green --in_stock

      provider shop · category market_data · 1 credit · works without a key · reads only
      "
    `);
    expect((await read("tools", "info", "list_items")).out).toBe(out);
  });

  test("is a table of the tools, those that fit an intent, and one field of each", async () => {
    expect((await read("tools", "list", "--provider", "shop")).out).toMatchInlineSnapshot(`
      "name        provider  category     credits  key  state
      list_items  shop      market_data        1  no   ready
      1 tools of 1 providers
      "
    `);
    expect((await read("tools", "search", "greet", "somebody")).out).toContain("say_hello  Say hello  hello");
    expect((await read("tools", "list", "--fields", "name,status.available")).out).toContain("say_hello");
    const coloured = await runHere(["tools", "list"], { env, isRead: true, hasColours: true });
    expect(coloured.out).toContain("\u001b[1mname");
  });

  test("is what is left, which the calls here have taken", async () => {
    const { out } = await read("quota", "--fields", "lane,limit,credits.held");
    expect(out).toMatchInlineSnapshot(`
      "lane   account
      limit  100

      credits
        held  0
      "
    `);
  });
});

test("programs read the fields that they want, of lists and of answers", async () => {
  const { json } = await svc(
    env,
    "tools",
    "list",
    "--provider",
    "hello",
    "--fields",
    "name,status.available",
  );
  expect(json).toEqual({
    tools: [{ name: "say_hello", status: { available: true } }],
    ...{ total_count: 1, providers: ["hello"] },
  });
  const { json: answer } = await svc(env, "call", "list_items", "--kind", "tea", "--fields", "items.name");
  expect(answer).toMatchObject({
    ok: true,
    data: { items: [{ name: "Tea" }, {}] },
    meta: { tool: "list_items" },
  });
  expect(Object.keys(Object(answer["data"]))).toEqual(["items"]);
});

test("a tool that is not there is exit 3, with the code, and with the command that finds it", async () => {
  const { err } = await read("call", "list_item", "--kind", "tea");
  expect(err).toBe(
    'svc: There is no tool named "list_item". Did you mean `list_items`? Find the exact name with `svc tools search`.\n',
  );
  for (const line of [
    ["call", "list_item", "--kind", "tea"],
    ["call", "list_item"],
    ["tools", "info", "list_item"],
  ])
    expect(await svc(env, ...line)).toMatchObject({ code: 3, json: { error: { code: "TOOL_NOT_FOUND" } } });
});

test("without a service elsewhere, one of this process answers: nobody pays without a key, and its account does with one", async () => {
  const folder = temporaryFolder();
  const here = { SVC_STORE: `sqlite:${folder}/svc.db` };
  const free = await svc(
    { ...env, ...here, SVC_API_KEY: "" },
    "call",
    "say_hello",
    "--name",
    "Ada",
    "--embedded",
  );
  expect(free).toMatchObject({
    code: 0,
    json: { data: { greeting: "Hello, Ada!" }, meta: { credits_remaining: null } },
  });
  expect(await svc({ ...here, SVC_API_KEY: served.key }, "call", "say_hello")).toMatchObject({
    code: 5,
    json: { error: { code: "INVALID_API_KEY" } },
  });
  const { json: account } = await svc(here, "admin", "account", "create", "--credits", "5");
  const { json: made } = await svc(
    here,
    "admin",
    "key",
    "create",
    "--account",
    String(account["account_id"]),
  );
  const paying = { ...here, SVC_API_KEY: String(made["key"]) };
  expect(await svc(paying, "call", "say_hello")).toMatchObject({
    code: 0,
    json: { meta: { credits_remaining: 4 } },
  });
  expect(await svc(paying, "quota")).toMatchObject({ code: 0, json: { lane: "account", used: 1 } });
}, 60_000);
