// A local chain with two tokens on it, and a service that reads it.
import { createService, type Envelope, HOST } from "@svckit/core";
import { encodeFunctionData } from "viem";
import { evm } from "../src/evm/evm.js";
import { startAnvil } from "./anvil.js";
import { REGISTRY } from "./ens.js";
import { BARE_TOKEN_CODE, TOKEN_CODE } from "./token.js";

/** The token TST; the sender has a million of it. */
export const TOKEN = "0x5FbDB2315678afecb367f032d93F642f64180aa3";
/** A token without a symbol and decimals. */
export const BARE_TOKEN = "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512";
/** An address without code, whose key nobody has. */
export const NOBODY = "0x000000000000000000000000000000000000dEaD";

const TRANSFER = [
  {
    type: "function",
    name: "transfer",
    stateMutability: "nonpayable",
    inputs: [
      { name: "to", type: "address" },
      { name: "amount", type: "uint256" },
    ],
    outputs: [{ name: "", type: "bool" }],
  },
] as const;

/** A running chain. */
export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>;

/** Starts a chain, whose slug is `local`. */
export async function startLocalChain() {
  const node = await startAnvil();
  const chains = {
    local: { url: node.url, chainId: 31_337, nativeSymbol: "TETH", ensRegistry: REGISTRY },
  };
  const service = createService({ providers: [evm({ chains })] });
  await node.control.setCode({ address: TOKEN, bytecode: TOKEN_CODE });
  await node.control.setCode({ address: BARE_TOKEN, bytecode: BARE_TOKEN_CODE });
  const slot = `0x${node.sender.address.slice(2).toLowerCase().padStart(64, "0")}` as const;
  const million = `0x${1_000_000_000_000n.toString(16).padStart(64, "0")}` as const;
  await node.control.setStorageAt({ address: TOKEN, index: slot, value: million });

  async function mined(hash: `0x${string}`) {
    return node.reader.waitForTransactionReceipt({ hash });
  }

  return {
    node,
    call: (tool: string, args: Readonly<Record<string, unknown>>): Promise<Envelope> =>
      service.execute({ tool, args: { chain: "local", ...args }, principal: HOST }),
    async sendEther(to: `0x${string}`, value: bigint) {
      return mined(await node.wallet.sendTransaction({ to, value }));
    },
    /** Sends with a fixed gas limit, so that a transfer that reverts is mined too. */
    async sendToken(to: `0x${string}`, amount: bigint) {
      const data = encodeFunctionData({ abi: TRANSFER, args: [to, amount] });
      return mined(await node.wallet.sendTransaction({ to: TOKEN, data, gas: 200_000n }));
    },
    async stop() {
      await service.close();
      await node.stop();
    },
  };
}
