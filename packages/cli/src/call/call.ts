// svc call: one call of a tool, its arguments as flags of the tool's own, asked again where that may help.
import { readFileSync } from "node:fs";
import { text as textOf } from "node:stream/consumers";
import { isObject, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { withServiceHere } from "../place/here.js";
import { addPlaceOptions, type Place, type PlaceOptions, placeOf } from "../place/place.js";
import { callRemote, type RemoteAnswer, type RemoteCall } from "../place/remote.js";
import { inSeconds } from "../settings/duration.js";
import { wholeNumber } from "../settings/whole-number.js";
import { addOutputOptions, type OutputOptions, outputOf } from "../terminal/output.js";
import { attend, type Limit } from "../terminal/progress.js";
import { toRefusal } from "../terminal/refusal.js";
import type { Terminal } from "../terminal/terminal.js";
import { catalogSource } from "../tools/catalog-source.js";
import { flagsOf, readFlags } from "../tools/flags.js";
import { toolHelp } from "../tools/tool-help.js";
import { writeAnswer } from "./answer.js";

const RETRIES = 2;

interface Options extends PlaceOptions, OutputOptions {
  readonly args?: string;
  readonly idempotencyKey?: string;
  readonly retries: number;
  readonly timeout: number;
  readonly help?: boolean;
}

/** Fills the command. */
export function addCall(command: Command, terminal: Terminal): void {
  addOutputOptions(addPlaceOptions(command, "30s"), "write the whole answer as JSON, also in a terminal")
    .argument("[tool]", "the tool's name, as `svc tools list` has it")
    .argument("[arguments...]", "--name value, or --name=value, by the arguments of the tool")
    .option(
      "--args <json>",
      "the arguments as JSON; @file reads them from a file, - from stdin",
      refuseSecond,
    )
    .option(
      "--idempotency-key <key>",
      "of the call: sent again with the same key, it is not run again; made where left out",
    )
    .option("--retries <number>", "how often it is sent again where that may help", wholeNumber, RETRIES)
    .helpOption(false)
    .option("-h, --help", "these words; behind the name of a tool, its own")
    .allowUnknownOption()
    .action(async (tool: string | undefined, words: readonly string[], options: Options) => {
      if (tool === undefined && options.help) {
        command.outputHelp();
        return;
      }
      if (tool === undefined || tool === "" || tool.startsWith("-"))
        throw invalid("The name of the tool comes first.", "`svc tools list` shows the names.");
      await (options.help ? help(terminal, options, tool) : call(terminal, options, tool, words));
    });
}

/** Of two, one would be lost. */
function refuseSecond(value: string, before: string | undefined): string {
  if (before === undefined) return value;
  throw invalid("--args is there twice.", "Write all arguments into one.");
}

async function help(terminal: Terminal, options: Options, tool: string): Promise<void> {
  const source = catalogSource(placeOf(options, terminal.env), terminal.env);
  const waiting = { doing: `asking for ${tool}`, timeoutMs: options.timeout };
  terminal.write(toolHelp(await attend(terminal, waiting, (asked) => source.find(tool, asked)), terminal));
}

async function call(
  terminal: Terminal,
  options: Options,
  tool: string,
  words: readonly string[],
): Promise<void> {
  const { env } = terminal;
  const place = placeOf(options, env);
  const given = await readArguments(options.args, terminal);
  const { idempotencyKey, timeout } = options;
  const answer = await attend(terminal, { doing: `asking ${tool}`, timeoutMs: timeout }, async (limit) => {
    // The schema says how words are read; without words nobody needs it.
    const flags =
      words.length === 0 ? [] : flagsOf((await catalogSource(place, env).find(tool, limit)).inputSchema);
    const args = { ...given, ...readFlags(words, flags) };
    return ask(terminal, place, { tool, args, idempotencyKey }, { ...limit, retries: options.retries });
  });
  writeAnswer(outputOf(options, terminal), answer, place.url === undefined);
}

/** The arguments of --args. Throws INVALID_ARGS for what is no JSON object. */
async function readArguments(
  args: string | undefined,
  { input }: Terminal,
): Promise<Readonly<Record<string, unknown>>> {
  if (args === undefined) return {};
  const text = args === "-" ? await textOf(input) : args.startsWith("@") ? readNamed(args.slice(1)) : args;
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below: what was read may be secret.
  }
  throw invalid("--args is not a JSON object.", `Write it as '{"ids":"bitcoin"}', or as @file.`);
}

function readNamed(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw invalid(`--args: ${file} cannot be read (${Object(cause).code ?? "unknown"}).`, "Check the path.");
  }
}

async function ask(
  terminal: Terminal,
  { url, apiKey }: Place,
  request: RemoteCall,
  { signal, endsAt, retries }: Limit & { readonly retries: number },
): Promise<RemoteAnswer> {
  if (url !== undefined) {
    const again = (why: ServiceError, waitMs: number) => {
      if (terminal.isWatched) terminal.tell(`${why.code}: sent again in ${inSeconds(waitMs)}\n`);
    };
    return callRemote(url, request, { apiKey, signal, endsAt, retries, again });
  }
  return withServiceHere(terminal, apiKey, async (service, caller) => {
    const { tool, args, idempotencyKey } = request;
    const envelope = await service.execute({
      tool,
      args,
      idempotencyKey,
      signal,
      transport: "cli",
      ...caller,
    });
    if (!envelope.ok) throw toRefusal(0, envelope);
    return { data: envelope.data, meta: { ...envelope.meta } };
  });
}

function invalid(message: string, next: string): ServiceError {
  return new ServiceError("INVALID_ARGS", { message, next });
}
