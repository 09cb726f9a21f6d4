// History: the receipts of the calls that this tab has made, the newest first.
import type { Receipt } from "./envelope.ts";
import { useWatched } from "./subscribe.ts";

const MOST = 200;
const listeners = new Set<() => void>();
let receipts: readonly Receipt[] = [];
const read = () => receipts;

/** Keeps a receipt. */
export function noteReceipt(receipt: Receipt): void {
  const others = receipts.filter(({ receipt_id: id }) => id !== receipt.receipt_id);
  receipts = [receipt, ...others].slice(0, MOST);
  for (const listener of listeners) listener();
}

/** Those of this tab. */
export function useHistory(): readonly Receipt[] {
  return useWatched(listeners, read);
}
