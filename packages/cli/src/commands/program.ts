// The program: finds the command of a line, loads it, runs it, and tells what went wrong.
import { CommanderError } from "commander";
import type { Terminal } from "../terminal/terminal.js";
import { COMMANDS } from "./commands.js";
import { createProgram, VERSION_FLAGS } from "./tree.js";

// What the scripts of shells call, as a person never does.
const COMPLETE = "__complete";

// As a shell has it of a command that Ctrl-C has ended.
const INTERRUPTED = 130;

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
    const words = withHelpBehind(args);
    const program = await createProgram(words, terminal);
    await program.parseAsync([...words], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    // Where a subcommand is missing, commander has told those that there are.
    if (error instanceof CommanderError && error.code === "commander.help") {
      const { ERRORS } = await import("@svckit/core");
      terminal.exit(ERRORS.INVALID_ARGS.exit);
      return;
    }
    const [{ outputOf, usageError, writeError }, { Ended }] = await Promise.all([
      import("../terminal/output.js"),
      import("../terminal/ask.js"),
    ]);
    if (error instanceof Ended) {
      terminal.exit(INTERRUPTED);
      return;
    }
    const told = error instanceof CommanderError ? usageError(error.message) : error;
    const asked = urlIn(args);
    // The pages of errors are those of the service that the line names.
    const env = asked === undefined ? terminal.env : { ...terminal.env, SVC_URL: asked };
    terminal.exit(writeError({ ...outputOf({}, { ...terminal, env }), json }, told));
  }
}

/** `help` and what stands behind it, as the help of that command; all of it where nothing is named. There is none of a slip. */
function withHelpBehind(args: readonly string[]): readonly string[] {
  const [first, ...named] = args;
  if (first === undefined) return ["--help"];
  const words = first === "help" ? [...named, "--help"] : args;
  const [command = ""] = words;
  const isSlip = !command.startsWith("-") && COMMANDS.every(({ name }) => name !== command);
  return isSlip ? words.filter((word) => word !== "--help" && word !== "-h") : words;
}

/** The service that a line names. */
function urlIn(args: readonly string[]): string | undefined {
  const inline = args.find((arg) => arg.startsWith("--url="));
  return inline?.slice("--url=".length) ?? args[args.indexOf("--url") + 1 || args.length];
}
