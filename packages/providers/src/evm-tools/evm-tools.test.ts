// The EVM tools: exact results of known cases, and refusals of what does not fit.
import { createService, HOST } from "@svckit/core";
import { keepsChecksum } from "@svckit/core/schemas";
import { afterAll, describe, expect, test } from "vitest";
import { knownChain } from "../chains.js";
import { evmTools } from "./evm-tools.js";
import { listedTokens } from "./token-lookup.js";

const fetch = () => Promise.reject(new Error("nobody is to be asked"));
const service = createService({ providers: [evmTools()], fetch });
afterAll(() => service.close());

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const word = (hex: string) => hex.padStart(64, "0");

describe("known cases", () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["checksum_address", { address: VITALIK }, { address: VITALIK, was_right: true, had_checksum: true }],
    [
      "checksum_address",
      { address: VITALIK.toLowerCase() },
      { address: VITALIK, was_right: false, had_checksum: false },
    ],
    [
      "convert_units",
      { amount: "1", from_unit: "wei", to_unit: "ether" },
      { amount: "0.000000000000000001", base_units: "1" },
    ],
    [
      "convert_units",
      { amount: "-0012.50", from_unit: "gwei", to_unit: 0 },
      { amount: "-12500000000", is_whole: true },
    ],
    [
      "convert_units",
      { amount: "0.5", from_unit: "wei", to_unit: "wei" },
      { amount: "0.5", is_whole: false, base_units: null },
    ],
    ["convert_units", { amount: "-0.0", from_unit: "ether", to_unit: 77 }, { amount: "0", base_units: "0" }],
    [
      "hash_keccak256",
      { text: "" },
      { hash: "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470", size: 0 },
    ],
    [
      "get_function_selector",
      { function: "function transfer(address to, uint amount)" },
      { selector: "0xa9059cbb", signature: "transfer(address,uint256)" },
    ],
    [
      "get_event_topic",
      { event: "event Transfer(address indexed from, address indexed to, uint256 indexed id)" },
      { topic: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef", indexed: [0, 1, 2] },
    ],
    ["get_event_topic", { event: "E(uint256 a) anonymous" }, { topic: null, signature: "E(uint256)" }],
    ["compute_namehash", { name: "" }, { node: `0x${word("")}`, label_hash: null }],
    [
      "compute_namehash",
      { name: "Vitalik.eth" },
      { name: "vitalik.eth", node: "0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835" },
    ],
    [
      "encode_abi",
      { types: "(uint256 a,bool b)[]", args: [[{ a: 1, b: true }]] },
      { selector: null, signature: "(uint256,bool)[]" },
    ],
    ["encode_abi", { function: "totalSupply()" }, { data: "0x18160ddd", selector: "0x18160ddd" }],
    // The examples of EIP-1014 and of the first contracts of an account.
    [
      "compute_create_address",
      { deployer: "0xdeadbeef00000000000000000000000000000000", salt: `0x${word("")}`, init_code: "0x00" },
      { address: "0xB928f69Bb1D91Cd65274e3c79d8986362984fDA3", method: "create2" },
    ],
    [
      "compute_create_address",
      { deployer: "0x6ac7ea33f8831ea9dcc53393aaa88b25a785dbf0", nonce: 1 },
      { address: "0x343c43A37D37dfF08AE8C4A11544c718AbB4fCF8", method: "create" },
    ],
    [
      "look_up_token",
      { query: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
      { tokens: [{ chain: "ethereum", symbol: "USDC", decimals: 6 }] },
    ],
    [
      "look_up_token",
      { query: "usdt", chain: 56 },
      { tokens: [{ address: "0x55d398326f99059fF775485246999027B3197955", decimals: 18 }] },
    ],
    ["look_up_chain", { query: 8453 }, { chains: [{ chain: "base", caip2: "eip155:8453" }] }],
    ["look_up_chain", { query: "POL" }, { chains: [{ chain: "polygon" }] }],
    [
      "look_up_chain",
      { query: "solana" },
      { chains: [{ chain: "solana", chain_id: null, public_node: null }] },
    ],
  ])("%s of %j is %j", async (tool, args, expected) => {
    expect(await call(tool, args)).toMatchObject({ ok: true, data: expected, meta: { warnings: [] } });
  });

  test("typed data has the digest that EIP-712 gives for its own example", async () => {
    const tool = evmTools().tools.find(({ name }) => name === "hash_typed_data");
    const [{ args = {} } = {}] = tool?.examples ?? [];
    expect(await call("hash_typed_data", args)).toMatchObject({
      data: {
        hash: "0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2",
        domain_separator: "0xf2cee375fa42b42143804025fc449deafd50cc031ca257e0b194a650a912090f",
        struct_hash: "0xc52c0ee5d84264471806290a3f2c4cecfc5490626bf912d01f240d7a274b371e",
        encoded_type: "Mail(Person from,Person to,string contents)Person(string name,address wallet)",
      },
    });
  });

  test.each([
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "bitcoin", "p2pkh"],
    ["3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "bitcoin", "p2sh"],
    ["BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "bitcoin", "p2wpkh"],
    ["bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3", "bitcoin", "p2wsh"],
    ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", "bitcoin", "p2tr"],
    ["11111111111111111111111111111111", "solana", "account"],
    ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "solana", "account"],
    [VITALIK, "evm", "account_or_contract"],
  ])("%s is an address of %s, %s", async (address, family, kind) => {
    expect(await call("validate_address", { address })).toMatchObject({
      data: { is_valid: true, family, kind, reason: null },
    });
  });

  test.each([
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "checksum"],
    ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "checksum"],
    // Of version 1, with the checksum of version 0 (BIP-350).
    ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "checksum"],
    [VITALIK.replace("dA6", "Da6"), "checksum"],
    ["vitalik.eth", "form"],
    ["0x12", "form"],
    ["1".repeat(200), "form"],
  ])("%s is no address, for its %s", async (address, why) => {
    expect(await call("validate_address", { address })).toMatchObject({
      ok: true,
      data: { is_valid: false, address: null, reason: expect.stringContaining(why) },
    });
  });

  test("a log is decoded with the hash alone of an indexed text", async () => {
    const event = "Named(string indexed name, address indexed who, uint8 kind)";
    const topic = await call("get_event_topic", { event });
    const first = topic.ok ? topic.data["topic"] : "";
    const topics = [first, `0x${"ab".repeat(32)}`, `0x${word(VITALIK.slice(2).toLowerCase())}`];
    expect(await call("decode_log", { event, topics, data: `0x${word("7")}` })).toMatchObject({
      ok: true,
      data: {
        arguments: [
          { name: "name", type: "string", value: topics[1] },
          { name: "who", type: "address", value: VITALIK.toLowerCase() },
          { name: "kind", type: "uint8", value: "7" },
        ],
        hashed: [0],
      },
    });
  });
});

