// svc events: what happens to an account, from a service elsewhere or from SVC_STORE.
import { createService, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { type PlaceOptions, placeOf } from "../place/place.js";
import { readStatefulOptions } from "../settings/environment.js";
import type { Environment } from "../settings/variables.js";
import { type Output, outputOf } from "../terminal/output.js";
import { stopSignal } from "../terminal/stop-signal.js";
import type { Terminal } from "../terminal/terminal.js";
import { remoteFeed } from "./remote-feed.js";
import { type ReadFeed, type Tail, type TailedEvent, tailFeed } from "./tail.js";

interface Options extends PlaceOptions {
  readonly account: string;
  readonly last: number;
  readonly after?: string;
  readonly follow: boolean;
  readonly json?: boolean;
}

/** Fills the command. */
export function addEvents(command: Command, terminal: Terminal): void {
  const { env } = terminal;
  command
    .command("tail")
    .description(
      "Show the last events and each that follows; Ctrl-C ends it. SVC_API_KEY says whose they are",
    )
    .option("--url <url>", "of the service at that address (also SVC_URL), in place of SVC_STORE")
    .option("--embedded", "of SVC_STORE, also where another service is named")
    .option("--account <id>", "the account whose events are read from SVC_STORE", "default")
    .option("--last <number>", "how many of the newest events come first", upTo100, 10)
    .option("--after <id>", "begin behind the event with that id instead")
    .option("--no-follow", "end once the events are shown that are there")
    .option("--json", "write an event a line as JSON, also in a terminal")
    .action(async (options: Options) => {
      const { url, apiKey } = placeOf(options, env);
      const tail = toTail(options, outputOf(options, terminal));
      if (url !== undefined) await tailFeed(remoteFeed(url, apiKey), tail);
      else await onStore(env, options.account, (read) => tailFeed(read, tail));
    });
}

function toTail({ last, after, follow }: Options, { json, terminal }: Output): Tail {
  return {
    last,
    after,
    follows: follow,
    // Whoever reads along may have enough.
    signal: follow ? AbortSignal.any([stopSignal(), terminal.closed]) : terminal.closed,
    show: (event) => terminal.write(`${json ? JSON.stringify(event) : inWords(event)}\n`),
    interrupted: (error) => terminal.tell(`svc: ${String(error)} It is asked again.\n`),
  };
}

/** Reads the feed beside a server that may be using the store. */
async function onStore(
  env: Environment,
  accountId: string,
  run: (read: ReadFeed) => Promise<void>,
): Promise<void> {
  const { options, native } = await readStatefulOptions(env, "administrator");
  const service = createService(options);
  try {
    if (!native) throw new ServiceError("GENERAL_ERROR", { message: "The store keeps no events." });
    // Says that there is no such account.
    await service.describeAccount(accountId);
    const { listEvents } = native.bind(service);
    await run((asked) => listEvents({ ...asked, accountId }));
  } finally {
    await service.close();
  }
}

function inWords({ timestamp, type, id, data }: TailedEvent): string {
  return `${timestamp}  ${type.padEnd(16)}  ${id}  ${JSON.stringify(data)}`;
}

function upTo100(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new ServiceError("INVALID_ARGS", { message: "--last takes a whole number up to 100." });
}
