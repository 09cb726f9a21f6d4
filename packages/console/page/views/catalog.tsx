// Catalog view: every tool, searched by words and filtered by category and provider.
import { useState } from "preact/hooks";
import { toWords } from "../data/format.ts";
import { Choice, type Option } from "../parts/filter-row.tsx";
import { Loading, Notice, Refusal } from "../parts/notice.tsx";
import { loadBeginning, loadCatalog, searchCatalog } from "../wire/catalog.ts";
import type { Tool } from "../wire/envelope.ts";
import { useSession } from "../wire/session.ts";
import { useLoad } from "../wire/use-load.ts";
import { placeOf } from "../wire/use-place.ts";

const AT_ONCE = 60;

/** What the list is narrowed to; empty for all. */
interface Narrowed {
  readonly words: string;
  readonly category: string;
  readonly provider: string;
}

/** The catalog. Words are looked for as they are sent; without any all tools are there by name. */
export function CatalogView() {
  const { current } = useSession();
  const [narrowed, setNarrowed] = useState<Narrowed>({ words: "", category: "", provider: "" });
  const [shown, setShown] = useState(AT_ONCE);
  const all = useLoad(loadCatalog, [current]);
  const beginning = useLoad(() => loadBeginning(AT_ONCE), [current]);
  const named = all.value ?? beginning.value;
  const found = useLoad(
    async () => (narrowed.words === "" ? undefined : searchCatalog(narrowed.words)),
    [current, narrowed.words],
  );
  const tools = (narrowed.words === "" ? named : found.value)?.filter(
    ({ category, provider }) =>
      (narrowed.category === "" || category === narrowed.category) &&
      (narrowed.provider === "" || provider === narrowed.provider),
  );
  const isLoading = narrowed.words === "" ? all.isLoading : found.isLoading;
  const narrow = (change: Partial<Narrowed>) => {
    setNarrowed({ ...narrowed, ...change });
    setShown(AT_ONCE);
  };
  return (
    <>
      <h1>Tools</h1>
      <Filters tools={all.value ?? []} narrowed={narrowed} narrow={narrow} />
      <Refusal failure={narrowed.words === "" ? all.failure : found.failure} />
      {isLoading && !tools && <Loading of="the tools" />}
      {tools && (
        <>
          <p role="status" class="faint">
            {tools.length} {tools.length === 1 ? "tool" : "tools"}
            {narrowed.words !== "" && ", what fits best first"}
            {narrowed.words === "" && all.isLoading && " so far …"}
          </p>
          {tools.length === 0 && <Notice>No tool fits. Say it in other words, or drop a filter.</Notice>}
          <ul class="cards">
            {tools.slice(0, shown).map((tool) => (
              <ToolCard key={tool.name} tool={tool} />
            ))}
          </ul>
          {shown < tools.length && (
            <button type="button" class="quiet" onClick={() => setShown(shown + AT_ONCE)}>
              More tools
            </button>
          )}
        </>
      )}
    </>
  );
}

function Filters({
  tools,
  narrowed,
  narrow,
}: {
  readonly tools: readonly Tool[];
  readonly narrowed: Narrowed;
  readonly narrow: (change: Partial<Narrowed>) => void;
}) {
  const [typed, setTyped] = useState(narrowed.words);
  const namesOf = (member: "category" | "provider"): readonly Option[] => {
    const names = [...new Set(tools.map((tool) => tool[member]))].sort();
    return [["", "All"], ...names.map((name) => [name, toWords(name)] as const)];
  };
  const submit = (event: Event) => {
    event.preventDefault();
    narrow({ words: typed.trim() });
  };
  return (
    <search>
      <form class="filters" onSubmit={submit}>
        <p class="field">
          <label for="words">What for</label>
          <input
            id="words"
            type="search"
            placeholder="gas price on Base"
            value={typed}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              if (event.currentTarget.value === "") narrow({ words: "" });
            }}
          />
        </p>
        <Choice
          label="Category"
          value={narrowed.category}
          of={namesOf("category")}
          choose={(category) => narrow({ category })}
        />
        <Choice
          label="Provider"
          value={narrowed.provider}
          of={namesOf("provider")}
          choose={(provider) => narrow({ provider })}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

function ToolCard({ tool }: { readonly tool: Tool }) {
  const { name, title, description, category, provider, keyless, credits, status } = tool;
  return (
    <li class="card">
      <h2>
        <a href={placeOf("tools", name)}>{title}</a>
      </h2>
      <p class="code faint">{name}</p>
      <p class="clip">{description}</p>
      <p class="tags">
        <span>{toWords(category)}</span>
        <span>{provider}</span>
        <span>{credits === 0 ? "free" : `${credits} ${credits === 1 ? "credit" : "credits"}`}</span>
        {keyless && <span>no key needed</span>}
        {!status.available && <span class="bad">not available</span>}
      </p>
    </li>
  );
}
