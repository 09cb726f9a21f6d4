// The JSON-RPC API of Solana's nodes: what its tools share, and how its failures are read.
// Methods, parameters and answers are those of github.com/anza-xyz/agave (rpc, rpc-client-api, account-decoder).
import { isObject, jsonRpcFailure, type ReadUpstreamFailure } from "@svckit/core";
import { orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { wholeUnits } from "../units.js";

/** What all of the tools say of themselves. */
export const asked = {
  effect: "read",
  keyless: true,
  cacheTtl: 5_000,
  staleTtl: 5 * 60_000,
  // Public nodes answer forty requests of one method in ten seconds.
  limits: { perSecond: 4 },
} as const;

/** What is read is voted on by most of the stake, a second or two old, and hardly ever taken back. */
export const COMMITMENT = "confirmed";

const SOL_DECIMALS = 9;

/** An amount of lamports in SOL. */
export function wholeSol(lamports: string): string {
  return wholeUnits(lamports, SOL_DECIMALS) ?? lamports;
}

/** A value at a slot, as most methods answer it. */
export const atSlot = <S extends z.ZodType>(value: S) =>
  z.looseObject({ context: z.looseObject({ slot: z.int() }), value });

/** The field `slot` of a result. */
export const slotField = () => z.int().describe("Slot at which this was read");

const UNHEALTHY = -32_005;
const INVALID = -32_602;
// A slot in which no block was made, or whose block is no longer kept.
const WITHOUT_BLOCK = [-32_007, -32_009];
const NOT_YET = [-32_004, -32_014];

/** Reads the failure of a Solana node. What it says of a record that is not there is left to the tool, as null. */
export const readSolanaFailure: ReadUpstreamFailure = (answer) => {
  const error = isObject(answer.body) ? answer.body["error"] : undefined;
  const { code, message } = Object(error);
  if (code === UNHEALTHY)
    return { runtimeStatus: "degraded", message: `is behind its chain (JSON-RPC error ${code})` };
  if (NOT_YET.includes(code))
    return { runtimeStatus: "invalid_input", message: `does not have that block (JSON-RPC error ${code})` };
  const isAbsent =
    WITHOUT_BLOCK.includes(code) || (code === INVALID && /could not find/i.test(String(message)));
  return isAbsent ? undefined : jsonRpcFailure(answer);
};

/** A text that may be missing. */
export const rawText = () => orNull(z.string());
