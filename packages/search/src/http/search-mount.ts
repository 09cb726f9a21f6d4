// The route of the search: POST /v1/search, in the specification's own words, as one answer or as a stream of its steps.
import type { Service } from "@svckit/core";
import {
  type Mount,
  type MountContext,
  type RestRequest,
  type RestResponse,
  readJsonBody,
  toNoContent,
} from "@svckit/rest";
import {
  addLimits,
  readIdempotencyKey,
  readWeights,
  refuseKeyInTarget,
  toCaller,
} from "@svckit/rest/adapter";
import { keyRequired, refusalOf, SearchRefusal, toSearchRefusal } from "../refusal.js";
import type { Search, SearchCall, SearchLimits, SearchOutcome } from "../search.js";
import { createEventStream } from "./event-stream.js";
import { searchOperation } from "./operation.js";

const PATH = "/v1/search";
const METHODS = "POST, OPTIONS";
const EVENTS = "text/event-stream";

/** The routes of a search, for `createRest(service, { routes })`. */
export function searchRoutes(search: Search): readonly Mount[] {
  return [searchMount(search)];
}

function searchMount(search: Search): Mount {
  const { service } = search;
  return {
    path: PATH,
    title: "Search: a question in words, an answer from the tools",
    credential: "optional",
    heading: "Search",
    operations: [searchOperation(PATH, service)],
    refuse: (words, { requestId }) =>
      toResponse(service, refusedBefore(new SearchRefusal(403, words), requestId)),
    async handle(request, context) {
      const { method } = request;
      const { requestId } = context;
      if (method === "OPTIONS") return toNoContent(requestId);
      if (method !== "POST") {
        const refusal = refusedBefore(new SearchRefusal(405, "Questions are sent by POST"), requestId);
        const response = toResponse(service, refusal);
        return { ...response, headers: { ...response.headers, allow: METHODS } };
      }
      try {
        return await answer(search, request, context);
      } catch (error) {
        return toResponse(service, refusedBefore(toSearchRefusal(error), requestId));
      }
    },
  };
}

async function answer(
  search: Search,
  request: RestRequest,
  { requestId, query, draining }: MountContext,
): Promise<RestResponse> {
  const { service } = search;
  const { headers, body } = request;
  if (draining) throw refusalOf("SHUTTING_DOWN");
  // The host may know the caller by something else. A key in the URL alone is none.
  if (!service.transport.identifyByHost) requireSomeKey(headers);
  refuseKeyInTarget(service.brand, "", query);
  const idempotencyKey = readIdempotencyKey({}, headers["idempotency-key"] ?? [], service.brand);
  const call: SearchCall = {
    caller: { ...toCaller(service, request, requestId, "rest"), idempotencyKey },
    body: () => readJsonBody({ service, headers, body }),
  };
  if (wantsEvents(headers["accept"] ?? [])) return stream(search, call);
  return toResponse(service, await search.answer(call));
}

/** Named by itself, and with no less weight than JSON. */
function wantsEvents(accept: readonly string[]): boolean {
  const weights = readWeights(accept);
  const events = weights.get(EVENTS) ?? 0;
  return events > 0 && events >= (weights.get("application/json") ?? 0);
}

/** `Bearer` with nothing behind it is no key. */
function requireSomeKey(headers: RestRequest["headers"]): void {
  const keys = [...(headers["authorization"] ?? []), ...(headers["x-api-key"] ?? [])];
  if (keys.every((key) => /^bearer *$/i.test(key))) throw keyRequired();
}

/** The steps as they come. A search that is refused before its first step is answered as any other is. */
async function stream(search: Search, call: SearchCall): Promise<RestResponse> {
  const { service } = search;
  const leaving = new AbortController();
  const signals = [leaving.signal, ...(call.caller.signal ? [call.caller.signal] : [])];
  const events = createEventStream(() => leaving.abort());
  let left: SearchLimits = {};
  let begun = () => {};
  const first = new Promise<undefined>((resolve) => {
    begun = () => resolve(undefined);
  });
  const ending = search.answer({
    ...call,
    caller: { ...call.caller, signal: AbortSignal.any(signals) },
    began(known) {
      left = known;
    },
    step(step) {
      events.step(step);
      begun();
    },
  });
  void ending.then(events.end);
  const ended = await Promise.race([first, ending]);
  if (ended !== undefined && ended.status !== 200) return toResponse(service, ended);
  const { "content-type": _, ...headers } = headersOf(service, {
    requestId: call.caller.requestId ?? "",
    ...left,
    ...ended,
  });
  return {
    status: 200,
    headers: { ...headers, "content-type": `${EVENTS}; charset=utf-8`, "x-accel-buffering": "no" },
    body: "",
    pieces: events.pieces,
  };
}

function toResponse(service: Service, outcome: SearchOutcome): RestResponse {
  const { status, body, retryAfterS } = outcome;
  const headers = headersOf(service, outcome);
  if (retryAfterS !== undefined) headers["retry-after"] = String(retryAfterS);
  if (status === 401) headers["www-authenticate"] = "Bearer";
  return { status, headers, body: JSON.stringify(body) };
}

function headersOf(
  { brand, transport }: Service,
  { requestId, rate, creditsRemaining, receiptId, replayed = false }: Partial<SearchOutcome>,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId ?? "",
  };
  addLimits(headers, { code: undefined, rate, quotaRemaining: creditsRemaining, replayed }, transport.now());
  if (receiptId !== undefined) headers[`x-${brand.name}-receipt-id`] = receiptId;
  return headers;
}

function refusedBefore({ status, message, retryAfterS }: SearchRefusal, requestId: string): SearchOutcome {
  return { status, body: { error: { message } }, requestId, retryAfterS, replayed: false };
}
