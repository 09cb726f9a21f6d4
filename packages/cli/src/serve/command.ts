// The command svc serve, which loads the server only where it is called.
import type { Command } from "commander";
import { wholeNumber } from "../settings/whole-number.js";
import { writeError } from "../terminal/output.js";
import type { Terminal } from "../terminal/terminal.js";
import { toStartError } from "./listen-error.js";
import { addPort } from "./port-option.js";

/** Fills the command. */
export function addServe(command: Command, terminal: Terminal): void {
  addPort(command)
    .option(
      "--workers <number>",
      "how many processes serve, on one Postgres; SVC_WORKERS, or 1, where left out",
      wholeNumber,
    )
    .action(async ({ port, workers }: { readonly port?: number; readonly workers?: number }) => {
      const { env } = terminal;
      try {
        const { serve } = await import("./serve.js");
        await serve({
          ...env,
          ...(port !== undefined && { PORT: String(port) }),
          ...(workers !== undefined && { SVC_WORKERS: String(workers) }),
        });
      } catch (error) {
        // A server's stdout is for READY. Why it did not start goes to stderr, like its log.
        terminal.exit(writeError({ json: false, terminal }, toStartError(error, { env, line: "serve" })));
      }
    });
}
