// Cancelling: a call that its client gives up, by a message or by leaving, stops and costs nothing, in every revision.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type McpOptions, serveMcpStdio, withMcp } from "@svckit/adapters-mcp";
import { createService, type ObservedCall } from "@svckit/core";
import { toNodeListener } from "@svckit/rest";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Served, serveMcp } from "./served.js";
import { waitingProvider } from "./waiting-tool.js";

const INFO = { name: "test", version: "1.0.0" };
const CALL = { name: "get_slowly", arguments: {} };
const PATH = "/svc_market_data/mcp";

let open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.map((served) => served.close()));
  open = [];
});

async function serve(options: McpOptions = {}) {
  const { state, provider } = waitingProvider();
  const served = await serveMcp({ providers: [provider] }, options);
  open.push(served);
  const { id, key } = await served.account(5);
  const headers = { authorization: `Bearer ${key}` };
  const wallet = async () => (await served.service.describeAccount(id)).wallet;
  return { served, state, headers, wallet, url: `${served.url}${PATH}` };
}

type Setting = Awaited<ReturnType<typeof serve>>;

/** Waits for the end of the call, and sees that it was stopped and given back. */
async function expectStopped({ state, wallet }: Setting) {
  await vi.waitFor(() => expect(state.aborted).toBe(1));
  await vi.waitFor(async () => expect(await wallet()).toMatchObject({ held: 0, remaining: 5 }));
}

describe("a client of the 2025 revisions over HTTP", () => {
  test.each<[string, McpOptions]>([
    ["as it is", {}],
    ["with the host's own handlers", { extend() {} }],
  ])("stops its call by notifications/cancelled, %s", async (_, options) => {
    const setting = await serve(options);
    const client = new ClientV1(INFO);
    const { headers } = setting;
    const transport = new TransportV1(new URL(setting.url), { requestInit: { headers } });
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    const controller = new AbortController();
    const calling = client.callTool(CALL, undefined, { signal: controller.signal });
    await vi.waitFor(() => expect(setting.state.started).toBe(1));
    controller.abort("enough");
    await expect(calling).rejects.toThrow("enough");
    await expectStopped(setting);
    await client.close();
  });

  const send = (url: string, headers: Record<string, string>, message: object) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
    });

  async function connect({ url, headers }: Setting): Promise<Record<string, string>> {
    const about = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: INFO };
    const response = await send(url, headers, { id: 0, method: "initialize", params: about });
    const session = response.headers.get("mcp-session-id") ?? "";
    expect(session).toMatch(/^[\x21-\x7e]{20,}$/);
    return { ...headers, "mcp-session-id": session };
  }

  test("stops no call of another client, whose ids are the same", async () => {
    const setting = await serve();
    const [one, other] = [await connect(setting), await connect(setting)];
    const calling = send(setting.url, one, { id: 1, method: "tools/call", params: CALL });
    await vi.waitFor(() => expect(setting.state.started).toBe(1));
    for (const [headers, requestId] of [
      [other, 1],
      [setting.headers, 1],
      [one, "1"],
      [one, 2],
    ] as const) {
      const cancelled = { method: "notifications/cancelled", params: { requestId } };
      expect((await send(setting.url, headers, cancelled)).status).toBe(202);
    }
    expect(setting.state.aborted).toBe(0);
    setting.state.release();
    expect(await (await calling).json()).toMatchObject({
      id: 1,
      result: { structuredContent: { ok: true } },
    });
  });

  test("is not answered what it has cancelled, and may cancel what has ended", async () => {
    const setting = await serve();
    const headers = await connect(setting);
    const calling = send(setting.url, headers, { id: 1, method: "tools/call", params: CALL });
    await vi.waitFor(() => expect(setting.state.started).toBe(1));
    const cancelled = { method: "notifications/cancelled", params: { requestId: 1 } };
    await send(setting.url, headers, cancelled);
    const answered = await calling;
    expect([answered.status, await answered.text()]).toEqual([202, ""]);
    expect((await send(setting.url, headers, cancelled)).status).toBe(202);
    await expectStopped(setting);
  });
});

describe.each<[string, "auto" | "legacy"]>([
  ["2026-07-28", "auto"],
  ["2025-11-25", "legacy"],
])("a client of revision %s over HTTP", (revision, mode) => {
  test("stops its call when it gives it up", async () => {
    const setting = await serve();
    const client = new Client(INFO, { versionNegotiation: { mode } });
    const { headers } = setting;
    await client.connect(
      new StreamableHTTPClientTransport(new URL(setting.url), { requestInit: { headers } }),
    );
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const controller = new AbortController();
    const calling = client.callTool(CALL, { signal: controller.signal });
    await vi.waitFor(() => expect(setting.state.started).toBe(1));
    controller.abort("enough");
    await expect(calling).rejects.toThrow();
    await expectStopped(setting);
    await client.close();
  });
});

test.each(["2025-03-26", "2025-11-25", "2026-07-28"])(
  "a closed connection stops the calls of revision %s that were made over it",
  async (revision) => {
    const setting = await serve();
    const isModern = revision === "2026-07-28";
    const controller = new AbortController();
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": revision,
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const calling = fetch(setting.url, {
      method: "POST",
      signal: controller.signal,
      headers: {
        ...setting.headers,
        "content-type": "application/json",
        "mcp-protocol-version": revision,
        ...(isModern && { "mcp-method": "tools/call", "mcp-name": CALL.name }),
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: isModern ? { ...CALL, _meta } : CALL,
      }),
    });
    await vi.waitFor(() => expect(setting.state.started).toBe(1));
    controller.abort();
    await expect(calling).rejects.toThrow();
    await expectStopped(setting);
  },
);

