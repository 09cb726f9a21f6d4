// Seen tool: a tool as those are shown it who may see some tools alone, or pay another price. Its entry names no other tool.
import type { CatalogTool } from "./catalog-tool.js";
import { createShownEntry } from "./shown-entry.js";

/** The tool itself where its entry names no tool that is not seen, and has the price. Without a price it is the tool's own. */
export function seenTool(
  tool: CatalogTool,
  isSeen: (name: string) => boolean,
  price?: number | undefined,
): CatalogTool {
  const { examples = [], uses } = tool.definition;
  const fallback = tool.fallback && isSeen(tool.fallback.tool) ? tool.fallback : undefined;
  const seen = uses?.filter(isSeen);
  const isPriced = price !== undefined && (price !== tool.credits || tool.priceOf !== undefined);
  if (!isPriced && fallback === tool.fallback && seen?.length === uses?.length) return tool;
  const { entry, bytes, isMade } = createShownEntry({
    make() {
      const { status: _, fallback: __, uses: ___, examples: ____, ...first } = tool.entry();
      if (!isPriced) return first;
      const { creditsVary: _____, ...others } = first;
      return { ...others, credits: price };
    },
    status: () => tool.status,
    rest: { fallback: fallback?.tool ?? null, ...(seen && { uses: seen }), examples },
  });
  // All else is that tool's, and some of it changes with time.
  return Object.create(tool, {
    fallback: { value: fallback },
    ...(isPriced && { credits: { value: price }, priceOf: { value: undefined } }),
    entry: { value: entry },
    entryBytes: { value: bytes },
    isDescribed: { get: isMade },
  });
}
