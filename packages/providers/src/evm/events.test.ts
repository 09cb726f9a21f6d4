// Receipts, events and token transfers against a real node, as the node itself tells them.

import { createService, HOST } from "@svckit/core";
import { evm } from "@svckit/providers";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { Address, Hex } from "ox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ANVIL } from "../../test/anvil.js";
import { type LocalChain, NOBODY, startLocalChain, TOKEN } from "../../test/local-chain.js";

const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const logsQuestion = z.object({
  method: z.literal("eth_getLogs"),
  params: z.tuple([z.object({ fromBlock: z.string(), toBlock: z.string() })]),
});
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

describe.skipIf(ANVIL === undefined)("events on a real node", () => {
  let chain: LocalChain;
  let sent: Awaited<ReturnType<LocalChain["sendToken"]>>[];
  beforeAll(async () => {
    chain = await startLocalChain();
    sent = [
      await chain.sendToken(NOBODY, 1_234_567n),
      await chain.sendToken(chain.node.other.address, 9n),
      await chain.sendToken(chain.node.sender.address, 2n),
    ];
  });
  afterAll(() => chain?.stop());

  const block = (at: number) => Number(sent[at]?.blockNumber);
  const hash = (at: number) => sent[at]?.transactionHash;

  test("a receipt has what the node itself tells of it, with every event", async () => {
    const receipt = await chain.node.rpc.getReceipt(hash(0) ?? "0x");
    if (receipt === null) throw new Error("the node has no receipt");
    expect(await chain.call("get_transaction_receipt", { hash: receipt.transactionHash })).toMatchObject({
      ok: true,
      data: {
        hash: receipt.transactionHash,
        receipt: {
          status: "success",
          block_number: Number(receipt.blockNumber),
          block_hash: receipt.blockHash,
          transaction_index: receipt.transactionIndex,
          from: Address.checksum(receipt.from),
          to: TOKEN,
          contract_address: null,
          gas_used: String(receipt.gasUsed),
          gas_price_wei: String(receipt.effectiveGasPrice),
          fee_wei: String(receipt.gasUsed * receipt.effectiveGasPrice),
          log_count: 1,
          logs: receipt.logs.map(({ address, topics, data, logIndex }) => ({
            address: Address.checksum(address),
            topics,
            data,
            log_index: logIndex,
          })),
        },
      },
    });
  });

  test("a receipt of a failed transaction says so, and one that is not there is no_data", async () => {
    const failed = await chain.sendToken(NOBODY, 10n ** 30n);
    expect(await chain.call("get_transaction_receipt", { hash: failed.transactionHash })).toMatchObject({
      data: { receipt: { status: "failed", log_count: 0, logs: [] } },
    });
    expect(await chain.call("get_transaction_receipt", { hash: `0x${"ab".repeat(32)}` })).toMatchObject({
      ok: true,
      data: { receipt: null },
      meta: { warnings: [expect.stringMatching(/^no_data: local has no receipt/)] },
    });
  });

  test("events are those that the node itself finds by the same contract, topics and blocks, with their time", async () => {
    const [fromBlock, toBlock] = [BigInt(block(0)), BigInt(block(2))];
    const logs = await chain.node.rpc.getLogs(TOKEN, fromBlock, toBlock);
    const time = async (number: bigint) =>
      new Date(Number((await chain.node.rpc.getBlock(number)).timestamp) * 1_000).toISOString();
    const expected = await Promise.all(
      logs.map(async ({ blockNumber, transactionHash, topics, data, logIndex }) => ({
        block_number: Number(blockNumber),
        hash: transactionHash,
        time: await time(blockNumber),
        address: TOKEN,
        topics,
        data,
        log_index: logIndex,
      })),
    );
    expect(expected).toHaveLength(3);
    const range = { from_block: block(0), to_block: block(2) };
    const answer = await chain.call("get_logs", { address: TOKEN, topics: [TRANSFER], ...range });
    expect(answer).toMatchObject({ ok: true, data: { ...range, logs: expected } });
    const to = Hex.padLeft(NOBODY, 32);
    const few = await chain.call("get_logs", { topics: [[TRANSFER], null, to], ...range });
    expect(few).toMatchObject({ data: { logs: [expected[0]] } });
    expect(few.ok && few.data["logs"]).toHaveLength(1);
  });

  test("a range that is no range, too wide, or of every contract is refused before a node is asked", async () => {
    const refused = { error: { param: "from_block" }, meta: { runtime_status: "invalid_input" } };
    for (const args of [
      { address: TOKEN, from_block: 5, to_block: 4 },
      { address: TOKEN, from_block: 0, to_block: 100_000 },
      { from_block: 0, to_block: 500 },
      { topics: [null], from_block: 0, to_block: 500 },
      {},
    ])
      expect(await chain.call("get_logs", args)).toMatchObject(refused);
    expect(await chain.call("get_erc20_transfers", {})).toMatchObject({
      error: { code: "MISSING_PARAM", param: "token" },
    });
  });

  test("a range in which nothing was emitted, and one beyond the newest block, are no_data", async () => {
    const head = await chain.node.rpc.getBlockNumber();
    for (const from_block of [0, head + 5])
      expect(
        await chain.call("get_logs", { address: NOBODY, from_block, to_block: from_block + 3 }),
      ).toMatchObject({
        ok: true,
        data: { logs: [] },
        meta: { warnings: [expect.stringMatching(/^no_data/)] },
      });
  });

  test("a wallet's transfers are those it sent and received, exact, each once", async () => {
    const range = { from_block: block(0), to_block: block(2) };
    const { sender, other } = chain.node;
    const token = { address: TOKEN, symbol: "TST", decimals: 6 };
    const transfer = (at: number, to: string, amount_raw: string, amount: string) =>
      expect.objectContaining({ hash: hash(at), from: sender.address, to, token, amount_raw, amount });
    const all = [
      transfer(0, NOBODY, "1234567", "1.234567"),
      transfer(1, other.address, "9", "0.000009"),
      transfer(2, sender.address, "2", "0.000002"),
    ];
    const of = async (args: object) => {
      const answer = await chain.call("get_erc20_transfers", { ...range, ...args });
      return answer.ok ? answer.data["transfers"] : answer.error;
    };
    expect(await of({ token: TOKEN })).toEqual(all);
    expect(await of({ address: sender.address })).toEqual(all);
    expect(await of({ address: sender.address, direction: "in" })).toEqual([all[2]]);
    expect(await of({ address: other.address, token: TOKEN, direction: "in" })).toEqual([all[1]]);
    expect(await of({ address: other.address, direction: "out" })).toEqual([]);
  });
});

