// What a refusal says to do next fits what was wrong.
import { gzipSync } from "node:zlib";
import { hello } from "@svckit/providers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "./server.js";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ providers: [hello()] });
});

afterAll(() => server.close());

async function refused(body: string | Uint8Array, headers: Record<string, string> = {}) {
  const reply = await server.request("/api/v1/execute", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  if (reply.json.ok) throw new Error("it was not refused");
  return reply.json.error;
}

const CALL = '{"tool":"say_hello","args":{"name":"Ada"}}';

test.each<[string, string | Uint8Array, Record<string, string>, string]>([
  ["a member that is named twice", '{"tool":"a","tool":"b"}', {}, "once"],
  ["a body that nests too deep", `${'{"args":'.repeat(70)}1${"}".repeat(70)}`, {}, "less deep"],
  ["an unknown field", '{"tool":"a","params":{}}', {}, "tool, args and idempotency_key"],
  ["what is no gzip", CALL, { "content-encoding": "gzip" }, "content-encoding"],
  ["names old and new that differ", '{"tool":"a","toolName":"b"}', {}, "tool alone"],
  ["what is no JSON", gzipSync(CALL), {}, "UTF-8"],
])("%s is told what to do about it", async (_, body, headers, next) => {
  expect(await refused(body, headers)).toMatchObject({
    code: "INVALID_REQUEST",
    message: expect.stringContaining(next),
  });
});

test("an API key in the Idempotency-Key header is not said to be in the body", async () => {
  const { message } = await refused(CALL, { "idempotency-key": server.key });
  expect(message).toContain("Idempotency-Key header");
  expect((await refused(JSON.stringify({ tool: server.key }))).message).toContain("The body");
});

test("the tool that tests a monitor is no key, and what goes on behind its name is", async () => {
  const tool = (name: string) => refused(JSON.stringify({ tool: name }));
  expect((await tool("svc_test_monitor")).code).toBe("TOOL_NOT_FOUND");
  for (const name of ["svc_test_monitor1", "svc_test_monitors", "svc_test_", "svc_test_monitor svc_test_a"])
    expect((await tool(name)).message, name).toContain("The body holds an API key");
});

test("old and new names that say the same in another order of members are one call", async () => {
  const body =
    '{"tool":"say_hello","toolName":"say_hello","args":{"name":"Ada","language":"en"},"arguments":{"language":"en","name":"Ada"}}';
  const reply = await server.request("/api/v1/execute", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(reply.text).not.toContain("differ");
});

test.each(["_", "%5F", "%5f"])(
  "an API key in the path is refused, its underscore written as %s",
  async (underscore) => {
    const reply = await server.request(`/api/v1/receipts/${server.key.replaceAll("_", underscore)}`);
    expect(reply.json).toMatchObject({
      error: { message: expect.stringContaining("The path holds an API key") },
    });
  },
);

test("an API key in the path is refused, however its letters are written", async () => {
  const written = [...server.key].map((char) => `%${char.charCodeAt(0).toString(16)}`).join("");
  const reply = await server.request(`/api/v1/receipts/${written}%ff`);
  expect(reply.json).toMatchObject({
    error: { message: expect.stringContaining("The path holds an API key") },
  });
  expect(reply.text).not.toContain(written);
});
