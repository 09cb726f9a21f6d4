// create-svckit-provider: the command of `npm create svckit-provider`.
import { runCommand } from "./command-line.js";

process.exitCode = await runCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
