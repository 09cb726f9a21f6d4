// svc record: runs a provider's examples against its real upstream and writes recordings for its test.
import { dirname, join, relative, resolve } from "node:path";
import { type Provider, ServiceError, type Tool } from "@svckit/core";
import type { AskedRequest } from "@svckit/testing";
import type { Command } from "commander";
import { readPluginFile } from "../settings/config-file.js";
import { readKeys, toProviderSource } from "../settings/provider-variables.js";
import { type Environment, secretsOf } from "../settings/variables.js";
import type { Terminal } from "../terminal/terminal.js";
import { mergeRecordings, readRecordings, writeRecordings } from "./recordings-file.js";

interface Options {
  readonly tool?: string;
  readonly out?: string;
  readonly writes?: boolean;
}

/** Fills the command. */
export function addRecord(command: Command, terminal: Terminal): void {
  command
    .argument("<file>", "a module whose default export is a provider's factory")
    .option("--tool <name>", "the examples of one tool")
    .option("--out <file>", "where they are written; recordings.ts beside the file where left out")
    .option("--writes", "also run tools that write or destroy: they do so")
    .action((file: string, options: Options) => record(file, options, terminal));
}

async function record(file: string, options: Options, terminal: Terminal): Promise<void> {
  const { env } = terminal;
  const say = (words: string) => terminal.tell(`${words}\n`);
  const provider = await providerOf(file, env);
  const takes = toTakes(provider, options, say);
  const path = resolve(options.out ?? join(dirname(file), "recordings.ts"));
  // Before anything is asked: what cannot be written is not worth a request.
  const before = await readRecordings(path);
  const { recordProvider } = await import("@svckit/testing");
  const { recordings, faults } = await recordProvider(provider, {
    keys: readKeys(env, [provider]),
    secrets: secretsOf(env),
    takes,
    asked: (request) => say(lineOf(request)),
  });
  for (const fault of faults) say(`not recorded: ${fault}`);
  if (faults.length > 0) terminal.exit(1);
  if (recordings.calls.length === 0) {
    say(`no call worked, and ${shown(path)} is as it was`);
    terminal.exit(1);
    return;
  }
  const bytes = await writeRecordings(path, mergeRecordings(provider, before, recordings));
  const tools = new Set(recordings.calls.map(({ tool }) => tool)).size;
  terminal.write(
    `${shown(path)}: ${recordings.calls.length} calls of ${tools} tools recorded, ${sizeOf(bytes)}\n`,
  );
}

/** The only provider of a file. */
async function providerOf(file: string, env: Environment): Promise<Provider> {
  const plugins = await readPluginFile(file);
  const [plugin] = plugins;
  if (plugin === undefined || plugins.length > 1)
    throw invalid(`${file} has ${plugins.length} providers; record each from a file of its own.`);
  return toProviderSource(plugin.factory, plugin.name).create(env);
}

/** Which tools are run. Throws for one that would change something without leave. */
function toTakes(
  { id, tools }: Provider,
  { tool, writes = false }: Options,
  say: (words: string) => void,
): (tool: Tool) => boolean {
  const isSafe = ({ effect }: Tool) => writes || effect === "read";
  if (tool === undefined) {
    for (const { name, effect } of tools.filter((each) => !isSafe(each)))
      say(`left out: ${name} would ${effect} something upstream; --writes runs it`);
    return isSafe;
  }
  const named = tools.find(({ name }) => name === tool);
  if (named === undefined)
    throw invalid(`${id} has no tool ${tool}; there are ${tools.map(({ name }) => name).join(", ")}.`);
  if (!isSafe(named))
    throw invalid(`${tool} would ${named.effect} something upstream; --writes runs it all the same.`);
  return ({ name }) => name === tool;
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_ARGS", { message });
}

function lineOf({ tool, method, url, status, bytes, ms }: AskedRequest): string {
  return `${tool}: ${method} ${url} · ${status}, ${sizeOf(bytes)}, ${ms} ms`;
}

function sizeOf(bytes: number): string {
  return bytes < 1_024 ? `${bytes} B` : `${(bytes / 1_024).toFixed(1)} KiB`;
}

function shown(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith("..") ? path : below;
}
