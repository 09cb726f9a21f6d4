// The command as `run-program.cjs` runs it: what is compiled once for many starts is a script, and none waits at its top.
import { runProgram } from "../src/commands/program.js";
import { processTerminal } from "../src/terminal/terminal.js";

void runProgram(process.argv.slice(2), processTerminal());
