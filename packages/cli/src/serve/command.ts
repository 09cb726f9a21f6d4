// The command svc serve, which loads the server only where it is called.
import type { Command } from "commander";
import { writeError } from "../terminal/output.js";
import type { Terminal } from "../terminal/terminal.js";
import { toStartError } from "./listen-error.js";
import { addPort } from "./port-option.js";

/** Fills the command. */
export function addServe(command: Command, terminal: Terminal): void {
  addPort(command).action(async ({ port }: { readonly port?: number }) => {
    const { env } = terminal;
    try {
      const { serve } = await import("./serve.js");
      await serve(port === undefined ? env : { ...env, PORT: String(port) });
    } catch (error) {
      // A server's stdout is for READY. Why it did not start goes to stderr, like its log.
      terminal.exit(writeError({ json: false, terminal }, toStartError(error, { env, line: "serve" })));
    }
  });
}
