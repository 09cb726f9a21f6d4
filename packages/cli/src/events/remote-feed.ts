// The feed of a service elsewhere, asked over REST.
import { ERRORS, type ErrorCode, isObject, ServiceError } from "@svckit/core";
import type { Asked, ReadFeed, TailedEvent } from "./tail.js";

/** Reads the feed of the account whose key it is. Throws API_ERROR where the service cannot be reached. */
export function remoteFeed(url: string, apiKey: string | undefined): ReadFeed {
  return async (asked) => {
    const answer = await get(
      `${url.replace(/\/+$/, "")}/api/v1/events?${queryOf(asked)}`,
      apiKey,
      asked.signal,
    );
    const body: unknown = await answer.json().catch(() => undefined);
    const data = isObject(body) && body["ok"] === true ? body["data"] : undefined;
    if (!isObject(data) || !Array.isArray(data["events"])) throw refusal(answer.status, body);
    // `as`: the form in which the route answers.
    return data["events"] as readonly TailedEvent[];
  };
}

function queryOf({ after, order, limit }: Asked): string {
  const query = new URLSearchParams({ order, limit: String(limit) });
  if (after !== undefined) query.set("cursor", after);
  return query.toString();
}

async function get(url: string, apiKey: string | undefined, signal: AbortSignal): Promise<Response> {
  try {
    const headers = { ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) };
    return await fetch(url, { headers, signal });
  } catch (cause) {
    signal.throwIfAborted();
    // The address may hold a password, so it is not repeated.
    const message = "The service could not be reached.";
    throw new ServiceError("API_ERROR", { message, next: "Check --url, or SVC_URL.", cause });
  }
}

function refusal(status: number, body: unknown): ServiceError {
  const error = isObject(body) ? body["error"] : undefined;
  const { code, message } = isObject(error) ? error : {};
  if (typeof code !== "string" || typeof message !== "string" || !Object.hasOwn(ERRORS, code))
    return new ServiceError("API_ERROR", { message: `The service answered with status ${status}.` });
  // What happened, and in the last sentence what to do next.
  const [, what, next] = /^(.*[.!?]) (.+)$/s.exec(message) ?? [];
  // `as`: a code of the table.
  return new ServiceError(code as ErrorCode, { message: what ?? message, ...(next && { next }) });
}
