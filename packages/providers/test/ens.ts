// The contracts of ENS as EVM bytecode, small enough to be assembled here: what they answer is set in their storage.
import { Ens } from "ox";
import type { createNodeRpc } from "./node-rpc.js";
import { assemble } from "./token.js";

export const REGISTRY = "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e";
const RESOLVER = "0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63";
const WILDCARD = "0x4F3a120E72C76c22ae802D129F599BFDbc31cb81";
const OFFCHAIN = "0xC1735677a60884ABbCF72295E88d47764BeDa282";

// resolver(node): the word in the node's slot.
const REGISTRY_CODE = assemble(`
  0 CALLDATALOAD e0 SHR 0178b8bf EQ @resolver JUMPI 0 0 REVERT
  :resolver 4 CALLDATALOAD SLOAD 0 MSTORE 20 0 RETURN
`);

// addr(node): the node's slot. name(node): length and text in the two behind it.
const RESOLVER_CODE = assemble(`
  0 CALLDATALOAD e0 SHR
  DUP1 3b3b57de EQ @addr JUMPI
  DUP1 691f3431 EQ @name JUMPI
  0 0 REVERT
  :addr 4 CALLDATALOAD SLOAD 0 MSTORE 20 0 RETURN
  :name
    20 0 MSTORE
    4 CALLDATALOAD 1 ADD SLOAD 20 MSTORE
    4 CALLDATALOAD 2 ADD SLOAD 40 MSTORE
    60 0 RETURN
`);

/** One that answers for every name below its own, with the node that it was asked for as the address: supportsInterface and resolve(bytes,bytes). */
const WILDCARD_CODE = assemble(`
  0 CALLDATALOAD e0 SHR
  DUP1 01ffc9a7 EQ @supports JUMPI
  DUP1 9061b923 EQ @resolve JUMPI
  0 0 REVERT
  :supports 4 CALLDATALOAD e0 SHR 9061b923 EQ 0 MSTORE 20 0 RETURN
  :resolve
    20 0 MSTORE 20 20 MSTORE
    24 CALLDATALOAD 28 ADD CALLDATALOAD 60 SHL 60 SHR 40 MSTORE
    60 0 RETURN
`);

// One that sends its caller to a server, as ERC-3668 has it.
const OFFCHAIN_CODE = assemble(`
  0 CALLDATALOAD e0 SHR
  DUP1 01ffc9a7 EQ @supports JUMPI
  ${"556f1830".padEnd(64, "0")} 0 MSTORE 4 0 REVERT
  :supports 1 0 MSTORE 20 0 RETURN
`);

/** Deploys registry and resolvers. */
export async function deployEns(rpc: ReturnType<typeof createNodeRpc>) {
  const codes = {
    [REGISTRY]: REGISTRY_CODE,
    [RESOLVER]: RESOLVER_CODE,
    [WILDCARD]: WILDCARD_CODE,
    [OFFCHAIN]: OFFCHAIN_CODE,
  };
  // `as`: the keys are the four addresses above.
  for (const [address, code] of Object.entries(codes) as [`0x${string}`, `0x${string}`][])
    await rpc.setCode(address, code);

  const store = (address: `0x${string}`, slot: bigint, value: bigint) =>
    rpc.setStorageAt(address, toWord(slot), toWord(value));
  const setResolver = (name: string, resolver: string) =>
    store(REGISTRY, BigInt(Ens.namehash(name)), BigInt(resolver));

  return {
    resolver: RESOLVER,
    /** Points a name to an address. */
    async setAddress(name: string, address: string) {
      await setResolver(name, RESOLVER);
      await store(RESOLVER, BigInt(Ens.namehash(name)), BigInt(address));
    },
    /** Sets the name of an address, up to 32 bytes. */
    async setName(address: string, name: string) {
      const reverse = `${address.slice(2).toLowerCase()}.addr.reverse`;
      const node = BigInt(Ens.namehash(reverse));
      const bytes = Buffer.from(name);
      await setResolver(reverse, RESOLVER);
      await store(RESOLVER, node + 1n, BigInt(bytes.length));
      await store(RESOLVER, node + 2n, BigInt(`0x${bytes.toString("hex").padEnd(64, "0")}`));
    },
    setWildcard: (name: string) => setResolver(name, WILDCARD),
    setOffchain: (name: string) => setResolver(name, OFFCHAIN),
  };
}

function toWord(value: bigint): `0x${string}` {
  return `0x${value.toString(16).padStart(64, "0")}`;
}
