// Result view: what a tool gave, as tables, as a chart where it is a series, and as JSON.

import { formatCell, toWords } from "../data/format.ts";
import { seriesOf } from "../data/series.ts";
import { type Shape, shapeOf } from "../data/tables.ts";
import type { JsonObject } from "../wire/envelope.ts";
import { FACTS } from "../wire/facts.ts";
import { CopyButton } from "./copy-button.tsx";
import { FactList } from "./fact-list.tsx";
import { LineChart } from "./line-chart.tsx";
import { TableView } from "./table-view.tsx";
import { Tabs } from "./tabs.tsx";

/** A result in all its views. */
export function ResultView({ data }: { readonly data: JsonObject }) {
  const shape = shapeOf(data, FACTS.receiptField);
  const charts = shape.tables.map((table) => ({ path: table.path, series: seriesOf(table) }));
  const drawn = charts.filter(({ series }) => series.length > 0);
  const { [FACTS.receiptField]: _, ...own } = data;
  const text = JSON.stringify(own, null, 2);
  const tabs = [
    { name: "Table", show: () => <Tables shape={shape} /> },
    {
      name: "Chart",
      show: () =>
        drawn.map(({ path, series }) => <LineChart key={path} label={toWords(path)} series={series} />),
    },
    {
      name: "JSON",
      show: () => (
        <>
          <CopyButton text={text} label="Copy JSON" />
          <pre>{text}</pre>
        </>
      ),
    },
  ];
  return (
    <Tabs
      label="Views of the result"
      tabs={tabs.filter(({ name }) => name !== "Chart" || drawn.length > 0)}
    />
  );
}

function Tables({ shape: { facts, tables } }: { readonly shape: Shape }) {
  return (
    <>
      {facts.length > 0 && (
        <FactList facts={facts.map(([path, value]) => [toWords(path), formatCell(value)])} />
      )}
      {tables.map((table) => (
        <TableView key={table.path} table={table} caption={toWords(table.path) || "Result"} />
      ))}
    </>
  );
}
