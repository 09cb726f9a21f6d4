// svc login and svc logout: the key of a service, kept for the commands that ask it.
import { text as textOf } from "node:stream/consumers";
import { isServiceError, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { timeoutOption, toAddress } from "../place/place.js";
import { getRemote, type RemoteAnswer } from "../place/remote.js";
import { forgetKey, isSendable, keepKey, readSignIns } from "../place/sign-in.js";
import { ask } from "../terminal/ask.js";
import { addOutputOptions, type OutputOptions, outputOf, writeResult } from "../terminal/output.js";
import { attend, type Limit } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";

interface Options extends OutputOptions {
  readonly url?: string;
  readonly timeout: number;
}

/** Fills the command `login`. */
export function addLogin(command: Command, terminal: Terminal): void {
  addOutputOptions(command)
    .option("--url <url>", "the service (also SVC_URL); from then on it is asked where no other is named")
    .addOption(timeoutOption("30s"))
    .action(async (options: Options) => {
      const url = addressOf(options, terminal);
      if (url === undefined)
        throw invalid("No service is named.", "Name it with --url, such as --url https://svc.example.");
      const apiKey = await readKey(terminal);
      const waiting = { doing: "trying the key", timeoutMs: options.timeout };
      const { data } = await attend(terminal, waiting, (limit) => tryKey(url, { apiKey, ...limit }));
      const file = keepKey(terminal.env, url, apiKey);
      writeResult(outputOf(options, terminal), {
        signed_in: true,
        url,
        credits_remaining: data["remaining"] ?? null,
        file,
      });
    });
}

/** Asks with the key. To sign in is what was tried: of a key that is refused, that is no advice. */
async function tryKey(url: string, asked: Limit & { readonly apiKey: string }): Promise<RemoteAnswer> {
  try {
    return await getRemote(url, "/api/v1/quota", { retries: 2, ...asked });
  } catch (error) {
    if (!isServiceError(error) || (error.code !== "INVALID_API_KEY" && error.code !== "UNAUTHORIZED"))
      throw error;
    const isUnknown = error.code === "INVALID_API_KEY";
    throw new ServiceError(error.code, {
      message: isUnknown
        ? `The key is not one of ${url}.`
        : (error.details.message ?? "The key is of use no more."),
      next: `${isUnknown ? "Check it for missing characters, or ask" : "Ask"} whoever runs that service for one.`,
      cause: error.cause,
    });
  }
}

/** Fills the command `logout`. */
export function addLogout(command: Command, terminal: Terminal): void {
  addOutputOptions(command)
    .option("--url <url>", "the service (also SVC_URL); the one that was signed in at last where left out")
    .action((options: Options) => {
      const url = addressOf(options, terminal);
      if (url === undefined) throw nobody(terminal);
      writeResult(outputOf(options, terminal), { signed_out: forgetKey(terminal.env, url), url });
    });
}

/** Keys of services that nobody signed in at last are still there. */
function nobody({ env }: Terminal): ServiceError {
  const kept = Object.keys(readSignIns(env).keys);
  if (kept.length === 0) return invalid("Nobody is signed in.", "Sign in with `svc login --url <url>`.");
  return invalid("No service is named.", `Name it with --url: there are keys of ${kept.join(", ")}.`);
}

function invalid(message: string, next: string): ServiceError {
  return new ServiceError("INVALID_ARGS", { message, next });
}

/** The service that is named, or the one that was signed in at last. */
function addressOf({ url }: Options, { env }: Terminal): string | undefined {
  const named = url ?? (env["SVC_URL"] || undefined);
  return named === undefined ? readSignIns(env).current : toAddress(named);
}

/** The key: typed unseen at a terminal, or the first line of stdin. Never an argument, which other users of the machine see. */
async function readKey(terminal: Terminal): Promise<string> {
  const { input } = terminal;
  const text = input.isTTY
    ? await ask(terminal, "API key (not shown): ", { isSecret: true })
    : await textOf(input);
  const [key = ""] = text.trim().split(/\s+/);
  if (isSendable(key)) return key;
  throw invalid(
    "No API key was given.",
    "Type it when it is asked for, or pipe it in: `svc login < key.txt`.",
  );
}
