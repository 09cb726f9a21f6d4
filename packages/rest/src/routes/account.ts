// The routes of what a caller has and has used: its quota and its usage.
import {
  type AccountPrincipal,
  isUtcDay,
  type JsonSchema,
  ServiceError,
  type Usage,
  utcDay,
} from "@svckit/core";
import { EXAMPLE_DAY, EXAMPLE_QUOTA } from "../documents/wire-examples.js";
import type { RestResponse } from "../http/message.js";
import type { RequestContext } from "../http/request-context.js";
import { toResponse, toSuccess } from "../http/response.js";
import { type Route, refTo, successOf, TAGS } from "../http/route.js";

const DAY: JsonSchema = { type: "string", format: "date" };
const SUM = {
  calls: { type: "integer", minimum: 0, description: "Calls that have a receipt" },
  credits: { type: "integer", minimum: 0, description: "Credits taken for them" },
};

/** The schema of a sum over calls, for one day or one tool where `by` names it. */
function sumSchema(by?: JsonSchema): JsonSchema {
  const properties = { ...by, ...SUM };
  return { type: "object", properties, required: Object.keys(properties) };
}

export const accountRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/quota",
    operationId: "getQuota",
    summary: "What the caller has left; spends nothing",
    description:
      "Without an API key it is the day's share of the caller's address, with one the credits of the account. `rate` is how often it may call.",
    tag: TAGS.account,
    credential: "forwarded",
    answer: {
      description: "What is left of the keyless day, or of the account's credits",
      schema: successOf(refTo("Quota")),
      example: () => ({ ok: true, data: EXAMPLE_QUOTA }),
    },
    codes: ["QUOTA_SERVICE_UNAVAILABLE", "STATE_BACKEND_UNAVAILABLE"],
    handle: getQuota,
  },
  {
    method: "GET",
    path: "/api/v1/usage",
    operationId: "getUsage",
    summary: "What the account's calls came to, by day and by tool",
    description: "Days are those of UTC, and both days of the query are counted.",
    tag: TAGS.account,
    credential: "required",
    parameters: [
      {
        name: "from",
        in: "query",
        description: "First UTC day; the period's first where left out",
        schema: DAY,
        example: () => EXAMPLE_DAY,
      },
      {
        name: "to",
        in: "query",
        description: "Last UTC day; today where left out",
        schema: DAY,
        example: () => EXAMPLE_DAY,
      },
    ],
    answer: {
      description: "The sums",
      schema: successOf({
        type: "object",
        properties: {
          from: DAY,
          to: DAY,
          total: sumSchema(),
          by_day: { type: "array", items: sumSchema({ day: DAY }) },
          by_tool: { type: "array", items: sumSchema({ tool: { type: "string" } }) },
        },
        required: ["from", "to", "total", "by_day", "by_tool"],
      }),
      example: () => {
        const sum = { calls: 3, credits: 2 };
        const data = { from: EXAMPLE_DAY, to: EXAMPLE_DAY, total: sum };
        return {
          ok: true,
          data: { ...data, by_day: [{ day: data.from, ...sum }], by_tool: [{ tool: "get_price", ...sum }] },
        };
      },
    },
    codes: ["STATE_BACKEND_UNAVAILABLE"],
    handle: getUsage,
  },
];

async function getQuota({ service, caller, now }: RequestContext): Promise<RestResponse> {
  return toResponse(await service.quota(caller), now, { metered: false });
}

async function getUsage(context: RequestContext<AccountPrincipal>): Promise<RestResponse> {
  const { service, query, requestId, now } = context;
  const { account, period } = context.principal;
  const [first, last] = [dayOf(query, "from"), dayOf(query, "to")];
  // A day that is left out never lies on the wrong side of the one that is named.
  const from = first ?? earlier(utcDay(period.start), last ?? utcDay(now));
  const to = last ?? later(utcDay(now), from);
  if (from > to) {
    throw new ServiceError("VALIDATION_ERROR", {
      message: `The query asks for days from ${from} to ${to}, which is before.`,
      next: "Give `from` a day that is not after `to`.",
      param: "from",
    });
  }
  const rows = await service.transport.askStore((store) =>
    store.usage({ accountId: account.id, fromDay: from, toDay: to, by: ["day", "tool"] }),
  );
  const data = {
    from,
    to,
    total: sum(rows),
    by_day: group(rows, "day"),
    by_tool: group(rows, "tool"),
  };
  return toSuccess(requestId, data);
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

function dayOf(query: URLSearchParams, name: "from" | "to"): string | undefined {
  const day = query.get(name);
  if (day === null) return undefined;
  if (isUtcDay(day)) return day;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The query parameter ${name} is not a day.`,
    next: "Write it as YYYY-MM-DD, in UTC.",
    param: name,
  });
}

function sum(rows: readonly Usage[]): { calls: number; credits: number } {
  return rows.reduce(
    (all, { calls, credits }) => ({ calls: all.calls + calls, credits: all.credits + credits }),
    {
      calls: 0,
      credits: 0,
    },
  );
}

function group(rows: readonly Usage[], name: "day" | "tool") {
  const names = [...new Set(rows.map((row) => row[name]))].sort();
  return names.map((value) => ({ [name]: value, ...sum(rows.filter((row) => row[name] === value)) }));
}
