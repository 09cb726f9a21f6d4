// Copy button: puts a text on the clipboard and says so.
import { useState } from "preact/hooks";

const SAID_MS = 2_000;

/** A button that copies; `label` says what. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch {
      // A page that is not served over https may not write there.
      setSaid("Select the text to copy it");
    }
    setTimeout(() => setSaid(""), SAID_MS);
  };
  return (
    <span class="copy">
      <button type="button" class="quiet" onClick={copy}>
        {label}
      </button>
      <span role="status" class="faint">
        {said}
      </span>
    </span>
  );
}
