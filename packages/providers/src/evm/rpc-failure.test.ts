// What a node's errors become, over a stand-in that words them as nodes do.

import { createService, HOST } from "@svckit/core";
import { evm } from "@svckit/providers";
import { createStandIn, type StandIn, type StandInAnswer } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

let node: StandIn;
let answerTo: (method: string) => StandInAnswer;

beforeAll(async () => {
  node = await createStandIn({ "POST /rpc/{key}": ({ body }) => answerTo(methodOf(body)) });
});
afterAll(() => node.close());

function methodOf(body: unknown): string {
  return typeof body === "object" && body !== null ? String(Reflect.get(body, "method")) : "";
}

const result = (value: unknown): StandInAnswer => ({ body: { jsonrpc: "2.0", id: 1, result: value } });
const error = (code: number, message: string, data?: string): StandInAnswer => ({
  body: { jsonrpc: "2.0", id: 1, error: { code, message, ...(data && { data }) } },
});

function call(tool: string, args: Record<string, unknown>) {
  const chains = { ethereum: { url: `${node.url}/rpc/node-key` } };
  const service = createService({ providers: [evm({ chains })], upstream: { breaker: false } });
  return service.execute({ tool, args: { chain: "ethereum", ...args }, principal: HOST });
}

const ADDRESS = "0x000000000000000000000000000000000000dEaD";
const READ = { address: ADDRESS, data: "0x18160ddd" };

test.each([
  [-32_602, "invalid argument 0: hex string", "TOOL_ERROR", "invalid_input"],
  [-32_600, "invalid request", "TOOL_ERROR", "invalid_input"],
  [-32_601, "the method eth_call does not exist", "TOOL_ERROR", "invalid_input"],
  [-32_000, "header not found", "TOOL_ERROR", "invalid_input"],
  [-32_000, "missing trie node 12ab (path )", "TOOL_ERROR", "invalid_input"],
  [-32_005, "query exceeds max block range 1000", "TOOL_ERROR", "invalid_input"],
  [-32_005, "limit exceeded", "TOOL_ERROR", "rate_limited"],
  [-32_000, "project rate limit exceeded", "TOOL_ERROR", "rate_limited"],
  [-32_097, "Too many requests, slow down", "TOOL_ERROR", "rate_limited"],
  [429, "over capacity", "TOOL_ERROR", "rate_limited"],
  [
    -32_000,
    "Unauthorized: you must authenticate your request with an API key",
    "PROVIDER_UNAVAILABLE",
    "missing_key",
  ],
  [-32_000, "something broke", "PROVIDER_UNAVAILABLE", "degraded"],
  [-32_000, "execution aborted (timeout = 5s)", "TOOL_ERROR", "invalid_input"],
  [-32_002, "request timed out", "TOOL_ERROR", "invalid_input"],
  [-32_000, "out of gas", "TOOL_ERROR", "invalid_input"],
  [-32_000, "gas limit exceeded", "TOOL_ERROR", "invalid_input"],
  [-32_603, "EVM error MemoryLimitOOG", "TOOL_ERROR", "invalid_input"],
  [-32_008, "Response is too big", "TOOL_ERROR", "invalid_input"],
  [-32_603, "internal error", "PROVIDER_UNAVAILABLE", "degraded"],
])("error %i %j is %s, %s", async (code, message, expected, runtime_status) => {
  answerTo = () => error(code, message);
  const answer = await call("call_contract", READ);
  expect(answer).toMatchObject({ error: { code: expected }, meta: { runtime_status, credits_used: 0 } });
  expect(JSON.stringify(answer)).not.toContain(message);
  expect(JSON.stringify(answer)).not.toContain("node-key");
});

test.each([
  [-32_000, "invalid jump destination"],
  [-32_000, "stack underflow (0 <=> 1)"],
  [-32_015, "VM execution error."],
  [3, "execution reverted: request timed out"],
  [-32_000, "execution reverted: header not found"],
  [-32_603, "VM Exception while processing transaction: reverted with reason string 'rate limit exceeded'"],
])("a call that its contract ended is an answer: error %i %j", async (code, message) => {
  answerTo = () => error(code, message);
  expect(await call("call_contract", READ)).toMatchObject({
    ok: true,
    data: { reverted: true, result: "0x", values: null },
  });
});

test.each([
  [-32_000, "insufficient funds for gas * price + value: address 0x00 have 0 want 1", "less of the coin"],
  [3, "execution reverted: too late", null],
])("an estimate of what would fail is an answer: error %i %j", async (code, message, reason) => {
  answerTo = (method) => (method === "eth_gasPrice" ? result("0x9") : error(code, message));
  expect(await call("estimate_gas", { from: ADDRESS, to: ADDRESS, value_wei: "1" })).toMatchObject({
    ok: true,
    data: {
      gas: null,
      fee_wei: null,
      reverted: true,
      revert_reason: reason === null ? null : expect.stringContaining(reason),
    },
  });
});

