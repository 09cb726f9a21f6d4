// Receipt list: what calls of an account left behind, narrowed and a page at a time.
import { useState } from "preact/hooks";
import { dayAfter, formatTime, toWords } from "../data/format.ts";
import type { Receipt } from "../wire/envelope.ts";
import type { ListedReceipt, LoadReceipts, ReceiptFilters } from "../wire/receipts.ts";
import { useLoad } from "../wire/use-load.ts";
import { Choice, FilterRow, type Option, Typed } from "./filter-row.tsx";
import { Loading, Refusal } from "./notice.tsx";
import { PageRow, usePages } from "./page-row.tsx";
import { ReceiptView } from "./receipt-view.tsx";
import { Unfolding } from "./unfolding.tsx";

const AT_ONCE = 25;
const ALL: ReceiptFilters = { tool: "", outcome: "", since: "", until: "", key_id: "", end_user: "" };

/** How a call came out, for a filter. */
export const OUTCOMES: readonly Option[] = [["", "any"], ["ok", "answered"], "failed"];

/** The receipts that `load` gives, the newest first. */
export function ReceiptList({
  load,
  whose,
  keys,
}: {
  readonly load: LoadReceipts;
  /** Whose they are: where that is another account, they are others. */
  readonly whose: string | undefined;
  /** The keys that it can be narrowed to. */
  readonly keys?: readonly Option[];
}) {
  const [filters, setFilters] = useState(ALL);
  const pages = usePages();
  const { value, failure, reload } = useLoad(async () => {
    const until = filters.until === "" ? "" : dayAfter(filters.until);
    return load({ ...filters, until, limit: AT_ONCE, cursor: pages.cursors.at(-1) });
  }, [whose, filters, pages.cursors]);
  const narrow = (change: Partial<ReceiptFilters>) => {
    setFilters({ ...filters, ...change });
    pages.turn([]);
  };
  return (
    <>
      <FilterRow onLook={reload}>
        <Typed label="Tool" value={filters.tool} change={(tool) => narrow({ tool: tool.trim() })} />
        <Choice
          label="Outcome"
          value={filters.outcome}
          of={OUTCOMES}
          choose={(outcome) => narrow({ outcome })}
        />
        <Typed label="From (UTC)" kind="date" value={filters.since} change={(since) => narrow({ since })} />
        <Typed label="To (UTC)" kind="date" value={filters.until} change={(until) => narrow({ until })} />
        {keys && (
          <>
            <Choice label="Key" value={filters.key_id} of={keys} choose={(key_id) => narrow({ key_id })} />
            <Typed
              label="End user"
              value={filters.end_user}
              change={(name) => narrow({ end_user: name.trim() })}
            />
          </>
        )}
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the receipts" />}
      {value && <Lines receipts={value.receipts} isMore={value.next_cursor !== null} />}
      <PageRow pages={pages} next={value?.next_cursor} />
    </>
  );
}

function Lines({
  receipts,
  isMore,
}: {
  readonly receipts: readonly ListedReceipt[];
  readonly isMore: boolean;
}) {
  // The service looks through so many at once; those that fit may come later.
  if (receipts.length === 0)
    return <p role="status">{isMore ? "None of these fits; older ones may." : "There are none."}</p>;
  return (
    <>
      {receipts.map((receipt) => (
        <ReceiptLine key={receipt.receipt_id} receipt={receipt} at={receipt.settled_at} />
      ))}
    </>
  );
}

/** A receipt in one line, which unfolds to all of it. */
export function ReceiptLine({ receipt, at }: { readonly receipt: Receipt; readonly at: string }) {
  const { tool, runtime_status: status, credits_used: used } = receipt;
  const credits = `${used} ${used === 1 ? "credit" : "credits"}`;
  return (
    <Unfolding label={`${tool} · ${formatTime(at)} · ${toWords(status)} · ${credits}`}>
      {() => <ReceiptView receipt={receipt} />}
    </Unfolding>
  );
}
