// The command svc import, which loads what it works with only where it is called.
import type { Command } from "commander";
import { outputOf } from "../terminal/output.js";
import { whileDoing } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";

/** Fills the command. */
export function addImport(command: Command, terminal: Terminal): void {
  command
    .command("openapi")
    .description(
      "List the operations of an OpenAPI 3.0 or 3.1 document, or write a provider with tools for some",
    )
    .argument("<source>", "a file or an http(s) URL, JSON or YAML")
    .option("--tools <names>", "operations, by id or by tool, separated by commas")
    .option("--all", "all operations of which a tool can be made")
    .option("--reads <ids>", "operations that only ask, though they are POST, separated by commas")
    .option("--out <folder>", "where the provider is written")
    .option("--id <id>", "the provider's id; made from the document's title where left out")
    .option("--category <name>", "the tools' category; the provider's id where left out")
    .option("--base-url <url>", "where the API is; the document's first server where left out")
    .option("--json", "answer in JSON")
    .action(async (source: string, { json, ...options }) => {
      const { importOpenApi } = await import("./import.js");
      await whileDoing(terminal, "reading the description", (shown) =>
        importOpenApi(source, options, outputOf({ json }, shown)),
      );
    });
}
