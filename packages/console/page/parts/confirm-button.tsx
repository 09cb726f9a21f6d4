// Confirm button: does what cannot be undone with its second press alone.
import { useState } from "preact/hooks";

/** A button that asks once more before it acts. */
export function ConfirmButton({
  label,
  question,
  disabled = false,
  onConfirm,
}: {
  readonly label: string;
  readonly question: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" class="quiet danger" disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  const act = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <fieldset class="confirm">
      <legend>{question}</legend>
      <button type="button" class="danger" onClick={act}>
        Yes
      </button>
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        No
      </button>
    </fieldset>
  );
}
