// Filter row: what a list is narrowed to, and the button that asks for it again.
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";

/** The filters of a list, side by side. */
export function FilterRow({
  children,
  onLook,
}: {
  readonly children: ComponentChildren;
  /** Asks again; without it there is no button. */
  readonly onLook?: () => void;
}) {
  return (
    <div class="row">
      {children}
      {onLook && (
        <button type="button" class="quiet" onClick={onLook}>
          Look again
        </button>
      )}
    </div>
  );
}

/** A value, or a value with the words for it. */
export type Option = string | readonly [value: string, words: string];

/** A filter that is one of a few. */
export function Choice({
  label,
  value,
  of: options,
  choose,
}: {
  readonly label: string;
  readonly value: string;
  readonly of: readonly Option[];
  readonly choose: (value: string) => void;
}) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => {
          const [name, words] = typeof option === "string" ? [option, option] : option;
          return (
            <option key={name} value={name}>
              {words}
            </option>
          );
        })}
      </select>
    </p>
  );
}

/** A filter that is typed: `change` hears of it once it is, `type` as it is. */
export function Typed({
  label,
  value,
  kind = "search",
  hint,
  change,
  type,
}: {
  readonly label: string;
  /** What stands there at first. */
  readonly value: string;
  readonly kind?: "search" | "date" | "text";
  readonly hint?: string;
  readonly change?: (value: string) => void;
  readonly type?: (value: string) => void;
}) {
  const id = useId();
  // Kept here, so that a list which comes meanwhile leaves it as it is.
  const [typed, setTyped] = useState(value);
  const shared = {
    ...{ id, value: typed, placeholder: hint, autocomplete: "off" },
    onInput(event: { readonly currentTarget: HTMLInputElement }) {
      setTyped(event.currentTarget.value);
      type?.(event.currentTarget.value);
    },
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => change?.(event.currentTarget.value),
  };
  return (
    <p class={kind === "date" ? "field" : "field wide"}>
      <label for={id}>{label}</label>
      {kind === "date" && <input type="date" {...shared} />}
      {kind === "text" && <input type="text" {...shared} />}
      {kind === "search" && <input type="search" {...shared} />}
    </p>
  );
}
