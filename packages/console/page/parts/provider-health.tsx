// Provider health: which providers can be asked now, by what the catalog says of their tools.
import { formatNumber } from "../data/format.ts";
import { forgetCatalog, loadCatalog } from "../wire/catalog.ts";
import type { Tool } from "../wire/envelope.ts";
import { useLoad } from "../wire/use-load.ts";
import { Loading, Refusal } from "./notice.tsx";

/** The providers, those that cannot be asked first. */
export function ProviderHealth() {
  const { value, failure, reload } = useLoad(loadCatalog, []);
  const again = () => {
    forgetCatalog();
    reload();
  };
  return (
    <>
      <p class="row">
        <span class="faint">What this process knows: keys that are set, and breakers that are open.</span>
        <button type="button" class="quiet" onClick={again}>
          Look again
        </button>
      </p>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the providers" />}
      {value && <Rows providers={providersOf(value)} />}
    </>
  );
}

interface Health {
  readonly id: string;
  readonly tools: number;
  readonly unavailable: number;
  readonly reason: string;
}

function providersOf(tools: readonly Tool[]): readonly Health[] {
  const ids = [...new Set(tools.map(({ provider }) => provider))].sort();
  const all = ids.map((id): Health => {
    const own = tools.filter(({ provider }) => provider === id);
    const down = own.filter(({ status }) => !status.available);
    const [first] = down.length > 0 ? down : own.filter(({ status }) => status.reason !== undefined);
    return { id, tools: own.length, unavailable: down.length, reason: first?.status.reason ?? "" };
  });
  return all.sort((a, b) => b.unavailable - a.unavailable);
}

function Rows({ providers }: { readonly providers: readonly Health[] }) {
  return (
    <div class="scroll">
      <table>
        <caption class="unseen">Providers</caption>
        <thead>
          <tr>
            <th scope="col">Provider</th>
            <th scope="col">Tools</th>
            <th scope="col">Health</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ id, tools, unavailable, reason }) => (
            <tr key={id}>
              <td>{id}</td>
              <td class="number">{formatNumber(tools)}</td>
              <td class={unavailable === 0 ? "good" : unavailable === tools ? "bad" : "warn"}>
                {unavailable === 0 ? "can be asked" : `${unavailable} of ${tools} tools cannot be called`}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
