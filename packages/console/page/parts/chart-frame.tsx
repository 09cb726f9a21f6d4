// Chart frame: the box, the axes and the words of a drawing, which the lines or bars are put into.
import type { ComponentChildren } from "preact";
import { shortNumber } from "../data/format.ts";

/** The drawing's own measure; it is scaled to the width that there is. */
export const BOX = { width: 720, height: 240, left: 64, right: 12, top: 12, bottom: 28 } as const;

/** The lowest and the highest of what is drawn. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Where a value stands; a line without any height is drawn in the middle. */
export function heightOf(value: number, { low, high }: Range): number {
  const inside = BOX.height - BOX.top - BOX.bottom;
  return BOX.top + inside * (high === low ? 0.5 : (high - value) / (high - low));
}

const LINES = [0, 0.25, 0.5, 0.75, 1];

/** The frame. `summary` says in words what is drawn, for those who do not see it. */
export function ChartFrame({
  summary,
  range,
  ends,
  children,
}: {
  readonly summary: string;
  readonly range: Range;
  /** What the first and the last place along the axis are. */
  readonly ends: readonly [string, string];
  readonly children: ComponentChildren;
}) {
  const { low, high } = range;
  const marks = high === low ? [high] : LINES.map((part) => low + (high - low) * part);
  return (
    <svg class="chart" viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={summary}>
      {marks.map((value) => (
        <g key={value}>
          <line
            class="grid"
            x1={BOX.left}
            x2={BOX.width - BOX.right}
            y1={heightOf(value, range)}
            y2={heightOf(value, range)}
          />
          <text x={BOX.left - 8} y={heightOf(value, range) + 4} text-anchor="end">
            {shortNumber(value)}
          </text>
        </g>
      ))}
      {children}
      <text x={BOX.left} y={BOX.height - 8}>
        {ends[0]}
      </text>
      <text x={BOX.width - BOX.right} y={BOX.height - 8} text-anchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}
