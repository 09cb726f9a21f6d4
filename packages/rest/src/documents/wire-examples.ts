// Example records for the OpenAPI document.
import type { Quota, Receipt } from "@svckit/core";

/** The one key of all examples: keys that differ between the header and the body are refused. */
export const EXAMPLE_IDEMPOTENCY_KEY = "example-call-1";

/** The day of all examples. */
export const EXAMPLE_DAY = "2026-03-01";

/** Of a call that was answered live. */
export const EXAMPLE_RECEIPT: Receipt = {
  receipt_id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
  receipt_version: "1.0",
  tool: "get_price",
  provider: "coingecko",
  category: "market_data",
  runtime_status: "ok",
  source: "live",
  origin_source: "live",
  cache_status: "miss",
  cache_age_ms: 0,
  fetched_at: "2026-03-01T12:00:00.000Z",
  observed_at: "2026-03-01T12:00:00.000Z",
  duration_ms: 182,
  truncated: false,
  warnings: [],
  credit_cost: 1,
  credits_used: 1,
  credits_remaining: 9_999,
  fallback_used: false,
  digest_algorithm: "sha256",
  input_digest: "3b1d8f6c5a0e47d29c8b7a6f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b",
  result_digest: "9f8e7d6c5b4a39281706f5e4d3c2b1a03b1d8f6c5a0e47d29c8b7a6f5e4d3c2b",
  server_version: "1.0.0",
};

/** Of an account on the plan `free`. */
export const EXAMPLE_QUOTA: Quota = {
  lane: "account",
  limit: 10_000,
  used: 1,
  remaining: 9_999,
  resets_at: "2026-03-01T12:01:00.000Z",
  credits: {
    granted: 10_000,
    used: 1,
    held: 0,
    remaining: 9_999,
    period_remaining: 9_999,
    bought_remaining: 0,
    bought_expires_at: null,
    period_start: "2026-02-14T09:30:00.000Z",
    period_end: "2026-03-14T09:30:00.000Z",
  },
  rate: { limit: 100, remaining: 99, reset_at: "2026-03-01T12:01:00.000Z" },
  wallet: "ok",
};
