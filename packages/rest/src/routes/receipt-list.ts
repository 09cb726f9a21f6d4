// Receipt list: the query and the answer of the routes that list receipts, of one's own account and of any.
import type { ListReceipts } from "@svckit/core";
import { EXAMPLE_RECEIPT } from "../documents/wire-examples.js";
import { type RouteAnswer, type RouteParameter, refTo, successOf } from "../http/route.js";

// Without control characters.
const WORD = { type: "string", pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]{1,200}$" };
const INSTANT = {
  anyOf: ["date-time", "date"].map((format) => ({ type: "string", format })),
};
const CURSOR = { type: "string", pattern: "^\\d{1,16}\\.[!-~]{1,200}$" };

const SETTLED_AT = "2026-03-01T12:00:00.182Z";

function parameter(name: string, description: string, schema: object, example: unknown): RouteParameter {
  return { name, in: "query", description, schema: { ...schema }, example: () => example };
}

/** What the routes take in their query. */
export const RECEIPT_FILTERS: readonly RouteParameter[] = [
  parameter("tool", "The calls of a tool", WORD, EXAMPLE_RECEIPT.tool),
  parameter(
    "outcome",
    "`ok`: calls that were answered; `failed`: those that were not",
    { type: "string", enum: ["ok", "failed"] satisfies ListReceipts["outcome"][] },
    "ok",
  ),
  parameter("since", "Settled then or later, in ISO 8601", INSTANT, "2026-03-01T00:00:00Z"),
  parameter("until", "Settled before then, in ISO 8601", INSTANT, "2026-03-02T00:00:00Z"),
  parameter("key_id", "The calls of a key, by its id", WORD, "019f0000-0000-7000-8000-000000000001"),
  parameter("end_user", "The calls for one of the account's own users", WORD, "user-7"),
  parameter(
    "limit",
    "The most receipts; 100 where left out",
    { type: "integer", minimum: 1, maximum: 250 },
    100,
  ),
  parameter(
    "cursor",
    "`next_cursor` of the page before",
    CURSOR,
    `${Date.parse(SETTLED_AT)}.${EXAMPLE_RECEIPT.receipt_id}`,
  ),
];

/** What the routes answer. */
export const LISTED_RECEIPTS: RouteAnswer = {
  description:
    "A page of receipts. It may be short, or empty, where few of many fit: `next_cursor` alone says whether there are more",
  schema: successOf({
    type: "object",
    properties: {
      receipts: { type: "array", items: refTo("ListedReceipt") },
      next_cursor: { type: ["string", "null"], description: "null: there are no more" },
    },
    required: ["receipts", "next_cursor"],
  }),
  example: () => ({
    ok: true,
    data: { receipts: [{ settled_at: SETTLED_AT, ...EXAMPLE_RECEIPT }], next_cursor: null },
  }),
};

/** The query as the service takes it, which checks it. */
export function readReceiptFilters(query: URLSearchParams): Omit<ListReceipts, "accountId"> {
  const text = (name: string) => query.get(name) ?? undefined;
  const given = {
    ...{ tool: text("tool"), outcome: text("outcome"), since: text("since"), until: text("until") },
    ...{ keyId: text("key_id"), endUser: text("end_user"), cursor: text("cursor") },
  };
  const limit = text("limit");
  return {
    // `as`: the service refuses what is no outcome; what was not sent is left out.
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Omit<
      ListReceipts,
      "accountId" | "limit"
    >),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}
