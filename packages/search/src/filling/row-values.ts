// Row values: the id of a row that an answer before has listed, which the tool that gave the answer gives again.
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot, SlotKind } from "./slot.js";

/** The id of a row of an answer before, which the tool that gave the answer gives. */
export function rowFor(slot: Slot, { mentions, listedBy = "" }: Material): Found | undefined {
  const row = mentions.find(({ isRow }) => isRow);
  if (row === undefined || !isGivenBy(slot, listedBy)) return undefined;
  if (row.rowId !== undefined && TAKES_IDS.has(slot.kind)) return { value: row.rowId, mention: row };
  // "Hyperliquid Perps (hyperliquid-perps)": a protocol's id is its name.
  if (slot.kind === "protocol" && row.rowId !== undefined && row.rowId === idOf(row.text))
    return { value: row.rowId, mention: row };
  const { name, quoted, coin, protocol } = row.readings;
  const isPlain = slot.kind === "other" ? (coin ?? protocol ?? name) : name;
  if (isPlain === undefined || quoted !== undefined) return undefined;
  const lookup = {
    ...{
      slot: slot.name,
      isList: slot.list === "array",
      givers: [listedBy],
      name: (protocol === undefined ? coin?.symbol : undefined) ?? row.text,
    },
    ...{ chain: undefined, fields: [slot.name, `${slot.name}_id`, "id", "slug"] },
  };
  return { value: undefined, mention: row, lookup };
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}

const TAKES_IDS: ReadonlySet<SlotKind> = new Set([
  "choice",
  "other",
  "coinId",
  "collection",
  "exchangeId",
  "holder",
]);

/** Whether a tool's rows are what an argument takes: its description names the tool, or the tool is named for them. */
export function isGivenBy({ name, givers, kind }: Slot, tool: string): boolean {
  if (givers.includes(tool)) return true;
  const isOpen = kind === "choice" || kind === "other";
  return isOpen && name.length > 3 && new RegExp(`_${name.replace(/y$/, "")}(?:s|ies)(?:_|$)`).test(tool);
}
