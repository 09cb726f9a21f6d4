// Table view: rows and columns of a result, with more rows as they are asked for.
import { useState } from "preact/hooks";
import { formatCell, toWords } from "../data/format.ts";
import type { Table } from "../data/tables.ts";
import type { Json } from "../wire/envelope.ts";

const AT_ONCE = 50;

/** A table; it scrolls sideways by itself, so that the page does not. */
export function TableView({ table, caption }: { readonly table: Table; readonly caption: string }) {
  const [shown, setShown] = useState(AT_ONCE);
  const { columns, rows } = table;
  return (
    <div class="rows">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section class="scroll" aria-label={caption} tabIndex={0}>
        <table>
          <caption>
            {caption} · {rows.length} {rows.length === 1 ? "row" : "rows"}
          </caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {toWords(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, at) => (
              <tr key={at}>
                {columns.map((name) => (
                  <Cell key={name} value={row[name]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown < rows.length && (
        <button type="button" class="quiet" onClick={() => setShown(shown + AT_ONCE * 4)}>
          More rows
        </button>
      )}
    </div>
  );
}

function Cell({ value }: { readonly value: Json | undefined }) {
  return <td class={typeof value === "number" ? "number" : undefined}>{formatCell(value)}</td>;
}
