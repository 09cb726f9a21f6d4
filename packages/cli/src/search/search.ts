// svc search: a question in words, answered by a service in this process or by one elsewhere.
import { createService, HOST, memoryStore, ServiceError } from "@svckit/core";
import type { AnswerStep } from "@svckit/search";
import type { Command } from "commander";
import { oneShotLogger } from "../place/one-shot-logger.js";
import { addPlaceOptions, IN_THIS_PROCESS, type PlaceOptions, placeOf } from "../place/place.js";
import { readUnstoredOptions } from "../settings/environment.js";
import {
  addOutputOptions,
  type Output,
  type OutputOptions,
  outputOf,
  writeResult,
} from "../terminal/output.js";
import { attend } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";
import type { Asking, Found } from "./asking.js";
import { searchThere } from "./remote-search.js";

const TIMEOUT = "60s";

interface Options extends PlaceOptions, OutputOptions {
  readonly timeout: number;
}

/** Fills the command. */
export function addSearch(command: Command, terminal: Terminal): void {
  addOutputOptions(addPlaceOptions(command, TIMEOUT), "write the answer as JSON, also in a terminal")
    .argument("<question...>", "what is asked")
    .action(async (words: string[], options: Options) => {
      const { env } = terminal;
      const output = outputOf(options, terminal);
      const { url, apiKey } = placeOf(options, env);
      const { step, end, hasWords } = createProgress(output);
      const waiting = { doing: "looking for an answer", timeoutMs: options.timeout };
      try {
        const found = await attend({ ...terminal, isWatched: false }, waiting, ({ signal, endsAt }) => {
          const asking = { question: words.join(" "), signal, endsAt, step };
          return url === undefined ? searchHere(terminal, asking) : searchThere(url, apiKey, asking);
        });
        end();
        if (output.json || output.fields) writeResult(output, { ...found });
        else writeWords(output, found, { wereWritten: hasWords(), isHere: url === undefined });
      } finally {
        end();
      }
    });
}

/** Asks a service of this process, which charges nobody and keeps nothing. */
async function searchHere(terminal: Terminal, { question, signal, step }: Asking): Promise<Found> {
  const { env } = terminal;
  const [{ createSearch }, { readEngine }, options] = await Promise.all([
    import("@svckit/search"),
    import("../settings/engine.js"),
    readUnstoredOptions(env, memoryStore()),
  ]);
  const service = createService({ ...options, logger: oneShotLogger(terminal, options) });
  try {
    const search = createSearch(service, { engine: await readEngine(env) });
    const caller = { principal: HOST, signal };
    const body = () => ({ prompt: question, include_data_sources: true });
    const { body: found, receiptId = "" } = await search.answer({ caller, body, step });
    signal.throwIfAborted();
    if ("error" in found) throw new ServiceError("API_ERROR", { message: `${found.error.message}.` });
    return { ...found, receipt_id: receiptId };
  } finally {
    await service.close();
  }
}

/** Tells of each step on stderr, where a terminal reads it; in words for people, the answer's own are written as they come. */
function createProgress({ json, fields, terminal }: Output) {
  const isQuiet = json || fields !== undefined;
  const isShown = terminal.isWatched && !isQuiet;
  const clear = () => void (isShown && terminal.tell("\r\u001b[K"));
  let hasWords = false;
  return {
    hasWords: () => hasWords,
    step(step: AnswerStep): void {
      if (isQuiet) return;
      if (step.type === "words") {
        if (!hasWords) clear();
        hasWords = true;
        terminal.write(step.text);
      } else if (isShown && !hasWords) {
        clear();
        terminal.tell(step.type === "asks" ? `asking ${step.tool} …` : `${step.tool} ${toldOf(step.ok)}`);
      }
    },
    end: clear,
  };
}

function toldOf(ok: boolean): string {
  return ok ? "answered" : "could not answer";
}

function writeWords(
  { terminal }: Output,
  { response, isAdditionalDataRequired, data_sources = [] }: Found,
  { wereWritten, isHere }: { readonly wereWritten: boolean; readonly isHere: boolean },
): void {
  terminal.write(wereWritten ? "\n" : `${response}\n`);
  for (const { name, description, example } of isAdditionalDataRequired?.missing ?? [])
    terminal.write(`  ${name}: ${description}, such as ${example}\n`);
  const from = data_sources.length > 0 ? [`from ${data_sources.join(", ")}`] : [];
  const told = [...from, ...(isHere && terminal.isWatched ? [IN_THIS_PROCESS] : [])].join(" · ");
  if (told !== "") terminal.tell(`${told}\n`);
}
