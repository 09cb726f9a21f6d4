// Messages that are forwarded over stdio to a service elsewhere: cancelled, left behind, in batches and from Windows.
import { PassThrough } from "node:stream";
import { forwardMcpStdio } from "@svckit/adapters-mcp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Served, serveMcp } from "./served.js";
import { waitingProvider } from "./waiting-tool.js";

let open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.map((served) => served.close()));
  open = [];
});

const CALL = { name: "get_slowly", arguments: {} };

async function start(revision = "2025-11-25") {
  const { state, provider } = waitingProvider();
  const served = await serveMcp({ providers: [provider] });
  open.push(served);
  const { id, key: apiKey } = await served.account(5);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const controller = new AbortController();
  const endpoint = `${served.url}/svc_market_data/mcp`;
  const forwarding = forwardMcpStdio({ endpoint, apiKey, input, output, signal: controller.signal });
  const answers: { id?: unknown; error?: object; result?: object }[] = [];
  let text = "";
  output.on("data", (chunk) => {
    text += String(chunk);
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    answers.push(...lines.map((line) => JSON.parse(line)));
  });
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": revision,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const meta = revision === "2026-07-28" && { _meta };
  const send = (message: { params?: object }) => {
    const params = { ...message.params, ...meta };
    input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message, params })}\n`);
  };
  if (!meta) {
    const about = { capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
    send({ id: 0, method: "initialize", params: { protocolVersion: revision, ...about } } as {
      params: object;
    });
    await vi.waitFor(() => expect(answers).toMatchObject([{ id: 0, result: { protocolVersion: revision } }]));
    answers.length = 0;
  }
  const wallet = async () => (await served.service.describeAccount(id)).wallet;
  const request = (id: unknown, method: string, params: object = {}) =>
    send({ id, method, params } as object);
  return { state, input, output, send, request, forwarding, answers, wallet, stop: () => controller.abort() };
}

describe.each(["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"])("revision %s", (revision) => {
  test("notifications/cancelled stops a call at the service, which is not answered", async () => {
    const { state, input, send, request, forwarding, answers, wallet } = await start(revision);
    request(1, "tools/call", CALL);
    await vi.waitFor(() => expect(state.started).toBe(1));
    send({ method: "notifications/cancelled", params: { requestId: 1 } } as object);
    await vi.waitFor(() => expect(state.aborted).toBe(1));
    request(2, "ping");
    input.end();
    await forwarding;
    expect(answers.map(({ id }) => id)).toEqual([2]);
    await vi.waitFor(async () => expect(await wallet()).toMatchObject({ held: 0, remaining: 5 }));
  });

  test("a client that reads no more stops its calls at the service", async () => {
    const { state, output, request, forwarding, wallet } = await start(revision);
    request(1, "tools/call", CALL);
    await vi.waitFor(() => expect(state.started).toBe(1));
    output.destroy();
    await forwarding;
    await vi.waitFor(() => expect(state.aborted).toBe(1));
    await vi.waitFor(async () => expect(await wallet()).toMatchObject({ held: 0, remaining: 5 }));
  });
});

test.each(["its client writes no more", "it is to end"])(
  "what was asked is answered where %s",
  async (why) => {
    const { state, input, request, forwarding, answers, stop } = await start();
    request(1, "tools/call", CALL);
    await vi.waitFor(() => expect(state.started).toBe(1));
    if (why === "it is to end") stop();
    else input.end();
    state.release();
    await forwarding;
    expect(answers).toMatchObject([{ id: 1, result: { structuredContent: { ok: true } } }]);
  },
);

test("a line that begins with a byte order mark is a message, and one that is nothing else is none", async () => {
  const { input, forwarding, answers } = await start();
  input.end('\uFEFF{"jsonrpc":"2.0","id":1,"method":"ping"}\r\n\uFEFF\n');
  await forwarding;
  expect(answers).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
});

test.each([
  ["2025-03-26", true],
  ["2025-06-18", false],
])("a batch is forwarded where revision %s has batches: %s", async (revision, isTaken) => {
  const { input, forwarding, answers } = await start(revision);
  const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
  input.end(`${JSON.stringify([ping(1), { jsonrpc: "2.0", method: "notifications/x" }, ping(2)])}\n`);
  await forwarding;
  if (isTaken) expect(answers).toMatchObject([[{ id: 1 }, { id: 2 }]]);
  else expect(answers).toMatchObject([{ id: null, error: { code: -32_600 } }]);
});
