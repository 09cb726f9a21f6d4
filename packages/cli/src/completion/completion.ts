// svc completion: the script by which a shell asks this program what may come next.
import type { Command } from "commander";
import { usageError } from "../output.js";
import type { Terminal } from "../terminal.js";
import { SCRIPTS } from "./scripts.js";

/** Fills the command. */
export function addCompletion(command: Command, terminal: Terminal): void {
  command.argument("<shell>", Object.keys(SCRIPTS).join(", ")).action((shell: string) => {
    const script = Object.entries(SCRIPTS).find(([name]) => name === shell)?.[1];
    if (script === undefined) throw usageError(`there is no completion for ${shell}`);
    terminal.write(script);
  });
}
