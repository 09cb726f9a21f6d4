// Transaction form: a transaction of Bitcoin as the upstream gives it, and as results do.
import { double, isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { timeOf } from "../moment.js";
import { btc, inBoth, rawSats, sats } from "./bitcoin.js";

const output = () =>
  z.looseObject({
    scriptpubkey_address: z.string().nullish(),
    scriptpubkey_type: z.string().nullish(),
    value: rawSats(),
  });

/** Whether and where a transaction stands in a block. */
export const rawStatus = () =>
  z.looseObject({
    confirmed: z.boolean(),
    block_height: z.int().nullish(),
    block_hash: z.string().nullish(),
    block_time: z.int().nullish(),
  });

/** A transaction. */
export const rawTransaction = () =>
  z.looseObject({
    txid: z.string(),
    version: z.int().nullish(),
    locktime: z.int().nullish(),
    size: z.int(),
    weight: z.int(),
    fee: rawSats(),
    status: rawStatus(),
    vin: z.array(
      z.looseObject({
        txid: z.string().nullish(),
        vout: z.int().nullish(),
        is_coinbase: z.boolean().nullish(),
        prevout: output().nullish(),
      }),
    ),
    vout: z.array(output()),
  });

type RawTransaction = z.output<ReturnType<typeof rawTransaction>>;

/** What every row of a transaction has. */
export const headRow = () =>
  z.object({
    txid: z.string().describe("Its id"),
    confirmed: z.boolean().describe("Whether it stands in a block"),
    block_height: z.int().nullable().describe("Height of that block; null while it waits"),
    block_hash: z.string().nullable().describe("Hash of that block"),
    time: orNull(isoTime("Time of that block")),
    fee_sats: sats("Fee"),
    fee_btc: btc("Fee"),
    fee_rate: double("Fee in satoshis for a virtual byte, to two digits behind the point"),
  });

/** The row of a transaction in full. */
export const transactionRow = () =>
  headRow().extend({
    size: z.int().describe("Bytes"),
    weight: z.int().describe("Weight units; four of them are a virtual byte"),
    version: z.int().nullable().describe("Version"),
    locktime: z.int().nullable().describe("Height or time before which it may stand in no block"),
    is_coinbase: z.boolean().describe("Whether it pays the miner of its block"),
    inputs: z
      .array(
        z.object({
          txid: z.string().nullable().describe("The transaction whose output is spent; null of a coinbase"),
          index: z.int().nullable().describe("Which of its outputs"),
          address: z.string().nullable().describe("Who spends it"),
          value_sats: sats("What it was worth").nullable(),
          value_btc: btc("What it was worth").nullable(),
        }),
      )
      .describe("What it spends"),
    outputs: z
      .array(
        z.object({
          address: z.string().nullable().describe("Who is paid; null for a script without an address"),
          script: z.string().nullable().describe("Kind of the script, such as v0_p2wpkh or op_return"),
          value_sats: sats("How much"),
          value_btc: btc("How much"),
        }),
      )
      .describe("Whom it pays"),
  });

/** The fields of `headRow`. */
export function toHead({ txid, fee, weight, status }: RawTransaction) {
  return {
    txid,
    confirmed: status.confirmed,
    block_height: status.block_height ?? null,
    block_hash: status.block_hash ?? null,
    time: timeOf(status.block_time),
    ...inBoth("fee", fee),
    fee_rate: Math.round((Number(fee) * 400) / weight) / 100,
  };
}

/** The fields of `transactionRow`. */
export function toTransaction(raw: RawTransaction) {
  return {
    ...toHead(raw),
    size: raw.size,
    weight: raw.weight,
    version: raw.version ?? null,
    locktime: raw.locktime ?? null,
    is_coinbase: raw.vin.some(({ is_coinbase: made }) => made),
    inputs: raw.vin.map(({ txid, vout, is_coinbase: made, prevout }) => ({
      txid: made ? null : (txid ?? null),
      index: made ? null : (vout ?? null),
      address: prevout?.scriptpubkey_address ?? null,
      ...(prevout ? inBoth("value", prevout.value) : { value_sats: null, value_btc: null }),
    })),
    outputs: raw.vout.map((each) => ({
      address: each.scriptpubkey_address ?? null,
      script: each.scriptpubkey_type ?? null,
      ...inBoth("value", each.value),
    })),
  };
}

/** What a transaction took from an address and paid to it, in satoshis. */
export function sharesOf(address: string, { vin, vout }: RawTransaction) {
  const sum = (parts: readonly (z.output<ReturnType<typeof output>> | null | undefined)[]) =>
    parts.reduce(
      (all, part) => (part?.scriptpubkey_address === address ? all + BigInt(part.value) : all),
      0n,
    );
  return { received: sum(vout), sent: sum(vin.map(({ prevout }) => prevout)) };
}