test("a caller who left is logged and counted as such over both surfaces, and never as a failure", async () => {
  const lines: { code?: unknown; status?: unknown }[] = [];
  const faults: unknown[] = [];
  const ended: Partial<ObservedCall>[] = [];
  const { state, provider } = waitingProvider();
  const fault = (...line: unknown[]) => void faults.push(line);
  const service = createService({
    providers: [provider],
    logger: { info() {}, warn: fault, error: fault },
    observer: {
      callStarted() {},
      callEnded: ({ code, disconnected }) => void ended.push({ code, disconnected }),
      upstreamEnded() {},
    },
  });
  const accessLog = { info: (_: string, line = {}) => void lines.push(line), warn() {}, error() {} };
  const server = createServer(toNodeListener(withMcp(service, { accessLog })));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls: [string, object][] = [
    [PATH, { jsonrpc: "2.0", id: 1, method: "tools/call", params: CALL }],
    ["/api/v1/execute", { tool: "get_slowly" }],
  ];
  for (const [at, [path, message]] of calls.entries()) {
    const controller = new AbortController();
    const calling = fetch(`${url}${path}`, {
      method: "POST",
      signal: controller.signal,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    await vi.waitFor(() => expect(state.started).toBe(at + 1));
    controller.abort();
    await expect(calling).rejects.toThrow();
    await vi.waitFor(() => expect(lines).toHaveLength(at + 1));
  }
  expect(lines.map(({ status, code }) => [status, code])).toEqual([
    [499, "disconnected"],
    [499, "disconnected"],
  ]);
  expect(ended).toEqual([
    { code: undefined, disconnected: true },
    { code: undefined, disconnected: true },
  ]);
  expect(faults).toEqual([]);
  server.close();
  server.closeAllConnections();
  await service.close();
});

describe.each(["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"])(
  "revision %s over stdio",
  (revision) => {
    const meta = revision === "2026-07-28" && {
      _meta: {
        "io.modelcontextprotocol/protocolVersion": revision,
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    };

    async function start() {
      const { state, provider } = waitingProvider();
      const service = createService({ providers: [provider] });
      const { id } = await service.createAccount({ credits: 5 });
      const { key } = await service.createKey(id);
      const [input, output] = [new PassThrough(), new PassThrough()];
      const send = (message: object) =>
        void input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
      const serving = serveMcpStdio(service, { input, output, apiKey: key, category: "market_data" });
      if (!meta)
        send({
          id: 0,
          method: "initialize",
          params: { protocolVersion: revision, capabilities: {}, clientInfo: INFO },
        });
      send({ id: 1, method: "tools/call", params: { ...CALL, ...meta } });
      await vi.waitFor(() => expect(state.started).toBe(1));
      const wallet = async () => (await service.describeAccount(id)).wallet;
      const answers = () =>
        String(output.read() ?? "")
          .split("\n")
          .flatMap((line) => (line ? [JSON.parse(line)] : []));
      return { state, service, input, output, send, serving, wallet, answers };
    }

    test("notifications/cancelled stops a call, which is not answered", async () => {
      const { state, service, input, send, serving, wallet, answers } = await start();
      send({ method: "notifications/cancelled", params: { requestId: 1, ...meta } });
      send({ id: 2, method: "ping", params: { ...meta } });
      input.end();
      await serving;
      expect(state.aborted).toBe(1);
      expect(answers().map(({ id }) => id)).not.toContain(1);
      expect(await wallet()).toMatchObject({ held: 0, remaining: 5 });
      await service.close();
    });

    test("a client that reads no more stops its calls", async () => {
      const { state, service, output, serving, wallet } = await start();
      output.destroy();
      await serving;
      expect(state.aborted).toBe(1);
      expect(await wallet()).toMatchObject({ held: 0, remaining: 5 });
      await service.close();
    });

    test("a client that writes no more is answered what it has asked", async () => {
      const { state, service, input, serving, wallet, answers } = await start();
      input.end();
      await new Promise((resolve) => setTimeout(resolve, 20));
      state.release();
      await serving;
      expect(answers().at(-1)).toMatchObject({ id: 1, result: { structuredContent: { ok: true } } });
      expect(await wallet()).toMatchObject({ held: 0, remaining: 4 });
      await service.close();
    });
  },
);

test("a process that is to end takes no more messages, and answers those that it has taken", async () => {
  const { state, provider } = waitingProvider();
  const service = createService({ providers: [provider] });
  const [input, output] = [new PassThrough(), new PassThrough()];
  const controller = new AbortController();
  const { signal } = controller;
  const serving = serveMcpStdio(service, { input, output, category: "market_data", signal });
  input.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: CALL })}\n`);
  await vi.waitFor(() => expect(state.started).toBe(1));
  controller.abort();
  input.write(`${JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/call", params: CALL })}\n`);
  state.release();
  await serving;
  expect(JSON.parse(String(output.read()))).toMatchObject({
    id: 1,
    result: { structuredContent: { ok: true } },
  });
  expect(state.started).toBe(1);
  await service.close();
});
