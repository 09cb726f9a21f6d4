// svc login and svc logout: the key of a service, kept for the commands that ask it.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { addOutputOptions, type OutputOptions, outputOf, writeResult } from "./output.js";
import { timeoutOption, toAddress } from "./place.js";
import { attend } from "./progress.js";
import { getRemote } from "./remote.js";
import { forgetKey, keepKey, readSignIns } from "./sign-in.js";
import type { Terminal } from "./terminal.js";

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
      const apiKey = await readKey(terminal);
      const waiting = { doing: "trying the key", timeoutMs: options.timeout };
      const { data } = await attend(terminal, waiting, (limit) =>
        getRemote(url, "/api/v1/quota", { apiKey, retries: 2, ...limit }),
      );
      const file = keepKey(terminal.env, url, apiKey);
      writeResult(outputOf(options, terminal), {
        signed_in: true,
        url,
        credits_remaining: data["remaining"] ?? null,
        file,
      });
    });
}

/** Fills the command `logout`. */
export function addLogout(command: Command, terminal: Terminal): void {
  addOutputOptions(command)
    .option("--url <url>", "the service (also SVC_URL); the one that was signed in at last where left out")
    .action((options: Options) => {
      const url = addressOf(options, terminal);
      writeResult(outputOf(options, terminal), { signed_out: forgetKey(terminal.env, url), url });
    });
}

function addressOf({ url }: Options, { env }: Terminal): string {
  const named = url ?? (env["SVC_URL"] || undefined);
  const address = named === undefined ? readSignIns(env).current : toAddress(named);
  if (address !== undefined) return address;
  throw new ServiceError("INVALID_ARGS", {
    message: "No service is named.",
    next: "Name it with --url, such as --url https://svc.example.",
  });
}

/** The key: typed unseen at a terminal, or the first line of stdin. Never an argument, which other users of the machine see. */
async function readKey(terminal: Terminal): Promise<string> {
  const { input } = terminal;
  const text = input.isTTY ? await askUnseen(terminal) : await textOf(input);
  const [key = ""] = text.trim().split(/\s+/);
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new ServiceError("INVALID_ARGS", {
    message: "No API key was given.",
    next: "Type it when it is asked for, or pipe it in: `svc login < key.txt`.",
  });
}

async function askUnseen({ input, tell }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  tell("API key (not shown): ");
  try {
    return await lines.question("");
  } finally {
    lines.close();
    tell("\n");
  }
}
