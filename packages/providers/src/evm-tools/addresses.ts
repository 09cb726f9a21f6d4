// checksum_address, validate_address and compute_create_address: addresses without asking any chain.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils";
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, evmHash, lazy, toChecksumAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { formOf } from "./address-form.js";
import { hexData, localTool, oneOf } from "./local-tool.js";
import { encodeRlp } from "./rlp.js";

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
// The factory by which most contracts have one address on every chain.
const CREATE2_FACTORY = "0x4e59b44847b379578588920cA78FbF26c0B4956C";

export const checksumAddress: Tool = defineTool({
  ...localTool,
  name: "checksum_address",
  title: "Checksum spelling of an address",
  description:
    "The EIP-55 spelling of an EVM address, whose upper and lower case letters are a checksum, and whether the spelling that was given has the right one. Computed here; no chain is asked.",
  category: "network_infrastructure",
  keywords: [
    "eip-55",
    "mixed case address",
    "checksummed address",
    "is the capitalization of an address correct",
    "upper and lower case of an address",
    "checksummed form of an address",
    "checksum an address",
    "eip55",
    "mixed case",
    "capitalization of an address",
    "capital and small letters",
    "lowercase to checksummed",
    "bad address checksum",
    "fix the casing",
    "tochecksumaddress",
  ],
  input: lazy(() =>
    z.object({
      address: z
        .string()
        .trim()
        .regex(/^0x[0-9a-fA-F]{40}$/, "an address is 0x and 40 hex digits")
        .describe("The address, in any case, with or without a right checksum"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The address in EIP-55 spelling"),
      was_right: z.boolean().describe("Whether it was given in that spelling"),
      had_checksum: z
        .boolean()
        .describe("Whether it was given in mixed case, which is to say with a checksum"),
    }),
  ),
  examples: [
    { description: "An address in lower case", args: { address: VITALIK.toLowerCase() } },
    { description: "One with its checksum", args: { address: VITALIK } },
  ],
  answer: ({ address, was_right: wasRight }) =>
    `In EIP-55 spelling: ${address}; what was given was right ${wasRight ? "yes" : "no"}`,
  execute({ address }) {
    const spelled = toChecksumAddress(address);
    const digits = address.slice(2);
    const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
    return { address: spelled, was_right: address === spelled, had_checksum: isMixed };
  },
});

export const validateAddress: Tool = defineTool({
  ...localTool,
  name: "validate_address",
  title: "Validity of an address",
  description:
    "Whether a text is an address of an EVM chain, of Solana or of Bitcoin (legacy, SegWit, Taproot), by form and checksum, with its one spelling. Whether anyone uses it is not looked up; no chain is asked.",
  category: "network_infrastructure",
  keywords: [
    "is this address valid",
    "address format",
    "bech32",
    "base58",
    "is this a valid address",
    "check an address format",
    "typo in an address",
    "does my address have a typo",
    "is this string an address",
    "is an address well formed",
    "is it a proper address",
    "is address well formed",
    "mistyped address",
    "check before sending coins",
  ],
  input: lazy(() =>
    z.object({ address: z.string().trim().min(1).max(200).describe("The text, 1 to 200 characters") }),
  ),
  output: lazy(() =>
    z.object({
      is_valid: z
        .boolean()
        .describe("Whether it is an address with a right checksum, where its form has one"),
      family: z.enum(["evm", "solana", "bitcoin"]).nullable().describe("Which chains have such addresses"),
      kind: z
        .string()
        .nullable()
        .describe(
          "account_or_contract, account, p2pkh, p2sh, p2wpkh, p2wsh, p2tr, or witness_v and its version",
        ),
      address: z.string().nullable().describe("The address in its one spelling"),
      reason: z.string().nullable().describe("Why it is not valid"),
    }),
  ),
  examples: [
    { description: "An address of Bitcoin", args: { address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" } },
    { description: "An EVM address with a wrong checksum", args: { address: VITALIK.replace("dA6", "Da6") } },
  ],
  execute({ address }) {
    const form = formOf(address);
    if (typeof form === "object") {
      const { family, kind, spelling } = form;
      return { is_valid: true, family, kind, address: spelling, reason: null };
    }
    const reason = form ?? "it has the form of no address of the EVM, of Solana or of Bitcoin";
    return { is_valid: false, family: null, kind: null, address: null, reason };
  },
});

const createInput = lazy(() =>
  z
    .object({
      deployer: evmAddress("Who makes the contract: an account, or a factory"),
      nonce: z.int().min(0).optional().describe("CREATE: the deployer's nonce of the transaction"),
      salt: evmHash("CREATE2: the salt, 32 bytes").optional(),
      init_code: hexData("CREATE2: the code that makes the contract, with its arguments").optional(),
      init_code_hash: evmHash("CREATE2: keccak-256 of that code, in its place").optional(),
    })
    .superRefine((args, ctx) => {
      const isCreate2 = args.salt !== undefined;
      const code = isCreate2 ? oneOf(args, ["init_code", "init_code_hash"]) : undefined;
      const way = oneOf(args, ["nonce", "salt"]);
      const isMixed = !isCreate2 && (args.init_code !== undefined || args.init_code_hash !== undefined);
      const message = way ?? code ?? (isMixed ? "the init code belongs to a salt" : undefined);
      if (message !== undefined)
        ctx.addIssue({ code: "custom", path: [code ? "init_code" : "nonce"], message });
    }),
);

export const computeCreateAddress: Tool = defineTool({
  ...localTool,
  name: "compute_create_address",
  title: "Address of a contract to be made",
  description:
    "The address that a contract gets when a deployer makes it: by CREATE from the deployer's nonce, or by CREATE2 from salt and init code. Computed here; whether it was made is not looked up.",
  category: "token_contract",
  keywords: [
    "create2 address",
    "deterministic deployment",
    "predict contract address",
    "future contract address",
    "where will my contract be deployed",
    "where will my contract land",
    "counterfactual address",
    "before deploying",
    "factory salt address",
    "address from deployer and nonce",
  ],
  input: createInput,
  output: lazy(() =>
    z.object({
      address: z.string().describe("Address of the contract in EIP-55 spelling"),
      method: z.enum(["create", "create2"]).describe("How it is made"),
      nonce: z.int().nullable().describe("The nonce, of CREATE"),
      init_code_hash: z.string().nullable().describe("keccak-256 of the init code, of CREATE2"),
    }),
  ),
  examples: [
    { description: "The first contract of an account", args: { deployer: VITALIK, nonce: 0 } },
    {
      description: "By a factory, from salt and the hash of the init code",
      args: {
        deployer: CREATE2_FACTORY,
        salt: `0x${"0".repeat(64)}`,
        init_code_hash: `0x${"ab".repeat(32)}`,
      },
    },
  ],
  execute({ deployer, nonce, salt, init_code: code, init_code_hash: given }) {
    const from = deployer.slice(2).toLowerCase();
    if (salt === undefined) {
      const count = nonce === undefined || nonce === 0 ? "" : evenHex(nonce);
      const address = addressOf(encodeRlp([from, count]));
      return { address, method: "create" as const, nonce: nonce ?? null, init_code_hash: null };
    }
    const hash = given?.slice(2) ?? keccak((code ?? "0x").slice(2));
    const address = addressOf(`ff${from}${salt.slice(2)}${hash}`);
    return { address, method: "create2" as const, nonce: null, init_code_hash: `0x${hash}` };
  },
});

function addressOf(preimage: string): string {
  return toChecksumAddress(`0x${keccak(preimage).slice(24)}`);
}

function keccak(hex: string): string {
  return bytesToHex(keccak_256(hexToBytes(hex)));
}

function evenHex(number: number): string {
  const hex = number.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}
