// svc search: a question in words, answered by a service in this process or by one elsewhere.
import { createService, HOST, memoryStore, ServiceError } from "@svckit/core";
import type { AnswerStep } from "@svckit/search";
import type { Command } from "commander";
import { stderrLogger } from "../log/stderr-logger.js";
import { outputOf, writeResult } from "../output.js";
import { readUnstoredOptions } from "../settings/environment.js";
import { type Environment, secretsOf } from "../settings/variables.js";
import type { Asking, Found } from "./asking.js";
import { searchThere } from "./remote-search.js";

const TIMEOUT_S = 60;

/** Adds the command to the program. */
export function addSearch(program: Command, env: Environment): void {
  program
    .command("search")
    .description("Answer a question in words with the tools; SVC_API_KEY pays for it at a service elsewhere")
    .argument("<question...>", "what is asked")
    .option("--url <url>", "ask the service at that address (also SVC_URL)")
    .option("--timeout <seconds>", `how long the answer may take, ${TIMEOUT_S} where left out`, toSeconds)
    .option("--json", "write the answer as JSON, also in a terminal")
    .action(async (words: string[], { url = env["SVC_URL"] || undefined, timeout = TIMEOUT_S, json }) => {
      const output = outputOf({ json });
      const timeUp = AbortSignal.timeout(timeout * 1_000);
      const { step, end, hasWords } = createProgress(output.json);
      const asking = { question: words.join(" "), signal: timeUp, step };
      try {
        const apiKey = env["SVC_API_KEY"] || undefined;
        const found = await (url === undefined ? searchHere(env, asking) : searchThere(url, apiKey, asking));
        end();
        if (output.json) writeResult(output, { ...found });
        else writeWords(found, hasWords());
      } catch (error) {
        end();
        if (timeUp.aborted)
          throw new ServiceError("TIMEOUT", { message: `No answer came within ${timeout} s.` });
        throw error;
      }
    });
}

/** Asks a service of this process, which charges nobody and keeps nothing. */
async function searchHere(env: Environment, { question, signal, step }: Asking): Promise<Found> {
  const [{ createSearch }, { readEngine }, options] = await Promise.all([
    import("@svckit/search"),
    import("../settings/engine.js"),
    readUnstoredOptions(env, memoryStore()),
  ]);
  const service = createService({ ...options, logger: stderrLogger(options, secretsOf(env)) });
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
function createProgress(isJson: boolean) {
  const isShown = process.stderr.isTTY && !isJson;
  const clear = () => void (isShown && process.stderr.write("\r\u001b[K"));
  let hasWords = false;
  return {
    hasWords: () => hasWords,
    step(step: AnswerStep): void {
      if (isJson) return;
      if (step.type === "words") {
        if (!hasWords) clear();
        hasWords = true;
        process.stdout.write(step.text);
      } else if (isShown && !hasWords) {
        clear();
        process.stderr.write(step.type === "asks" ? `asking ${step.tool} …` : `${step.tool} answered`);
      }
    },
    end: clear,
  };
}

function writeWords(
  { response, isAdditionalDataRequired, data_sources = [] }: Found,
  wereWritten: boolean,
): void {
  process.stdout.write(wereWritten ? "\n" : `${response}\n`);
  for (const { name, description, example } of isAdditionalDataRequired?.missing ?? [])
    process.stdout.write(`  ${name}: ${description}, such as ${example}\n`);
  if (data_sources.length > 0) process.stderr.write(`from ${data_sources.join(", ")}\n`);
}

function toSeconds(text: string): number {
  const [, digits] = /^(\d{1,4})s?$/.exec(text) ?? [];
  if (digits === undefined || Number(digits) === 0)
    throw new ServiceError("INVALID_ARGS", { message: "--timeout takes whole seconds, such as 30s." });
  return Number(digits);
}
