#!/usr/bin/env node
// svc: the command line of svckit.
import { VERSION } from "@svckit/core";
import { Command, CommanderError } from "commander";
import { serve } from "./serve.js";

const EXIT_GENERAL = 1;
const EXIT_INVALID_ARGS = 2;

const program = new Command("svc")
  .description("A Web3 tool-execution service: one catalog of tools, served, metered and receipted.")
  .version(VERSION)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text) });

program
  .command("serve")
  .description(
    "Serve the catalog over HTTP; settings come from the environment (HOST, PORT, SVC_STORE, SVC_CONFIG, …)",
  )
  .action(() => serve(process.env));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_INVALID_ARGS;
  } else {
    process.stderr.write(`svc: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = EXIT_GENERAL;
  }
}
