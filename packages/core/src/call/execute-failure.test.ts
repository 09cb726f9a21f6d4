// The clauses of what a call that did not work is answered with, by transport too.
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { startGiving } from "../../test/giving-service.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import { HOST } from "../identity/principal.js";
import { createService } from "../service.js";
import type { Call } from "./call.js";

test("answers a failure with its type, code, message, retry and page, and the receipt beside them", async () => {
  const { ask } = startGiving(
    () => {
      throw new ServiceError("TOOL_ERROR", {
        message: "It is busy.",
        next: "Wait.",
        retryAfterS: 3,
        runtimeStatus: "rate_limited",
      });
    },
    { docsUrl: "https://docs.example/base/" },
  );
  const { envelope, body, retryAfterS, code } = await ask({ requestId: "req-1" });
  expect(envelope).toMatchObject({
    ok: false,
    error: {
      type: "provider_error",
      code: "TOOL_ERROR",
      message: "It is busy. Wait.",
      retryable: true,
      doc_url: "https://docs.example/base/errors#tool-error",
      request_id: "req-1",
      retry_after: 3,
    },
    meta: {
      runtime_status: "rate_limited",
      source: "unavailable",
      origin_source: null,
      cache_age_ms: null,
      observed_at: null,
      result_digest: null,
      cause: "It is busy.",
      next_action: "Wait.",
    },
  });
  expect(JSON.parse(body)).toEqual(envelope);
  expect([retryAfterS, code]).toEqual([3, "TOOL_ERROR"]);
});

test("carries a receipt wherever the tool was found, and none before", async () => {
  const { service, ask } = startGiving();
  const metaOf = async (call: Partial<Call>) => (await ask(call)).envelope.meta;
  expect(await metaOf({ tool: "get_nothing" })).toBe(undefined);
  expect(await metaOf({ principal: { kind: "anonymous", bucket: "b" } })).toMatchObject({
    tool: "get_x",
    runtime_status: "invalid_input",
  });
  expect(await metaOf({ args: { id: 5 } })).toMatchObject({
    runtime_status: "invalid_input",
    cause: expect.any(String),
    next_action: expect.any(String),
  });
  expect(await metaOf({ args: { idempotency_key: "" } })).toMatchObject({ runtime_status: "invalid_input" });
  const refused = service.transport.refuse(new ServiceError("PAYLOAD_TOO_LARGE"), { requestId: "r" });
  expect(refused).toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
    receipt: undefined,
    envelope: { error: { request_id: "r" } },
  });
});

test.each([
  ["mcp", {}, "VALIDATION_ERROR"],
  ["rest", {}, "MISSING_PARAM"],
  ["cli", {}, "VALIDATION_ERROR"],
] as const)("tells a missing argument on %s under a code which that lists", async (transport, args, code) => {
  const tool = defineTool({
    name: "get_y",
    title: "Y",
    description: "Needs its one argument to be given.",
    category: "market_data",
    effect: "read",
    input: z.object({ id: z.string() }),
    output: z.any(),
    execute: () => ({}),
  });
  const service = createService({
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  const envelope = await service.execute({ tool: "get_y", args, transport, principal: HOST });
  expect(envelope).toMatchObject({
    error: { code, param: "id", type: "invalid_request_error", retryable: false },
  });
  if (!envelope.ok)
    expect(envelope.error.doc_url).toMatch(new RegExp(`#${code.toLowerCase().replace("_", "-")}$`));
});

test("tells a revoked key on MCP as INVALID_API_KEY and on REST as UNAUTHORIZED", async () => {
  const { service } = startGiving();
  const { id } = await service.createAccount();
  const { key, keyId } = await service.createKey(id);
  await service.revokeKey(keyId);
  const codeOf = async (transport: "mcp" | "rest") =>
    (await service.transport.answer({ tool: "get_x", credential: key, transport })).code;
  expect([await codeOf("mcp"), await codeOf("rest")]).toEqual(["INVALID_API_KEY", "UNAUTHORIZED"]);
});

test("tells a tool's own mistake as the provider's failure, without its words", async () => {
  const { ask } = startGiving(() => {
    throw new Error("secret at /srv/x.ts:1");
  });
  const { envelope, body } = await ask();
  expect(envelope).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "failing" },
  });
  expect(body).not.toContain("secret");
});

test("tells a result that does not fit the tool as failing", async () => {
  const tool = defineTool({
    name: "get_y",
    title: "Y",
    description: "Gives what it did not promise.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({ price: z.number() }),
    execute: () => JSON.parse('{"price":"1"}'),
  });
  const service = createService({
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  expect(await service.execute({ tool: "get_y", principal: HOST })).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "failing", provider: "local" },
  });
});

test.each<[string, unknown]>([
  ["a bigint", 1n],
  ["a function", () => 1],
  ["NaN", Number.NaN],
])("refuses arguments that hold %s, which is not JSON", async (_, n) => {
  const { envelope } = await startGiving().ask({ args: { n } });
  expect(envelope).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param: "args" } });
});

test.each([
  ["20,000 members and items", Array.from({ length: 20_000 }, () => 1)],
  ["4,000 members", Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`n${at}`, 1]))],
])("refuses arguments that hold more than %s, before anything is done with them", async (_, n) => {
  const { envelope } = await startGiving().ask({ args: { n } });
  expect(envelope).toMatchObject({
    error: { code: "VALIDATION_ERROR", param: "args", message: expect.stringContaining("holds too many") },
  });
});

test("never throws, whatever it is called with", async () => {
  const { service } = startGiving();
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), fc.anything(), async (tool, args, idempotencyKey) => {
      const envelope = await service.execute({ tool, args, idempotencyKey, principal: HOST });
      expect(typeof envelope.ok).toBe("boolean");
      if (!envelope.ok) expect(envelope.error.code).not.toBe("INTERNAL_ERROR");
    }),
  );
});
