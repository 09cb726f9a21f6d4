// Receipts: what calls left behind, as lists of an account's own and of any account have them.
import { send } from "./api.ts";
import type { Receipt } from "./envelope.ts";

/** A receipt in a list. */
export interface ListedReceipt extends Receipt {
  readonly settled_at: string;
}

/** What a list is narrowed to; empty for all. */
export interface ReceiptFilters {
  readonly tool: string;
  readonly outcome: string;
  readonly since: string;
  readonly until: string;
  readonly key_id: string;
  readonly end_user: string;
}

/** A page of a list. */
export interface ReceiptPage {
  readonly receipts: readonly ListedReceipt[];
  readonly next_cursor: string | null;
}

/** Gives a page; `cursor` is where it begins. */
export type LoadReceipts = (
  query: Partial<ReceiptFilters> & { readonly limit: number; readonly cursor: string | undefined },
) => Promise<ReceiptPage>;

/** Those of the account of the chosen key. */
export const listReceipts: LoadReceipts = async (query) =>
  (await send<ReceiptPage>("/api/v1/receipts", { query })).data;

/** Those of an account, for administrators. */
export function receiptsOf(id: string): LoadReceipts {
  const path = `/api/v1/admin/accounts/${encodeURIComponent(id)}/receipts`;
  return async (query) => (await send<ReceiptPage>(path, { query, as: "admin" })).data;
}
