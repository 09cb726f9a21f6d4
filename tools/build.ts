// npm run build: turbo runs the steps that are named in every package, in the order of what they need.
// What it prints is shown where a step fails; its telemetry is off, with the notice that would be a newcomer's first line.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { withProgress } from "./terminal.js";

const STEPS = process.argv.slice(2);
const ARGS = ["run", ...STEPS, "--output-logs=errors-only", "--no-update-notifier"];

/** Runs turbo; gives what it printed, and its exit code. */
async function build(): Promise<{ readonly printed: string; readonly code: number }> {
  const child = spawn("turbo", ARGS, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    // npm's link to it is a script there.
    shell: process.platform === "win32",
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  const [code, ...printed] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { printed: printed.join(""), code };
}

const { printed, code } = await withProgress(() => "building", build);
if (code !== 0) process.stderr.write(printed);
process.exitCode = code;
