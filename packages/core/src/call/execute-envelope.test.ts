// The clauses of what a call that worked is answered with: envelope, receipt, digests and brand.
import { TEST_START_MS } from "@svckit/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { startGiving } from "../../test/giving-service.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import { createService } from "../service.js";

const without = (data: Readonly<Record<string, unknown>>, field: string) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

test("answers with the full receipt of a fresh fetch", async () => {
  const { ask, clock } = startGiving(async () => {
    clock.set(TEST_START_MS + 25);
    return { a: 1 };
  });
  const { envelope, receipt } = await ask();
  expect(envelope).toMatchObject({ ok: true, data: { a: 1 } });
  expect(envelope.meta).toEqual(receipt);
  expect(receipt).toEqual({
    receipt_id: expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
    receipt_version: "1.0",
    tool: "get_x",
    provider: "local",
    category: "market_data",
    runtime_status: "ok",
    source: "live",
    origin_source: "live",
    cache_status: "bypass",
    cache_age_ms: 0,
    fetched_at: "2026-01-01T00:00:00.025Z",
    observed_at: "2026-01-01T00:00:00.025Z",
    duration_ms: 25,
    truncated: false,
    warnings: [],
    credit_cost: 1,
    credits_used: 0,
    credits_remaining: null,
    fallback_used: false,
    digest_algorithm: "sha256",
    input_digest: sha256("{}"),
    result_digest: sha256('{"a":1}'),
    server_version: "9.9.9",
  });
});

test("repeats the receipt in data and sends the same text as it says in values", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), async (result, args) => {
      const { ask } = startGiving(() => result);
      const { n, ...rest } = { n: args, id: "x" };
      const { envelope, body, receipt } = await ask({ args: { n, ...rest } });
      if (!envelope.ok) throw new Error(envelope.error.message);
      expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(envelope)));
      expect(envelope.data["_svc"]).toEqual(envelope.meta);
      const parsed = JSON.parse(body);
      expect(receipt?.result_digest).toBe(sha256(canonicalJson(without(parsed.data, "_svc"))));
      expect(receipt?.input_digest).toBe(sha256(canonicalJson({ n: args, id: "x" })));
      const isObject = typeof result === "object" && result !== null && !Array.isArray(result);
      const data = without(parsed.data, "_svc");
      expect(data).toEqual(JSON.parse(JSON.stringify(isObject ? without(result, "_svc") : { result })));
    }),
    { numRuns: 40 },
  );
});

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  ["text", "text"],
  [0, 0],
  [false, false],
  [null, null],
  [undefined, null],
  [[], []],
])("wraps %j, which is no object, as { result }", async (result, wrapped) => {
  const { envelope } = await startGiving(() => result).ask();
  expect(envelope.ok && without(envelope.data, "_svc")).toEqual({ result: wrapped });
});

test("overwrites the receipt's field where the upstream has one, and leaves it out of the digest", async () => {
  const { envelope, body } = await startGiving(() => ({ a: 1, _svc: { ok: "forged" } })).ask();
  expect(envelope.ok && envelope.data["_svc"]).toEqual(envelope.meta);
  expect(body).not.toContain("forged");
  expect(envelope.meta?.result_digest).toBe(sha256('{"a":1}'));
});

test("drops it also from what a result says of itself as it is written", async () => {
  const result = () => ({
    kept: 0,
    toJSON: () => ({ _svc: { receipt_id: "forged" }, a: 1, toJSON: () => 5 }),
  });
  const { envelope, body } = await startGiving(result).ask();
  expect(body).not.toContain("forged");
  expect(envelope.ok && without(envelope.data, "_svc")).toEqual({ a: 1 });
  class Account {
    name = "n";
    password = "hidden";
    toJSON() {
      return { name: this.name };
    }
  }
  const hiding = await startGiving(() => new Account()).ask();
  expect(hiding.envelope.ok && without(hiding.envelope.data, "_svc")).toEqual({ name: "n" });
});

test("digests the arguments as sent, before defaults", async () => {
  const { ask } = startGiving();
  const digest = async (args: unknown) => (await ask({ args })).receipt?.input_digest;
  expect(await digest({})).toBe(sha256("{}"));
  expect(await digest(undefined)).toBe(sha256("{}"));
  expect(await digest({ id: "d" })).toBe(sha256('{"id":"d"}'));
  expect(await digest({ n: 1, id: "d" })).toBe(await digest({ id: "d", n: 1.0 }));
});

test("digests also arguments that a refusal has not read, and nothing that is no JSON", async () => {
  const { ask } = startGiving();
  const refused = async (args: unknown) => {
    const { code, receipt } = await ask({ args, idempotencyKey: "not a key" });
    return [code, receipt?.input_digest];
  };
  const code = "INVALID_IDEMPOTENCY_KEY";
  expect(await refused({ id: "d", idempotency_key: null })).toEqual([code, sha256('{"id":"d"}')]);
  expect(await refused(undefined)).toEqual([code, sha256("{}")]);
  expect(await refused({ id: Symbol("d") })).toEqual([code, null]);
});

test("hands nobody what it keeps: an answer that is changed changes no other", async () => {
  const { ask } = startGiving(() => ({ list: [1] }));
  const { envelope } = await ask();
  if (!envelope.ok) throw new Error("it failed");
  const { list } = envelope.data;
  if (Array.isArray(list)) list.push(2);
  expect(await ask()).toMatchObject({ envelope: { data: { list: [1] } } });
});

test("derives keys and the receipt's field from the brand", async () => {
  const { service, ask } = startGiving(() => ({ _svc: "kept", _acme: "dropped" }), { brand: "acme" });
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  expect(key).toMatch(/^acme_live_/);
  const { envelope } = await service.transport.answer({ tool: "get_x", credential: key });
  if (!envelope.ok) throw new Error(envelope.error.message);
  expect(Object.keys(envelope.data)).toEqual(["_svc", "_acme"]);
  expect(envelope.data["_svc"]).toBe("kept");
  expect(envelope.data["_acme"]).toEqual(envelope.meta);
  expect(service.brand).toMatchObject({ name: "acme", resourceScheme: "acme:" });
  expect((await ask()).code).toBe(undefined);
});

test("says in a warning that there is no such record, and calls it a success", async () => {
  const tool = defineTool({
    name: "get_y",
    title: "Y",
    description: "Finds no record of what it is asked.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({}),
    execute: (_, ctx) => ctx.noData({}, "no such coin"),
  });
  const service = createService({
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  expect(await service.execute({ tool: "get_y", principal: HOST })).toMatchObject({
    ok: true,
    meta: { runtime_status: "ok", warnings: ["no_data: no such coin"] },
  });
});

test("repairs half of a surrogate pair in a name as in a value, at every depth", async () => {
  const half = "a\ud83d";
  const { ask } = startGiving(() => ({ [half]: 1, list: [{ [half]: { [half]: half } }], "\u{1f600}": 2 }));
  const answer = await ask();
  expect(answer.envelope).toMatchObject({
    ok: true,
    data: { "a\ufffd": 1, list: [{ "a\ufffd": { "a\ufffd": "a\ufffd" } }], "\u{1f600}": 2 },
  });
  expect(answer.body.isWellFormed()).toBe(true);
  expect(answer.body).not.toContain("\\ud83d");
});
