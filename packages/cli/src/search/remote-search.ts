// A question put to a service elsewhere: its steps are read as they come.
import { randomUUID } from "node:crypto";
import { docUrl, type ErrorCode, isObject, ServiceError } from "@svckit/core";
import type { AnswerStep } from "@svckit/search";
import { createParser } from "eventsource-parser";
import { sendAgain, unreached, withTime } from "../place/remote.js";
import type { Refused } from "../terminal/refusal.js";
import type { Asking, Found } from "./asking.js";

// What the search's own refusals are among the codes of the command line.
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: "INVALID_ARGS",
  401: "AUTH_REQUIRED",
  402: "QUOTA_EXCEEDED",
  403: "INVALID_API_KEY",
  413: "INVALID_ARGS",
  429: "RATE_LIMITED",
};

// The words by which the limit of a day is told from that of a minute.
const OF_DAY = "Rate limit reached for today";

const RETRIES = 2;

/**
 * Asks the service at an address; throws a `ServiceError` for whatever is no answer. A question that may be answered later
 * is sent again with the same idempotency key, until a first step was told.
 */
export async function searchThere(url: string, apiKey: string | undefined, asking: Asking): Promise<Found> {
  const { signal, endsAt } = asking;
  const key = randomUUID();
  let retries = RETRIES;
  const told: Asking = {
    ...asking,
    step(step) {
      retries = 0;
      asking.step(step);
    },
  };
  const limits = {
    signal,
    endsAt,
    get retries() {
      return retries;
    },
  };
  return sendAgain(limits, () => ask(url, { apiKey, key }, told));
}

interface Credentials {
  readonly apiKey: string | undefined;
  /** The idempotency key. */
  readonly key: string;
}

async function ask(url: string, credentials: Credentials, asking: Asking): Promise<Found> {
  const response = await post(url, credentials, asking);
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || response.body === null)
    throw refusal(url, response.status, await bodyOf(response), response.headers.get("retry-after"));
  let ending: Found | ServiceError | undefined;
  const parser = createParser({
    onEvent({ event = "", data }) {
      const said: unknown = JSON.parse(data);
      if (!isObject(said)) return;
      if (event === "end") ending = toFound(said);
      else if (event === "error") ending = refusal(url, Number(said["status"]), said);
      else asking.step(toStep(event, said));
    },
  });
  try {
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) parser.feed(piece);
  } catch (error) {
    throw asking.signal.aborted ? error : broken(error);
  }
  if (ending === undefined) throw broken(undefined);
  if (ending instanceof ServiceError) throw ending;
  return ending;
}

async function post(
  url: string,
  { apiKey, key }: Credentials,
  { question, signal }: Asking,
): Promise<Response> {
  try {
    return await fetch(`${url}/v1/search`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "idempotency-key": key,
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ prompt: question, include_data_sources: true }),
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw unreached(url, cause);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The error for a refusal, which has words alone: what to do about it, and the page on it, are told here. */
function refusal(url: string, status: number, body: unknown, header: string | null = null): ServiceError {
  const error = isObject(body) ? body["error"] : undefined;
  const words = isObject(error) ? error["message"] : undefined;
  const message =
    typeof words === "string" ? words.replace(/\.?$/, ".") : `The service answered with status ${status}.`;
  const code = CODES[status] ?? "API_ERROR";
  const isOfDay = words === OF_DAY;
  const cause: Refused = {
    error: { doc_url: docUrl(url, code), ...(isOfDay && { retryable: false }) },
  };
  const next = isOfDay ? { next: "Ask again after 00:00 UTC, or of a plan that searches more." } : {};
  return withTime(new ServiceError(code, { message, ...next, cause }), header);
}

function broken(cause: unknown): ServiceError {
  return new ServiceError("API_ERROR", { message: "The answer broke off.", next: "Ask again.", cause });
}

function toFound({ response, isAdditionalDataRequired, data_sources, receipt_id }: Record<string, unknown>) {
  // `as`: the form in which the route ends its answers.
  return { response, isAdditionalDataRequired, data_sources, receipt_id } as unknown as Found;
}

function toStep(type: string, said: Record<string, unknown>): AnswerStep {
  const { receipt_id: receiptId, ...rest } = said;
  // `as`: the form in which the route tells its steps; one that this version does not know is passed over.
  return { type, ...rest, receiptId } as unknown as AnswerStep;
}
