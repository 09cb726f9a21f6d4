// Seen tool: a tool as those are shown it who may see some tools alone. Its entry names no other.
import type { CatalogTool } from "./catalog-tool.js";
import { createShownEntry } from "./shown-entry.js";

/** The tool itself where its entry names no tool that is not seen. */
export function seenTool(tool: CatalogTool, isSeen: (name: string) => boolean): CatalogTool {
  const { examples = [], uses } = tool.definition;
  const fallback = tool.fallback && isSeen(tool.fallback.tool) ? tool.fallback : undefined;
  const seen = uses?.filter(isSeen);
  if (fallback === tool.fallback && seen?.length === uses?.length) return tool;
  const { entry, bytes, isMade } = createShownEntry({
    make() {
      const { status: _, fallback: __, uses: ___, examples: ____, ...first } = tool.entry();
      return first;
    },
    status: () => tool.status,
    rest: { fallback: fallback?.tool ?? null, ...(seen && { uses: seen }), examples },
  });
  // All else is that tool's, and some of it changes with time.
  return Object.create(tool, {
    fallback: { value: fallback },
    entry: { value: entry },
    entryBytes: { value: bytes },
    isDescribed: { get: isMade },
  });
}
