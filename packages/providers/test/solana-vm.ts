// A real Solana VM in this process, behind a small JSON-RPC front: what runs in it are the programs of the chain themselves.
import { createServer } from "node:http";
import {
  type Address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from "@solana/kit";
import { AccountState, getMintDecoder, getTokenDecoder, TOKEN_PROGRAM_ADDRESS } from "@solana-program/token";
import type { LiteSVM } from "litesvm";

/** The VM's module; undefined on a platform without its binary, where tests are skipped. */
export const VM = await import("litesvm").catch((error: unknown) => {
  console.info(`skipped: litesvm has no binary for this platform (${String(error).split("\n")[0]})`);
  return undefined;
});

const START_SECONDS = 1_800_000_000n;
const TOKEN_BYTES = 165;

/** A transaction that was sent, as a node keeps it. */
interface Sent {
  readonly signature: string;
  readonly slot: bigint;
  readonly seconds: bigint;
  readonly failed: boolean;
  readonly accounts: readonly Address[];
  readonly signers: number;
  readonly before: readonly Holding[];
  readonly after: readonly Holding[];
}

/** What an account held: lamports, and tokens where it is a token account. */
interface Holding {
  readonly lamports: bigint;
  readonly token?: { readonly mint: Address; readonly owner: Address; readonly amount: bigint };
}

/** A running VM. */
export type SolanaVm = Awaited<ReturnType<typeof startSolanaVm>>;

/** Starts a VM with its front. `send` runs a transaction that `payer` pays for, and gives its signature. */
export async function startSolanaVm() {
  if (VM === undefined) throw new Error("there is no Solana VM for this platform");
  const vm = new VM.LiteSVM();
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += String(chunk);
    });
    request.on("end", () => {
      const { id, method, params } = JSON.parse(text);
      const answer = METHODS[method]?.(vm, params, sent);
      const outcome =
        answer === undefined ? { error: { code: -32_601, message: "Method not found" } } : answer;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Object(server.address());

  return {
    vm,
    url: `http://127.0.0.1:${port}`,
    async newWallet(coins: bigint): Promise<TransactionSigner> {
      const signer = await generateKeyPairSigner();
      if (coins > 0n) vm.airdrop(signer.address, lamports(coins));
      return signer;
    },
    async send(payer: TransactionSigner, instructions: readonly Instruction[]): Promise<string> {
      setTime(vm, sent.length);
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        (draft) => setTransactionMessageFeePayerSigner(payer, draft),
        (draft) => appendTransactionMessageInstructions(instructions, draft),
        (draft) => vm.setTransactionMessageLifetimeUsingLatestBlockhash(draft),
      );
      const transaction = await signTransactionMessageWithSigners(message);
      const compiled = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
      const accounts = compiled.staticAccounts;
      const before = accounts.map((account) => holdingOf(vm, account));
      const result = vm.sendTransaction(transaction);
      const signature = getSignatureFromTransaction(transaction);
      const { slot, unixTimestamp: seconds } = vm.getClock();
      const failed = "err" in result;
      const signers = compiled.header.numSignerAccounts;
      const after = accounts.map((account) => holdingOf(vm, account));
      sent.unshift({ signature, slot, seconds, failed, accounts, signers, before, after });
      vm.expireBlockhash();
      return signature;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Each transaction in a slot and a second of its own. */
function setTime(vm: LiteSVM, count: number): void {
  const clock = vm.getClock();
  clock.slot = 100n + BigInt(count);
  clock.unixTimestamp = START_SECONDS + BigInt(count);
  vm.setClock(clock);
}

function holdingOf(vm: LiteSVM, address: Address): Holding {
  const account = vm.getAccount(address);
  if (!account.exists) return { lamports: 0n };
  const isToken = account.programAddress === TOKEN_PROGRAM_ADDRESS && account.data.length === TOKEN_BYTES;
  return { lamports: account.lamports, ...(isToken && { token: getTokenDecoder().decode(account.data) }) };
}

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };
type Method = (vm: LiteSVM, params: readonly unknown[], sent: readonly Sent[]) => Answer;

const atSlot = (vm: LiteSVM, value: unknown) => ({
  result: { context: { apiVersion: "3.0.0", slot: Number(vm.getClock().slot) }, value },
});
// `as`: the tools under test send addresses, and the VM refuses what is none.
const addressIn = (param: unknown) => param as Address;

function decimalsOf(vm: LiteSVM, mint: Address): number | undefined {
  const account = vm.getAccount(mint);
  return account.exists && account.programAddress === TOKEN_PROGRAM_ADDRESS
    ? getMintDecoder().decode(account.data).decimals
    : undefined;
}

function tokenAmount(amount: bigint, decimals: number) {
  return { amount: String(amount), decimals, uiAmount: null, uiAmountString: "not read" };
}

/** Every token account of the VM, as its own bytes say. */
export function tokenAccounts(vm: LiteSVM) {
  return vm
    .getProgramAccounts(TOKEN_PROGRAM_ADDRESS)
    .filter(({ data }) => data.length === TOKEN_BYTES)
    .map(({ address, lamports: rent, data }) => ({ address, rent, ...getTokenDecoder().decode(data) }));
}

const METHODS: Readonly<Record<string, Method>> = {
  getBalance: (vm, [address]) => atSlot(vm, Number(vm.getBalance(addressIn(address)) ?? 0n)),
  getTokenAccountsByOwner(vm, [owner, by]) {
    const { mint, programId } = Object(by);
    const held = tokenAccounts(vm).filter(
      (each) =>
        each.owner === owner &&
        (mint === undefined ? programId === TOKEN_PROGRAM_ADDRESS : each.mint === mint),
    );
    return atSlot(
      vm,
      held.map((each) => ({
        pubkey: each.address,
        account: {
          lamports: Number(each.rent),
          owner: TOKEN_PROGRAM_ADDRESS,
          data: {
            program: "spl-token",
            parsed: {
              type: "account",
              info: {
                mint: each.mint,
                owner: each.owner,
                state: each.state === AccountState.Frozen ? "frozen" : "initialized",
                isNative: each.isNative.__option === "Some",
                tokenAmount: tokenAmount(each.amount, decimalsOf(vm, each.mint) ?? 0),
              },
            },
          },
        },
      })),
    );
  },
  getTokenSupply(vm, [mint]) {
    const account = vm.getAccount(addressIn(mint));
    if (!account.exists) return { error: { code: -32_602, message: "Invalid param: could not find mint" } };
    const { supply, decimals } = getMintDecoder().decode(account.data);
    return atSlot(vm, tokenAmount(supply, decimals));
  },
  getTokenLargestAccounts(vm, [mint]) {
    const held = tokenAccounts(vm).filter((each) => each.mint === mint);
    held.sort((one, other) => (one.amount < other.amount ? 1 : -1));
    const decimals = decimalsOf(vm, addressIn(mint)) ?? 0;
    return atSlot(
      vm,
      held.map(({ address, amount }) => ({ address, ...tokenAmount(amount, decimals) })),
    );
  },
  getSignaturesForAddress(_, [address, options], sent) {
    const { limit = 1_000, before } = Object(options);
    const touching = sent.filter(({ accounts }) => accounts.includes(addressIn(address)));
    const from = touching.findIndex(({ signature }) => signature === before) + 1;
    const result = touching.slice(from, from + limit).map(({ signature, slot, seconds, failed }) => ({
      signature,
      slot: Number(slot),
      err: failed ? { InstructionError: [0, "Custom"] } : null,
      memo: null,
      blockTime: Number(seconds),
      confirmationStatus: "finalized",
    }));
    return { result };
  },
  getTransaction(vm, [signature], sent) {
    const found = sent.find((each) => each.signature === signature);
    if (found === undefined) return { result: null };
    const balances = (holdings: readonly Holding[]) =>
      holdings.flatMap(({ token }, accountIndex) =>
        token === undefined
          ? []
          : [
              {
                accountIndex,
                mint: token.mint,
                owner: token.owner,
                uiTokenAmount: tokenAmount(token.amount, decimalsOf(vm, token.mint) ?? 0),
              },
            ],
      );
    const meta = {
      err: found.failed ? { InstructionError: [0, "Custom"] } : null,
      fee: 5_000 * found.signers,
      preBalances: found.before.map((each) => Number(each.lamports)),
      postBalances: found.after.map((each) => Number(each.lamports)),
      preTokenBalances: balances(found.before),
      postTokenBalances: balances(found.after),
    };
    const accountKeys = found.accounts.map((pubkey, at) => ({ pubkey, signer: at < found.signers }));
    const transaction = { message: { accountKeys, instructions: [] } };
    return {
      result: { slot: Number(found.slot), blockTime: Number(found.seconds), version: 0, meta, transaction },
    };
  },
  getAccountInfo(vm, [address]) {
    const account = vm.getAccount(addressIn(address));
    if (!account.exists) return atSlot(vm, null);
    const { lamports: balance, programAddress: owner, executable, space } = account;
    const data = [Buffer.from(account.data).toString("base64"), "base64"];
    return atSlot(vm, { lamports: Number(balance), owner, executable, space: Number(space), data });
  },
};
