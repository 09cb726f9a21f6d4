// Argument field: one argument of a tool, typed in the way that its schema asks for.
import { useId } from "preact/hooks";
import type { Field } from "../data/arguments.ts";

/** A field with its label and what the schema says of it. */
export function ArgumentField({
  field,
  value,
  isWrong,
  onType,
}: {
  readonly field: Field;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onType: (text: string) => void;
}) {
  const id = useId();
  const { name, schema, isRequired, kind } = field;
  const hints = [
    schema.description,
    kind === "lines" ? "One on each line." : undefined,
    kind === "json" ? "As JSON." : undefined,
    schema.default !== undefined ? `${JSON.stringify(schema.default)} where left out.` : undefined,
  ].filter((hint) => hint !== undefined);
  const shared = {
    id,
    name,
    required: isRequired,
    "aria-describedby": `${id}-hint`,
    "aria-invalid": isWrong,
  };
  return (
    <div class={isWrong ? "field wrong" : "field"}>
      <label for={id}>
        {name}
        {isRequired && <span class="required"> (required)</span>}
      </label>
      <Control field={field} value={value} onType={onType} shared={shared} />
      <p id={`${id}-hint`} class="faint">
        {hints.join(" ")}
      </p>
    </div>
  );
}

interface Shared {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
}

function Control({
  field: { kind, schema },
  value,
  onType,
  shared,
}: {
  readonly field: Field;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly shared: Shared;
}) {
  if (kind === "choice" || kind === "flag") {
    const choices = kind === "flag" ? ["true", "false"] : (schema.enum ?? []).map(String);
    return (
      <select {...shared} value={value} onChange={(event) => onType(event.currentTarget.value)}>
        <option value="">{shared.required ? "Choose" : "Left out"}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "lines" || kind === "json")
    return (
      <textarea
        {...shared}
        rows={kind === "json" ? 4 : 3}
        value={value}
        spellcheck={false}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    );
  return (
    <input
      {...shared}
      type="text"
      inputMode={kind === "number" ? "decimal" : "text"}
      autocomplete="off"
      spellcheck={false}
      value={value}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}
