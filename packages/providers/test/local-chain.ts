// A local chain with two tokens on it, and a service that reads it.

import { createService, type Envelope, HOST } from "@svckit/core";
import { evm } from "@svckit/providers";
import { AbiFunction } from "ox";
import { startAnvil } from "./anvil.js";
import { REGISTRY } from "./ens.js";
import { BARE_TOKEN_CODE, TOKEN_CODE } from "./token.js";

/** The token TST; the sender has a million of it. */
export const TOKEN = "0x5FbDB2315678afecb367f032d93F642f64180aa3";
/** A token without a symbol and decimals. */
export const BARE_TOKEN = "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512";
/** An address without code, whose key nobody has. */
export const NOBODY = "0x000000000000000000000000000000000000dEaD";

const TRANSFER = AbiFunction.from("function transfer(address to, uint256 amount) returns (bool)");

/** A running chain. */
export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>;

/** Starts a chain, whose slug is `local`. */
export async function startLocalChain() {
  const node = await startAnvil();
  const chains = {
    local: { url: node.url, chainId: 31_337, nativeSymbol: "TETH", ensRegistry: REGISTRY },
  };
  const service = createService({ providers: [evm({ chains })] });
  await node.rpc.setCode(TOKEN, TOKEN_CODE);
  await node.rpc.setCode(BARE_TOKEN, BARE_TOKEN_CODE);
  const slot = `0x${node.sender.address.slice(2).toLowerCase().padStart(64, "0")}` as const;
  const million = `0x${1_000_000_000_000n.toString(16).padStart(64, "0")}` as const;
  await node.rpc.setStorageAt(TOKEN, slot, million);

  return {
    node,
    call: (tool: string, args: Readonly<Record<string, unknown>>): Promise<Envelope> =>
      service.execute({ tool, args: { chain: "local", ...args }, principal: HOST }),
    sendEther: (to: `0x${string}`, value: bigint) => node.rpc.sendAndWait({ to, value }),
    /** Sends with a fixed gas limit, so that a transfer that reverts is mined too. */
    sendToken(to: `0x${string}`, amount: bigint) {
      const data = AbiFunction.encodeData(TRANSFER, [to, amount]);
      return node.rpc.sendAndWait({ to: TOKEN, data, gas: 200_000n });
    },
    async stop() {
      await service.close();
      await node.stop();
    },
  };
}
