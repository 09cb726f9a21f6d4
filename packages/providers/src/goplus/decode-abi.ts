// decode_abi: what a transaction's input would do, in the words of the contract's ABI.
import { defineTool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { chainId, goPlusChain, goPlusTool } from "./arguments.js";
import { flag, told, toldAll, words } from "./pieces.js";

const MAX_DATA = 40_000;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const info = z.looseObject({
    ...{ contract_name: text, name: text, symbol: text, standard: text },
    ...toldAll(["is_contract", "malicious_address"]),
  });
  const parameter = z.looseObject({
    name: text,
    type: text,
    input: z.unknown(),
    address_info: info.nullish(),
  });
  return answerWith(
    z.looseObject({
      ...{
        method: text,
        contract_name: text,
        contract_description: text,
        signature_detail: text,
        risk: text,
      },
      risky_signature: told(),
      malicious_contract: told(),
      params: z.array(parameter).nullish(),
    }),
  );
});

/** The tool `decode_abi`. */
export const decodeAbi = defineTool({
  name: "decode_abi",
  title: "What a transaction would do",
  description:
    "Decodes a transaction's input on an EVM chain: the method, each parameter with what is known of addresses in it, and whether signing it or its contract is risky, from GoPlus, at most a minute old. A risk that it does not tell of is unknown, not absent.",
  ...goPlusTool,
  keywords: [
    "calldata",
    "before signing",
    "input data",
    "signature risk",
    "what am i signing",
    "is this transaction risky",
    "explain this transaction before signing",
    "what happens if i sign this",
    "what does this transaction do before i sign",
    "is it safe to sign",
    "before i sign",
    "signature request risk",
    "wallet popup explained",
    "blind signing",
    "should i confirm this transaction",
    "explain unsigned transaction",
    "malicious permit",
    "drainer signature",
  ],
  input: lazy(() =>
    z.object({
      chain: goPlusChain(),
      data: z
        .string()
        .regex(/^0x([0-9a-fA-F]{2}){4,}$/, "0x and the hex digits of a transaction's input, 4 bytes at least")
        .max(MAX_DATA)
        .describe("Input of the transaction: 0x and hex digits"),
      address: evmAddress("The contract that it is sent to; with it more is decoded").optional(),
      signer: evmAddress("Who would sign it; with it more is decoded").optional(),
      kind: z
        .string()
        .min(1)
        .max(40)
        .optional()
        .describe("Kind of the transaction, in the word of GoPlus; its own choice where left out"),
    }),
  ),
  output: lazy(() =>
    z.object({
      found: z.boolean().describe("Whether GoPlus could decode it; where not, nothing is known of it"),
      method: words("Name of the method; null: unknown"),
      meaning: words("What the method does, in GoPlus' words"),
      contract_name: words("Name of the contract"),
      contract_description: words("What the contract is, in GoPlus' words"),
      is_contract_malicious: flag("Whether the contract is malicious; false: nothing was found"),
      is_risky: flag("Whether signing it is risky; false: no risk was found, which is no proof"),
      risk: words("What the risk is, in GoPlus' words"),
      parameters: z
        .array(
          z.object({
            name: words("Name"),
            type: words("Type, such as `uint256`"),
            value: z.string().nullable().describe("Value as text; JSON where it is a list or tuple"),
            address_info: z
              .object({
                is_contract: flag("Whether it is a contract"),
                is_malicious: flag("Whether it is suspected; false: nothing was found, which is no proof"),
                contract_name: words("Name of the contract"),
                standard: words("Standard, such as `erc20`"),
                name: words("Name of the token"),
                symbol: words("Symbol of the token"),
              })
              .nullable()
              .describe("What is known of it where it is an address"),
          }),
        )
        .describe("The parameters, in order"),
    }),
  ),
  examples: [
    {
      description: "A transfer of Tether",
      args: {
        chain: "ethereum",
        address: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
        data: "0xa9059cbb000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa9604500000000000000000000000000000000000000000000000000000000000f4240",
      },
    },
    {
      description: "A mint at a contract that is not told",
      args: {
        chain: "bsc",
        data: "0xa0712d680000000000000000000000000000000000000000000000000000000062fee481",
      },
    },
  ],
  async execute({ chain, data, address, signer, kind }, ctx) {
    const { code, result } = await ctx.http.post("api/v1/abi/input_decode", {
      reads: true,
      // GoPlus spells it so (GoPlusSecurity/goplus-sdk-python, swagger_client/models/parse_abi_data_request.py).
      json: { chain_id: chainId(chain), data, contract_address: address, signer, transcation_type: kind },
      schema: rawAnswer,
    });
    const found = holdsAnything(result);
    return withCode(
      ctx,
      { code, found, what: "this input" },
      {
        found,
        method: result?.method,
        meaning: result?.signature_detail,
        contract_name: result?.contract_name,
        contract_description: result?.contract_description,
        is_contract_malicious: result?.malicious_contract,
        is_risky: result?.risky_signature,
        risk: result?.risk,
        parameters: (result?.params ?? []).map(({ name, type, input, address_info: info }) => ({
          name,
          type,
          value: typeof input === "string" ? input : input == null ? null : JSON.stringify(input),
          address_info: info
            ? {
                ...{ contract_name: info.contract_name, standard: info.standard, name: info.name },
                ...{
                  symbol: info.symbol,
                  is_contract: info.is_contract,
                  is_malicious: info.malicious_address,
                },
              }
            : null,
        })),
      },
    );
  },
});
