// svc mcp: MCP over stdio, answered by a service in this process or by one elsewhere.
import type { Readable, Writable } from "node:stream";
import { createBrand, createService } from "@svckit/core";
import type { Command } from "commander";
import { stderrLogger } from "../log/stderr-logger.js";
import { readAskedOptions } from "../place/here.js";
import type { Place, PlaceOptions } from "../place/place.js";
import { readSignIns } from "../place/sign-in.js";
import { surviveSlips } from "../serve/slip.js";
import { type Environment, secretsOf } from "../settings/variables.js";
import { writeError } from "../terminal/output.js";
import type { Terminal } from "../terminal/terminal.js";

/** Fills the command. */
export function addMcp(command: Command, terminal: Terminal): void {
  const { env } = terminal;
  command
    .option("--category <name>", "the tools of one category, called directly")
    .option("--url <url>", "pass messages on to the service at that address (also SVC_URL)")
    .option("--embedded", "answer from this process, also where another service is named")
    .action(async ({ category, ...options }: PlaceOptions & { readonly category?: string }) => {
      // The last is what a terminal sends as it closes. The calls in flight are still answered.
      const signal = terminal.stopSignal(["SIGTERM", "SIGINT", "SIGHUP"]);
      const streams = { input: terminal.input, output: terminal.output, signal };
      try {
        const { url, apiKey } = endpointPlace(options, env);
        if (url === undefined) return await serveHere(env, category, streams);
        const { forwardMcpStdio } = await import("@svckit/adapters-mcp");
        await forwardMcpStdio({ endpoint: endpointOf(url, category), apiKey, ...streams });
      } catch (error) {
        // Stdout belongs to the protocol.
        terminal.exit(writeError({ json: false, terminal }, error));
      }
    });
}

/** Where messages come from and go to, and what ends that. */
interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
}

async function serveHere(env: Environment, category: string | undefined, streams: Streams): Promise<void> {
  const [{ serveMcpStdio }, { options, native }] = await Promise.all([
    import("@svckit/adapters-mcp"),
    readAskedOptions(env),
  ]);
  // Nobody serves the error page of this process: without an address that is set, errors are explained by the resource.
  const docsUrl = options.docsUrl ?? options.publicUrl ?? "resources";
  const service = createService({ ...options, docsUrl, logger: stderrLogger(options, secretsOf(env)) });
  native?.bind(service);
  surviveSlips(service.transport);
  const apiKey = env["SVC_API_KEY"];
  try {
    const caller = apiKey ? { apiKey } : {};
    await serveMcpStdio(service, { ...streams, ...caller, ...(category !== undefined && { category }) });
  } finally {
    await service.close();
  }
}

/** The MCP endpoint at an address, which may name the endpoint itself. Its errors repeat nothing of the address. */
function endpointOf(given: string, category: string | undefined): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error("the address of the service must be an http or https URL");
  if (url.username !== "" || url.password !== "")
    throw new Error(
      "the address of the service must hold no user name or password; the key goes in SVC_API_KEY",
    );
  // `search` and `hash` are empty behind a lone `?` or `#`, so the text is looked at.
  if (/[?#]/.test(given)) throw new Error("the address of the service must have no query and no fragment");
  const path = url.pathname.replace(/\/+$/, "");
  if (path.endsWith("/mcp")) {
    if (category !== undefined)
      throw new Error("the address names an MCP endpoint already: leave out /mcp, or --category");
    return `${url.origin}${path}`;
  }
  if (category !== undefined && !/^[a-z0-9_]+$/.test(category))
    throw new Error("a category is made of a-z, 0-9 and _");
  const { name } = createBrand();
  return `${url.origin}${path}/${category === undefined ? "mcp" : `${name}_${category}/mcp`}`;
}

/** The service that is asked. An address that is named may be that of an endpoint, so it is read by `endpointOf`. */
function endpointPlace({ url, embedded = false }: PlaceOptions, env: Environment): Place {
  const own = keyOf(env);
  const named = url ?? (env["SVC_URL"] || undefined);
  if (embedded || named !== undefined) return { url: embedded ? undefined : named, apiKey: own };
  const { current, keys } = readSignIns(env);
  return { url: current, apiKey: own ?? (current === undefined ? undefined : keys[current]) };
}

/** The key for the header. The HTTP client's own error for a value that does not fit there would repeat the key. */
function keyOf(env: Environment): string | undefined {
  const key = env["SVC_API_KEY"] || undefined;
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new Error("SVC_API_KEY holds a space, a line break or another character that no key has");
  return key;
}
