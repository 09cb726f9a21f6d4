// Shown entry: what callers are shown of a tool, as a value and as the bytes that lists of many are put together from.
import { once } from "../platform/once.js";
import type { JsonSchema } from "../schema/schema.js";
import type { ToolExample } from "./tool.js";

/** Hints about what a call does, as MCP names them: they follow from a tool's effect. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** A tool as callers are shown it. */
export interface CatalogEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly provider: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: ToolAnnotations;
  readonly keyless: boolean;
  /** What a call costs, at most. */
  readonly credits: number;
  /** Whether a call may cost less, by its arguments; left out where it may not. */
  readonly creditsVary?: true;
  readonly status: { readonly available: boolean; readonly reason?: string };
  /** Name of the tool that answers when this one's provider cannot. */
  readonly fallback: string | null;
  /** Names of the tools that it asks; only of a composite. */
  readonly uses?: readonly string[];
  readonly examples: readonly ToolExample[];
}
/** What callers are shown of a tool. */
export interface ShownEntry {
  entry(): CatalogEntry;
  /** Its JSON text in pieces of UTF-8. */
  bytes(): readonly Uint8Array[];
  /** Whether all but the status was worked out and written. */
  isMade(): boolean;
}

/** Puts an entry together: what comes before its status and is dear to make, the status of the moment, and what follows. */
export function createShownEntry({
  make,
  status,
  rest,
}: {
  readonly make: () => Omit<CatalogEntry, "status" | keyof Rest>;
  readonly status: () => CatalogEntry["status"];
  readonly rest: Rest;
}): ShownEntry {
  const first = once(make);
  // The status in its place, to be replaced in each copy: a copy of one object costs a fraction of one of two.
  const whole = once((): CatalogEntry => ({ ...first(), status: { available: true }, ...rest }));
  let written: { readonly head: Uint8Array; readonly tail: Uint8Array } | undefined;
  return {
    entry: () => ({ ...whole(), status: status() }),
    bytes() {
      written ??= {
        head: Buffer.from(`${JSON.stringify(first()).slice(0, -1)},"status":`),
        tail: Buffer.from(`,${JSON.stringify(rest).slice(1)}`),
      };
      return [written.head, statusBytes(status()), written.tail];
    },
    isMade: () => written !== undefined,
  };
}

// That of nearly every tool.
const AVAILABLE = Buffer.from(JSON.stringify({ available: true }));

function statusBytes(status: CatalogEntry["status"]): Uint8Array {
  const isPlain = status.available && status.reason === undefined;
  return isPlain ? AVAILABLE : Buffer.from(JSON.stringify(status));
}

/** What follows the status. */
type Rest = Pick<CatalogEntry, "fallback" | "uses" | "examples">;
