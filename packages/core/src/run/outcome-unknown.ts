// Outcome unknown: the failure of a call that has changed something upstream, or may have. It is not to be sent again.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { isServiceError, ServiceError } from "../errors/errors.js";
import type { Changes } from "../upstream/changes.js";
import { isUpstreamError } from "../upstream/failure.js";

const NEXT =
  "Look at the upstream whether it was done before you ask for it again: otherwise it may be done twice.";

const OUTCOME_UNKNOWN = "outcome_unknown: ";

/** Whether a receipt says that nobody knows whether its call has changed something. */
export function isOutcomeUnknown({ warnings }: { readonly warnings: readonly string[] }): boolean {
  return warnings.some((warning) => warning.startsWith(OUTCOME_UNKNOWN));
}

/** The failure of a run as its caller is told it: of one that has perhaps changed something, that this is not known. */
export function afterChanges(tool: CatalogTool, changes: Changes, error: unknown): unknown {
  if (!changes.mayBeDone) return error;
  // The tool's own words say more, as long as they send nobody to do it again.
  if (isServiceError(error) && !isUpstreamError(error) && !error.retryable) return error;
  return outcomeUnknown(tool, error);
}

/** The failure of a call of a tool that changes something, where nobody knows whether it has. */
export function outcomeUnknown({ name, provider }: CatalogTool, cause?: unknown): ServiceError {
  const warning = `${OUTCOME_UNKNOWN}${provider.id} was asked for a change and may have made it`;
  return new ServiceError("TOOL_ERROR", {
    message: `Nobody knows whether ${name} was done: ${provider.id} was asked for it, and then the call failed.`,
    next: NEXT,
    runtimeStatus: "failing",
    provider: provider.id,
    warnings: [warning],
    ...(cause !== undefined && { cause }),
  });
}
