// The program: finds the command of a line, loads it, runs it, and tells what went wrong.
import { Console } from "node:console";
import { type Command, CommanderError } from "commander";
import { processTerminal, type Terminal } from "../terminal/terminal.js";
import { createProgram, VERSION_FLAGS } from "./tree.js";

// What the scripts of shells call, as a person never does.
const COMPLETE = "__complete";

// As a shell has it of a command that Ctrl-C has ended.
const INTERRUPTED = 130;

/** Runs a command line in this process, and ends that with it: what a configuration or a plugin has left open keeps nobody. */
export async function runProcess(args: readonly string[]): Promise<void> {
  // What they print is no part of a result, nor of a protocol.
  globalThis.console = new Console(process.stderr);
  const terminal = processTerminal();
  await runProgram(args, terminal);
  terminal.leave();
}

/** Runs a command line, without the name of the program. What goes wrong is written, and said to the terminal's `exit`. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<void> {
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
    const asked = args[0] === "help" ? [...args.slice(1), "--help"] : args;
    const words = asked.length === 0 ? ["--help"] : asked;
    const program = await createProgram(words, terminal);
    // There is no help of a slip.
    const isMeant = !words.some((word) => HELP_FLAGS.includes(word)) || isCommand(program, words);
    const parsed = isMeant ? words : words.filter((word) => !word.startsWith("-"));
    await program.parseAsync([...parsed], { from: "user" });
  } catch (error) {
    // The help that was asked for has been told.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    terminal.exit(await tellError(error, args, terminal));
  }
}

/** Tells why a line has come to nothing. Gives the exit code. */
async function tellError(error: unknown, args: readonly string[], terminal: Terminal): Promise<number> {
  const [{ outputOf, usageError, writeError }, { Ended }, { ERRORS }] = await Promise.all([
    import("../terminal/output.js"),
    import("../terminal/ask.js"),
    import("@svckit/core"),
  ]);
  if (error instanceof Ended) return INTERRUPTED;
  const isOfLine = error instanceof CommanderError;
  // Where a subcommand is missing, commander has told those that there are.
  if (isOfLine && error.code === "commander.help") return ERRORS.INVALID_ARGS.exit;
  const url = urlIn(args);
  // The pages of errors are those of the service that the line names.
  const env = url === undefined ? terminal.env : { ...terminal.env, SVC_URL: url };
  const output = { ...outputOf({}, { ...terminal, env }), json: args.includes("--json") };
  return writeError(output, isOfLine ? usageError(error.message) : error);
}

const HELP_FLAGS = ["-h", "--help"];

/** Whether words lead from command to command, as far as there are commands below. */
function isCommand(program: Command, words: readonly string[]): boolean {
  let command = program;
  for (const word of words) {
    if (word.startsWith("-") || command.commands.length === 0) continue;
    const below = command.commands.find((each) => each.name() === word);
    if (!below) return false;
    command = below;
  }
  return true;
}

/** The service that a line names. */
function urlIn(args: readonly string[]): string | undefined {
  const at = args.indexOf("--url");
  return at === -1 ? args.find((arg) => arg.startsWith("--url="))?.slice("--url=".length) : args[at + 1];
}
