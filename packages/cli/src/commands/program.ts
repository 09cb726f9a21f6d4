// The program: finds the command of a line, loads it, runs it, and tells what went wrong.
import { Command, CommanderError } from "commander";
import type { Terminal } from "../terminal.js";
import { COMMANDS } from "./commands.js";

const VERSION_FLAGS = ["-V", "--version"];

/** Runs a command line, without the name of the program. What goes wrong is written, and said to the terminal's `exit`. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<void> {
  const json = args.includes("--json");
  try {
    if (VERSION_FLAGS.includes(args[0] ?? "")) {
      const { VERSION } = await import("@svckit/core");
      terminal.write(`${VERSION}\n`);
      return;
    }
    const program = await createProgram(wantedOf(args), terminal);
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && isHelp(error)) return;
    const { outputOf, usageError, writeError } = await import("../output.js");
    const told = error instanceof CommanderError ? usageError(error.message) : error;
    terminal.exit(writeError({ ...outputOf({}, terminal), json }, told));
  }
}

/** The program, with the options and subcommands of the command that is wanted; the others are names. */
export async function createProgram(wanted: string | undefined, terminal: Terminal): Promise<Command> {
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

/** The command that a line means: its first word, or what stands behind `help`. */
function wantedOf(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg) => !arg.startsWith("-"));
  return first === "help" ? second : first;
}

/** Help that was asked for is no mistake. */
function isHelp({ exitCode, code }: CommanderError): boolean {
  return exitCode === 0 || code === "commander.help";
}
