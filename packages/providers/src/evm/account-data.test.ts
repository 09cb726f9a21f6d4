// Gas, fees, tokens, code and storage against a real node, as the node itself tells them.

import { createService, HOST } from "@svckit/core";
import { evm } from "@svckit/providers";
import { AbiFunction, Hash, Hex } from "ox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANVIL } from "../../test/anvil.js";
import { BARE_TOKEN, type LocalChain, NOBODY, startLocalChain, TOKEN } from "../../test/local-chain.js";
import { TOKEN_CODE } from "../../test/token.js";

const TRANSFER = AbiFunction.from("function transfer(address to, uint256 amount) returns (bool)");
const APPROVE = AbiFunction.from("function approve(address spender, uint256 amount) returns (bool)");

describe.skipIf(ANVIL === undefined)("accounts, tokens and fees on a real node", () => {
  let chain: LocalChain;
  beforeAll(async () => {
    chain = await startLocalChain();
    await chain.sendEther(NOBODY, 5n);
    await chain.sendToken(NOBODY, 7n);
  });
  afterAll(() => chain?.stop());

  test("the estimate of a transfer and of a contract's call is the node's own", async () => {
    const { sender, other, rpc } = chain.node;
    const plain = { from: sender.address, to: other.address, value: 3n };
    const answer = await chain.call("estimate_gas", {
      from: sender.address,
      to: other.address,
      value_wei: "3",
    });
    const price = await rpc.getGasPrice();
    const gas = await rpc.estimateGas(plain);
    expect(answer).toMatchObject({
      ok: true,
      data: { gas: String(gas), reverted: false, gas_price_wei: String(price), fee_wei: String(gas * price) },
    });
    const data = AbiFunction.encodeData(TRANSFER, [NOBODY, 1n]);
    const called = await chain.call("estimate_gas", {
      from: sender.address,
      to: TOKEN,
      function: "transfer(address,uint256)",
      args: [NOBODY, 1],
    });
    expect(called).toMatchObject({
      data: { gas: String(await rpc.estimateGas({ from: sender.address, to: TOKEN, data })) },
    });
  });

  test("a transaction that would revert is an answer with the contract's reason", async () => {
    const transfer = { to: TOKEN, function: "transfer(address,uint256)", args: [NOBODY, "5"] };
    expect(await chain.call("estimate_gas", { from: chain.node.other.address, ...transfer })).toMatchObject({
      ok: true,
      data: { gas: null, fee: null, reverted: true, revert_reason: "balance too low" },
    });
    expect(await chain.call("estimate_gas", {})).toMatchObject({
      error: { param: "to" },
    });
  });

  test("the fee history is that of the node, block by block", async () => {
    const percentiles = [25, 75];
    const answer = await chain.call("get_fee_history", { blocks: 2, percentiles });
    const history = await chain.node.rpc.getFeeHistory(2, percentiles);
    expect(history.baseFeePerGas).toHaveLength(3);
    expect(answer).toMatchObject({
      ok: true,
      data: {
        next_base_fee_wei: String(history.baseFeePerGas[2]),
        percentiles,
        history: [0, 1].map((at) => ({
          block_number: Number(history.oldestBlock) + at,
          base_fee_wei: String(history.baseFeePerGas[at]),
          gas_used_ratio: history.gasUsedRatio[at],
          priority_fees_wei: history.reward[at]?.map(String),
        })),
      },
    });
    expect(await chain.call("get_fee_history", { percentiles: [50, 50] })).toMatchObject({
      error: { code: "VALIDATION_ERROR", param: expect.stringContaining("percentiles") },
    });
  });

  test("an allowance is what was approved, and the most there is has no limit", async () => {
    const { sender, other, rpc } = chain.node;
    const read = { token: TOKEN, owner: sender.address, spender: other.address };
    const approve = async (amount: bigint) => {
      const data = AbiFunction.encodeData(APPROVE, [other.address, amount]);
      await rpc.sendAndWait({ to: TOKEN, data });
    };
    await approve(1_500_001n);
    expect(await chain.call("get_erc20_allowance", read)).toMatchObject({
      ok: true,
      data: {
        allowance_raw: "1500001",
        allowance: "1.500001",
        is_unlimited: false,
        symbol: "TST",
        decimals: 6,
      },
    });
    await approve(2n ** 256n - 1n);
    expect(await chain.call("get_erc20_allowance", read)).toMatchObject({ data: { is_unlimited: true } });
    expect(await chain.call("get_erc20_allowance", { ...read, token: NOBODY })).toMatchObject({
      data: { allowance_raw: null, is_unlimited: null },
      meta: { warnings: [expect.stringMatching(/^no_data/)] },
    });
  });

  test("a token's metadata is what its contract tells; a contract without a supply is no token", async () => {
    expect(await chain.call("get_erc20_metadata", { token: TOKEN })).toMatchObject({
      ok: true,
      data: {
        name: "Test Token",
        symbol: "TST",
        decimals: 6,
        total_supply_raw: "1000000000000",
        total_supply: "1000000",
      },
      meta: { warnings: [] },
    });
    expect(await chain.call("get_erc20_metadata", { token: BARE_TOKEN })).toMatchObject({
      data: { name: null, total_supply: null },
      meta: { warnings: [expect.stringMatching(/^no_data/)] },
    });
  });

  test("code is told with size, hash and kind, and a delegated account and a minimal proxy with their target", async () => {
    const { rpc } = chain.node;
    const read = (address: string) => chain.call("get_contract_bytecode", { address });
    expect(await read(TOKEN)).toMatchObject({
      ok: true,
      data: {
        kind: "contract",
        target: null,
        code: TOKEN_CODE,
        size: TOKEN_CODE.length / 2 - 1,
        code_hash: Hash.keccak256(TOKEN_CODE),
      },
    });
    expect(await read(NOBODY)).toMatchObject({
      data: { kind: "account", size: 0, code: "0x", code_hash: null },
    });
    const target = TOKEN.slice(2).toLowerCase();
    const delegated = "0x00000000000000000000000000000000000d7702";
    const proxy = "0x0000000000000000000000000000000000001167";
    await rpc.setCode(delegated, `0xef0100${target}`);
    await rpc.setCode(proxy, `0x363d3d373d3d3d363d73${target}5af43d82803e903d91602b57fd5bf3`);
    expect(await read(delegated)).toMatchObject({ data: { kind: "delegated_account", target: TOKEN } });
    expect(await read(proxy)).toMatchObject({ data: { kind: "minimal_proxy", target: TOKEN } });
  });

  test("a slot is the same by number, digits and hex, and its word what the node itself tells", async () => {
    const slot = BigInt(NOBODY);
    const word = await chain.node.rpc.getStorageAt(TOKEN, slot);
    for (const name of [String(slot), Hex.fromNumber(slot), Hex.fromNumber(slot, { size: 32 })])
      expect(await chain.call("get_storage_at", { address: TOKEN, slot: name })).toMatchObject({
        ok: true,
        data: { slot: Hex.fromNumber(slot, { size: 32 }), value: word, number: "7" },
      });
    expect(await chain.call("get_storage_at", { address: TOKEN, slot: 3 })).toMatchObject({
      data: { number: "0", value: Hex.fromNumber(0, { size: 32 }) },
    });
    expect(await chain.call("get_storage_at", { address: TOKEN, slot: String(2n ** 256n) })).toMatchObject({
      error: { code: "VALIDATION_ERROR", param: "slot" },
    });
  });

  test("a nonce counts what was sent, what waits, and what had been sent at a block", async () => {
    const { sender, rpc } = chain.node;
    const sent = await rpc.getTransactionCount(sender.address);
    await rpc.setAutomine(false);
    await rpc.send({ to: NOBODY, value: 1n });
    expect(await chain.call("get_account_nonce", { address: sender.address })).toMatchObject({
      ok: true,
      data: { nonce: sent, pending_nonce: sent + 1 },
    });
    await rpc.mine();
    await rpc.setAutomine(true);
    expect(await chain.call("get_account_nonce", { address: sender.address, block: 0 })).toMatchObject({
      data: { nonce: 0, pending_nonce: null },
    });
  });

  test("a chain's facts are the table's, and what its node says of itself now", async () => {
    const block = await chain.node.rpc.getBlock();
    expect(await chain.call("get_chain_info", {})).toMatchObject({
      ok: true,
      data: {
        chain: "local",
        chain_id: 31_337,
        node_chain_id: 31_337,
        native_symbol: "TETH",
        block_number: Number(block.number),
        block_time: new Date(Number(block.timestamp) * 1_000).toISOString(),
        has_base_fee: true,
        base_fee_wei: String(block.baseFeePerGas),
        public_node: null,
        has_ens: true,
        known_to: {},
      },
    });
  });

  test("a node of another chain is told by its own number, and an operator's URL is never shown", async () => {
    const url = `${chain.node.url}/?key=secret`;
    const service = createService({ providers: [evm({ chains: { base: { url } } })] });
    const answer = await service.execute({
      tool: "get_chain_info",
      args: { chain: "base" },
      principal: HOST,
    });
    expect(answer).toMatchObject({ data: { chain_id: 8_453, node_chain_id: 31_337 } });
    expect(JSON.stringify(answer)).not.toContain("secret");
    await service.close();
  });

  test("the list of chains has all of them without asking anyone, the operator's own too", async () => {
    const fetch = () => Promise.reject(new Error("nobody is to be asked"));
    const chains = { "my-net": { url: "http://127.0.0.1:1", chainId: 77 } };
    const service = createService({ providers: [evm({ chains })], fetch });
    const answer = await service.execute({ tool: "list_evm_chains", args: {}, principal: HOST });
    expect(answer.ok && answer.data["chains"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ chain: "ethereum", chain_id: 1, caip2: "eip155:1", has_ens: true }),
        expect.objectContaining({ chain: "polygon", native_symbol: "POL" }),
        expect.objectContaining({ chain: "my-net", chain_id: 77, explorer: null, known_to: {} }),
      ]),
    );
    await service.close();
  });
});
