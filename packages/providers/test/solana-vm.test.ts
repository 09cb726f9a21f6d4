// Solana's tools over a real VM: after real transfers and a real mint they say what the VM itself has.

import type { TransactionSigner } from "@solana/kit";
import { getCreateAccountInstruction, getTransferSolInstruction } from "@solana-program/system";
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getFreezeAccountInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from "@solana-program/token";
import { createService, HOST, type Service } from "@svckit/core";
import { solana } from "@svckit/providers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SolanaVm, startSolanaVm, tokenAccounts, VM } from "./solana-vm.js";

const DECIMALS = 9;
/** As many as a mint can make, which is more than a double holds. */
const SUPPLY = 2n ** 64n - 1n;
const MOVED = 12_345_678_901_234_567n;

describe.skipIf(VM === undefined)("on a real Solana VM", () => {
  let node: SolanaVm;
  let service: Service;
  let alice: TransactionSigner;
  let bob: TransactionSigner;
  let mint: TransactionSigner;
  const signatures: string[] = [];

  const call = async (tool: string, args: object) => {
    const answer = await service.execute({ tool, args: { ...args }, principal: HOST });
    if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
    return answer.data;
  };
  const accountOf = async (owner: TransactionSigner) => {
    const seeds = { owner: owner.address, mint: mint.address, tokenProgram: TOKEN_PROGRAM_ADDRESS };
    return (await findAssociatedTokenPda(seeds))[0];
  };

  beforeAll(async () => {
    node = await startSolanaVm();
    const { limits: _, ...provider } = solana({ baseUrl: node.url });
    const tools = provider.tools.map(({ limits: __, cacheTtl: ___, ...tool }) => tool);
    service = createService({ providers: [{ ...provider, tools }] });
    alice = await node.newWallet(5_000_000_000n);
    bob = await node.newWallet(1_000_000_000n);
    mint = await node.newWallet(0n);
    const send = async (...steps: Parameters<SolanaVm["send"]>[1][]) =>
      void signatures.unshift(await node.send(alice, steps.flat()));
    const space = BigInt(getMintSize());
    const rent = node.vm.minimumBalanceForRentExemption(space);
    await send([
      getCreateAccountInstruction({
        payer: alice,
        newAccount: mint,
        lamports: rent,
        space,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeMint2Instruction({
        mint: mint.address,
        decimals: DECIMALS,
        mintAuthority: alice.address,
        freezeAuthority: alice.address,
      }),
    ]);
    const about = { payer: alice, mint: mint.address };
    await send([
      await getCreateAssociatedTokenInstructionAsync({ ...about, owner: alice.address }),
      await getCreateAssociatedTokenInstructionAsync({ ...about, owner: bob.address }),
    ]);
    const [source, destination] = [await accountOf(alice), await accountOf(bob)];
    await send([
      getMintToInstruction({ mint: mint.address, token: source, mintAuthority: alice, amount: SUPPLY }),
    ]);
    await send([
      getTransferCheckedInstruction({
        source,
        mint: mint.address,
        destination,
        authority: alice,
        amount: MOVED,
        decimals: DECIMALS,
      }),
      getTransferSolInstruction({ source: alice, destination: bob.address, amount: 123_456_789n }),
    ]);
    await send([getFreezeAccountInstruction({ account: destination, mint: mint.address, owner: alice })]);
    // More than alice has: the chain refuses it, and keeps the fee.
    await send([getTransferSolInstruction({ source: alice, destination: bob.address, amount: 10n ** 15n })]);
  });
  afterAll(async () => {
    await service.close();
    await node.stop();
  });

  test("balances are what the VM has, to the lamport", async () => {
    for (const { address } of [alice, bob, mint]) {
      const lamports = node.vm.getBalance(address);
      expect(lamports).not.toBeNull();
      expect(await call("get_sol_balance", { address })).toMatchObject({ lamports: String(lamports) });
    }
    const { balance } = await call("get_sol_balance", { address: bob.address });
    expect(balance).toBe("1.123456789");
  });

  test("token accounts are what the VM has, exactly, and frozen ones are told", async () => {
    for (const [owner, amount, whole, state] of [
      [alice, SUPPLY - MOVED, "18434398394.808317048", "initialized"],
      [bob, MOVED, "12345678.901234567", "frozen"],
    ] as const) {
      const account = await accountOf(owner);
      expect(tokenAccounts(node.vm).find(({ address }) => address === account)?.amount).toBe(amount);
      const { accounts } = await call("get_sol_token_accounts", { address: owner.address });
      const row = {
        account,
        token: mint.address,
        amount: whole,
        amount_raw: String(amount),
        decimals: DECIMALS,
        state,
      };
      expect(accounts).toMatchObject([row]);
    }
  });

  test("the supply and the largest accounts are what was minted", async () => {
    expect(await call("get_sol_token_supply", { token: mint.address })).toMatchObject({
      supply: "18446744073.709551615",
      supply_raw: String(SUPPLY),
      decimals: DECIMALS,
    });
    const { accounts } = await call("get_sol_largest_accounts", { token: mint.address });
    expect(accounts).toMatchObject([{ amount_raw: String(SUPPLY - MOVED) }, { amount_raw: String(MOVED) }]);
  });

  test("signatures are those of what was sent, the newest first, with how each ended, page by page", async () => {
    const rows: { readonly signature: string; readonly status: string; readonly time: string }[] = [];
    for (let cursor: string | undefined, page = 0; page < 9; page++) {
      const args = { address: alice.address, limit: 2, ...(cursor !== undefined && { cursor }) };
      const { signatures: found, next_cursor: next } = await call("get_sol_signatures", args);
      rows.push(...(found as typeof rows));
      if (next === null || next === undefined) break;
      cursor = String(next);
    }
    expect(rows.map(({ signature }) => signature)).toEqual(signatures);
    expect(rows.map(({ status }) => status)).toEqual(["failed", ...Array(5).fill("success")]);
    expect(rows.at(-1)?.time).toBe(new Date(1_800_000_000_000).toISOString());
  });

  test("a transaction's changes are those that the VM made, the fee and the failed one too", async () => {
    const { transaction } = await call("get_sol_transaction", { signature: signatures[2] });
    expect(transaction).toMatchObject({
      status: "success",
      signers: [alice.address],
      sol_changes: [
        { address: alice.address, change_lamports: "-123461789" },
        { address: bob.address, change: "0.123456789" },
      ],
    });
    const { token_changes: changes } = transaction as { readonly token_changes: readonly object[] };
    expect(changes).toHaveLength(2);
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          owner: alice.address,
          change_raw: String(-MOVED),
          change: "-12345678.901234567",
        }),
        expect.objectContaining({ owner: bob.address, change_raw: String(MOVED), token: mint.address }),
      ]),
    );
    const { transaction: failed } = await call("get_sol_transaction", { signature: signatures[0] });
    expect(failed).toMatchObject({
      status: "failed",
      sol_changes: [{ address: alice.address, change: "-0.000005" }],
      token_changes: [],
    });
  });

  test("an account is owned by the program that runs it, and nothing is at an address that was never used", async () => {
    const { account } = await call("get_sol_account", { address: mint.address });
    expect(account).toMatchObject({
      owner: TOKEN_PROGRAM_ADDRESS,
      data_bytes: getMintSize(),
      is_program: false,
    });
    const nobody = await node.newWallet(0n);
    expect(await call("get_sol_account", { address: nobody.address })).toMatchObject({ account: null });
  });
});
