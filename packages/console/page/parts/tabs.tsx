// Tabs: several views of one thing, of which one is shown; arrow keys go from one to the next.
import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";

/** A view by the name on its tab. */
export interface Tab {
  readonly name: string;
  readonly show: () => ComponentChildren;
}

/** The tabs; `label` says what they are views of. */
export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }) {
  const [chosen, setChosen] = useState(tabs[0]?.name);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Another result may have other views.
  const current = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  if (!current) return null;
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
    setChosen(next?.name);
    const at = next ? tabs.indexOf(next) : 0;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ name }) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`${id}-${tabs.findIndex((each) => each.name === name)}`}
            aria-selected={name === current.name}
            aria-controls={`${id}-panel`}
            tabIndex={name === current.name ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs.indexOf(current)}`}>
        {current.show()}
      </div>
    </div>
  );
}
