// encode_abi, decode_abi_parameters, decode_calldata and decode_log: between values and the ABI of contracts.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";
import { defineTool, type Tool } from "@svckit/core";
import { evmHash, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { encodeValues } from "../abi/encode.js";
import { parseEvent, parseFunction, parseParameters } from "../abi/signature.js";
import { ABI_KEYWORDS } from "./abi-keywords.js";
import { decoded, decodedField } from "./decoded.js";
import {
  hexData,
  localTool,
  MAX_BYTES,
  oneOf,
  refusing,
  signatureText,
  wrongArgument,
} from "./local-tool.js";

const TRANSFER_CALL = `0xa9059cbb${"b8c2c29ee19d8307cb7255e1cd9cbde883a267d5".padStart(64, "0")}${"f4240".padStart(64, "0")}`;
const TRANSFER_EVENT = "Transfer(address indexed from, address indexed to, uint256 value)";

export const encodeAbi: Tool = defineTool({
  ...localTool,
  name: "encode_abi",
  title: "Encode for a contract",
  description:
    "Encodes values by the ABI: as call data of a function, with its selector, or as bare parameters of types. Computed here; nothing is sent.",
  category: "token_contract",
  keywords: ABI_KEYWORDS.encode_abi,
  input: lazy(() =>
    z
      .object({
        function: signatureText(
          "The function with its types, such as `transfer(address,uint256)`",
        ).optional(),
        types: signatureText(
          "Types in a row, such as `address,uint256[]`, in place of a function",
        ).optional(),
        args: z
          .array(z.unknown())
          .max(50)
          .default([])
          .describe("The values, in order; whole numbers beyond 2^53 as decimal strings, bytes in hex"),
      })
      .superRefine((args, ctx) => {
        const message = oneOf(args, ["function", "types"]);
        if (message !== undefined) ctx.addIssue({ code: "custom", path: ["function"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      data: z.string().describe("The encoded bytes in hex"),
      signature: z.string().describe("The canonical signature of the function, or the types"),
      selector: z.string().nullable().describe("The function's selector, with which the data begins"),
    }),
  ),
  examples: [
    {
      description: "Call data of a transfer",
      args: {
        function: "transfer(address,uint256)",
        args: ["0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5", "1000000"],
      },
    },
    { description: "Bare parameters", args: { types: "uint256[],string", args: [["1", "2"], "hello"] } },
  ],
  execute({ function: signature, types, args }) {
    const called = signature === undefined ? undefined : refusing("function", () => parseFunction(signature));
    const parts = called?.inputs ?? refusing("types", () => parseParameters(types ?? ""));
    if (parts.length !== args.length)
      throw wrongArgument("args", `${parts.length} values are wanted, and ${args.length} are given.`);
    const encoded = refusing("args", () => encodeValues(parts, args, MAX_BYTES));
    const selector = called === undefined ? null : selectorOf(called.text);
    return {
      data: `${selector ?? "0x"}${encoded}`,
      signature: called?.text ?? parts.map(({ type }) => type.text).join(","),
      selector,
    };
  },
});

export const decodeAbiParameters: Tool = defineTool({
  ...localTool,
  name: "decode_abi_parameters",
  title: "Decode what a contract gave",
  description:
    "Decodes ABI-encoded bytes, such as a contract's result or the arguments of a constructor, by their types. Computed here; values that do not fit their types are refused.",
  category: "token_contract",
  keywords: ABI_KEYWORDS.decode_abi_parameters,
  input: lazy(() =>
    z.object({
      types: signatureText("Types in a row, with names or without, such as `address to, (uint256,bytes)[]`"),
      data: hexData("The encoded bytes"),
    }),
  ),
  output: lazy(() => z.object({ values: decodedField("The values, in order") })),
  examples: [
    { description: "A number", args: { types: "uint256", data: `0x${"1".padStart(64, "0")}` } },
    {
      description: "An address and a flag, with names",
      args: {
        types: "address owner, bool ok",
        data: `0x${"b8c2c29ee19d8307cb7255e1cd9cbde883a267d5".padStart(64, "0")}${"1".padStart(64, "0")}`,
      },
    },
  ],
  execute({ types, data }) {
    const parts = refusing("types", () => parseParameters(types));
    return { values: decoded(parts, data, "data") };
  },
});

export const decodeCalldata: Tool = defineTool({
  ...localTool,
  name: "decode_calldata",
  title: "Decode call data",
  description:
    "Decodes the input of a transaction or the data of a call by the function's signature, whose selector is checked. Computed here; for the signature of an unknown selector ask a database of selectors first.",
  category: "token_contract",
  keywords: ABI_KEYWORDS.decode_calldata,
  input: lazy(() =>
    z.object({
      function: signatureText(
        "The function with the types of its arguments, best with names: `transfer(address to, uint256 amount)`",
      ),
      data: hexData("The call data, with the selector"),
    }),
  ),
  output: lazy(() =>
    z.object({
      signature: z.string().describe("The canonical signature"),
      selector: z.string().describe("The selector, which both have"),
      arguments: decodedField("The arguments, in order"),
    }),
  ),
  examples: [
    {
      description: "A transfer",
      args: { function: "transfer(address to, uint256 amount)", data: TRANSFER_CALL },
    },
    {
      description: "The same without names",
      args: { function: "transfer(address,uint256)", data: TRANSFER_CALL },
    },
  ],
  execute({ function: signature, data }) {
    const { text, inputs } = refusing("function", () => parseFunction(signature));
    const selector = selectorOf(text);
    if (data.slice(0, 10) !== selector)
      throw wrongArgument(
        "data",
        `The data begins with ${data.slice(0, 10)}, and ${selector} is the selector of that function.`,
      );
    return { signature: text, selector, arguments: decoded(inputs, `0x${data.slice(10)}`, "data") };
  },
});

export const decodeLog: Tool = defineTool({
  ...localTool,
  name: "decode_log",
  title: "Decode an event",
  description:
    "Decodes a log (event) of a contract by the event's signature with its indexed arguments; the first topic is checked. Computed here. Of an indexed text, list or tuple the chain keeps the hash alone, which is given as such.",
  category: "token_contract",
  keywords: ABI_KEYWORDS.decode_log,
  input: lazy(() =>
    z.object({
      event: signatureText(`The event with indexed as its source has it, such as \`${TRANSFER_EVENT}\``),
      topics: z.array(evmHash()).max(4).describe("The log's topics, in order"),
      data: hexData("The log's data").default("0x"),
    }),
  ),
  output: lazy(() =>
    z.object({
      signature: z.string().describe("The canonical signature"),
      arguments: decodedField("The arguments, in the event's order"),
      hashed: z.array(z.int()).describe("Which of them are given by their hash, by their place from 0"),
    }),
  ),
  examples: [
    {
      description: "A transfer of an ERC-20 token",
      args: {
        event: TRANSFER_EVENT,
        topics: [
          "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
          `0x${"d8da6bf26964af9d7eed9e03e53415d37aa96045".padStart(64, "0")}`,
          `0x${"b8c2c29ee19d8307cb7255e1cd9cbde883a267d5".padStart(64, "0")}`,
        ],
        data: `0x${"f4240".padStart(64, "0")}`,
      },
    },
    {
      description: "An event without indexed arguments",
      args: {
        event: "Sync(uint112 reserve0, uint112 reserve1)",
        topics: ["0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1"],
        data: `0x${"a".padStart(64, "0")}${"b".padStart(64, "0")}`,
      },
    },
  ],
  execute({ event, topics, data }) {
    const { text, inputs, isAnonymous } = refusing("event", () => parseEvent(event));
    const own = isAnonymous ? [...topics] : topics.slice(1);
    if (!isAnonymous && topics[0] !== hashOf(text))
      throw wrongArgument("topics", `The first topic is not that of ${text.slice(0, 200)}.`);
    const indexed = inputs.filter((input) => input.indexed);
    if (indexed.length !== own.length)
      throw wrongArgument(
        "topics",
        `The event has ${indexed.length} indexed arguments, and the log ${own.length} topics for them.`,
      );
    const plain = decoded(
      inputs.filter((input) => !input.indexed),
      data,
      "data",
    );
    const hashed: number[] = [];
    const told = inputs.map((input, at) => {
      if (!input.indexed) return plain.shift();
      const topic = own.shift() ?? "0x";
      const isWord = input.type.words === 1 && input.type.kind !== "list" && input.type.kind !== "tuple";
      if (isWord) return decoded([input], topic, "topics")[0];
      hashed.push(at);
      return { name: input.name ?? null, type: input.type.text, value: topic };
    });
    return { signature: text, arguments: told.filter((each) => each !== undefined), hashed };
  },
});

function selectorOf(text: string): string {
  return hashOf(text).slice(0, 10);
}

function hashOf(text: string): string {
  return `0x${bytesToHex(keccak_256(text))}`;
}
