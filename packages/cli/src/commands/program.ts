// The program: finds the command of a line, loads it, runs it, and tells what went wrong.
import { CommanderError } from "commander";
import type { Terminal } from "../terminal/terminal.js";
import { createProgram, VERSION_FLAGS } from "./tree.js";

// What the scripts of shells call, as a person never does.
const COMPLETE = "__complete";

/** Runs a command line, without the name of the program. What goes wrong is written, and said to the terminal's `exit`. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<void> {
  const json = args.includes("--json");
  try {
    if (args[0] === COMPLETE) {
      const { complete } = await import("./complete.js");
      await complete(args.slice(1), terminal);
      return;
    }
    if (VERSION_FLAGS.includes(args[0] ?? "")) {
      const { VERSION } = await import("@svckit/core");
      terminal.write(`${VERSION}\n`);
      return;
    }
    const program = await createProgram(args, terminal);
    await program.parseAsync(args.length === 0 ? ["--help"] : [...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    // Where a subcommand is missing, commander has told those that there are.
    if (error instanceof CommanderError && error.code === "commander.help") {
      const { ERRORS } = await import("@svckit/core");
      terminal.exit(ERRORS.INVALID_ARGS.exit);
      return;
    }
    const { outputOf, usageError, writeError } = await import("../terminal/output.js");
    const told = error instanceof CommanderError ? usageError(error.message) : error;
    terminal.exit(writeError({ ...outputOf({}, terminal), json }, told));
  }
}
