// svc completion: the script by which a shell asks this program what may come next.
import { ServiceError } from "@svckit/core";
import type { Command } from "commander";
import type { Terminal } from "../terminal/terminal.js";
import { SCRIPTS } from "./scripts.js";

/** Fills the command. */
export function addCompletion(command: Command, terminal: Terminal): void {
  const shells = Object.keys(SCRIPTS).join(", ");
  command.argument("[shell]", shells).action((shell: string | undefined) => {
    const script = Object.entries(SCRIPTS).find(([name]) => name === shell)?.[1];
    if (script === undefined)
      throw new ServiceError("INVALID_ARGS", {
        message: shell === undefined ? "No shell is named." : `There is no completion for ${shell}.`,
        next: `Name one of ${shells}, such as \`svc completion bash\`.`,
      });
    terminal.write(script);
  });
}
