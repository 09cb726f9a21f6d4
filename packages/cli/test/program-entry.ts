// The command as `run-program.cjs` runs it: what is compiled once for many starts is a script, and none waits at its top.
import { runProcess } from "../src/commands/program.js";

void runProcess(process.argv.slice(2));
