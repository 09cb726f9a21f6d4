// Responses: turns answers into HTTP, with the status of the code and the headers about limits, quota and replay.
import { type Answer, ERRORS, type ErrorRow, jsonMember, RATE_WINDOW_MS } from "@svckit/core";
import type { RestResponse } from "./message.js";
import type { SharedText } from "./shared-text.js";

const WINDOW_S = RATE_WINDOW_MS / 1_000;

/** The headers of every answer in JSON. Written out: adding to an object that begins with a spread took ten times as long. */
function jsonHeaders(requestId: string): Record<string, string> {
  return {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
}

/** An answer as a response. Metered routes alone have the headers about limits. */
export function toResponse(
  answer: Answer,
  now: number,
  options: { readonly metered: boolean },
): RestResponse {
  const row: ErrorRow | undefined = answer.code && ERRORS[answer.code];
  const headers = jsonHeaders(answer.requestId);
  if (options.metered) addLimits(headers, answer, now);
  if (answer.retryAfterS !== undefined && answer.code !== "QUOTA_EXCEEDED") {
    headers["retry-after"] = String(answer.retryAfterS);
  } else if (row?.status === 503 && row.retryable) {
    headers["retry-after"] = "5";
  }
  if (row?.status === 401) headers["www-authenticate"] = "Bearer";
  // A failure has two forms, which `Accept` decides.
  if (row) headers["vary"] = "accept";
  return { status: row?.status ?? (row ? 500 : 200), headers, body: answer.body, outcome: answer };
}

/** Adds the headers that tell what is left of the minute and of the quota, and whether the answer is a replay. */
export function addLimits(
  headers: Record<string, string>,
  { code, rate, quotaRemaining, replayed }: Pick<Answer, "code" | "rate" | "quotaRemaining" | "replayed">,
  now: number,
): void {
  if (rate) {
    const seconds = Math.min(WINDOW_S, Math.max(0, Math.ceil((rate.resetAt - now) / 1_000)));
    headers["ratelimit-policy"] = `"minute";q=${rate.limit};w=${WINDOW_S}`;
    headers["ratelimit"] = `"minute";r=${rate.remaining};t=${seconds}`;
    headers["x-ratelimit-limit"] = String(rate.limit);
    headers["x-ratelimit-remaining"] = String(rate.remaining);
    headers["x-ratelimit-reset"] = String(Math.ceil(rate.resetAt / 1_000));
  }
  // The wallet may hold something, but less than the price.
  if (code === "QUOTA_EXCEEDED") headers["x-quota-remaining"] = "0";
  else if (quotaRemaining !== undefined) headers["x-quota-remaining"] = String(quotaRemaining);
  if (replayed) headers["idempotent-replayed"] = "true";
}

/** The success of a route that runs no tool: `{ ok: true, data }`, with a `meta` where there is one. */
export function toSuccess(
  requestId: string,
  data: unknown,
  { status = 200, meta }: { readonly status?: number; readonly meta?: unknown } = {},
): RestResponse {
  return toJsonResponse(requestId, { ok: true, data, meta }, status);
}

/** The same in pieces of its JSON text, those of `data` and the text of `meta`: a long list is not written anew for each caller. */
export function toSuccessOf(requestId: string, data: readonly Uint8Array[], meta: string): RestResponse {
  const start = Buffer.from('{"ok":true,"data":');
  const plain = Buffer.concat([start, ...data, Buffer.from(`,${jsonMember("meta", meta)}}`)]);
  return withReadBody({ status: 200, headers: jsonHeaders(requestId), plain });
}

/** Any value as JSON, for a route whose answers have a form of their own. */
export function toJsonResponse(requestId: string, value: unknown, status = 200): RestResponse {
  return { status, headers: jsonHeaders(requestId), body: JSON.stringify(value) };
}

/** The success of a route that has nothing to say: 204. */
export function toNoContent(requestId: string): RestResponse {
  return { status: 204, headers: { "cache-control": "no-store", "x-request-id": requestId }, body: "" };
}

/** A page for people; `policy` says what it may load. */
export function toPage(
  requestId: string,
  html: string | SharedText,
  policy = "default-src 'none'; style-src 'unsafe-inline'",
): RestResponse {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
  return toTextResponse(headers, html);
}

/** A text that callers may keep. */
export function toFile(
  requestId: string,
  text: string | SharedText,
  kept: { readonly type: string; readonly cacheControl: string; readonly etag?: string },
): RestResponse {
  const headers = {
    "content-type": kept.type,
    "cache-control": kept.cacheControl,
    ...(kept.etag !== undefined && { etag: kept.etag }),
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
  return toTextResponse(headers, text);
}

function toTextResponse(headers: Record<string, string>, text: string | SharedText): RestResponse {
  if (typeof text === "string") return { status: 200, headers, body: text };
  // Caches may keep it, so it says of every answer what others vary with.
  return toSharedResponse(200, { ...headers, vary: "accept-encoding, origin" }, text);
}

function toSharedResponse(
  status: number,
  headers: RestResponse["headers"],
  shared: SharedText,
): RestResponse {
  return withReadBody({ status, headers, shared });
}

/** A response whose text is decoded with each use: hosts that send bytes have no use for it. */
function withReadBody(response: Omit<RestResponse, "body">): RestResponse {
  const { shared, plain = new Uint8Array() } = response;
  return {
    ...response,
    get body() {
      return shared ? shared.text : new TextDecoder().decode(plain);
    },
  };
}

/** A response with more headers. What both say of `vary` stands in one. */
export function withHeaders(response: RestResponse, more: RestResponse["headers"]): RestResponse {
  const { status, shared, plain } = response;
  const headers = { ...response.headers, ...more };
  const vary = joinVary(response.headers["vary"], more["vary"]);
  if (vary !== "") headers["vary"] = vary;
  if (shared) return toSharedResponse(status, headers, shared);
  return plain ? withReadBody({ status, headers, plain }) : { ...response, headers };
}

/** The names of several `vary` headers, each once. */
export function joinVary(...values: readonly (string | undefined)[]): string {
  const names = values.flatMap((value) => value?.split(",") ?? []).map((name) => name.trim());
  return [...new Set(names)].join(", ");
}
