// How the answer of a call is written: the envelope as JSON, or its data as tables with a line on the receipt.
import { createBrand } from "@svckit/core";
import { IN_THIS_PROCESS } from "../place/place.js";
import type { RemoteAnswer } from "../place/remote.js";
import { inSeconds } from "../settings/duration.js";
import { pickFields } from "../terminal/fields.js";
import type { Output } from "../terminal/output.js";
import { cleanLine, paint } from "../terminal/paint.js";
import { cellOf, type Row, recordOf } from "../terminal/table.js";

/** Writes it. The fields that are wanted are those of the data. */
export function writeAnswer(
  { json, fields, terminal }: Output,
  { data, meta }: RemoteAnswer,
  isHere: boolean,
): void {
  const { receiptField } = createBrand();
  const { [receiptField]: _, ...own } = data;
  // `as`: what is picked from a record is one.
  const picked = fields === undefined ? own : (pickFields(own, fields) as Row);
  if (json) {
    const told = fields === undefined ? data : picked;
    terminal.write(`${JSON.stringify({ ok: true, data: told, meta })}\n`);
    return;
  }
  terminal.write(Object.keys(picked).length === 0 ? "nothing\n" : recordOf(picked, terminal));
  terminal.write(
    `${paint(terminal, "dim", [lineOf(meta), ...(isHere ? [IN_THIS_PROCESS] : [])].join(" · "))}\n`,
  );
  const { warnings } = meta;
  if (!Array.isArray(warnings)) return;
  for (const warning of warnings)
    terminal.write(`${paint(terminal, "yellow", "warning")}: ${cleanLine(String(warning))}\n`);
}

/** What a receipt says, in a line. */
function lineOf({
  provider,
  source,
  credits_used: used,
  credits_remaining: left,
  duration_ms: ms,
  receipt_id: id,
}: Row): string {
  return [
    `${cellOf(provider)}, ${cellOf(source)}`,
    used === 1 ? "1 credit" : `${cellOf(used)} credits`,
    ...(typeof left === "number" ? [`${left} left`] : []),
    ...(typeof ms === "number" ? [inSeconds(ms)] : []),
    `receipt ${cellOf(id)}`,
  ].join(" · ");
}
