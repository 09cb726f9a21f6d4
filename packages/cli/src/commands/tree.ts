// The tree of commands: the program, with what one line needs of it.
import { Command } from "commander";
import type { Terminal } from "../terminal/terminal.js";
import { COMMANDS } from "./commands.js";

/** What tells the version, in place of a command. */
export const VERSION_FLAGS = ["-V", "--version"];

/** The program, with the options and subcommands of the command that a line means; the others are names. */
export async function createProgram(args: readonly string[], terminal: Terminal): Promise<Command> {
  const wanted = args.find((arg) => !arg.startsWith("-"));
  const program = new Command("svc")
    .description("A Web3 tool-execution service: one catalog of tools, served, metered and receipted.")
    .option(VERSION_FLAGS.join(", "), "tell the version")
    .exitOverride()
    // The commands below have this from here.
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.tell(text),
      // What commander says of a mistake is thrown too, and written in the form that was asked for.
      outputError: () => {},
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
      getOutHasColors: () => terminal.hasColours,
      getErrHasColors: () => terminal.hasColours,
    });
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).description(summary);
    if (name === wanted) (await load())(command, terminal);
  }
  return program;
}
