// Terminal: where a command runs, as it sees it: settings, who reads what it writes, and its exit code.
import type { Writable } from "node:stream";
import type { Environment } from "../settings/variables.js";
import { stopSignal } from "./stop-signal.js";

/** The place that a command runs in: the process, or a test. */
export interface Terminal {
  readonly env: Environment;
  /** Whether a person reads the results, on stdout. */
  readonly isRead: boolean;
  /** Whether a person reads along on stderr, where progress is told. */
  readonly isWatched: boolean;
  /** Whether results may have colours. */
  readonly hasColours: boolean;
  /** How wide a line is. */
  readonly columns: number;
  /** Aborted once nobody reads stdout any more. */
  readonly closed: AbortSignal;
  readonly input: NodeJS.ReadStream;
  /** Stdout itself, for a protocol that has it to itself. */
  readonly output: Writable;
  /** Writes a part of the result. */
  write(text: string): void;
  /** Tells what is no part of the result, on stderr. */
  tell(text: string): void;
  /** Aborted by the first of these signals, which then no longer end the process by themselves. */
  stopSignal(signals: readonly NodeJS.Signals[]): AbortSignal;
  /** Says what the command ends with; 0 where nobody says anything. */
  exit(code: number): void;
  /** Ends the process in a moment, also where something that nobody needs any more is open still. */
  leave(): void;
}

const COLUMNS = 100;
// A store's thread may have to end, and output to be read.
const GRACE_MS = 2_000;

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { env, stdout, stderr, stdin } = process;
  const closed = new AbortController();
  stdout.on("error", (error) => {
    closed.abort();
    // Whoever reads a result may have enough of it.
    if (Object(error).code === "EPIPE") return;
    stderr.write(`svc: the result could not be written: ${error.message}\n`);
    process.exitCode ||= 1;
  });
  // Nothing is left to tell it to.
  stderr.on("error", () => {});
  const isRead = stdout.isTTY === true;
  return {
    env,
    isRead,
    isWatched: stderr.isTTY === true && env["TERM"] !== "dumb",
    hasColours: wantsColours(env, isRead),
    columns: stdout.columns || COLUMNS,
    closed: closed.signal,
    input: stdin,
    output: stdout,
    write: (text) => void stdout.write(text),
    tell: (text) => void stderr.write(text),
    stopSignal,
    exit(code) {
      process.exitCode = code;
    },
    // Where nothing is open, the process ends before that.
    leave: () => void setTimeout(() => process.exit(), GRACE_MS).unref(),
  };
}

/** As https://no-color.org has it; FORCE_COLOR stands against it. */
function wantsColours(env: Environment, isRead: boolean): boolean {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined && forced !== "") return forced !== "0";
  return isRead && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}
