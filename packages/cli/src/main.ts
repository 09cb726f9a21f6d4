// svc: the command line of svckit.
import { runProcess } from "./commands/program.js";

await runProcess(process.argv.slice(2));
