// Describe in turns: works out what callers are shown of many tools, a tool a turn of the event loop, so that others are answered in between.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CatalogTool } from "./catalog-tool.js";

/** Works out what callers are shown of these tools; undefined where that was done before, so that it costs nothing then. */
export type DescribeTools = (tools: readonly CatalogTool[]) => Promise<void> | undefined;

/** All that describe tools of one catalog share its turns, so that no turn has two of them. */
export function createDescribeTools(): DescribeTools {
  let lastTurn: Promise<unknown> = Promise.resolve();

  function takeTurn(): Promise<unknown> {
    lastTurn = lastTurn.then(() => nextTurn());
    return lastTurn;
  }

  async function describe(tools: readonly CatalogTool[]): Promise<void> {
    let hasTurn = false;
    for (const tool of tools) {
      if (tool.isDescribed) continue;
      if (!hasTurn) await takeTurn();
      // While this waited somebody else may have described it: the turn is for the next one then.
      hasTurn = tool.isDescribed;
      if (hasTurn) continue;
      // About the half of it: some schemas take more than a turn should.
      void tool.inputSchema;
      await takeTurn();
      tool.entryBytes();
    }
  }

  return (tools) => (tools.every((tool) => tool.isDescribed) ? undefined : describe(tools));
}
