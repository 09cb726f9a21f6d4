// svc: the command line of svckit.
import { ServiceError, VERSION } from "@svckit/core";
import { Command, CommanderError } from "commander";
import { addAdministration } from "./admin.js";
import { addDev } from "./dev/dev.js";
import { addEvents } from "./events/events.js";
import { addLint } from "./lint.js";
import { addMcp } from "./mcp/mcp.js";
import { addImport } from "./openapi/command.js";
import { writeError } from "./output.js";
import { addRecord } from "./record/record.js";
import { addSearch } from "./search/search.js";
import { toStartError } from "./serve/listen-error.js";
import { addScheduler } from "./serve/scheduler.js";
import { addTools } from "./tools/tools.js";

// A command loads what it needs as it runs: most need a part only of what a server is made of.
const json = process.argv.includes("--json");

const program = new Command("svc")
  .description("A Web3 tool-execution service: one catalog of tools, served, metered and receipted.")
  .version(VERSION)
  .configureOutput({
    // The catch below writes what commander says of a mistake, in the form that was asked for.
    writeErr: (text) => void (json || process.stderr.write(text)),
    outputError: () => {},
  })
  .exitOverride();

program
  .command("serve")
  .description(
    "Serve the catalog over HTTP; settings come from the environment (HOST, PORT, SVC_STORE, SVC_CONFIG, …)",
  )
  .action(async () => {
    try {
      const { serve } = await import("./serve/serve.js");
      await serve(process.env);
    } catch (error) {
      // A server's stdout is for READY. Why it did not start goes to stderr, like its log.
      process.exitCode = writeError({ json: false }, toStartError(error));
    }
  });
addDev(program, process.env);
addScheduler(program, process.env);
addEvents(program, process.env);
addMcp(program, process.env);
addSearch(program, process.env);
addTools(program, process.env);
addAdministration(program, process.env);
addLint(program, process.env);
addImport(program);
addRecord(program, process.env);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? exitOfUsage(error) : writeError({ json }, error);
}

/** Help and version are no mistakes. Everything else that commander throws is a mistake in the arguments. */
function exitOfUsage(error: CommanderError): number {
  if (error.exitCode === 0 || error.code === "commander.help") return 0;
  const message = `${error.message.replace(/^error: /, "").replace(/\.$/, "")}.`;
  return writeError({ json }, new ServiceError("INVALID_ARGS", { message }));
}
