// Recorded call: what an author records of one call, and the check that the tool answers it so.
import assert from "node:assert/strict";
import {
  canonicalJson,
  type Envelope,
  type ErrorCode,
  MASKED,
  type Provider,
  type RuntimeStatus,
  sha256,
} from "@svckit/core";
import { propertiesOf } from "../rules/described.js";
import { missingFrom } from "../suite/json-subset.js";
import {
  assertFailed,
  assertWorked,
  createHarness,
  type Harness,
  type Stand,
  saysNoData,
} from "./harness.js";
import { createReplay, type Recording } from "./recording.js";
import { untold } from "./told-result.js";

/** A call of a tool, what the upstream answers, and what comes of it. */
export interface RecordedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the upstream answers. Left out for a tool that asks none. */
  readonly recordings?: readonly Recording[];
  /** What the result holds at least. */
  readonly expect?: unknown;
  /** The upstream has no such record: the call works and says `no_data`. */
  readonly absent?: true;
  /** Rows of the list, as `expect` holds them: what all pages together give, from the first to the last. */
  readonly rows?: readonly unknown[];
  /** What the fallback's upstream answers while this one's own is down, and what the result holds then. */
  readonly fallback?: { readonly recordings?: readonly Recording[]; readonly expect?: unknown };
  /** How the call fails, for an upstream with errors in a form of its own. */
  readonly fails?: { readonly code: ErrorCode; readonly runtimeStatus: RuntimeStatus };
}

/** Whether a call gives a record. */
export function isPlain({ absent, fails }: RecordedCall): boolean {
  return absent === undefined && fails === undefined;
}

/** The name of a call's clause. */
export function clauseOf({ args, absent, fails }: RecordedCall): string {
  const given = JSON.stringify(args);
  if (fails !== undefined) return `answers ${fails.code} (${fails.runtimeStatus}) for ${given}`;
  return absent ? `says no_data for ${given}` : `answers ${given} as recorded`;
}

/** Checks that a call gives what its author says. */
export async function checkCall(provider: Provider, call: RecordedCall, stand: Stand): Promise<void> {
  const replay = createReplay(provider, call.recordings ?? [], stand.beside);
  const harness = createHarness(provider, replay, stand);
  const envelope = await harness.call(call.tool, call.args);
  assert.deepEqual(replay.outside, [], "requests left the provider's base URL");
  assert.deepEqual(replay.unmatched, [], "requests were sent that no recording is for");
  assertNoSecret(harness, envelope);
  if (call.fails !== undefined) {
    assertFailed(harness, envelope, call.fails.code, call.fails.runtimeStatus);
    return;
  }
  assertWorked(harness, envelope);
  // The pages after the first are another clause's.
  if (call.rows === undefined) assert.deepEqual(replay.unused(), [], "recordings were never asked for");
  const { meta, data } = envelope;
  const { [harness.receiptField]: receipt, ...result } = data;
  assert.deepEqual(receipt, meta, `data.${harness.receiptField} is not the receipt`);
  assert.deepEqual(
    [meta.provider, meta.runtime_status, meta.source, meta.input_digest, meta.result_digest],
    [provider.id, "ok", "live", digest(call.args), digest(result)],
    "the receipt does not fit the call",
  );
  assert.equal(
    saysNoData(envelope),
    call.absent ?? false,
    `its warnings are ${JSON.stringify(meta.warnings)}`,
  );
  if (call.expect !== undefined) assert.equal(missingFrom(result, call.expect), undefined);
  const { outputSchema } = harness.entry(call.tool);
  const { [harness.receiptField]: _, ...properties } = propertiesOf(outputSchema);
  const wider = untold(result, { ...outputSchema, properties });
  assert.deepEqual(wider, [], `the result is not what callers are told of it: ${wider.join("; ")}`);
}

/**
 * Checks that neither an answer nor the log repeats what the provider authenticates with, be it a part of it: the service
 * has masked it then.
 */
export function assertNoSecret({ lines }: Harness, envelope: Envelope): void {
  assert.ok(
    !JSON.stringify(envelope).includes(MASKED),
    `the answer repeats what the provider authenticates with: ${JSON.stringify(envelope)}`,
  );
  const told = lines.filter((each) => each.includes(MASKED));
  assert.deepEqual(told, [], `the log repeats what the provider authenticates with: ${told.join("; ")}`);
}

function digest(value: unknown): string {
  return sha256(canonicalJson(value));
}
