// The route table: every path of the REST surface, what answers it and how it is described.
import { type CatalogQuery, isServiceError, type Service, ServiceError } from "@svckit/core";
import { getReceipt, getUsage } from "./account-routes.js";
import { renderErrorPage } from "./error-page.js";
import { readCall } from "./execute-request.js";
import type { RestResponse } from "./message.js";
import { type RequestContext, requireKnownCaller } from "./request-context.js";
import { toJsonResponse, toPage, toResponse } from "./response.js";

/** A route as it is described to people and machines. */
export interface RouteDescription {
  readonly method: "GET" | "POST";
  /** With `{name}` places. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Query parameters that it takes; none where left out. */
  readonly query?: readonly string[];
}

/** A route with what answers it. */
export interface Route extends RouteDescription {
  /** Whether it still answers while the server shuts down. */
  readonly probe?: boolean;
  readonly handle: (context: RequestContext) => Promise<RestResponse> | RestResponse;
}

/** Every route, in the order in which they are described. */
export const routes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/tools",
    operationId: "listTools",
    summary: "The tool catalog, a page at a time",
    query: ["limit", "cursor", "category", "provider", "search"],
    handle: listTools,
  },
  {
    method: "GET",
    path: "/api/v1/tools/{name}",
    operationId: "getTool",
    summary: "One tool of the catalog",
    handle: getTool,
  },
  {
    method: "POST",
    path: "/api/v1/execute",
    operationId: "execute",
    summary: "Run a tool",
    handle: executeTool,
  },
  {
    method: "GET",
    path: "/api/v1/quota",
    operationId: "getQuota",
    summary: "What the caller has left; spends nothing",
    handle: getQuota,
  },
  {
    method: "GET",
    path: "/api/v1/receipts/{receipt_id}",
    operationId: "getReceipt",
    summary: "A receipt of the caller's own account",
    handle: getReceipt,
  },
  {
    method: "GET",
    path: "/api/v1/usage",
    operationId: "getUsage",
    summary: "What the account's calls came to, by day and by tool",
    query: ["from", "to"],
    handle: getUsage,
  },
  {
    method: "GET",
    path: "/errors",
    operationId: "getErrors",
    summary: "What each error code means, for people",
    handle: ({ requestId }) => toPage(requestId, errorPage()),
  },
  {
    method: "GET",
    path: "/healthz",
    operationId: "getHealth",
    summary: "Whether the process is alive",
    probe: true,
    handle: ({ requestId }) => toJsonResponse(requestId, { ok: true, data: { status: "alive" } }),
  },
  {
    method: "GET",
    path: "/readyz",
    operationId: "getReadiness",
    summary: "Whether the server takes calls",
    probe: true,
    handle: getReadiness,
  },
];

let page: string | undefined;

function errorPage(): string {
  page ??= renderErrorPage();
  return page;
}

async function listTools(context: RequestContext): Promise<RestResponse> {
  const { service, query, requestId } = context;
  await requireKnownCaller(context);
  const { tools, totalCount, nextCursor } = service.catalog.list(toCatalogQuery(query));
  return toJsonResponse(requestId, {
    ok: true,
    data: { tools, total_count: totalCount },
    meta: { next_cursor: nextCursor },
  });
}

function toCatalogQuery(query: URLSearchParams): CatalogQuery {
  const { limit, ...words } = Object.fromEntries(query);
  if (limit === undefined) return words;
  return { ...words, limit: /^\d+$/.test(limit) ? Number(limit) : Number.NaN };
}

async function getTool(context: RequestContext): Promise<RestResponse> {
  await requireKnownCaller(context);
  const tool = context.service.catalog.find(context.params["name"] ?? "");
  return toJsonResponse(context.requestId, { ok: true, data: tool.entry() });
}

async function executeTool(context: RequestContext): Promise<RestResponse> {
  const call = await readCall(context);
  const answer = await context.service.answer(call);
  return toResponse(answer, context.now, { metered: true });
}

async function getQuota(context: RequestContext): Promise<RestResponse> {
  const { service, caller, now } = context;
  return toResponse(await service.quota(caller), now, { metered: false });
}

async function getReadiness({ service, requestId, draining }: RequestContext): Promise<RestResponse> {
  if (draining) throw new ServiceError("SHUTTING_DOWN", { retryAfter: 1 });
  const ready = await isReady(service);
  if (!ready) throw new ServiceError("STATE_BACKEND_UNAVAILABLE", { retryAfter: 1 });
  return toJsonResponse(requestId, { ok: true, data: { status: "ready" } });
}

async function isReady(service: Service): Promise<boolean> {
  try {
    return await service.store.ready();
  } catch (error) {
    if (isServiceError(error)) throw error;
    return false;
  }
}
