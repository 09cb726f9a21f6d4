// hash_typed_data: the digest of EIP-712 typed data, as a wallet signs it.
import { defineTool, type Tool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { localTool, refusing } from "./local-tool.js";
import { hashTypedData as hash } from "./typed-data.js";

const NAME = /^[A-Za-z_$][\w$]{0,63}$/;
const TYPE = /^[A-Za-z_$][\w$]{0,63}(\[\d{0,4}\]){0,4}$/;
const MAX_TYPES = 32;
const MAX_FIELDS = 64;

const domain = {
  name: "Ether Mail",
  version: "1",
  chainId: 1,
  verifyingContract: "0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC",
};
const PERSON = [
  { name: "name", type: "string" },
  { name: "wallet", type: "address" },
];
const COW = { name: "Cow", wallet: "0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826" };
const BOB = { name: "Bob", wallet: "0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB" };

function inputOf() {
  const field = z.object({
    name: z.string().regex(NAME).describe("Name of the member"),
    type: z.string().regex(TYPE).describe("Its type: an elementary one, a struct, or a list of either"),
  });
  const struct = z.array(field).max(MAX_FIELDS);
  const types = z
    .record(z.string().regex(NAME), struct)
    .refine((all) => Object.keys(all).length <= MAX_TYPES, `there are more than ${MAX_TYPES} types`)
    .describe(`The structs by name, each a list of members; at most ${MAX_TYPES}`);
  return z.object({
    types,
    primary_type: z.string().regex(NAME).describe("The struct of the message (primaryType)"),
    domain: z
      .record(z.string(), z.unknown())
      .default({})
      .describe("The domain: any of name, version, chainId, verifyingContract, salt"),
    message: z
      .record(z.string(), z.unknown())
      .describe("The message by the struct; whole numbers beyond 2^53 as decimal strings, bytes in hex"),
  });
}

export const hashTypedData: Tool = defineTool({
  ...localTool,
  name: "hash_typed_data",
  title: "Hash of typed data",
  description:
    "The digest of EIP-712 typed data that a wallet signs, with the domain separator and the hash of the struct. Computed here, for permits, orders and other messages; nothing is signed.",
  category: "network_infrastructure",
  keywords: [
    "eip-712",
    "eth_signTypedData",
    "permit digest",
    "domain separator",
    "eip-712 hash",
    "typed data digest",
    "eth_signtypeddata",
    "hash of a permit",
    "struct hash",
    "structured message hash",
    "order hash to sign",
  ],
  input: lazy(inputOf),
  output: lazy(() =>
    z.object({
      hash: z.string().describe("The digest that is signed"),
      domain_separator: z.string().describe("Hash of the domain"),
      struct_hash: z.string().describe("Hash of the message"),
      encoded_type: z.string().describe("The primary type with the structs that it holds, as it is hashed"),
    }),
  ),
  examples: [
    {
      description: "The mail of the standard's own example",
      args: {
        types: {
          Person: PERSON,
          Mail: [
            { name: "from", type: "Person" },
            { name: "to", type: "Person" },
            { name: "contents", type: "string" },
          ],
        },
        primary_type: "Mail",
        domain,
        message: { from: COW, to: BOB, contents: "Hello, Bob!" },
      },
    },
    {
      description: "A list of structs, without a domain",
      args: {
        types: { Person: PERSON, Group: [{ name: "members", type: "Person[]" }] },
        primary_type: "Group",
        message: { members: [COW, BOB] },
      },
    },
  ],
  execute({ types, primary_type: primaryType, domain: of, message }) {
    const found = refusing("message", () => hash({ types, primaryType, domain: of, message }));
    return {
      hash: found.hash,
      domain_separator: found.domainSeparator,
      struct_hash: found.structHash,
      encoded_type: found.encodedType,
    };
  },
});
