// svc quota: what is left of a caller's credits, calls and minute; spends nothing.
import { isObject } from "@svckit/core";
import type { Command } from "commander";
import { withServiceHere } from "../place/here.js";
import { addPlaceOptions, IN_THIS_PROCESS, type PlaceOptions, placeOf } from "../place/place.js";
import { getRemote } from "../place/remote.js";
import { addOutputOptions, type OutputOptions, outputOf, writeResult } from "../terminal/output.js";
import { paint } from "../terminal/paint.js";
import { attend } from "../terminal/progress.js";
import { toRefusal } from "../terminal/refusal.js";
import type { Row } from "../terminal/table.js";
import type { Terminal } from "../terminal/terminal.js";

const RETRIES = 2;

interface Options extends PlaceOptions, OutputOptions {
  readonly timeout: number;
}

/** Fills the command. */
export function addQuota(command: Command, terminal: Terminal): void {
  addOutputOptions(addPlaceOptions(command, "30s")).action(async (options: Options) => {
    const { url, apiKey } = placeOf(options, terminal.env);
    const waiting = { doing: "asking what is left", timeoutMs: options.timeout };
    const data = await attend(terminal, waiting, async (limit) =>
      url === undefined
        ? quotaHere(terminal, apiKey)
        : (await getRemote(url, "/api/v1/quota", { apiKey, retries: RETRIES, ...limit })).data,
    );
    const output = outputOf(options, terminal);
    writeResult(output, data);
    if (url === undefined && !output.json) terminal.write(`${paint(terminal, "dim", IN_THIS_PROCESS)}\n`);
  });
}

/** What is left at SVC_STORE for the account of a key; without one, what a keyless caller has. */
function quotaHere(terminal: Terminal, apiKey: string | undefined): Promise<Row> {
  return withServiceHere(terminal, apiKey, async (service) => {
    const { envelope } = await service.quota({
      transport: "cli",
      ...(apiKey !== undefined && { credential: apiKey }),
    });
    const { data } = isObject(envelope) && envelope.ok ? envelope : {};
    if (!isObject(data)) throw toRefusal(0, envelope);
    return data;
  });
}
