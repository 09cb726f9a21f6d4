// Bodies that cost the most before they are counted: the worst that were found for each kind of work that is done.

const ADDRESS = `0x${"00".repeat(20)}`;
// What a body may be over REST; over MCP four times as much.
const REST_BYTES = 256 * 1_024;

/** The JSON text of a tool's arguments, as large as `bytes` where that is what costs. */
export interface CostlyBody {
  readonly name: string;
  readonly tool: string;
  args(bytes: number): string;
}

const call = (signature: string, args: string) =>
  `{"chain":"ethereum","address":"${ADDRESS}","function":"${signature}","args":${args}}`;
const many = (item: string, bytes: number) =>
  Array.from({ length: Math.floor((bytes - 400) / (item.length + 1)) }, () => item).join(",");
const members = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => `"${prefix}${(at * 7_919) % 10_007}":0`).join(",");

/** The worst cases. */
export const COSTLY_BODIES: readonly CostlyBody[] = [
  {
    name: "a list of lists for the ABI, the last of them wrong",
    tool: "call_contract",
    args: (bytes) => call("f(uint256[][])", `[[${many("[]", bytes)},1]]`),
  },
  {
    name: "a list of numbers for the ABI, as long as a body may hold",
    tool: "call_contract",
    args: () => call("f(uint256[])", `[[${many("1", 39_000)}]]`),
  },
  {
    name: "a signature that nests",
    tool: "call_contract",
    args: () => call(`f(${"(".repeat(480)}uint8${")".repeat(480)})`, "[]"),
  },
  {
    name: "a signature of many lists",
    tool: "call_contract",
    args: () => call(`f(${"uint256[][][][][],".repeat(50)}bool)`, "[]"),
  },
  {
    name: "call data as long as a body",
    tool: "call_contract",
    args: (bytes) => `{"chain":"ethereum","address":"${ADDRESS}","data":"0x${"0".repeat(bytes - 400)}"}`,
  },
  {
    name: "names that are no arguments",
    tool: "get_price",
    args: () => `{"ids":"a","vs_currencies":"usd",${members(9_900, "k")}}`,
  },
  {
    name: "long names that differ at their end",
    tool: "get_price",
    args: (bytes) => `{${members(9_900, "k".repeat(Math.floor(bytes / 9_900) - 12))}}`,
  },
  {
    name: "one long text",
    tool: "get_price",
    args: (bytes) => `{"vs_currencies":"usd","ids":"${"a,".repeat((bytes - 400) / 2)}"}`,
  },
  {
    name: "a text of escapes",
    tool: "search_tools",
    args: (bytes) => `{"intent":"${"\\u00e9".repeat((bytes - 400) / 6)}"}`,
  },
  {
    name: "a text of quotes",
    tool: "search_tools",
    args: (bytes) => `{"intent":"${'\\"'.repeat((bytes - 400) / 2)}"}`,
  },
  {
    name: "as many items as a body may hold",
    tool: "get_price",
    args: () => `{"vs_currencies":"usd","ids":[${many('"é"', 79_000)}]}`,
  },
  {
    name: "as many items as a body has room for",
    tool: "get_price",
    args: (bytes) => `{"vs_currencies":"usd","ids":[${many("1", bytes)}]}`,
  },
];

/** The body of a call over REST. */
export function restBody({ tool, args }: CostlyBody): string {
  return `{"tool":"${tool}","args":${args(REST_BYTES)}}`;
}

/** The body of a call over MCP. */
export function mcpBody({ tool, args }: CostlyBody): string {
  const params = `{"name":"invoke_api_endpoint","arguments":{"tool":"${tool}","args":${args(4 * REST_BYTES)}}}`;
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
}

const names = Object.fromEntries(
  Array.from({ length: 9_900 }, (_, at) => [`${"k".repeat(80)}${(at * 7_919) % 10_007}`, 0]),
);
const message = (method: string, params: object) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const client = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } };

/** Messages of MCP that call nothing, and so are never counted. */
export const COSTLY_MESSAGES: readonly { readonly name: string; readonly body: string }[] = [
  { name: "a ping with a thousand facts", body: message("ping", { _meta: names }) },
  { name: "a client that says much of itself", body: message("initialize", { ...client, _meta: names }) },
  {
    name: "a client that can do anything",
    body: message("initialize", { ...client, capabilities: { experimental: { all: names } } }),
  },
  { name: "a method without an end", body: message("x".repeat(900_000), {}) },
  {
    name: "a resource without an end",
    body: message("resources/read", { uri: `svc://tools/${"x".repeat(900_000)}` }),
  },
  { name: "a tool without an end", body: message("tools/call", { name: "x".repeat(900_000) }) },
];
