// Receipts: those of an account's calls as a list, for the account and for whoever runs the service.
import type { ServiceParts } from "./call/service-parts.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { type Instant, toInstant } from "./instant.js";
import { toIsoTime } from "./platform/clock.js";
import { notFound, refused, requireId } from "./refusals.js";
import type { Receipt } from "./store/receipt.js";
import type { CallOutcome, ReceiptListing, ReceiptPlace, SettledReceipt } from "./store/receipt-store.js";

/** Looks through receipts. Throws VALIDATION_ERROR for an argument, and ENDPOINT_NOT_FOUND for an account. */
export interface Receipts {
  /** The receipts of an account's calls, the newest first; the tools that a call asked have theirs by their ids alone. */
  listReceipts(options: ListReceipts): Promise<ReceiptList>;
}

/** Which receipts are listed. What is left out lets all through; undefined in its place is refused, as a filter that was lost. */
export interface ListReceipts {
  readonly accountId: string;
  /** The name of a tool. */
  readonly tool?: string;
  /** Whether the call was answered. */
  readonly outcome?: CallOutcome;
  /** Settled at this instant or later. */
  readonly since?: Instant;
  /** Settled before this instant. */
  readonly until?: Instant;
  /** The id of the key that asked. */
  readonly keyId?: string;
  /** For whom of the account's own users. */
  readonly endUser?: string;
  /** 1 to 250; 100 where left out. */
  readonly limit?: number;
  /** The `next_cursor` of the list before. */
  readonly cursor?: string;
}

/** A receipt in a list. */
export interface ListedReceipt extends Receipt {
  /** When its call was settled: the order of the list. `fetched_at` is of the data, which may be older. */
  readonly settled_at: string;
}

/** A part of a list. It may be short, or empty, where few of many receipts fit: `next_cursor` alone says whether it goes on. */
export interface ReceiptList extends Readonly<Record<string, unknown>> {
  readonly receipts: readonly ListedReceipt[];
  /** null: this is the last. */
  readonly next_cursor: string | null;
}

const LIST: OptionNames<ListReceipts> = {
  ...{ accountId: true, tool: true, outcome: true, since: true, until: true },
  ...{ keyId: true, endUser: true, limit: true, cursor: true },
};

const LIMIT = { usual: 100, most: 250 };
const OUTCOMES: readonly unknown[] = ["ok", "failed"] satisfies CallOutcome[];
const WORD_FORM = /^[^\p{Cc}\p{Cs}]{1,200}$/u;
const CURSOR_FORM = /^(\d{1,16})\.([^\p{Cc}\p{Cs}]{1,200})$/u;

/** The verb of a service. */
export function createReceiptLists({ store }: Pick<ServiceParts, "store">): Receipts {
  return {
    async listReceipts(given) {
      requireOptions(given, LIST);
      const { accountId } = given;
      requireId("account", accountId);
      const listing = toListing(given);
      if (!(await store.findAccount(accountId))) throw notFound("account", accountId);
      const { receipts, next } = await store.listReceipts(listing);
      return { receipts: receipts.map(toListed), next_cursor: next ? `${next.settledAt}.${next.id}` : null };
    },
  };
}

function toListing(given: ListReceipts): ReceiptListing {
  for (const [name, value] of Object.entries(given))
    if (value === undefined) throw refused(name, `\`${name}\` is undefined: leave it out, or say which.`);
  const { accountId, outcome, since, until, limit = LIMIT.usual, cursor } = given;
  if (outcome !== undefined && !OUTCOMES.includes(outcome))
    throw refused("outcome", "The outcome is ok or failed.");
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT.most)
    throw refused("limit", `The limit is a whole number from 1 to ${LIMIT.most}.`);
  for (const name of ["tool", "keyId", "endUser"] as const) requireWord(name, given[name]);
  return {
    ...{ accountId, outcome, limit, tool: given.tool, keyId: given.keyId, endUser: given.endUser },
    since: since === undefined ? undefined : toInstant(since, "since"),
    until: until === undefined ? undefined : toInstant(until, "until"),
    after: cursor === undefined ? undefined : readCursor(cursor),
  };
}

function requireWord(name: string, value: unknown): void {
  if (value === undefined || (typeof value === "string" && WORD_FORM.test(value))) return;
  throw refused(name, `\`${name}\` is 1 to 200 characters without control characters.`);
}

function readCursor(cursor: unknown): ReceiptPlace {
  const [, settledAt, id] = (typeof cursor === "string" && CURSOR_FORM.exec(cursor)) || [];
  if (id === undefined) throw refused("cursor", "The cursor is not one of this list.");
  return { settledAt: Number(settledAt), id };
}

function toListed({ receipt, settledAt }: SettledReceipt): ListedReceipt {
  return { settled_at: toIsoTime(settledAt), ...receipt };
}
