// svc dev: the shipped providers and an author's own on the loopback interface, loaded again when a file changes.
import { memoryStore, type Provider, type ServiceOptions } from "@svckit/core";
import type { Command } from "commander";
import { stderrLogger } from "../log/stderr-logger.js";
import { toStartError } from "../serve/listen-error.js";
import { addPort, toPort } from "../serve/port-option.js";
import { surviveSlips } from "../serve/slip.js";
import type { Plugin } from "../settings/config-file.js";
import { readEngine } from "../settings/engine.js";
import { readPluginOptions } from "../settings/environment.js";
import { type Environment, secretsOf } from "../settings/variables.js";
import { writeError } from "../terminal/output.js";
import { aborted, stopSignal } from "../terminal/stop-signal.js";
import type { Terminal } from "../terminal/terminal.js";
import type { DevServer } from "./dev-server.js";
import { createPluginFiles, foldersOf, type PluginFiles } from "./plugin-files.js";
import { createWatch, type Watch } from "./watch.js";

const ACCOUNT = "dev";
const CREDITS = 1_000_000;
const PORT = 8787;

/** Fills the command. */
export function addDev(command: Command, terminal: Terminal): void {
  addPort(command)
    .argument("<files...>", "modules whose default export is a provider's factory, or a list of them")
    .action(async (files: string[], { port = toPort(terminal.env["PORT"] || String(PORT)) }) => {
      try {
        await dev(files, port, terminal.env);
      } catch (error) {
        // A server's stdout is for READY.
        terminal.exit(
          writeError(
            { json: false, terminal },
            toStartError(error, { env: terminal.env, line: `dev ${files.join(" ")}` }),
          ),
        );
      }
    });
}

async function dev(names: readonly string[], port: number, env: Environment): Promise<void> {
  const files = await createPluginFiles(names);
  const store = memoryStore();
  const logger = stderrLogger({}, secretsOf(env));
  const read = (plugins: readonly Plugin[]) => readPluginOptions(env, plugins, store);
  const options = await read(await files.load());
  const { startDevServer } = await import("./dev-server.js");
  const server = await startDevServer({ ...options, store }, port, { logger, engine: await readEngine(env) });
  surviveSlips({ logger, originOf: (error) => server.service.transport.originOf(error) });
  const key = await openAccount(server, env["SVC_BOOTSTRAP_KEY"] || undefined);
  const watch = createWatch(reloading(server, files, read, () => watch));
  watch.set(files.sources);
  const stopped = stopSignal();
  process.stdout.write(greeting(server, key, options.providers));
  await aborted(stopped);
  watch.close();
  await server.close();
}

/** What a change of a file does, one after the other. The last providers that could be served stay where new ones cannot. */
function reloading(
  server: DevServer,
  files: PluginFiles,
  read: (plugins: readonly Plugin[]) => Promise<ServiceOptions>,
  watch: () => Watch,
): () => void {
  let last = Promise.resolve();
  const reload = async () => {
    try {
      const options = await read(await files.load());
      await server.exchange(options);
      watch().set(files.sources);
      say(`loaded again: ${countOf(options.providers)}`);
    } catch (error) {
      // A file that is missing may come.
      watch().set([...files.sources, ...foldersOf(files.sources)]);
      say(`not loaded, the last providers stay: ${faultOf(error, files.sources)}`);
    }
  };
  return () => {
    last = last.then(reload);
  };
}

function say(words: string): void {
  process.stderr.write(`svc dev: ${words}\n`);
}

function countOf(providers: readonly Provider[]): string {
  const tools = providers.reduce((sum, provider) => sum + provider.tools.length, 0);
  return `${providers.length} providers, ${tools} tools`;
}

/** The fault's words, and the place of it in a file of the author's where the error knows it. */
function faultOf(error: unknown, sources: readonly string[]): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  const frames = ((cause instanceof Error ? cause.stack : undefined) ?? error.stack ?? "").split("\n");
  const frame = frames.find((line) => line.includes("at ") && sources.some((path) => line.includes(path)));
  return frame === undefined ? message : `${message}\n    ${frame.trim()}`;
}

/** An account with credits for days, and the key that speaks for it. */
async function openAccount({ service }: DevServer, given: string | undefined): Promise<string> {
  await service.createAccount({ id: ACCOUNT, credits: CREDITS });
  if (given === undefined) return (await service.createKey(ACCOUNT)).key;
  await service.addKey(ACCOUNT, given);
  return given;
}

/** Where it is reached, with what, and a call that works: of a tool of the last provider, which is the author's. */
function greeting({ url, service }: DevServer, key: string, providers: readonly Provider[]): string {
  const [tool] = providers.at(-1)?.tools ?? [];
  const body = JSON.stringify({ tool: tool?.name, args: tool?.examples?.[0]?.args ?? {} });
  const { name } = service.brand;
  return `READY ${url}
REST  ${url}/api/v1/execute
MCP   ${url}/mcp
DOCS  ${url}/docs
PAGE  ${url}/console
KEY   ${key}
TRY   curl -s ${url}/api/v1/execute -H 'authorization: Bearer ${key}' -H 'content-type: application/json' -d '${body.replaceAll("'", "'\\''")}'
${name} dev: the key has ${CREDITS} credits, in memory. Files are loaded again when they change. Ctrl-C ends it.
`;
}
