// A command line of `svc` in this process: what it writes, and what it ends with. A process of its own costs half a second.
import { Readable, Writable } from "node:stream";
import { runProgram } from "../src/commands/program.js";
import type { Terminal } from "../src/terminal/terminal.js";

/** How a command ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Where it runs, and what it reads. */
export interface Place extends Partial<Pick<Terminal, "isRead" | "isWatched" | "hasColours" | "columns">> {
  readonly env?: Readonly<Record<string, string>>;
  /** What stands in stdin. */
  readonly input?: string;
}

/** Runs a command line. Where nothing else is said, no person reads it, and nobody has signed in. */
export async function runHere(args: readonly string[], place: Place = {}): Promise<Ran> {
  const {
    env = {},
    input = "",
    isRead = false,
    isWatched = false,
    hasColours = false,
    columns = 100,
  } = place;
  let [code, out, err] = [0, "", ""];
  await runProgram(args, {
    env: { XDG_CONFIG_HOME: "/nonexistent", XDG_CACHE_HOME: "/nonexistent", ...env },
    ...{ isRead, isWatched, hasColours, columns },
    closed: new AbortController().signal,
    stopSignal: () => new AbortController().signal,
    // `as`: a stream that is read to its end, and no terminal.
    input: Readable.from([input]) as unknown as NodeJS.ReadStream,
    output: new Writable({
      write(chunk, _, done) {
        out += String(chunk);
        done();
      },
    }),
    write: (text) => {
      out += text;
    },
    tell: (text) => {
      err += text;
    },
    leave: () => {},
    exit: (given) => {
      code = given;
    },
  });
  return { code, out, err };
}

/** Runs a command with `--json`, and gives its exit code and its JSON. */
export async function svc(env: Readonly<Record<string, string>>, ...args: string[]) {
  const { code, out } = await runHere([...args, "--json"], { env });
  return { code, json: JSON.parse(out) as Record<string, unknown> };
}
