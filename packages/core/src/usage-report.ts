// Usage reports: what calls came to, for whoever bills, as pages of rows and as lines of CSV.
import type { ServiceParts } from "./call/service-parts.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { isUtcDay } from "./platform/clock.js";
import { csvLine } from "./platform/csv.js";
import { notFound, refused, requireNamedAccount } from "./refusals.js";
import { groupOf, USAGE_FIELDS, type Usage, type UsageField, type UsageQuery } from "./store/usage.js";

/** Verbs for whoever bills by usage. They throw VALIDATION_ERROR for an argument, and ENDPOINT_NOT_FOUND for an account. */
export interface UsageReports {
  /** A page of the sums, in the order of what they are summed by. */
  usage(options: UsageOptions): Promise<UsagePage>;
  /** All of the sums as lines of CSV (RFC 4180), the names of the columns first. */
  usageLines(options: Omit<UsageOptions, "limit" | "cursor">): AsyncIterable<string>;
}

/** Whose usage is asked for, when, and by what. */
export interface UsageOptions {
  /** All accounts where left out; undefined in its place is refused, as the id of nobody. */
  readonly accountId?: string;
  /** The first UTC day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last UTC day; it is counted, too. */
  readonly to: string;
  /** What is summed by, and in which order. */
  readonly by: readonly UsageField[];
  /** The most rows of a page: 1 to 10,000, and 1,000 by default. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** A page of sums. */
export interface UsagePage {
  readonly rows: readonly Usage[];
  /** null: there are no more. */
  readonly nextCursor: string | null;
}

const LINES: OptionNames<Omit<UsageOptions, "limit" | "cursor">> = {
  accountId: true,
  from: true,
  to: true,
  by: true,
};
const PAGE: OptionNames<UsageOptions> = { ...LINES, limit: true, cursor: true };

const MAX_LIMIT = 10_000;
const DEFAULT_LIMIT = 1_000;

/** The verbs of a service. */
export function createUsageReports({ store }: Pick<ServiceParts, "store">): UsageReports {
  async function usage(given: UsageOptions): Promise<UsagePage> {
    requireOptions(given, PAGE);
    requireNamedAccount(given);
    const { cursor, limit = DEFAULT_LIMIT, ...options } = given;
    const query = toQuery(options);
    const { by, accountId } = query;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > MAX_LIMIT)
      throw refused("limit", `The limit must be a whole number from 1 to ${MAX_LIMIT}.`);
    const after = cursor === undefined ? undefined : readCursor(cursor, by);
    if (accountId !== undefined && !(await store.findAccount(accountId)))
      throw notFound("account", accountId);
    // One more tells whether there are more.
    const rows = await store.usage({ ...query, limit: limit + 1, after });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { rows: rows.slice(0, limit), nextCursor: last ? toCursor(by, last) : null };
  }

  return {
    usage,
    async *usageLines(options) {
      requireOptions(options, LINES);
      requireNamedAccount(options);
      const { by } = toQuery(options);
      let page = await usage({ ...options, limit: MAX_LIMIT });
      yield csvLine([...by, "calls", "credits"]);
      for (;;) {
        for (const row of page.rows)
          yield csvLine([...by.map((field) => row[field] ?? null), row.calls, row.credits]);
        if (page.nextCursor === null) return;
        page = await usage({ ...options, limit: MAX_LIMIT, cursor: page.nextCursor });
      }
    },
  };
}

function toQuery({ accountId, from, to, by }: UsageOptions): UsageQuery {
  const known: readonly string[] = USAGE_FIELDS;
  if (
    !isTexts(by) ||
    by.length === 0 ||
    new Set(by).size < by.length ||
    !by.every((each) => known.includes(each))
  )
    throw refused("by", `Name what is summed by, each once: ${known.join(", ")}.`);
  for (const [name, day] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (typeof day !== "string" || !isUtcDay(day))
      throw refused(name, `\`${name}\` must be a UTC day, written as YYYY-MM-DD.`);
  if (from > to) throw refused("from", `The days go from ${from} to ${to}, which is before.`);
  return { accountId, fromDay: from, toDay: to, by };
}

function toCursor(by: readonly UsageField[], row: Usage): string {
  return Buffer.from(JSON.stringify([by, groupOf(by, row)])).toString("base64url");
}

/** The group that a cursor stands behind; it holds for what it was made with. */
function readCursor(cursor: string, by: readonly UsageField[]): readonly string[] {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    read = undefined;
  }
  const [of, group] = Array.isArray(read) ? read : [];
  if (isTexts(of) && of.join() === by.join() && isTexts(group) && group.length === by.length) return group;
  throw refused("cursor", "The cursor is none of a page that was summed by the same.");
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
