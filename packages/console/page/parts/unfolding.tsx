// Unfolding: what is made when it is first looked at.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

/** A summary; what is behind it is made as it is opened. */
export function Unfolding({
  label,
  children,
}: {
  readonly label: string;
  readonly children: () => ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children()}
    </details>
  );
}
