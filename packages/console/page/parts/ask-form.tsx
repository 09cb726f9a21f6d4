// Ask form: where a question is typed, and what can be done while it is answered.

/** The form; Enter sends, and Shift with Enter begins a line. */
export function AskForm({
  text,
  label,
  isAsking,
  onType,
  onAsk,
  onStop,
  onClear,
}: {
  readonly text: string;
  readonly label: string;
  readonly isAsking: boolean;
  readonly onType: (text: string) => void;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  /** Forgets the conversation; undefined where there is none. */
  readonly onClear: (() => void) | undefined;
}) {
  return (
    <form
      class="asking"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <p class="field">
        <label for="question">{label}</label>
        <textarea
          id="question"
          rows={2}
          value={text}
          onInput={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            onAsk();
          }}
        />
      </p>
      <p class="row">
        <button type="submit" disabled={isAsking || text.trim() === ""}>
          Ask
        </button>
        {isAsking && (
          <button type="button" class="quiet" onClick={onStop}>
            Stop
          </button>
        )}
        {onClear && !isAsking && (
          <button type="button" class="quiet" onClick={onClear}>
            Begin anew
          </button>
        )}
        <span class="faint">A question is paid by the tools that it took; one that fails costs nothing.</span>
      </p>
    </form>
  );
}
