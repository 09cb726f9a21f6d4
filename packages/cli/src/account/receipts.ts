// svc receipts and svc admin receipts: what calls of an account left behind, the newest first.
import { isObject, type ListReceipts, type Service, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import type { On } from "../place/administering.js";
import { withServiceHere } from "../place/here.js";
import { addPlaceOptions, type PlaceOptions, placeOf } from "../place/place.js";
import { getRemote } from "../place/remote.js";
import { wholeNumber } from "../settings/whole-number.js";
import {
  addOutputOptions,
  type Output,
  type OutputOptions,
  outputOf,
  writeList,
  writeResult,
} from "../terminal/output.js";
import { attend } from "../terminal/progress.js";
import type { Row } from "../terminal/table.js";
import type { Terminal } from "../terminal/terminal.js";

const RETRIES = 2;
const COLUMNS = [
  "receipt_id",
  "tool",
  "runtime_status",
  "credits_used",
  "settled_at",
  "source",
  "duration_ms",
];

/** Which receipts a line asks for, by the names of its options. */
interface Filters {
  readonly tool?: string;
  readonly outcome?: string;
  readonly since?: string;
  readonly until?: string;
  readonly key?: string;
  readonly endUser?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

interface Options extends PlaceOptions, OutputOptions, Filters {
  readonly timeout: number;
}

/** Fills the command `receipts`. */
export function addReceipts(command: Command, terminal: Terminal): void {
  addOutputOptions(addFilters(addPlaceOptions(command, "30s")))
    .argument("[id]", "one receipt, whole, by its id")
    .action(async (id: string | undefined, options: Options) => {
      const { url, apiKey } = placeOf(options, terminal.env);
      const waiting = { doing: "reading receipts", timeoutMs: options.timeout };
      const path = id === undefined ? pathOf(options) : `/api/v1/receipts/${encodeURIComponent(id)}`;
      const found = await attend(terminal, waiting, async (limit) => {
        if (url !== undefined)
          return (await getRemote(url, path, { apiKey, retries: RETRIES, ...limit })).data;
        return id === undefined
          ? withAccountHere(terminal, apiKey, (service, accountId) =>
              service.listReceipts({ accountId, ...listingOf(options) }),
            )
          : withAccountHere(terminal, apiKey, (service, accountId) => findHere(service, accountId, id));
      });
      const output = outputOf(options, terminal);
      if (id === undefined) write(output, found);
      else writeResult(output, found);
    });
}

/** Adds `svc admin receipts`. */
export function addAdminReceipts(admin: Command, on: On): void {
  const command = admin
    .command("receipts")
    .description("List the receipts of an account's calls, the newest first")
    .requiredOption("--account <id>", "the account");
  addFilters(command)
    .option("--json", "answer in JSON")
    .action(({ account, ...options }) =>
      on(
        async (service, output) =>
          write(output, await service.listReceipts({ accountId: account, ...listingOf(options) })),
        options,
      ),
    );
}

function addFilters(command: Command): Command {
  return command
    .option("--tool <name>", "the calls of a tool")
    .option("--outcome <outcome>", "ok: those that were answered; failed: those that were not")
    .option("--since <time>", "settled then or later, as 2026-01-31 or 2026-01-31T12:00:00Z")
    .option("--until <time>", "settled before then")
    .option("--key <id>", "the calls of a key, by its id")
    .option("--end-user <name>", "the calls for one of the account's own users")
    .option("--limit <number>", "how many at most, up to 250; 100 where left out", wholeNumber)
    .option("--cursor <text>", "where the list goes on, as the one before said");
}

/** The filters that a line has, as the service takes them. */
function listingOf(filters: Filters): Omit<ListReceipts, "accountId"> {
  const { tool, outcome, since, until, key: keyId, endUser, limit, cursor } = filters;
  const given = { tool, outcome, since, until, keyId, endUser, limit, cursor };
  // `as`: the service refuses what is no outcome; what was not given is left out.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Omit<
    ListReceipts,
    "accountId"
  >;
}

function pathOf({ key: key_id, endUser: end_user, ...rest }: Filters): string {
  const { tool, outcome, since, until, limit, cursor } = rest;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({
    tool,
    outcome,
    since,
    until,
    key_id,
    end_user,
    limit,
    cursor,
  }))
    if (value !== undefined) query.set(name, String(value));
  return `/api/v1/receipts${query.size > 0 ? `?${query}` : ""}`;
}

/** Reads for the account of a key, at SVC_STORE. */
function withAccountHere(
  terminal: Terminal,
  apiKey: string | undefined,
  read: (service: Service, accountId: string) => Promise<object>,
): Promise<Row> {
  if (apiKey === undefined) throw new ServiceError("AUTH_REQUIRED");
  return withServiceHere(terminal, apiKey, async (service) => {
    const principal = await service.identify({ credential: apiKey, transport: "cli" });
    if (principal.kind !== "account") throw new ServiceError("AUTH_REQUIRED");
    return { ...(await read(service, principal.account.id)) };
  });
}

async function findHere({ transport }: Service, accountId: string, receiptId: string): Promise<object> {
  const receipt = await transport.askStore((store) =>
    store.findReceipt({ accountId, receiptId: receiptId.toLowerCase() }),
  );
  if (receipt) return receipt;
  throw new ServiceError("ENDPOINT_NOT_FOUND", { message: "The account of this key has no such receipt." });
}

function write(output: Output, { receipts, next_cursor: next = null }: Row): void {
  const rows = Array.isArray(receipts) ? receipts.filter(isObject) : [];
  const more = next === null ? "" : `; --cursor ${String(next)} goes on`;
  writeList(output, {
    ...{ name: "receipts", rows, columns: COLUMNS, beside: { next_cursor: next } },
    sum: `${rows.length} ${rows.length === 1 ? "receipt" : "receipts"}${more}`,
  });
}
