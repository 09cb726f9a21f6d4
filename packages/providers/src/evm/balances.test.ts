// Balances against a real node: what was sent is what is read.

import { createService, HOST } from "@svckit/core";
import { evm } from "@svckit/providers";
import { Value } from "ox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANVIL, startAnvil } from "../../test/anvil.js";
import { BARE_TOKEN, type LocalChain, NOBODY, startLocalChain, TOKEN } from "../../test/local-chain.js";

describe.skipIf(ANVIL === undefined)("balances on a real node", () => {
  let chain: LocalChain;
  beforeAll(async () => {
    chain = await startLocalChain();
  });
  afterAll(() => chain?.stop());

  test("a balance is what was sent, to the wei, at the block of the sending", async () => {
    const receipt = await chain.sendEther(NOBODY, Value.fromEther("1.5") + 1n);
    expect(await chain.call("get_native_balance", { address: NOBODY })).toMatchObject({
      ok: true,
      data: {
        address: NOBODY,
        chain: "local",
        chain_id: 31_337,
        balance_wei: "1500000000000000001",
        balance: "1.500000000000000001",
        symbol: "TETH",
        block_number: Number(receipt.blockNumber),
      },
      meta: { cache_status: "bypass", category: "portfolio_wallet" },
    });
  });

  test("a balance is never cached: the next read sees the next transfer", async () => {
    const to = "0x00000000000000000000000000000000DeaDBeef";
    expect(await chain.call("get_native_balance", { address: to })).toMatchObject({ data: { balance: "0" } });
    await chain.sendEther(to, 7n);
    expect(await chain.call("get_native_balance", { address: to })).toMatchObject({
      data: { balance_wei: "7" },
    });
  });

  test("a chain is named by its slug, in CAIP-2 or by its number, an address in one case or with its checksum", async () => {
    const address = NOBODY.toLowerCase();
    for (const name of ["eip155:31337", 31_337, "31337"]) {
      const answer = await chain.call("get_native_balance", { address, chain: name });
      expect(answer).toMatchObject({ data: { address: NOBODY, chain: "local" } });
    }
  });

  test("an unknown chain is refused with the chains there are", async () => {
    const answer = await chain.call("get_native_balance", { address: NOBODY, chain: "eip155:99999" });
    expect(answer).toMatchObject({ error: { code: "VALIDATION_ERROR", param: "chain" } });
    for (const name of ["ethereum", "polygon", "boba", "local"]) {
      expect("error" in answer && answer.error.message).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  test("an address in mixed case with a wrong checksum is refused, and so is what is no address", async () => {
    const address = `0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266`;
    expect(await chain.call("get_native_balance", { address })).toMatchObject({
      error: { code: "VALIDATION_ERROR", param: "address", message: expect.stringContaining("checksum") },
    });
    expect(await chain.call("get_native_balance", { address: "vitalik.eth" })).toMatchObject({
      error: { code: "VALIDATION_ERROR", message: expect.stringContaining("40 hex digits") },
    });
    expect(await chain.call("get_native_balance", {})).toMatchObject({
      error: { code: "MISSING_PARAM", param: "address" },
    });
  });

  test("a token balance is what was transferred, in the token's own decimals", async () => {
    await chain.sendToken(NOBODY, 1_234_567n);
    expect(
      await chain.call("get_token_balance", { address: NOBODY, token: TOKEN.toLowerCase() }),
    ).toMatchObject({
      ok: true,
      data: {
        address: NOBODY,
        token: TOKEN,
        balance_raw: "1234567",
        balance: "1.234567",
        symbol: "TST",
        decimals: 6,
      },
    });
    const sender = await chain.call("get_token_balance", {
      address: chain.node.sender.address,
      token: TOKEN,
    });
    expect(sender).toMatchObject({ data: { balance: "999998.765433" } });
  });

  test("a token without decimals has its balance in base units alone", async () => {
    expect(await chain.call("get_token_balance", { address: NOBODY, token: BARE_TOKEN })).toMatchObject({
      data: { balance_raw: "5", balance: null, symbol: null, decimals: null },
      meta: { warnings: [] },
    });
  });

  test("an address without a token's code is no_data, not a balance of 0", async () => {
    expect(await chain.call("get_token_balance", { address: NOBODY, token: NOBODY })).toMatchObject({
      ok: true,
      data: { balance_raw: null, balance: null },
      meta: { runtime_status: "ok", warnings: [expect.stringMatching(/^no_data: there is no ERC-20/)] },
    });
  });

  test("a node that is stopped is unavailable and degraded; the other chains stay available", async () => {
    const second = await startAnvil();
    const chains = {
      local: { url: second.url, chainId: 31_337 },
      other: { url: chain.node.url, chainId: 31_338 },
    };
    const two = createService({
      providers: [evm({ chains })],
      upstream: { breaker: { consecutiveFailures: 2 } },
    });
    const balance = (chain: string) =>
      two.execute({ tool: "get_native_balance", args: { address: NOBODY, chain }, principal: HOST });
    expect(await balance("local")).toMatchObject({ ok: true });
    await second.stop();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await balance("local")).toMatchObject({
        error: { code: "PROVIDER_UNAVAILABLE", retryable: true },
        meta: { runtime_status: "degraded", source: "unavailable", credits_used: 0 },
      });
    }
    expect(await balance("other")).toMatchObject({ ok: true });
    await two.close();
  });
});
