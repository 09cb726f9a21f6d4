// Receipt: the durable record of what one call did, where its data came from and what it cost.
import type { RuntimeStatus } from "../errors/error-table.js";
import { toIsoTime } from "../platform/clock.js";
import { stringText } from "../platform/json-text.js";

/** The version of the receipt's shape. */
const RECEIPT_VERSION = "1.0";

/** Where the data of an answer came from. */
export type Source = "live" | "cached" | "fallback" | "unavailable";

/** The part that the response cache played: `bypass` for a tool that is never cached, `unknown` where it was not asked. */
export type CacheStatus = "miss" | "hit" | "bypass" | "unknown";

/** What happened in one call. Times are ISO 8601 in UTC and speak of this service's retrieval alone. */
export interface Receipt {
  /** UUID; unique to the execution. */
  readonly receipt_id: string;
  readonly receipt_version: string;
  readonly tool: string;
  /** The provider that answered. */
  readonly provider: string;
  readonly category: string;
  readonly runtime_status: RuntimeStatus;
  readonly source: Source;
  /** How the data first came in; null where none did. */
  readonly origin_source: "live" | "fallback" | null;
  readonly cache_status: CacheStatus;
  /** Milliseconds since the data was retrieved; null where nothing was. */
  readonly cache_age_ms: number | null;
  /** When the data was retrieved, or the attempt made. */
  readonly fetched_at: string;
  /** When the data was first seen by this service; null where there is none. */
  readonly observed_at: string | null;
  /** Whole milliseconds from the call's arrival to its outcome. */
  readonly duration_ms: number;
  /** Whether the result was cut to the tool's byte budget. */
  readonly truncated: boolean;
  readonly warnings: readonly string[];
  /** Price of the call in credits. */
  readonly credit_cost: number;
  /** Credits taken in the end: 0 after a refund. */
  readonly credits_used: number;
  /** Credits left in the wallet after this call; null for callers without one. */
  readonly credits_remaining: number | null;
  readonly fallback_used: boolean;
  readonly digest_algorithm: "sha256";
  /** Digest of the canonical JSON of the arguments as sent; null where they are not JSON. */
  readonly input_digest: string | null;
  /** Digest of the canonical JSON of `data` without the receipt; null on failure. */
  readonly result_digest: string | null;
  readonly server_version: string;
  /** The receipts of the tools that were asked for it, in the order in which they answered; of a search alone. */
  readonly inner_receipt_ids?: readonly string[];
  /** On failure: why. */
  readonly cause?: string;
  /** On failure: what the caller does next. */
  readonly next_action?: string;
}

/** What a receipt says of the data. */
export interface ReceiptOfData {
  readonly provider: string;
  readonly runtimeStatus: RuntimeStatus;
  readonly source: Source;
  readonly originSource: "live" | "fallback" | null;
  readonly cacheStatus: CacheStatus;
  /** Milliseconds; null where nothing was fetched. */
  readonly fetchedAt: number | null;
  readonly truncated: boolean;
  readonly warnings: readonly string[];
  readonly fallbackUsed: boolean;
  readonly resultDigest: string | null;
}

/** What a receipt says of the call. */
export interface ReceiptOfCall {
  readonly id: string;
  readonly tool: { readonly name: string; readonly category: string };
  readonly inputDigest: string | null;
  /** Milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly creditCost: number;
  readonly creditsUsed: number;
  readonly creditsRemaining: number | null;
  readonly serverVersion: string;
}

/** What a receipt says of a failure. */
export interface ReceiptOfFailure {
  readonly cause: string;
  readonly nextAction: string;
}

/** Writes the record of one execution; `failure` on a call that did not succeed. */
export function createReceipt(call: ReceiptOfCall, data: ReceiptOfData, failure?: ReceiptOfFailure): Receipt {
  const { fetchedAt } = data;
  const fetchedTime = toIsoTime(fetchedAt ?? call.endedAt);
  const live = data.source === "live" || data.source === "fallback";
  return {
    receipt_id: call.id,
    receipt_version: RECEIPT_VERSION,
    tool: call.tool.name,
    provider: data.provider,
    category: call.tool.category,
    runtime_status: data.runtimeStatus,
    source: data.source,
    origin_source: data.originSource,
    cache_status: data.cacheStatus,
    cache_age_ms: fetchedAt === null ? null : live ? 0 : Math.max(0, call.endedAt - fetchedAt),
    fetched_at: fetchedTime,
    observed_at: fetchedAt === null ? null : fetchedTime,
    duration_ms: Math.max(0, call.endedAt - call.startedAt),
    truncated: data.truncated,
    warnings: data.warnings,
    credit_cost: call.creditCost,
    credits_used: call.creditsUsed,
    credits_remaining: call.creditsRemaining,
    fallback_used: data.fallbackUsed,
    digest_algorithm: "sha256",
    input_digest: call.inputDigest,
    result_digest: data.resultDigest,
    server_version: call.serverVersion,
    ...(failure && { cause: failure.cause, next_action: failure.nextAction }),
  };
}

/** The JSON text of a receipt, as `JSON.stringify` gives it, which takes V8 longer for so many members before Node 24. */
export function receiptText(receipt: Receipt): string {
  // What few receipts have stands behind what all have.
  const isUsual =
    receipt.cause === undefined &&
    receipt.next_action === undefined &&
    receipt.inner_receipt_ids === undefined;
  if (!isUsual) return JSON.stringify(receipt);
  // Joined, and not one template: its text would be a tree of pieces, through which each reader has to go.
  const members = [
    `"receipt_id":${stringText(receipt.receipt_id)}`,
    `"receipt_version":"${receipt.receipt_version}"`,
    `"tool":${stringText(receipt.tool)}`,
    `"provider":${stringText(receipt.provider)}`,
    `"category":${stringText(receipt.category)}`,
    `"runtime_status":"${receipt.runtime_status}"`,
    `"source":"${receipt.source}"`,
    `"origin_source":${wordText(receipt.origin_source)}`,
    `"cache_status":"${receipt.cache_status}"`,
    `"cache_age_ms":${receipt.cache_age_ms}`,
    `"fetched_at":"${receipt.fetched_at}"`,
    `"observed_at":${wordText(receipt.observed_at)}`,
    `"duration_ms":${receipt.duration_ms}`,
    `"truncated":${receipt.truncated}`,
    `"warnings":${JSON.stringify(receipt.warnings)}`,
    `"credit_cost":${receipt.credit_cost}`,
    `"credits_used":${receipt.credits_used}`,
    `"credits_remaining":${receipt.credits_remaining}`,
    `"fallback_used":${receipt.fallback_used}`,
    `"digest_algorithm":"${receipt.digest_algorithm}"`,
    `"input_digest":${wordText(receipt.input_digest)}`,
    `"result_digest":${wordText(receipt.result_digest)}`,
    `"server_version":${stringText(receipt.server_version)}`,
  ];
  return `{${members.join(",")}}`;
}

/** The JSON text of a word of ours, a time or a digest, in which nothing is to be escaped. */
function wordText(word: string | null): string {
  return word === null ? "null" : `"${word}"`;
}