describe("refusals", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["get_function_selector", { function: "transfer(address" }, "function"],
    ["get_function_selector", { function: "transfer(uint257)" }, "function"],
    ["get_event_topic", { event: "Transfer(address) view" }, "event"],
    ["encode_abi", { types: "uint8", args: [256] }, "args"],
    ["encode_abi", { types: "uint8,bool", args: [1] }, "args"],
    ["encode_abi", { types: "address) returns (bool", args: [VITALIK] }, "types"],
    ["decode_abi_parameters", { types: "bool", data: `0x${word("2")}` }, "data"],
    ["decode_abi_parameters", { types: "uint256[]", data: `0x${word("20")}${word("ffff")}` }, "data"],
    ["decode_calldata", { function: "f()", data: "0x00000000" }, "data"],
    ["decode_log", { event: "E()", topics: [`0x${"ab".repeat(32)}`] }, "topics"],
    ["decode_raw_transaction", { transaction: "0x05c0" }, "transaction"],
    ["decode_raw_transaction", { transaction: "0xc0" }, "transaction"],
    ["decode_raw_transaction", { transaction: `0x${"c1".repeat(8_000)}` }, "transaction"],
    ["decode_raw_transaction", { transaction: `0xf90fff${"80".repeat(4_095)}` }, "transaction"],
    [
      "hash_typed_data",
      { types: { A: [{ name: "a", type: "A" }] }, primary_type: "A", message: { a: null } },
      "message",
    ],
    [
      "hash_typed_data",
      { types: { A: [{ name: "a", type: "B" }] }, primary_type: "A", message: { a: 1 } },
      "message",
    ],
    ["hash_typed_data", { types: {}, primary_type: "A", message: {} }, "message"],
    [
      "hash_typed_data",
      { types: { A: [{ name: "a", type: "uint8" }] }, primary_type: "A", message: { a: 300 } },
      "message",
    ],
    ["recover_signer", { message: "x", signature: `0x${"00".repeat(65)}` }, "signature"],
    ["recover_signer", { message: "x", signature: `0x${"ff".repeat(64)}1b` }, "signature"],
    ["recover_signer", { message: "x", signature: "0x1234" }, "signature"],
    ["compute_namehash", { name: "a b.eth" }, "name"],
  ])("%s refuses %j, and names the argument", async (tool, args, param) => {
    expect(await call(tool, args)).toMatchObject({
      ok: false,
      error: { code: "TOOL_ERROR", param },
      meta: { runtime_status: "invalid_input" },
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ["hash_keccak256", {}],
    ["hash_keccak256", { text: "a", data: "0x" }],
    ["hash_keccak256", { data: `0x${"00".repeat(16_385)}` }],
    ["encode_abi", { function: "f()", types: "uint8" }],
    ["compute_create_address", { deployer: VITALIK }],
    ["compute_create_address", { deployer: VITALIK, nonce: 1, init_code: "0x" }],
    ["compute_create_address", { deployer: VITALIK, salt: `0x${word("")}` }],
    ["recover_signer", { signature: `0x${"00".repeat(65)}` }],
    ["convert_units", { amount: "1e5", from_unit: 0, to_unit: 0 }],
    ["look_up_token", { query: "USDC", chain: "solana" }],
  ])("%s refuses %j before it is counted", async (tool, args) => {
    expect(await call(tool, args)).toMatchObject({
      ok: false,
      error: { code: expect.stringMatching(/^(VALIDATION_ERROR|MISSING_PARAM)$/) },
    });
  });

  test("what is not in the tables is no_data", async () => {
    for (const tool of ["look_up_token", "look_up_chain"])
      expect(await call(tool, { query: "no such thing" })).toMatchObject({
        ok: true,
        meta: { warnings: [expect.stringMatching(/^no_data/)] },
      });
  });
});

test("the token table has well-known chains, right checksums and each token once", () => {
  const tokens = listedTokens();
  expect(tokens.length).toBeGreaterThanOrEqual(140);
  expect(tokens.filter(({ address }) => !keepsChecksum(address) || !/^0x\w{40}$/.test(address))).toEqual([]);
  expect(tokens.filter(({ chain }) => knownChain(chain)?.chainId === undefined)).toEqual([]);
  expect(
    tokens.filter(({ decimals, symbol, name }) => !(decimals >= 0 && decimals <= 18) || !symbol || !name),
  ).toEqual([]);
  const keys = tokens.flatMap(({ chain, address, symbol }) => [`${chain} ${address}`, `${chain} ${symbol}`]);
  expect(new Set(keys).size).toBe(keys.length);
});
