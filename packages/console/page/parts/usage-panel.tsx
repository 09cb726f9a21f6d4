// Usage panel: what the account's calls came to, by day and by tool.
import { useState } from "preact/hooks";
import { formatNumber } from "../data/format.ts";
import { send } from "../wire/api.ts";
import type { JsonObject } from "../wire/envelope.ts";
import { useLoad } from "../wire/use-load.ts";
import { BarChart } from "./bar-chart.tsx";
import { Choice, FilterRow, type Option } from "./filter-row.tsx";
import { Loading, Refusal } from "./notice.tsx";
import { TableView } from "./table-view.tsx";

const DAYS: readonly Option[] = ["7", "30", "90"].map((days) => [days, `the last ${days}`]);
const DAY_MS = 86_400_000;

interface Sum extends JsonObject {
  readonly calls: number;
  readonly credits: number;
}

interface Usage {
  readonly from: string;
  readonly to: string;
  readonly total: Sum;
  readonly by_day: readonly (Sum & { readonly day: string })[];
  readonly by_tool: readonly (Sum & { readonly tool: string })[];
}

/** The sums of the last days. */
export function UsagePanel() {
  const [days, setDays] = useState(30);
  const { value, failure, reload } = useLoad(
    async () => (await send<Usage>("/api/v1/usage", { query: { from: dayBefore(days - 1) } })).data,
    [days],
  );
  return (
    <section aria-labelledby="usage-heading">
      <h2 id="usage-heading">Usage</h2>
      <FilterRow onLook={reload}>
        <Choice label="Days" value={String(days)} of={DAYS} choose={(text) => setDays(Number(text))} />
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the usage" />}
      {value && (
        <>
          <p>
            {formatNumber(value.total.calls)} calls for {formatNumber(value.total.credits)} credits.
          </p>
          <BarChart label="Credits by day" bars={barsOf(value, days)} />
          {value.by_tool.length > 0 && (
            <TableView
              caption="By tool"
              table={{ path: "", columns: ["tool", "calls", "credits"], rows: mostFirst(value.by_tool) }}
            />
          )}
        </>
      )}
    </section>
  );
}

/** A bar for each day, those without calls too. */
function barsOf({ by_day: byDay, to }: Usage, days: number) {
  const credits = new Map(byDay.map((sum) => [sum.day, sum.credits]));
  const last = Date.parse(to);
  return Array.from({ length: days }, (_, at) => {
    const name = new Date(last - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { name, value: credits.get(name) ?? 0 };
  });
}

function mostFirst(sums: Usage["by_tool"]): Usage["by_tool"] {
  return [...sums].sort((a, b) => b.credits - a.credits || b.calls - a.calls);
}

/** A UTC day so many days ago. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
