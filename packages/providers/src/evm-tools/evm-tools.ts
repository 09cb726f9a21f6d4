// evm_tools: addresses, units, hashes, the ABI, transactions and signatures of the EVM, computed without asking anyone.
import { defineProvider, type Provider } from "@svckit/core";
import { decodeAbiParameters, decodeCalldata, decodeLog, encodeAbi } from "./abi-tools.js";
import { checksumAddress, computeCreateAddress, validateAddress } from "./addresses.js";
import { lookUpChain } from "./chain-lookup.js";
import { convertUnits } from "./convert-units.js";
import { computeNamehash, getEventTopic, getFunctionSelector, hashKeccak256 } from "./hashes.js";
import { decodeRawTransaction } from "./raw-transaction-tool.js";
import { recoverSigner, verifyMessage } from "./signature-tools.js";
import { lookUpToken } from "./token-lookup.js";
import { hashTypedData } from "./typed-data-tool.js";

/** Tools of the EVM that need no network. */
export function evmTools(): Provider {
  return defineProvider({
    id: "evm_tools",
    title: "EVM tools",
    tools: [
      checksumAddress,
      validateAddress,
      convertUnits,
      hashKeccak256,
      getFunctionSelector,
      getEventTopic,
      computeNamehash,
      encodeAbi,
      decodeAbiParameters,
      decodeCalldata,
      decodeLog,
      decodeRawTransaction,
      hashTypedData,
      recoverSigner,
      verifyMessage,
      computeCreateAddress,
      lookUpToken,
      lookUpChain,
    ],
  });
}
