// App: the frame of the page, with its views and whoever calls.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CallerBadge } from "./parts/caller-badge.tsx";
import { ThemeButton } from "./parts/theme-button.tsx";
import { AccountView } from "./views/account.tsx";
import { AdminView } from "./views/admin.tsx";
import { AskView } from "./views/ask.tsx";
import { CatalogView } from "./views/catalog.tsx";
import { StateView } from "./views/state.tsx";
import { ToolView } from "./views/tool.tsx";
import { FACTS } from "./wire/facts.ts";
import { placeOf, usePlace } from "./wire/use-place.ts";

/** A view by the first part of its place. */
interface View {
  readonly name: string;
  readonly title: string;
  readonly isThere: boolean;
  readonly show: (rest: readonly string[]) => ComponentChildren;
}

const ALL: readonly View[] = [
  { name: "ask", title: "Ask", isThere: FACTS.has.search, show: () => <AskView /> },
  {
    name: "tools",
    title: "Tools",
    isThere: true,
    show: (rest) => (rest[0] === undefined ? <CatalogView /> : <ToolView key={rest[0]} name={rest[0]} />),
  },
  { name: "account", title: "Account", isThere: true, show: () => <AccountView /> },
  {
    name: "state",
    title: "Monitors",
    isThere: FACTS.has.state,
    show: (rest) => <StateView key={rest[0]} monitor={rest[0]} />,
  },
  {
    name: "admin",
    title: "Administration",
    isThere: FACTS.has.admin,
    show: (rest) => <AdminView account={rest[0]} />,
  },
];
const VIEWS = ALL.filter(({ isThere }) => isThere);

/** The whole page. */
export function App() {
  const [name, ...rest] = usePlace();
  const view = VIEWS.find((each) => each.name === name) ?? VIEWS[0];
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const title = view?.title ?? "";
  useEffect(() => {
    document.title = `${rest[0] ?? title} · ${FACTS.title}`;
    // Whoever does not see the page hears that another view is there; the first one is read out by itself.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [title, rest[0]]);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header>
        <p class="title">{FACTS.title}</p>
        <nav aria-label="Views">
          <ul>
            {VIEWS.map((each) => (
              <li key={each.name}>
                <a href={placeOf(each.name)} aria-current={each === view ? "page" : undefined}>
                  {each.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="corner">
          <CallerBadge />
          <ThemeButton />
        </div>
      </header>
      <main ref={main} tabIndex={-1}>
        {view?.show(rest)}
      </main>
      <footer class="faint">
        {FACTS.title} {FACTS.version} · <a href="docs">API</a> · <a href="errors">Errors</a>
      </footer>
    </>
  );
}
