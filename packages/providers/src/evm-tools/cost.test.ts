// What the EVM tools' heaviest arguments cost: some milliseconds of processor time each, whoever sends them.

import { createService, HOST } from "@svckit/core";
import { evmTools } from "@svckit/providers";
import { afterAll, expect, test } from "vitest";
import { slowness } from "../../../testing/test/machine.js";

const TIMES = 7;
// What harms takes a hundred times as long; a busy machine takes a few times what the same costs alone.
const MAX_MS = 30;

const service = createService({ providers: [evmTools()] });
afterAll(() => service.close());

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });
const bytes = (count: number, byte = "ff") => `0x${byte.repeat(count)}`;
const word = (number: number) => number.toString(16).padStart(64, "0");
const deep = "(".repeat(15);
const many = (count: number, make: (at: number) => unknown) =>
  Array.from({ length: count }, (_, at) => make(at));

/** A list of `bytes[]` whose pointers all lead to one text of `size` bytes. */
function folded(count: number, size: number): string {
  const pointers = many(count, () => word(32 * count)).join("");
  return `0x${word(32)}${word(count)}${pointers}${word(size)}${"ab".repeat(size)}`;
}

/** Structs of which each holds two of the next, so that a value of the first would come to 2^16. */
const doubling = Object.fromEntries(
  many(16, (at) => [
    `T${at}`,
    at === 15 ? [{ name: "a", type: "uint8" }] : ["a", "b"].map((name) => ({ name, type: `T${at + 1}` })),
  ]) as [string, { name: string; type: string }[]][],
);
const nested = (depth: number): unknown =>
  depth === 15 ? { a: 1 } : { a: nested(depth + 1), b: nested(depth + 1) };
const wide = Object.fromEntries(
  many(24, (at) => [
    `W${at}`,
    many(48, (field) => ({ name: `f${field}${"x".repeat(50)}`, type: `W${(at + field) % 24}[]` })),
  ]) as [string, { name: string; type: string }[]][],
);

test.each<[string, string, Record<string, unknown>]>([
  ["validate_address", "base58", { address: "z".repeat(44) }],
  ["validate_address", "digits", { address: "1".repeat(200) }],
  [
    "convert_units",
    "digits",
    { amount: `${"9".repeat(100)}.${"9".repeat(100)}`, from_unit: 255, to_unit: 0 },
  ],
  ["hash_keccak256", "bytes", { data: bytes(16_384) }],
  ["hash_keccak256", "text", { text: "𝒳".repeat(8_192) }],
  ["get_function_selector", "nesting", { function: `f(${deep}uint256${")".repeat(15)})` }],
  ["get_function_selector", "parts", { function: `f(${"int[],".repeat(160)}int)` }],
  ["get_event_topic", "parts", { event: `E(${"int[],".repeat(160)}int)` }],
  ["compute_namehash", "labels", { name: "a.".repeat(127).slice(0, -1) }],
  ["encode_abi", "list", { types: "uint256[]", args: [many(500, String)] }],
  ["encode_abi", "lists in lists", { types: "uint256[][]", args: [many(240, () => [1])] }],
  ["encode_abi", "text", { types: "string", args: ["é".repeat(8_000)] }],
  [
    "decode_abi_parameters",
    "words",
    { types: "uint256[]", data: `0x${word(32)}${word(510)}${word(7).repeat(510)}` },
  ],
  ["decode_abi_parameters", "folded texts", { types: "bytes[]", data: folded(250, 8_000) }],
  [
    "decode_abi_parameters",
    "folded lists",
    { types: "uint256[][][]", data: `0x${word(32)}${word(400)}${word(0).repeat(400)}` },
  ],
  ["decode_calldata", "signature", { function: `f(${"bytes[],".repeat(120)}int)`, data: bytes(16_384) }],
  ["decode_log", "data", { event: "E(bytes[] a) anonymous", topics: [], data: folded(250, 8_000) }],
  ["decode_raw_transaction", "items", { transaction: `0x01f93ffc${"80".repeat(16_380)}` }],
  ["decode_raw_transaction", "nesting", { transaction: bytes(16_384, "c1") }],
  [
    "decode_raw_transaction",
    "input",
    { transaction: `0xf93fb78080808080b93fac${"00".repeat(16_300)}808080` },
  ],
  [
    "hash_typed_data",
    "doubling",
    { types: doubling, primary_type: "T8", message: nested(8) as Record<string, unknown> },
  ],
  ["hash_typed_data", "wide types", { types: wide, primary_type: "W0", message: { f0: [] } }],
  [
    "hash_typed_data",
    "values",
    {
      types: { A: [{ name: "a", type: "string[]" }] },
      primary_type: "A",
      message: { a: many(1_900, String) },
    },
  ],
  [
    "hash_typed_data",
    "structs",
    {
      types: { A: [{ name: "a", type: "B[]" }], B: [{ name: "b", type: "uint8" }] },
      primary_type: "A",
      message: { a: many(900, () => ({ b: 1 })) },
    },
  ],
  ["recover_signer", "text", { message: "x".repeat(16_384), signature: `${bytes(64, "11")}1b` }],
  ["verify_message", "bytes", { address: bytes(20), data: bytes(16_384), signature: `${bytes(64, "11")}1c` }],
  ["compute_create_address", "code", { deployer: bytes(20), salt: bytes(32), init_code: bytes(16_384) }],
  ["look_up_token", "query", { query: "İ".repeat(100) }],
  ["look_up_chain", "query", { query: "İ".repeat(100) }],
])("%s, by %s", async (tool, _, args) => {
  let least = Number.POSITIVE_INFINITY;
  let outcome = "";
  for (let time = 0; time < TIMES; time += 1) {
    const from = process.cpuUsage();
    const answer = await call(tool, args);
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1_000);
    outcome = answer.ok ? "ok" : answer.error.message;
  }
  // What is refused as too many members never reaches the tool.
  expect(outcome).not.toContain("too many members");
  expect(least).toBeLessThan(least < MAX_MS ? MAX_MS : MAX_MS * slowness());
});
