// Receipt list: the receipts of this tab's calls, filtered, and any other of the account by its id.
import { useState } from "preact/hooks";
import { formatTime, toWords } from "../data/format.ts";
import type { Receipt } from "../wire/envelope.ts";
import { useHistory } from "../wire/history.ts";
import { ReceiptById, ReceiptView } from "./receipt-view.tsx";
import { Unfolding } from "./unfolding.tsx";

/** The list. The service gives a receipt to whoever knows its id; it lists none. */
export function ReceiptList({ isKeyed }: { readonly isKeyed: boolean }) {
  const receipts = useHistory();
  const [words, setWords] = useState("");
  const [outcome, setOutcome] = useState("");
  const shown = receipts.filter(
    (receipt) =>
      (outcome === "" || (receipt.runtime_status === "ok") === (outcome === "ok")) &&
      [receipt.tool, receipt.provider, receipt.category].some((text) => text.includes(words.trim())),
  );
  return (
    <section aria-labelledby="receipts-heading">
      <h2 id="receipts-heading">Receipts</h2>
      {isKeyed && <Look />}
      {receipts.length === 0 && <p class="faint">The calls that you make here are listed here.</p>}
      {receipts.length > 0 && (
        <>
          <div class="row">
            <p class="field">
              <label for="receipt-words">Tool, provider or category</label>
              <input
                id="receipt-words"
                type="search"
                value={words}
                onInput={(event) => setWords(event.currentTarget.value)}
              />
            </p>
            <p class="field">
              <label for="receipt-outcome">Outcome</label>
              <select
                id="receipt-outcome"
                value={outcome}
                onChange={(event) => setOutcome(event.currentTarget.value)}
              >
                <option value="">Any</option>
                <option value="ok">ok</option>
                <option value="other">not ok</option>
              </select>
            </p>
          </div>
          <p class="faint" role="status">
            {shown.length} of the {receipts.length} calls of this tab
          </p>
          {shown.map((receipt) => (
            <Unfolding key={receipt.receipt_id} label={lineOf(receipt)}>
              {() => <ReceiptView receipt={receipt} />}
            </Unfolding>
          ))}
        </>
      )}
    </section>
  );
}

function lineOf({ tool, fetched_at: at, runtime_status: status, credits_used: used }: Receipt): string {
  return `${tool} · ${formatTime(at)} · ${toWords(status)} · ${used} ${used === 1 ? "credit" : "credits"}`;
}

/** A receipt of the account, by the id that its answer had. */
function Look() {
  const [typed, setTyped] = useState("");
  const [id, setId] = useState("");
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          setId(typed.trim());
        }}
      >
        <p class="field wide">
          <label for="receipt-id">Receipt id</label>
          <input
            id="receipt-id"
            type="text"
            autocomplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </p>
        <button type="submit" class="quiet">
          Look it up
        </button>
      </form>
      {id !== "" && <ReceiptById id={id} />}
    </>
  );
}
