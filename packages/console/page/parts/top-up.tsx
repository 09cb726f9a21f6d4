// Top-up: adds bought credits to an account, once for each reference.
import { useState } from "preact/hooks";
import { topUp } from "../wire/admin.ts";
import { useAction } from "../wire/use-action.ts";
import { Refusal } from "./notice.tsx";

/** The form. A reference that is left out is made, and is the same until the top-up has worked. */
export function TopUp({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [credits, setCredits] = useState("1000");
  const [reference, setReference] = useState(newReference);
  const [said, setSaid] = useState("");
  const { run, isRunning, failure } = useAction();
  const add = () =>
    run(async () => {
      setSaid("");
      const { applied } = await topUp(id, { credits: Number(credits), reference: reference.trim() });
      setSaid(
        applied ? `${credits} credits were added.` : "That reference has acted before: nothing was added.",
      );
      setReference(newReference());
      onDone();
    });
  return (
    <section aria-labelledby="topup-heading">
      <h3 id="topup-heading">Top up</h3>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <p class="field">
          <label for="topup-credits">Credits</label>
          <input
            id="topup-credits"
            type="number"
            min={1}
            step={1}
            required
            value={credits}
            onInput={(event) => setCredits(event.currentTarget.value)}
          />
        </p>
        <p class="field wide">
          <label for="topup-reference">Reference</label>
          <input
            id="topup-reference"
            type="text"
            required
            value={reference}
            onInput={(event) => setReference(event.currentTarget.value)}
          />
        </p>
        <button type="submit" disabled={isRunning}>
          Add credits
        </button>
      </form>
      <p role="status" class="good">
        {said}
      </p>
      <Refusal failure={failure} />
    </section>
  );
}

function newReference(): string {
  // `randomUUID` is there over https and on this machine alone.
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `console-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
