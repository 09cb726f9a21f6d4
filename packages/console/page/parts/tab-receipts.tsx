// Tab receipts: those of the calls that this tab has made. The service keeps none of calls without a key.
import { useState } from "preact/hooks";
import { useHistory } from "../wire/history.ts";
import { Choice, FilterRow, Typed } from "./filter-row.tsx";
import { OUTCOMES, ReceiptLine } from "./receipt-list.tsx";

/** The receipts, the newest first. */
export function TabReceipts() {
  const receipts = useHistory();
  const [words, setWords] = useState("");
  const [outcome, setOutcome] = useState("");
  if (receipts.length === 0) return <p class="faint">The calls that you make here are listed here.</p>;
  const shown = receipts.filter(
    (receipt) =>
      (outcome === "" || (receipt["cause"] === undefined) === (outcome === "ok")) &&
      [receipt.tool, receipt.provider, receipt.category].some((text) => text.includes(words.trim())),
  );
  return (
    <>
      <FilterRow>
        <Typed label="Tool, provider or category" value={words} type={setWords} />
        <Choice label="Outcome" value={outcome} of={OUTCOMES} choose={setOutcome} />
      </FilterRow>
      <p class="faint" role="status">
        {shown.length} of the {receipts.length} calls of this tab
      </p>
      {shown.map((receipt) => (
        <ReceiptLine key={receipt.receipt_id} receipt={receipt} at={receipt.fetched_at} />
      ))}
    </>
  );
}
