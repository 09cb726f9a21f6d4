// Another program, run to its end with what it printed kept.
import { spawn } from "node:child_process";

/** How a program ended. */
export interface Ended {
  /** Exit code; 1 where a signal ended it. */
  readonly code: number;
  /** What it printed on stdout. */
  readonly output: string;
  /** What it printed on both streams, in order of arrival. */
  readonly all: string;
}

/** Runs a program without stdin in a folder, with `env` over this process's; rejects where it cannot be started. */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let all = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      all += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      all += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output, all }));
  });
}
