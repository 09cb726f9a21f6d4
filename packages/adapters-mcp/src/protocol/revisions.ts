// The revisions of MCP that are served, and what an endpoint has to know of each.

/** The revision whose requests stand for themselves, with their revision in `_meta`. */
export const MODERN_REVISION = "2026-07-28";

/** The revisions that client and server agree on when they connect, newest first. */
export const LEGACY_REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/** Every revision that is served, newest first. */
export const REVISIONS: readonly string[] = [MODERN_REVISION, ...LEGACY_REVISIONS];

const WITH_BATCHES: readonly string[] = ["2025-03-26", "2024-11-05"];

/** Whether several messages may come as one. Who names no revision is taken at the one before it was to be named. */
export function takesBatches(revision: string | undefined): boolean {
  return revision === undefined || WITH_BATCHES.includes(revision);
}