describe("a long range", () => {
  test("is walked by cursors, a thousand blocks a question: every event once, and an end that does not move", async () => {
    const upstreams = await startUpstreams({}, ["evm"]);
    const service = createService({ providers: [evm(upstreams.options("evm"))] });
    const found: unknown[] = [];
    const ends = new Set<unknown>();
    let cursor: unknown;
    let calls = 0;
    do {
      const range = { from_block: 18_990_500, to_block: 19_002_499 };
      const args = {
        chain: "ethereum",
        address: USDC,
        ...range,
        limit: 2,
        ...(cursor !== undefined && { cursor }),
      };
      const answer = await service.execute({ tool: "get_logs", args, principal: HOST });
      if (!answer.ok) throw new Error(answer.error.message);
      // `as`: the output schema says so.
      const logs = answer.data["logs"] as { hash: string; log_index: number }[];
      found.push(...logs.map(({ hash, log_index: at }) => `${hash} ${at}`));
      ends.add(`${answer.data["from_block"]} ${answer.data["to_block"]}`);
      cursor = answer.data["next_cursor"] ?? undefined;
      calls += 1;
    } while (cursor !== undefined && calls < 20);
    expect(cursor).toBeUndefined();
    expect([found.length, new Set(found).size]).toEqual([3, 3]);
    expect([...ends]).toEqual(["18990500 19002499"]);
    const asked = (upstreams.of("evm")?.["ethereum"]?.requests ?? [])
      .map(({ body }) => logsQuestion.safeParse(body).data?.params[0])
      .filter((each) => each !== undefined)
      .map(({ fromBlock, toBlock }) => [Number(fromBlock), Number(toBlock)] as const);
    expect(new Set(asked.map(String)).size).toBe(12);
    for (const [from, to] of asked) expect(to - from).toBeLessThan(1_000);
    await service.close();
    await upstreams.close();
  });
});
