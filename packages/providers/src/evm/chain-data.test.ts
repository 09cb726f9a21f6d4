// Gas, blocks and transactions against a real node.
import { Value } from "ox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANVIL } from "../../test/anvil.js";
import { type LocalChain, NOBODY, startLocalChain, TOKEN } from "../../test/local-chain.js";

const UNKNOWN_HASH = `0x${"ab".repeat(32)}`;

describe.skipIf(ANVIL === undefined)("gas, blocks and transactions on a real node", () => {
  let chain: LocalChain;
  beforeAll(async () => {
    chain = await startLocalChain();
  });
  afterAll(() => chain?.stop());

  test("a gas price is given in wei and gwei, with base fee and priority fee", async () => {
    const answer = await chain.call("get_gas_price", {});
    const block = await chain.node.rpc.getBlock();
    expect(answer).toMatchObject({
      ok: true,
      data: { chain: "local", base_fee_wei: String(block.baseFeePerGas), block_number: Number(block.number) },
    });
    expect(answer.ok && answer.data).toMatchObject({
      gas_price_wei: String(await chain.node.rpc.getGasPrice()),
      priority_fee_wei: expect.stringMatching(/^\d+$/),
      gas_price_gwei: expect.stringMatching(/^\d+(\.\d+)?$/),
    });
  });

  test("a block is the same by its number, by digits in a string, by its hash and by a tag", async () => {
    const receipt = await chain.sendEther(NOBODY, 1n);
    const names = [Number(receipt.blockNumber), String(receipt.blockNumber), receipt.blockHash, "latest"];
    const answers = await Promise.all(
      names.map((block) => chain.call("get_block", { block, include_transactions: true })),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        ok: true,
        data: {
          block: {
            number: Number(receipt.blockNumber),
            hash: receipt.blockHash,
            gas_used: "21000",
            transaction_count: 1,
            transactions: [receipt.transactionHash],
          },
        },
      });
    }
  });

  test("a block that is not there yet is no_data; what names no block is refused", async () => {
    expect(await chain.call("get_block", { block: 99_999_999 })).toMatchObject({
      ok: true,
      data: { block: null },
      meta: { warnings: ["no_data: local has no block 99999999"] },
    });
    expect(await chain.call("get_block", { block: "newest" })).toMatchObject({
      error: { code: "VALIDATION_ERROR", param: "block", message: expect.stringContaining("finalized") },
    });
    expect(await chain.call("get_block", { block: -1 })).toMatchObject({
      error: { code: "VALIDATION_ERROR" },
    });
  });

  test("a transaction comes with how it ended and what it cost", async () => {
    const receipt = await chain.sendEther(chain.node.other.address, Value.fromEther("0.25"));
    const fee = receipt.gasUsed * receipt.effectiveGasPrice;
    expect(await chain.call("get_transaction", { hash: receipt.transactionHash })).toMatchObject({
      ok: true,
      data: {
        hash: receipt.transactionHash,
        transaction: {
          status: "success",
          block_number: Number(receipt.blockNumber),
          from: chain.node.sender.address,
          to: chain.node.other.address,
          value: "0.25",
          symbol: "TETH",
          gas_used: "21000",
          fee_wei: String(fee),
          selector: null,
        },
      },
    });
  });

  test("a transaction whose contract reverted has failed, and its input is given on request", async () => {
    const receipt = await chain.sendToken(NOBODY, 10n ** 30n);
    const answer = await chain.call("get_transaction", {
      hash: receipt.transactionHash,
      include_input: true,
    });
    expect(answer).toMatchObject({
      data: {
        transaction: {
          status: "failed",
          to: TOKEN,
          selector: "0xa9059cbb",
          input: expect.stringMatching(/^0xa9059cbb/),
        },
      },
    });
  });

  test("a transaction that waits to be mined is pending", async () => {
    await chain.node.rpc.setAutomine(false);
    const hash = await chain.node.rpc.send({ to: NOBODY, value: 1n });
    expect(await chain.call("get_transaction", { hash })).toMatchObject({
      data: { transaction: { status: "pending", block_number: null, gas_used: null, fee: null } },
    });
    await chain.node.rpc.mine();
    await chain.node.rpc.setAutomine(true);
  });

  test("an unknown transaction is no_data and no failure", async () => {
    expect(await chain.call("get_transaction", { hash: UNKNOWN_HASH })).toMatchObject({
      ok: true,
      data: { transaction: null },
      meta: { runtime_status: "ok", warnings: [`no_data: local knows no transaction ${UNKNOWN_HASH}`] },
    });
  });
});
