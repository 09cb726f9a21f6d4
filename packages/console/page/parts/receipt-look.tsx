// Receipt look: any receipt of the account, by the id that its answer had.
import { useState } from "preact/hooks";
import { ReceiptById } from "./receipt-view.tsx";

/** The form, and what was found: also the receipts of the tools that a call asked, which no list has. */
export function ReceiptLook() {
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
