// Bar chart: one amount for each of some names, such as credits by day.
import { formatNumber } from "../data/format.ts";
import { BOX, ChartFrame, heightOf } from "./chart-frame.tsx";

/** A bar. */
export interface Bar {
  readonly name: string;
  readonly value: number;
}

/** The bars in their order; `label` says what they are. */
export function BarChart({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const range = { low: 0, high: Math.max(1, ...bars.map(({ value }) => value)) };
  const step = (BOX.width - BOX.left - BOX.right) / bars.length;
  const sum = bars.reduce((all, { value }) => all + value, 0);
  const summary = `${label}: ${formatNumber(sum)} in all, ${bars.length} from ${first.name} to ${last.name}, at most ${formatNumber(range.high)}`;
  return (
    <figure>
      <ChartFrame summary={summary} range={range} ends={[first.name, bars.length > 1 ? last.name : ""]}>
        {bars.map(({ name, value }, at) => (
          <rect
            class="bar"
            key={name}
            x={BOX.left + at * step + step * 0.1}
            width={Math.min(step * 0.8, 60)}
            y={heightOf(value, range)}
            height={heightOf(0, range) - heightOf(value, range)}
          >
            <title>
              {name}: {formatNumber(value)}
            </title>
          </rect>
        ))}
      </ChartFrame>
      <figcaption class="faint">{summary}</figcaption>
    </figure>
  );
}
