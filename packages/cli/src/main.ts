// svc: the command line of svckit.
import { runProgram } from "./commands/program.js";
import { processTerminal } from "./terminal/terminal.js";

await runProgram(process.argv.slice(2), processTerminal());
