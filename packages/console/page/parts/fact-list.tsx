// Fact list: names beside what they are.

/** Each fact by its name. */
export function FactList({
  facts,
  more = "",
}: {
  readonly facts: readonly (readonly string[])[];
  /** A class beside that of all such lists. */
  readonly more?: string;
}) {
  return (
    <dl class={`facts ${more}`.trim()}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
