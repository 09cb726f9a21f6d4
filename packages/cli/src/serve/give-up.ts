// What a start that fails leaves open: nothing, and its own error is the one that is told.
import type { Server } from "node:http";
import type { Logger } from "@svckit/core";

/** What a start has opened so far. */
export interface Opened {
  readonly server: Pick<Server, "close" | "closeAllConnections">;
  /** The service, or the store where there is no service yet. */
  readonly opened: { close(): unknown } | undefined;
  readonly logger: Logger;
}

/** Closes what is open, and throws why the start has failed. Why something cannot be closed is logged. */
export async function giveUp(error: unknown, { server, opened, logger }: Opened): Promise<never> {
  server.close();
  server.closeAllConnections();
  try {
    await opened?.close();
  } catch (cause) {
    logger.error("what a start that failed had opened could not be closed", { error: cause });
  }
  throw error;
}
