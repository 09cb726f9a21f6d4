// ENS against a registry and resolvers on a real node.
import { AbiFunction, Address, Ens } from "ox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANVIL } from "../../test/anvil.js";
import { deployEns, REGISTRY } from "../../test/ens.js";
import { type LocalChain, NOBODY, startLocalChain } from "../../test/local-chain.js";

const RESOLVER = AbiFunction.from("function resolver(bytes32 node) view returns (address)");

describe.skipIf(ANVIL === undefined)("ENS on a real node", () => {
  let chain: LocalChain;
  let ens: Awaited<ReturnType<typeof deployEns>>;
  beforeAll(async () => {
    chain = await startLocalChain();
    ens = await deployEns(chain.node.rpc);
    await ens.setAddress("alice.eth", chain.node.sender.address);
    await ens.setName(chain.node.sender.address, "alice.eth");
    await ens.setName(chain.node.other.address, "alice.eth");
    await ens.setWildcard("wild.eth");
    await ens.setOffchain("far.eth");
  });
  afterAll(() => chain?.stop());

  test("a name is resolved in any case by the resolver that the registry has for its node", async () => {
    const node = Ens.namehash("alice.eth");
    const data = AbiFunction.encodeData(RESOLVER, [node]);
    const resolver = AbiFunction.decodeResult(RESOLVER, await chain.node.rpc.call({ to: REGISTRY, data }));
    expect(await chain.call("resolve_ens", { name: "Alice.ETH" })).toMatchObject({
      ok: true,
      data: {
        name: "alice.eth",
        chain: "local",
        node,
        resolver: Address.checksum(resolver),
        address: chain.node.sender.address,
        is_offchain: false,
      },
      meta: { warnings: [] },
    });
  });

  test("a name of other letters has the node of its normal form", async () => {
    await ens.setAddress("bücher.eth", NOBODY);
    expect(await chain.call("resolve_ens", { name: "Bücher.eth" })).toMatchObject({
      ok: true,
      data: { name: "bücher.eth", node: Ens.namehash("bücher.eth"), address: NOBODY },
    });
  });

  test("a name below one with a wildcard is resolved by the parent's resolver, by its own node", async () => {
    const expected = Address.checksum(`0x${Ens.namehash("a.b.wild.eth").slice(-40)}`);
    expect(await chain.call("resolve_ens", { name: "a.b.wild.eth" })).toMatchObject({
      ok: true,
      data: { address: expected, is_offchain: false },
    });
  });

  test("a name whose resolver answers off the chain is said to be so, and is not resolved", async () => {
    expect(await chain.call("resolve_ens", { name: "me.far.eth" })).toMatchObject({
      ok: true,
      data: { address: null, is_offchain: true },
      meta: { warnings: [expect.stringMatching(/^no_data: .*off the chain/)] },
    });
  });

  test("a name without an address is no_data, also below a name that has one and no wildcard", async () => {
    for (const name of ["nobody.eth", "sub.alice.eth"])
      expect(await chain.call("resolve_ens", { name })).toMatchObject({
        ok: true,
        data: { address: null, is_offchain: false },
        meta: { warnings: [expect.stringMatching(/^no_data: .*no address is set/)] },
      });
  });

  test.each(["a..eth", ".eth", "a b.eth", "xn--a.eth", "\u202ea.eth", "a.".repeat(20)])(
    "what is no name, %j, is refused",
    async (name) => {
      expect(await chain.call("resolve_ens", { name })).toMatchObject({
        error: { code: "TOOL_ERROR" },
        meta: { runtime_status: "invalid_input" },
      });
    },
  );

  test("the name of an address is given where it points back, and only there", async () => {
    const { sender, other } = chain.node;
    expect(await chain.call("lookup_ens", { address: sender.address.toLowerCase() })).toMatchObject({
      ok: true,
      data: { address: sender.address, name: "alice.eth", status: "confirmed" },
    });
    const liar = await chain.call("lookup_ens", { address: other.address });
    expect(liar).toMatchObject({
      ok: true,
      data: { name: null, status: "not_confirmed" },
      meta: { warnings: [expect.stringMatching(/^no_data: .*does not point back/)] },
    });
    expect(JSON.stringify(liar)).not.toContain("alice");
    expect(await chain.call("lookup_ens", { address: NOBODY })).toMatchObject({
      data: { name: null, status: "not_set" },
    });
  });

  test("a set name that is not in its normal form is none", async () => {
    await ens.setName(chain.node.other.address, "Alice.eth");
    expect(await chain.call("lookup_ens", { address: chain.node.other.address })).toMatchObject({
      data: { name: null, status: "not_confirmed" },
    });
  });
});
