// Usage: what an account's calls came to, by day and by tool.

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

/** Where usage is read from: the receipts. */
export interface UsageStore {
  /** An account's usage from one UTC day to another, both among it, in the order of days and tools. */
  usage(accountId: string, fromDay: string, toDay: string): Promise<readonly Usage[]> | readonly Usage[];
}
