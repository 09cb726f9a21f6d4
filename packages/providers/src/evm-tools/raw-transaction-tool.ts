// decode_raw_transaction: what a serialized transaction would do, and who signed it.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits } from "../units.js";
import { hexData, localTool, refusing } from "./local-tool.js";
import { type RawTransaction, readTransaction, transactionHash } from "./raw-transaction.js";
import { signerOf } from "./signer.js";

const ETHER_DECIMALS = 18;

const output = lazy(() =>
  z.object({
    type: z.enum(["legacy", "eip2930", "eip1559", "eip4844", "eip7702"]).describe("Type of the transaction"),
    is_signed: z.boolean().describe("Whether it is signed"),
    hash: z.string().nullable().describe("The hash by which chains know it; null where it is not signed"),
    signing_hash: z.string().describe("The digest that is signed"),
    from: z
      .string()
      .nullable()
      .describe("Who signed it; null where nobody did, or no key makes the signature"),
    chain_id: z
      .string()
      .nullable()
      .describe("Number of the chain that it is for; null for a legacy one that holds on every chain"),
    nonce: integerString("The sender's nonce"),
    to: z.string().nullable().describe("Recipient, in EIP-55 spelling; null where it makes a contract"),
    value_wei: integerString("Coins sent, in wei"),
    value: decimal("Coins sent, in whole coins of 18 decimals"),
    gas_limit: integerString("Gas that it may use"),
    gas_price_wei: orNull(integerString("Price of a unit of gas, in wei; of legacy and eip2930")),
    max_fee_per_gas_wei: orNull(integerString("Most that a unit of gas may cost in all, in wei")),
    max_priority_fee_per_gas_wei: orNull(integerString("Priority fee of a unit of gas, in wei")),
    max_fee_per_blob_gas_wei: orNull(
      integerString("Most that a unit of blob gas may cost, in wei; of eip4844"),
    ),
    data: z.string().describe("Its input in hex"),
    selector: z.string().nullable().describe("First four bytes of the input: the function that is called"),
    access_list: z
      .array(
        z.object({
          address: z.string().describe("Address that is used"),
          storage_keys: z.array(z.string()).describe("Slots that are used"),
        }),
      )
      .describe("The access list; empty where the type has none"),
    blob_versioned_hashes: z.array(z.string()).describe("Hashes of the blobs, of eip4844"),
    authorization_list: z
      .array(
        z.object({
          chain_id: integerString("Chain that it holds on; 0 for every chain"),
          address: z.string().describe("The contract whose code the account will run"),
          nonce: integerString("Nonce of the account"),
        }),
      )
      .describe("Leaves of accounts to run code, of eip7702"),
  }),
);

export const decodeRawTransaction: Tool = defineTool({
  ...localTool,
  name: "decode_raw_transaction",
  title: "Decode a raw transaction",
  description:
    "Decodes a serialized EVM transaction, signed or not (legacy, EIP-2930, 1559, 4844 without blobs, 7702): sender by its signature, recipient, value, fees, input and lists. Computed here; whether it was sent is not looked up.",
  category: "network_infrastructure",
  keywords: [
    "rlp decode",
    "signed transaction hex",
    "eth_sendRawTransaction",
    "raw transaction hex",
    "parse signed transaction",
    "who sent a raw transaction",
    "read a signed transaction",
    "eth_sendrawtransaction",
    "unbroadcast transaction",
    "offline transaction check",
    "type 2 envelope",
    "what is in signed blob",
    "recover sender of raw tx",
  ],
  input: lazy(() => z.object({ transaction: hexData("The serialized transaction") })),
  output,
  examples: [
    {
      description: "A signed transfer of type 2",
      args: {
        transaction:
          "0x02f8730107843b9aca008506fc23ac0182520894b8c2c29ee19d8307cb7255e1cd9cbde883a267d5880de0b6b3a764000180c080a00467807f574ed4ae714b6a57f5041c04a152d39a733dd6fcfa6fde91db563981a072f6114ef2b646ba92d05ec5e9de9acdd3ce5f2ef1184d584212ac0287963c6c",
      },
    },
    {
      description: "A signed call of a contract, of the first type",
      args: {
        transaction:
          "0xf865800782c3509442000000000000000000000000000000000000060584d0e30db082422ea078ccf63f2bc5ef0d531b91c26327bd61e9d53e1f003a494ebad3b78c56a3f511a0669675378727dfadb20f373a2665c22fd74bd849f197cd6d615217a9fcebeef9",
      },
    },
  ],
  async execute({ transaction: hex }) {
    const read = refusing("transaction", () => readTransaction(hex));
    const { signature, signingHash } = read;
    const from = signature === undefined ? null : ((await signerOf(signingHash, signature)) ?? null);
    const isSigned = signature !== undefined;
    return { ...tell(read), is_signed: isSigned, hash: isSigned ? transactionHash(hex) : null, from };
  },
});

function tell(read: RawTransaction) {
  return {
    type: read.type,
    signing_hash: read.signingHash,
    chain_id: read.chainId?.toString() ?? null,
    nonce: read.nonce,
    to: read.to,
    value_wei: read.value,
    value: formatUnits(read.value, ETHER_DECIMALS),
    gas_limit: read.gas,
    gas_price_wei: read.gasPrice ?? null,
    max_fee_per_gas_wei: read.maxFeePerGas ?? null,
    max_priority_fee_per_gas_wei: read.maxPriorityFeePerGas ?? null,
    max_fee_per_blob_gas_wei: read.maxFeePerBlobGas ?? null,
    data: read.data,
    selector: read.data.length >= 10 ? read.data.slice(0, 10) : null,
    access_list: (read.accessList ?? []).map(({ address, storageKeys }) => ({
      address,
      storage_keys: [...storageKeys],
    })),
    blob_versioned_hashes: [...(read.blobHashes ?? [])],
    authorization_list: (read.authorizations ?? []).map(({ chainId, address, nonce }) => ({
      chain_id: chainId,
      address,
      nonce,
    })),
  };
}
