// Line chart: one series over time, chosen from those that a table has.
import { useId, useState } from "preact/hooks";
import { formatNumber, shortTime, toWords } from "../data/format.ts";
import type { Series } from "../data/series.ts";
import { BOX, ChartFrame, heightOf } from "./chart-frame.tsx";

/** The chart; where there are several series, one is chosen. `label` says of what they are. */
export function LineChart({ label, series }: { readonly label: string; readonly series: readonly Series[] }) {
  const [chosen, setChosen] = useState(series[0]?.name);
  const id = useId();
  const current = series.find(({ name }) => name === chosen) ?? series[0];
  if (!current) return null;
  return (
    <figure>
      {series.length > 1 && (
        <p class="field inline">
          <label for={id}>Drawn</label>
          <select id={id} value={current.name} onChange={(event) => setChosen(event.currentTarget.value)}>
            {series.map(({ name }) => (
              <option key={name} value={name}>
                {toWords(name)}
              </option>
            ))}
          </select>
        </p>
      )}
      <Drawing label={label} series={current} />
    </figure>
  );
}

/** A column without a name of its own has a number for one, which says nothing. */
function nameOf(label: string, name: string): string {
  return /^\d+$/.test(name) && label !== "" ? label : `${label} ${toWords(name)}`.trim();
}

function Drawing({ label, series: { name, points } }: { readonly label: string; readonly series: Series }) {
  const values = points.map(({ value }) => value);
  const range = { low: Math.min(...values), high: Math.max(...values) };
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const span = last.at - first.at || 1;
  const inside = BOX.width - BOX.left - BOX.right;
  const place = (at: number) => BOX.left + ((at - first.at) / span) * inside;
  const path = points.map(({ at, value }) => `${place(at).toFixed(1)},${heightOf(value, range).toFixed(1)}`);
  const ends = [shortTime(first.at, span), shortTime(last.at, span)] as const;
  const summary = `${nameOf(label, name)} from ${ends[0]} to ${ends[1]}: first ${formatNumber(first.value)}, last ${formatNumber(last.value)}, lowest ${formatNumber(range.low)}, highest ${formatNumber(range.high)}`;
  return (
    <>
      <ChartFrame summary={summary} range={range} ends={ends}>
        <polyline class="line" points={path.join(" ")} />
      </ChartFrame>
      <figcaption class="faint">{summary}</figcaption>
    </>
  );
}
