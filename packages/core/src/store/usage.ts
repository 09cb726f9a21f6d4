// Usage: what an account's calls came to, by day and by tool.

import type { Awaitable } from "../platform/awaitable.js";

/** The calls of one tool on one UTC day. */
export interface Usage {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly tool: string;
  /** Calls that ran, failed ones among them. */
  readonly calls: number;
  /** Whole credits that were kept. */
  readonly credits: number;
}

/** Whose usage is asked for, from one UTC day to another, both among it. */
export interface UsageQuery {
  readonly accountId: string;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Where usage is read from: the receipts. */
export interface UsageStore {
  /** An account's usage, in the order of days and tools. */
  usage(query: UsageQuery): Awaitable<readonly Usage[]>;
}
