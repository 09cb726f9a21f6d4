// get_sol_transaction: what a transaction of Solana did.
import { defineTool } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, orNull, solanaSignature } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { timeOf } from "../moment.js";
import { wholeUnits } from "../units.js";
import { asked, COMMITMENT, rawText, wholeSol } from "./api.js";

const rawBalance = () =>
  z.looseObject({
    accountIndex: z.int(),
    mint: z.string(),
    owner: rawText(),
    uiTokenAmount: z.looseObject({ amount: integerString(), decimals: z.int().min(0).max(255) }),
  });
type RawBalance = z.output<ReturnType<typeof rawBalance>>;

const rawTransaction = () =>
  z.looseObject({
    slot: z.int(),
    blockTime: z.int().nullish(),
    version: z.union([z.int(), z.string()]).nullish(),
    meta: z
      .looseObject({
        err: z.unknown().optional(),
        fee: integerString(),
        computeUnitsConsumed: orNull(integerString()),
        preBalances: z.array(integerString()),
        postBalances: z.array(integerString()),
        preTokenBalances: z.array(rawBalance()).nullish(),
        postTokenBalances: z.array(rawBalance()).nullish(),
      })
      .nullable(),
    transaction: z.looseObject({
      message: z.looseObject({
        accountKeys: z.array(z.looseObject({ pubkey: z.string(), signer: z.boolean() })),
        instructions: z.array(
          z.looseObject({
            programId: z.string(),
            program: rawText(),
            // A memo is parsed to its text, which is no object.
            parsed: z.unknown().optional(),
          }),
        ),
      }),
    }),
  });
type RawTransaction = z.output<ReturnType<typeof rawTransaction>>;

const output = lazy(() =>
  z.object({
    signature: z.string().describe("Signature that names the transaction"),
    transaction: z
      .object({
        slot: z.int().describe("Slot of its block"),
        time: orNull(isoTime("When its block was made")),
        status: z.enum(["success", "failed"]).describe("How it ended"),
        error: z.string().nullable().describe("Why it failed, as JSON in the words of the chain"),
        version: z.string().nullable().describe("Version of its form: legacy or a number"),
        signers: z.array(z.string()).describe("Who signed it; the first paid the fee"),
        fee: orNull(decimal("Fee paid, in SOL")),
        fee_lamports: orNull(integerString("Fee paid, in lamports")),
        compute_units: orNull(integerString("Compute units that it used")),
        instructions: z
          .array(
            z.object({
              program_id: z.string().describe("The program that was called"),
              program: z.string().nullable().describe("Its name, where the node knows it"),
              type: z.string().nullable().describe("What was asked of it, where the node can read it"),
            }),
          )
          .describe("What it asked for, in order; calls between programs are not listed"),
        sol_changes: z
          .array(
            z.object({
              address: z.string().describe("The account"),
              change: decimal("What it got, in SOL; negative for what it gave, the fee too"),
              change_lamports: integerString("The same in lamports"),
            }),
          )
          .describe("Accounts whose SOL changed"),
        token_changes: z
          .array(
            z.object({
              account: z.string().nullable().describe("The token account"),
              owner: z.string().nullable().describe("Who owns it"),
              token: z.string().describe("The token: its mint"),
              decimals: z.int().describe("Decimals of an amount"),
              change: decimal("What it got, in whole tokens; negative for what it gave"),
              change_raw: integerString("The same in the token's smallest unit"),
            }),
          )
          .describe("Accounts whose tokens changed"),
      })
      .nullable()
      .describe("The transaction; null where the node knows none by the signature"),
  }),
);

/** The tool `get_sol_transaction`. */
export const getSolTransaction = defineTool({
  ...asked,
  name: "get_sol_transaction",
  title: "Transaction on Solana",
  description:
    "What one transaction of Solana did, by its signature, read from a node: whether it worked, its fee, the programs that it called, and whose SOL and tokens changed by how much.",
  category: "network_infrastructure",
  keywords: [
    "decode",
    "swap",
    "solana transaction details",
    "what did this solana transaction do",
    "explain solana signature",
    "what did this transaction of solana do",
    "look up a solana signature",
    "did my solana transaction succeed",
    "what did this signature do",
    "solana tx status",
    "failed solana transaction",
    "fee of a solana transaction",
    "solana balance changes",
  ],
  cacheTtl: 60_000,
  input: lazy(() => z.object({ signature: solanaSignature("The transaction") })),
  output,
  examples: [
    {
      description: "A transfer of USDC",
      args: {
        signature: "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7",
      },
    },
    {
      description: "One that failed",
      args: {
        signature: "2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv",
      },
    },
  ],
  async execute({ signature }, ctx) {
    const options = { encoding: "jsonParsed", commitment: COMMITMENT, maxSupportedTransactionVersion: 0 };
    const found = await askRpc(ctx, "getTransaction", [signature, options], rawTransaction);
    if (found === null)
      return ctx.noData({ signature, transaction: null }, `the node knows no transaction ${signature}`);
    const { message } = found.transaction;
    const { meta } = found;
    const transaction = {
      slot: found.slot,
      time: timeOf(found.blockTime),
      status: meta?.err == null ? ("success" as const) : ("failed" as const),
      error: meta?.err == null ? null : JSON.stringify(meta.err),
      version: found.version == null ? null : String(found.version),
      signers: message.accountKeys.filter(({ signer }) => signer).map(({ pubkey }) => pubkey),
      fee: meta && wholeSol(meta.fee),
      fee_lamports: meta?.fee ?? null,
      compute_units: meta?.computeUnitsConsumed ?? null,
      instructions: message.instructions.map(({ programId, program, parsed }) => ({
        program_id: programId,
        program,
        type: typeof Object(parsed).type === "string" ? String(Object(parsed).type) : null,
      })),
      sol_changes: solChanges(found),
      token_changes: tokenChanges(found),
    };
    return { signature, transaction };
  },
});

function solChanges({ meta, transaction }: RawTransaction) {
  return transaction.message.accountKeys.flatMap(({ pubkey }, at) => {
    const change = BigInt(meta?.postBalances[at] ?? 0) - BigInt(meta?.preBalances[at] ?? 0);
    if (change === 0n) return [];
    return [{ address: pubkey, change: wholeSol(String(change)), change_lamports: change }];
  });
}

function tokenChanges({ meta, transaction }: RawTransaction) {
  const before = new Map((meta?.preTokenBalances ?? []).map((each) => [each.accountIndex, each]));
  const after = new Map((meta?.postTokenBalances ?? []).map((each) => [each.accountIndex, each]));
  // An account that was made has none before, and one that was closed none after.
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((at) => {
    const known = after.get(at) ?? before.get(at);
    const change = amountOf(after.get(at)) - amountOf(before.get(at));
    if (known === undefined || change === 0n) return [];
    const { decimals } = known.uiTokenAmount;
    const row = { account: transaction.message.accountKeys[at]?.pubkey ?? null, owner: known.owner };
    const whole = wholeUnits(String(change), decimals) ?? "0";
    return [{ ...row, token: known.mint, decimals, change: whole, change_raw: change }];
  });
}

function amountOf(balance: RawBalance | undefined): bigint {
  return BigInt(balance?.uiTokenAmount.amount ?? 0);
}
