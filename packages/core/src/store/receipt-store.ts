// Receipt store: where receipts are read back, one by its id, or those of an account's calls as a list.
import type { Awaitable } from "../platform/awaitable.js";
import type { Receipt } from "./receipt.js";

/** Which receipt is read back, and who asks for it. */
export interface ReceiptQuery {
  readonly accountId: string;
  readonly receiptId: string;
}

/** How a call came out: whether its caller was given what was asked for. */
export type CallOutcome = "ok" | "failed";

/** What a receipt in a list has to be. */
export interface ReceiptFilter {
  readonly tool?: string | undefined;
  readonly outcome?: CallOutcome | undefined;
  /** The id of the key that asked. */
  readonly keyId?: string | undefined;
  readonly endUser?: string | undefined;
}

/** Which receipts of an account are listed, the newest first. Instants are milliseconds. */
export interface ReceiptListing extends ReceiptFilter {
  readonly accountId: string;
  /** Settled then or later. */
  readonly since?: number | undefined;
  /** Settled before. */
  readonly until?: number | undefined;
  /** Where the list goes on: with what is behind this place. */
  readonly after?: ReceiptPlace | undefined;
  /** The most receipts. */
  readonly limit: number;
}

/** Where in a list a receipt stands: by when its call was settled, and of those of one instant by its id. */
export interface ReceiptPlace {
  readonly settledAt: number;
  readonly id: string;
}

/** A receipt, and when its call was settled. */
export interface SettledReceipt {
  readonly receipt: Receipt;
  /** Milliseconds. */
  readonly settledAt: number;
}

/** A part of a list. */
export interface ReceiptPage {
  readonly receipts: readonly SettledReceipt[];
  /** Where the list goes on; undefined at its end. */
  readonly next: ReceiptPlace | undefined;
}

/** Where receipts are read back. */
export interface ReceiptStore {
  /** The receipt of an account's call, or undefined where the account has none by that id. */
  findReceipt(query: ReceiptQuery): Awaitable<Receipt | undefined>;
  /**
   * The receipts of an account's calls, the newest first; those of the tools that a call asked are not among them. A store that
   * has looked at `RECEIPTS_LOOKED_AT` may end the page there, with fewer receipts or none, and says where the next one goes on.
   */
  listReceipts(listing: ReceiptListing): Awaitable<ReceiptPage>;
}

/** So many receipts one page may look at for those that fit, so that nobody waits long for a filter that few pass. */
export const RECEIPTS_LOOKED_AT = 2_000;

/** Whether a receipt is what a list asks for; `keyId` and `endUser` are empty where they are not known. */
export function passes(
  filter: ReceiptFilter,
  {
    receipt,
    keyId,
    endUser,
  }: { readonly receipt: Receipt; readonly keyId: string; readonly endUser: string },
): boolean {
  return (
    (filter.tool === undefined || receipt.tool === filter.tool) &&
    (filter.outcome === undefined || outcomeOf(receipt) === filter.outcome) &&
    (filter.keyId === undefined || keyId === filter.keyId) &&
    (filter.endUser === undefined || endUser === filter.endUser)
  );
}

/** How the call of a receipt came out. A value that is older than it should be is an answer, too. */
function outcomeOf({ cause }: Receipt): CallOutcome {
  return cause === undefined ? "ok" : "failed";
}
