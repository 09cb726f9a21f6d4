// What the demonstration prints, in colour on a terminal.
import { styleText } from "node:util";
import type { Json } from "./client.js";

const style = (format: "bold" | "dim", text: string) =>
  process.stdout.isTTY ? styleText(format, text) : text;

/** Opens a step. */
export function heading(text: string): void {
  console.log(`\n${style("bold", text)}`);
}

/** Shows a fact by its name. */
export function explain(name: string, value: string): void {
  console.log(`  ${name}: ${value}`);
}

/** Shows a sentence. */
export function note(text: string): void {
  console.log(`  ${text}`);
}

/** Shows the receipt of an answer: a line of words and one of figures. */
export function showReceipt({ meta }: Json): void {
  const origin = meta.cache_age_ms === null ? meta.source : `${meta.source}, ${meta.cache_age_ms} ms old`;
  const money =
    meta.credits_remaining === null
      ? "no credits"
      : `${meta.credits_used} of ${meta.credit_cost} credits used, ${meta.credits_remaining} remaining`;
  console.log(style("dim", `  receipt ${meta.receipt_id}`));
  console.log(
    style(
      "dim",
      `    ${meta.tool} by ${meta.provider}: ${meta.runtime_status}, ${origin}, ${meta.duration_ms} ms, ${money}`,
    ),
  );
  for (const warning of meta.warnings) console.log(style("dim", `    warning: ${warning}`));
}
