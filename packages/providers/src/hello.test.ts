// hello: what its one tool answers, and that it keeps the plugin contract.
import { createService, HOST } from "@svckit/core";
import { testProvider } from "@svckit/testing";
import { describe, expect, it, test } from "vitest";
import { hello } from "./hello.js";

testProvider({ describe, it }, hello(), {
  calls: [{ tool: "say_hello", args: { name: "Ada" }, expect: { greeting: "Hello, Ada!" } }],
});

const service = createService({ providers: [hello()] });
const say = (args: unknown) => service.execute({ tool: "say_hello", args, principal: HOST });

test("greets by name, without the spaces around it", async () => {
  expect(await say({ name: " Ada " })).toMatchObject({ ok: true, data: { greeting: "Hello, Ada!" } });
});

test("greets the world where no name is given", async () => {
  expect(await say({})).toMatchObject({ data: { greeting: "Hello, world!" } });
});

test("refuses a name that is too long, and any other argument", async () => {
  expect(await say({ name: "x".repeat(101) })).toMatchObject({
    error: { code: "VALIDATION_ERROR", param: "name" },
  });
  expect(await say({ nom: "Ada" })).toMatchObject({ error: { code: "VALIDATION_ERROR", param: "nom" } });
});

test("is open to callers without a key, and says that it asks no one", () => {
  expect(service.catalog.find("say_hello").entry()).toMatchObject({
    category: "demo",
    keyless: true,
    annotations: { openWorldHint: false },
    status: { available: true },
  });
});