test.each([
  [-32_005, "query exceeds max block range 1000"],
  [-32_602, "eth_getLogs is limited to a 500 block range"],
  [-32_000, "requested range too large"],
  [-32_005, "query returned more than 10000 results"],
])("a search that is too wide for a node is the caller's: error %i %j", async (code, message) => {
  answerTo = (method) => (method === "eth_blockNumber" ? result("0x100") : error(code, message));
  expect(await call("get_logs", { address: ADDRESS })).toMatchObject({
    error: { code: "TOOL_ERROR", message: expect.stringContaining("fewer blocks") },
    meta: { runtime_status: "invalid_input", credits_used: 0 },
  });
});

test("what was too much for a contract's node is the node's own failure where nothing was run", async () => {
  answerTo = () => error(-32_002, "request timed out");
  expect(await call("get_native_balance", { address: ADDRESS })).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "degraded" },
  });
});

test.each([
  [`0x08c379a0${"20".padStart(64, "0")}${"4".padStart(64, "0")}${"6f6f7073".padEnd(64, "0")}`, "oops"],
  [`0x4e487b71${"11".padStart(64, "0")}`, "an arithmetic overflow"],
  [`0x4e487b71${"7f".padStart(64, "0")}`, "panic 0x7f"],
  ["0xfb8f41b2", "custom error 0xfb8f41b2"],
  [`Reverted 0x4e487b71${"12".padStart(64, "0")}`, "a division by zero"],
  ["0x", null],
])("a revert with the data %s is told as %j", async (data, reason) => {
  answerTo = () => error(3, "execution reverted", data);
  expect(await call("call_contract", READ)).toMatchObject({
    ok: true,
    data: { reverted: true, revert_reason: reason, result: data.replace("Reverted ", "") },
  });
});

test("a reason cannot bring control characters or a flood of text into the answer", async () => {
  const text = Buffer.from(`a\u0000\u001b[31m${"x".repeat(1_000)}`).toString("hex");
  const size = (text.length / 2).toString(16).padStart(64, "0");
  answerTo = () => error(3, "execution reverted", `0x08c379a0${"20".padStart(64, "0")}${size}${text}`);
  const answer = await call("call_contract", READ);
  expect(answer).toMatchObject({ data: { revert_reason: `a[31m${"x".repeat(195)}` } });
});

test("a token that reverts is no token, and is asked nothing more", async () => {
  answerTo = (method) =>
    method === "eth_blockNumber" ? result("0x1") : error(3, "execution reverted: what was asked for");
  const answer = await call("get_token_balance", { address: ADDRESS, token: ADDRESS });
  expect(answer).toMatchObject({
    ok: true,
    data: { balance_raw: null, symbol: null },
    meta: { warnings: [expect.stringMatching(/^no_data: there is no ERC-20 token/)] },
  });
  expect(JSON.stringify(answer)).not.toContain("asked for");
});

test("a contract is run with a limit on its gas", async () => {
  answerTo = () => result(`0x${"1".padStart(64, "0")}`);
  await call("call_contract", READ);
  const [asked] = node.requests.slice(-1);
  expect(asked?.body).toMatchObject({ method: "eth_call", params: [{ gas: "0x1000000" }, "latest"] });
});

test("HTTP 429 keeps the time to wait, whatever the body says", async () => {
  answerTo = () => ({ ...error(-32_005, "limit"), status: 429, headers: { "retry-after": "9" } });
  expect(await call("get_native_balance", { address: ADDRESS })).toMatchObject({
    error: { code: "TOOL_ERROR", retry_after: 9 },
    meta: { runtime_status: "rate_limited" },
  });
});

test("an answer that is no JSON-RPC, or whose result is not what was asked for, is failing", async () => {
  for (const body of [{}, [], { result: "balance" }, { result: null }, "<html>"]) {
    answerTo = () => ({ body });
    expect(await call("get_native_balance", { address: ADDRESS })).toMatchObject({
      error: { code: "PROVIDER_UNAVAILABLE" },
      meta: { runtime_status: "failing" },
    });
  }
});

test("a null error beside a result is no error", async () => {
  answerTo = () => ({ body: { jsonrpc: "2.0", id: 1, error: null, result: "0x2a" } });
  expect(await call("get_native_balance", { address: ADDRESS })).toMatchObject({
    data: { balance_wei: "42" },
  });
});

test("a node without priority fees, on a chain without base fees, has a gas price still", async () => {
  answerTo = (method) => {
    if (method === "eth_maxPriorityFeePerGas") return error(-32_601, "method not found");
    return result(method === "eth_gasPrice" ? "0x3b9aca00" : { number: "0x10", baseFeePerGas: null });
  };
  expect(await call("get_gas_price", {})).toMatchObject({
    ok: true,
    data: {
      gas_price_wei: "1000000000",
      gas_price_gwei: "1",
      base_fee_wei: null,
      base_fee_gwei: null,
      priority_fee_wei: null,
      block_number: 16,
    },
  });
});

test("a token whose symbol is bytes32 has its symbol", async () => {
  answerTo = (method) =>
    result(method === "eth_blockNumber" ? "0x1" : `0x${Buffer.from("MKR").toString("hex").padEnd(64, "0")}`);
  expect(await call("get_token_balance", { address: ADDRESS, token: ADDRESS })).toMatchObject({
    ok: true,
    data: { symbol: "MKR", decimals: null, balance: null },
  });
});
