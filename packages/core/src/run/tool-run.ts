// Tool run: how a tool came to its result, and on whose behalf.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { CacheStatus, Receipt, Source } from "../store/receipt.js";
import type { ToolResult } from "./response-cache.js";
import type { ToolInput } from "./tool-input.js";
import type { CallKeys } from "./tool-keys.js";

/** How a tool came to its result. */
export interface ToolRun {
  readonly result: ToolResult;
  readonly runtimeStatus: "ok" | "degraded";
  readonly source: Source;
  readonly cacheStatus: CacheStatus;
  readonly warnings: readonly string[];
  /** Whether it may be another caller's, too. */
  readonly isShared: boolean;
  /** The receipts of the tools that a composite asked. */
  readonly inner?: readonly Receipt[];
}

/** On whose behalf a tool is run. */
export interface ToolCaller {
  readonly principal: Principal;
  readonly keys: CallKeys;
  /** Names the call in the log. */
  readonly requestId: string;
  /** Names the call to upstreams; the same whenever it is run again under its idempotency key. */
  readonly callKey: () => string;
  /** Aborted when the caller disconnects; undefined for a run that is finished even then. */
  readonly signal: AbortSignal | undefined;
}

/** Runs a tool with checked input; throws a `ServiceError`, or the signal's reason once that is aborted. */
export type RunTool = (tool: CatalogTool, input: ToolInput, caller: ToolCaller) => Awaitable<ToolRun>;
