// hash_keccak256, get_function_selector, get_event_topic and compute_namehash: what contracts and logs know things by.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { defineTool, type Tool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { parseEvent, parseFunction } from "../abi/signature.js";
import { labelsOf, MAX_ENS_CHARACTERS, nodeOf, normalizeEnsName } from "../ens-name.js";
import { hexData, localTool, oneOf, refusing, signatureText, wrongArgument } from "./local-tool.js";

const MAX_CHARACTERS = 16_384;
const MAX_LABELS = 32;

export const hashKeccak256: Tool = defineTool({
  ...localTool,
  name: "hash_keccak256",
  title: "keccak-256 hash",
  description:
    "The keccak-256 hash, as Ethereum uses it, of bytes in hex or of a text in UTF-8. Computed here; it is not the SHA3-256 of the later standard.",
  category: "network_infrastructure",
  keywords: [
    "sha3",
    "hash bytes",
    "keccak",
    "keccak of a text",
    "sha3 hash",
    "sha3 of a text",
    "hash a string",
    "digest of a text",
    "solidity hash function",
  ],
  input: lazy(() =>
    z
      .object({
        text: z
          .string()
          .max(MAX_CHARACTERS)
          .optional()
          .describe(`A text, at most ${MAX_CHARACTERS} characters`),
        data: hexData("Bytes, in place of a text").optional(),
      })
      .superRefine((args, ctx) => {
        const message = oneOf(args, ["text", "data"]);
        if (message !== undefined) ctx.addIssue({ code: "custom", path: ["text"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      hash: z.string().describe("The hash, 0x and 64 hex digits"),
      size: z.int().describe("How many bytes were hashed"),
    }),
  ),
  examples: [
    { description: "The hash of a text", args: { text: "hello" } },
    { description: "The hash of bytes", args: { data: "0xdeadbeef" } },
  ],
  execute({ text, data }) {
    const bytes = text === undefined ? hexToBytes((data ?? "0x").slice(2)) : utf8ToBytes(text);
    return { hash: `0x${bytesToHex(keccak_256(bytes))}`, size: bytes.length };
  },
});

export const getFunctionSelector: Tool = defineTool({
  ...localTool,
  name: "get_function_selector",
  title: "Selector of a function",
  description:
    "The selector, the first four bytes of call data, of a contract's function or custom error, from its signature in any usual spelling, with the canonical signature that was hashed. Computed here.",
  category: "token_contract",
  keywords: [
    "4byte",
    "method id",
    "function signature hash",
    "error selector",
    "selector of a function signature",
    "four bytes of a function",
    "selector of approve",
    "first four bytes of a signature",
    "4 bytes of a signature",
    "compute method id",
    "sighash",
    "signature to selector",
    "bytes4",
  ],
  input: lazy(() =>
    z.object({
      function: signatureText(
        "The function with the types of its arguments, such as `transfer(address,uint256)`, with names and modifiers or without",
      ),
    }),
  ),
  output: lazy(() =>
    z.object({
      selector: z.string().describe("The selector, 0x and 8 hex digits"),
      signature: z.string().describe("The canonical signature"),
      hash: z.string().describe("keccak-256 of it, whose first four bytes the selector is"),
    }),
  ),
  examples: [
    { description: "A transfer of an ERC-20 token", args: { function: "transfer(address,uint256)" } },
    {
      description: "In the spelling of source code",
      args: { function: "function approve(address spender, uint amount) external returns (bool)" },
    },
  ],
  execute({ function: given }) {
    const { text } = refusing("function", () => parseFunction(given));
    const hash = hashOf(text);
    return { selector: hash.slice(0, 10), signature: text, hash };
  },
});

export const getEventTopic: Tool = defineTool({
  ...localTool,
  name: "get_event_topic",
  title: "Topic of an event",
  description:
    "The first topic of a contract's event, by which logs are searched, from its signature in any usual spelling, with the canonical signature and which arguments are indexed. Computed here.",
  category: "token_contract",
  keywords: [
    "topic0",
    "event signature hash",
    "log topic",
    "topic hash of an event",
    "topic of the swap event",
    "hash of an event signature",
    "keccak of event",
    "filter hash for logs",
    "bytes32 of event",
  ],
  input: lazy(() =>
    z.object({
      event: signatureText(
        "The event with its types, such as `Transfer(address indexed from, address indexed to, uint256 value)`",
      ),
    }),
  ),
  output: lazy(() =>
    z.object({
      topic: z
        .string()
        .nullable()
        .describe(
          "keccak-256 of the canonical signature; null for an anonymous event, which has no such topic",
        ),
      signature: z.string().describe("The canonical signature"),
      indexed: z.array(z.int()).describe("Which arguments stand in topics, by their place from 0"),
    }),
  ),
  examples: [
    {
      description: "Transfers of ERC-20 tokens",
      args: { event: "Transfer(address indexed from, address indexed to, uint256 value)" },
    },
    {
      description: "Swaps of Uniswap V2, by types alone",
      args: { event: "Swap(address,uint256,uint256,uint256,uint256,address)" },
    },
  ],
  execute({ event }) {
    const { text, inputs, isAnonymous } = refusing("event", () => parseEvent(event));
    return {
      topic: isAnonymous ? null : hashOf(text),
      signature: text,
      indexed: inputs.flatMap(({ indexed }, at) => (indexed ? [at] : [])),
    };
  },
});

export const computeNamehash: Tool = defineTool({
  ...localTool,
  name: "compute_namehash",
  title: "Namehash of an ENS name",
  description:
    "The node (namehash, ERC-137) of an ENS name, with the name's normal form (ENSIP-15) and the hash of its first label. Computed here; whether anyone has the name is not looked up.",
  category: "network_infrastructure",
  keywords: [
    "ens node",
    "labelhash",
    "normalize ens name",
    "namehash of a name",
    "ens node of a name",
    "hash of a domain name",
    "uts-46 normalization",
    "token id of a name",
    "bytes32 node for resolver",
  ],
  input: lazy(() =>
    z.object({
      name: z
        .string()
        .trim()
        .max(MAX_ENS_CHARACTERS)
        .describe("The name, such as vitalik.eth; empty for the root"),
    }),
  ),
  output: lazy(() =>
    z.object({
      name: z.string().describe("The name in its normal form"),
      node: z.string().describe("The node, 0x and 64 hex digits"),
      label_hash: z
        .string()
        .nullable()
        .describe("keccak-256 of its first label, by which registrars know it"),
    }),
  ),
  examples: [
    { description: "The node of vitalik.eth", args: { name: "vitalik.eth" } },
    { description: "Of a name below it, in other letters", args: { name: "Pay.Vitalik.ETH" } },
  ],
  answer: ({ name, node }) => `The namehash of ${name === "" ? "the root" : name} is ${node}`,
  async execute({ name: text }) {
    const name = text === "" ? "" : await normalizeEnsName(text);
    if (name === undefined || labelsOf(name).length > MAX_LABELS)
      throw wrongArgument("name", "The text is no ENS name in the rules of ENSIP-15.");
    const [label] = labelsOf(name);
    return { name, node: nodeOf(name), label_hash: label === undefined ? null : hashOf(label) };
  },
});

function hashOf(text: string): string {
  return `0x${bytesToHex(keccak_256(text))}`;
}
