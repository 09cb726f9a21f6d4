// The routes of an account: its receipts and its usage.
import { type AccountPrincipal, ServiceError, type Usage, utcDay } from "@svckit/core";
import type { RestResponse } from "./message.js";
import type { RequestContext } from "./request-context.js";
import { toJsonResponse } from "./response.js";

/** GET /api/v1/receipts/{receipt_id}: one receipt of the caller's own account. */
export async function getReceipt(context: RequestContext): Promise<RestResponse> {
  const { service, params, requestId } = context;
  const { account } = await requireAccount(context);
  const receiptId = params["receipt_id"] ?? "";
  const receipt = await service.reachState(() => service.store.findReceipt(account.id, receiptId));
  if (receipt) return toJsonResponse(requestId, { ok: true, data: receipt });
  throw new ServiceError("ENDPOINT_NOT_FOUND", {
    message: "The account has no receipt with that id.",
    next: "Use the receipt_id of an answer that this account was given.",
    param: "receipt_id",
  });
}

/** GET /api/v1/usage: what the account's calls came to, by day and by tool. */
export async function getUsage(context: RequestContext): Promise<RestResponse> {
  const { service, query, requestId, now } = context;
  const { account, cycle } = await requireAccount(context);
  const from = dayOf(query, "from") ?? utcDay(cycle.start);
  const to = dayOf(query, "to") ?? utcDay(now);
  const rows = await service.reachState(() => service.store.usage(account.id, from, to));
  const data = {
    from,
    to,
    total: sum(rows),
    by_day: group(rows, "day"),
    by_tool: group(rows, "tool"),
  };
  return toJsonResponse(requestId, { ok: true, data });
}

async function requireAccount({ service, caller }: RequestContext): Promise<AccountPrincipal> {
  const principal = await service.identify(caller);
  if (principal.kind === "account") return principal;
  throw new ServiceError("AUTH_REQUIRED");
}

function dayOf(query: URLSearchParams, name: "from" | "to"): string | undefined {
  const day = query.get(name);
  if (day === null) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
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
