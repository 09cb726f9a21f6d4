// The administrators' route of usage: what calls came to, a page of sums at a time.
import { ServiceError, USAGE_FIELDS, type UsageField } from "@svckit/core";
import { EXAMPLE_DAY } from "../../documents/wire-examples.js";
import { toSuccess } from "../../http/response.js";
import { type RouteParameter, successOf } from "../../http/route.js";
import { ADMIN, type AdminContext, type AdminRoute } from "./admin-route.js";

const DAY = { type: "string", format: "date" };
const WORD = { type: "string" };
const WORD_OR_NULL = { type: ["string", "null"] };
const COUNT = { type: "integer", minimum: 0 };

function parameter(name: string, description: string, example?: string): RouteParameter {
  const shown = { name, in: "query", description, schema: WORD } as const;
  return example === undefined ? shown : { ...shown, example: () => example };
}

export const usageRoutes: readonly AdminRoute[] = [
  {
    method: "GET",
    path: `${ADMIN}/usage`,
    operationId: "getAllUsage",
    summary: "What calls came to, summed by day, tool, key, end user and account",
    description:
      "Rows are in the order of what they are summed by. Days are those of UTC, and both are counted.",
    parameters: [
      parameter("from", "First UTC day; it has to be there", EXAMPLE_DAY),
      parameter("to", "Last UTC day; it has to be there", EXAMPLE_DAY),
      parameter(
        "by",
        `What is summed by, in this order, with commas; it has to be there: ${USAGE_FIELDS.join(", ")}`,
        "day,tool",
      ),
      parameter("account_id", "One account; all where left out"),
      parameter("limit", "The most rows, 1 to 10,000; 1,000 where left out"),
      parameter("cursor", "`next_cursor` of the page before"),
    ],
    answer: {
      description: "A page of sums",
      schema: successOf({
        type: "object",
        properties: {
          rows: {
            type: "array",
            items: {
              type: "object",
              description: "What it is summed by, and what that came to",
              properties: {
                ...{ day: DAY, tool: WORD, key: WORD_OR_NULL, endUser: WORD_OR_NULL, account: WORD },
                ...{ calls: COUNT, credits: COUNT },
              },
              required: ["calls", "credits"],
            },
          },
          next_cursor: { type: ["string", "null"], description: "null: there are no more" },
        },
        required: ["rows", "next_cursor"],
      }),
      example: () => ({
        ok: true,
        data: { rows: [{ day: EXAMPLE_DAY, tool: "get_price", calls: 3, credits: 2 }], next_cursor: null },
      }),
    },
    codes: ["ENDPOINT_NOT_FOUND"],
    handle: tellUsage,
  },
];

async function tellUsage({ service, query, requestId }: AdminContext) {
  const [account, limit, cursor] = ["account_id", "limit", "cursor"].map((name) => query.get(name));
  const { rows, nextCursor } = await service.usage({
    from: textOf(query, "from"),
    to: textOf(query, "to"),
    // `as`: the service refuses what is none.
    by: textOf(query, "by").split(",") as UsageField[],
    ...(account != null && { accountId: account }),
    ...(limit != null && { limit: Number(limit) }),
    ...(cursor != null && { cursor }),
  });
  return toSuccess(requestId, { rows, next_cursor: nextCursor });
}

function textOf(query: URLSearchParams, name: string): string {
  const text = query.get(name);
  if (text !== null) return text;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The query parameter ${name} is missing.`,
    next: `Add ${name} to the query.`,
    param: name,
  });
}
