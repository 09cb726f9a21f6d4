// Batches, which revision 2025-03-26 has every server take and the later ones have no more.
import { PassThrough } from "node:stream";
import { serveMcpStdio } from "@svckit/adapters-mcp";
import { createService } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startIssuer } from "./issuer.js";
import { faultsOf } from "./protocol-schema.js";
import { type Served, serveMcp } from "./served.js";
import { testProviders } from "./tools.js";

let served: Served;
beforeAll(async () => {
  served = await serveMcp();
});
afterAll(() => served.close());

async function send(body: unknown, headers: Record<string, string> = {}, from = served) {
  const response = await fetch(`${from.url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === "" ? undefined : JSON.parse(text),
  };
}

const request = (id: unknown, method: string, params: object = {}) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});
const call = (id: unknown, text: string, args: object = {}) =>
  request(id, "tools/call", {
    name: "invoke_api_endpoint",
    arguments: { tool: "get_echo", args: { text, ...args } },
  });
const notification = { jsonrpc: "2.0", method: "notifications/initialized" };

describe.each<Record<string, string>>([{}, { "mcp-protocol-version": "2025-03-26" }])(
  "with the headers %j",
  (headers) => {
    test("each request of a batch is answered under its id, and its notifications are not", async () => {
      const { status, json } = await send(
        [
          request("a", "ping"),
          notification,
          call(2, "hi"),
          request(3, "nothing"),
          { jsonrpc: "2.0", id: 4 },
          7,
        ],
        headers,
      );
      expect(status).toBe(200);
      expect(json).toMatchObject([
        { id: "a", result: {} },
        { id: 2, result: { structuredContent: { ok: true, data: { echo: "hi" } } } },
        { id: 3, error: { code: -32_601 } },
        { id: 4, error: { code: -32_600 } },
        { id: null, error: { code: -32_600 } },
      ]);
      for (const answer of json.slice(0, 4)) expect(faultsOf("2025-03-26", "", answer)).toEqual([]);
    });

    test("a batch that asks for nothing is answered with nothing", async () => {
      expect(await send([notification, notification], headers)).toMatchObject({
        status: 202,
        json: undefined,
      });
    });

    test.each([
      ["nothing", []],
      ["more messages than one has", Array.from({ length: 33 }, (_, id) => request(id, "ping"))],
    ])("a batch of %s is refused as a whole", async (_, batch) => {
      expect(await send(batch, headers)).toMatchObject({
        status: 400,
        json: { id: null, error: { code: -32_600, data: { code: "VALIDATION_ERROR" } } },
      });
    });

    test("initialize stands in no batch", async () => {
      const opening = request(1, "initialize", { protocolVersion: "2025-03-26", capabilities: {} });
      const { json } = await send([opening, request(2, "ping")], headers);
      expect(json).toMatchObject([
        { id: 1, error: { code: -32_600 } },
        { id: 2, result: {} },
      ]);
    });
  },
);

test("each call of a batch is paid for, and one key pays once", async () => {
  const { id, key } = await served.account(5);
  const headers = { authorization: `Bearer ${key}` };
  const once = { idempotency_key: "k-1" };
  const { json } = await send([call(1, "a"), call(2, "b"), call(3, "c", once), call(4, "c", once)], headers);
  for (const { result } of json) expect(result.structuredContent.ok).toBe(true);
  expect(json[3].result).toEqual(json[2].result);
  expect((await served.service.describeAccount(id)).wallet?.remaining).toBe(2);
});

test("who is sent away for one message of a batch is sent away for all", async () => {
  const issuer = await startIssuer();
  const strict = await serveMcp(
    {},
    { oauth: { authorizationServers: [issuer.issuer], verify: async () => undefined } },
  );
  const { status, headers, json } = await send(
    [request(1, "ping"), request(2, "ping")],
    { authorization: "Bearer a.b.c" },
    strict,
  );
  expect(status).toBe(401);
  expect(headers.get("www-authenticate")).toContain("invalid_token");
  expect(json.error.data.code).toBe("INVALID_OAUTH_TOKEN");
  await strict.close();
  issuer.close();
});

test.each(["2025-06-18", "2025-11-25", "2026-07-28"])("revision %s has no batches", async (revision) => {
  const { status, json } = await send([request(1, "ping")], { "mcp-protocol-version": revision });
  expect([status, json]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
});

test.each([
  ["2025-03-26", true],
  ["2025-11-25", false],
])(
  "over stdio a batch is taken by who has agreed on a revision with batches: %s, %s",
  async (revision, isTaken) => {
    const service = createService({ providers: testProviders() });
    const [input, output] = [new PassThrough(), new PassThrough()];
    const about = { capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
    input.write(`${JSON.stringify(request(0, "initialize", { protocolVersion: revision, ...about }))}\n`);
    input.end(`${JSON.stringify([request("a", "ping"), notification, call(2, "hi")])}\n`);
    await serveMcpStdio(service, { input, output });
    const [, answer] = String(output.read()).trim().split("\n");
    const json = JSON.parse(answer ?? "");
    if (isTaken)
      expect(json).toMatchObject([{ id: "a" }, { id: 2, result: { structuredContent: { ok: true } } }]);
    else expect(json).toMatchObject({ id: null, error: { code: -32_600 } });
    await service.close();
  },
);
