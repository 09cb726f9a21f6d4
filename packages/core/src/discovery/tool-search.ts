// Tool search: finds the tools for an intent, with what a first call of each needs.
import type { Catalog } from "../catalog/catalog.js";
import type { CatalogQuery } from "../catalog/catalog-page.js";
import { type CallSkeleton, callSkeleton, requiredOf } from "./call-skeleton.js";

/** A tool as a search finds it. */
export interface FoundTool {
  /** Exact, as calls name it. */
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly category: string;
  readonly provider: string;
  /** Names of the arguments that every call needs. */
  readonly required: readonly string[];
  readonly keyless: boolean;
  readonly credits: number;
  /** Whether a call may cost less; left out where it may not. */
  readonly credits_vary?: true;
  readonly call: CallSkeleton;
}

/** A page of found tools, best first. */
export interface FoundTools {
  readonly tools: readonly FoundTool[];
  readonly total_count: number;
  readonly next_cursor: string | null;
}

/** Finds tools for an intent; throws what `catalog.list` throws. */
export async function searchTools(
  catalog: Catalog,
  intent: string,
  {
    limit = 10,
    direct = false,
    ...filter
  }: Omit<CatalogQuery, "search"> & { readonly direct?: boolean } = {},
): Promise<FoundTools> {
  await catalog.readTexts();
  const { tools, totalCount, nextCursor } = catalog.page({ ...filter, limit, search: intent });
  await catalog.describe(tools);
  return {
    tools: tools
      .map((tool) => tool.entry())
      .map((entry) => ({
        name: entry.name,
        summary: firstSentence(entry.description),
        category: entry.category,
        provider: entry.provider,
        required: requiredOf(entry.inputSchema),
        keyless: entry.keyless,
        credits: entry.credits,
        ...(entry.creditsVary && { credits_vary: true as const }),
        call: callSkeleton(entry, direct),
      })),
    total_count: totalCount,
    next_cursor: nextCursor,
  };
}

/** The first sentence of a description, on one line. */
export function firstSentence(description: string): string {
  const line = description.replace(/\s+/g, " ").trim();
  const [sentence = line] = /^.{20,}?[.!?](?= |$)/.exec(line) ?? [];
  return sentence;
}
