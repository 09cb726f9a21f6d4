// Receipt view: what one call did, where its data came from and what it cost.

import { formatCell, formatDuration, formatTime, toWords } from "../data/format.ts";
import { send } from "../wire/api.ts";
import type { Json, Receipt } from "../wire/envelope.ts";
import { useLoad } from "../wire/use-load.ts";
import { FactList } from "./fact-list.tsx";
import { Loading, Refusal } from "./notice.tsx";

const TIMES: ReadonlySet<string> = new Set(["settled_at", "fetched_at", "observed_at"]);
const LENGTHS: ReadonlySet<string> = new Set(["duration_ms", "cache_age_ms"]);

/** A receipt in the order in which it is written. */
export function ReceiptView({ receipt }: { readonly receipt: Receipt }) {
  return (
    <FactList
      more="receipt"
      facts={Object.entries(receipt).map(([name, value]) => [toWords(name), written(name, value)])}
    />
  );
}

function written(name: string, value: Json | undefined): string {
  if (TIMES.has(name)) return formatTime(value);
  if (LENGTHS.has(name) && typeof value === "number") return formatDuration(value);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(formatCell).join(", ");
  return formatCell(value);
}

/** A receipt of the account, by its id. */
export function ReceiptById({ id }: { readonly id: string }) {
  const { value, failure } = useLoad(
    async () => (await send<Receipt>(`/api/v1/receipts/${encodeURIComponent(id)}`)).data,
    [id],
  );
  if (failure) return <Refusal failure={failure} />;
  return value ? <ReceiptView receipt={value} /> : <Loading of="the receipt" />;
}
