// Chips: some suggestions, of which one is taken.

/** A suggestion. */
export interface Chip {
  readonly name: string;
  readonly take: () => void;
}

/** The suggestions; `label` says what they are, to those who do not see them. */
export function Chips({ label, chips }: { readonly label: string; readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <fieldset class="chips">
      <legend class="unseen">{label}</legend>
      {chips.map(({ name, take }) => (
        <button type="button" class="chip" key={name} onClick={take}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
