// recover_signer and verify_message: who signed a message or a digest.
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, evmHash, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { hexData, localTool, oneOf, wrongArgument } from "./local-tool.js";
import { hasLowS, messageDigest, readSignature, signerOf } from "./signer.js";

const MAX_CHARACTERS = 16_384;
const SIGNER = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const MESSAGE = "hello";
const SIGNATURE =
  "0xf16ea9a3478698f695fd1401bfe27e9e4a7e8e3da94aa72b021125e31fa899cc573c48ea3fe1d4ab61a9db10c19032026e3ed2dbccba5a178235ac27f94504311c";
const DIGEST = "0x50b2c43fd39106bafbba0da34fc430e1f91e3c96ea2acee2bc34119f92b37750";

const signed = () => ({
  message: z
    .string()
    .max(MAX_CHARACTERS)
    .optional()
    .describe(`The text that was signed (EIP-191), at most ${MAX_CHARACTERS} characters`),
  data: hexData("Bytes that were signed (EIP-191), in place of a text").optional(),
});

const signature = () => hexData("The signature: r, s and v, or the 64 bytes of EIP-2098", 65);

export const recoverSigner: Tool = defineTool({
  ...localTool,
  name: "recover_signer",
  title: "Signer of a signature",
  description:
    "The address whose key made a signature of a message (EIP-191, as wallets sign texts) or of a digest, such as that of EIP-712 typed data. Computed here. Signatures of contracts (ERC-1271) have no such key.",
  category: "network_infrastructure",
  keywords: [
    "ecrecover",
    "who signed",
    "recover address",
    "who signed this message",
    "signer from signature",
    "which address made this signature",
    "signed by whom",
    "find the signer",
    "which address signed",
    "extract address from signature",
  ],
  input: lazy(() =>
    z
      .object({
        ...signed(),
        hash: evmHash("A digest of 32 bytes that was signed as it is").optional(),
        signature: signature(),
      })
      .superRefine((args, ctx) => {
        const message = oneOf(args, ["message", "data", "hash"]);
        if (message !== undefined) ctx.addIssue({ code: "custom", path: ["message"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The signer, in EIP-55 spelling"),
      hash: z.string().describe("The digest that was signed"),
      has_low_s: z.boolean().describe("Whether s is in the lower half, as chains demand of transactions"),
    }),
  ),
  examples: [
    { description: "The signer of a text", args: { message: MESSAGE, signature: SIGNATURE } },
    { description: "The signer of a digest", args: { hash: DIGEST, signature: SIGNATURE } },
  ],
  async execute({ message, data, hash: given, signature: hex }) {
    const parts = readSignature(hex);
    const hash = given ?? messageDigest(message, data);
    const address = await signerOf(hash, parts);
    if (address === undefined) throw wrongArgument("signature", "No key makes such a signature.");
    return { address, hash, has_low_s: hasLowS(parts) };
  },
});

export const verifyMessage: Tool = defineTool({
  ...localTool,
  name: "verify_message",
  title: "Check of a signed message",
  description:
    "Whether the key of an address made a signature of a text or of bytes, as wallets sign them (EIP-191). Computed here: of a contract's wallet (ERC-1271) it says no, since its chain would have to be asked.",
  category: "network_infrastructure",
  keywords: [
    "personal_sign",
    "sign in with ethereum",
    "verify signature",
    "check a signature",
    "did this address sign",
    "was a message really signed by an address",
    "is a signature genuine",
    "proof of wallet ownership",
    "signed message authentic",
    "forged signature",
  ],
  input: lazy(() =>
    z
      .object({ address: evmAddress("Who is said to have signed"), ...signed(), signature: signature() })
      .superRefine((args, ctx) => {
        const message = oneOf(args, ["message", "data"]);
        if (message !== undefined) ctx.addIssue({ code: "custom", path: ["message"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      is_valid: z.boolean().describe("Whether the address signed the message"),
      address: z.string().describe("Who was said to have signed"),
      signer: z.string().nullable().describe("Who did; null where no key makes such a signature"),
      hash: z.string().describe("The digest that was signed"),
    }),
  ),
  examples: [
    {
      description: "A text that was signed",
      args: { address: SIGNER, message: MESSAGE, signature: SIGNATURE },
    },
    {
      description: "Another text, which was not",
      args: { address: SIGNER, message: "goodbye", signature: SIGNATURE },
    },
  ],
  async execute({ address, message, data, signature: hex }) {
    const hash = messageDigest(message, data);
    const signer = (await signerOf(hash, readSignature(hex))) ?? null;
    return { is_valid: signer === address, address, signer, hash };
  },
});
