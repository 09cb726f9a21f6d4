// svc mcp: MCP over stdio, from a service in this process or by passing messages on to one elsewhere.
import { serveMcpStdio } from "@svckit/adapters-mcp";
import { createBrand, createService, systemClock } from "@svckit/core";
import type { Command } from "commander";
import { type Environment, readServiceOptions } from "./environment.js";
import { createJsonLogger } from "./json-logger.js";
import { passOn } from "./mcp-remote.js";
import { writeError } from "./output.js";
import { createMask, secretsOf } from "./secrets.js";

/** Adds the command to the program. */
export function addMcp(program: Command, env: Environment): void {
  program
    .command("mcp")
    .description("Serve the tools to an agent over stdio; SVC_API_KEY is the account they are called for")
    .option("--category <name>", "the tools of one category, called directly")
    .option("--url <url>", "pass messages on to the service at that address (also SVC_URL)")
    .action(async ({ category, url = env["SVC_URL"] || undefined }) => {
      try {
        if (url === undefined) await serveHere(env, category);
        else await passOn(endpointOf(url, category), env["SVC_API_KEY"] || undefined);
      } catch (error) {
        // Stdout belongs to the protocol.
        process.exitCode = writeError({ json: false }, error);
      }
    });
}

async function serveHere(env: Environment, category: string | undefined): Promise<void> {
  const options = await readServiceOptions(env, "server");
  const mask = createMask(createBrand(options.brand), secretsOf(env));
  const logger = createJsonLogger(options.clock ?? systemClock, mask, (line) => process.stderr.write(line));
  const service = createService({ ...options, logger: options.logger ?? logger });
  const apiKey = env["SVC_API_KEY"];
  try {
    await serveMcpStdio(service, { ...(apiKey && { apiKey }), ...(category !== undefined && { category }) });
  } finally {
    await service.close();
  }
}

/** The endpoint under an address that may name it already. */
function endpointOf(url: string, category: string | undefined): string {
  if (!URL.canParse(url)) throw new Error("the address of the service must be a URL");
  if (/\/mcp\/?$/.test(new URL(url).pathname)) return url;
  const { name } = createBrand();
  const path = category === undefined ? "mcp" : `${name}_${category}/mcp`;
  return `${url.replace(/\/+$/, "")}/${path}`;
}
