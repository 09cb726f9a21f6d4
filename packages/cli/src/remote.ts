// Remote: what a service elsewhere answers to a GET of its REST routes.
import { ERRORS, type ErrorCode, isObject, ServiceError } from "@svckit/core";

/** Whom the request is for, and what ends it. */
export interface RemoteCaller {
  readonly apiKey: string | undefined;
  readonly signal?: AbortSignal;
}

/** The answer's data and meta. Throws what the service refuses with, and API_ERROR where it cannot be reached. */
export async function getRemote(
  url: string,
  path: string,
  caller: RemoteCaller,
): Promise<{ readonly data: Record<string, unknown>; readonly meta: Record<string, unknown> }> {
  const answer = await get(`${url.replace(/\/+$/, "")}${path}`, caller);
  const body: unknown = await answer.json().catch(() => undefined);
  const { data, meta } = isObject(body) && body["ok"] === true ? body : {};
  if (!isObject(data)) throw refusal(answer.status, body);
  return { data, meta: isObject(meta) ? meta : {} };
}

async function get(url: string, { apiKey, signal }: RemoteCaller): Promise<Response> {
  try {
    const headers = { ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) };
    return await fetch(url, { headers, ...(signal && { signal }) });
  } catch (cause) {
    signal?.throwIfAborted();
    // The address may hold a password, so it is not repeated.
    const message = "The service could not be reached.";
    throw new ServiceError("API_ERROR", { message, next: "Check --url, or SVC_URL.", cause });
  }
}

function refusal(status: number, body: unknown): ServiceError {
  const error = isObject(body) ? body["error"] : undefined;
  const { code, message, approval_id: approvalId } = isObject(error) ? error : {};
  if (typeof code !== "string" || typeof message !== "string" || !Object.hasOwn(ERRORS, code))
    return new ServiceError("API_ERROR", { message: `The service answered with status ${status}.` });
  // What happened, and in the last sentence what to do next.
  const [, what, next] = /^(.*[.!?]) (.+)$/s.exec(message) ?? [];
  // `as`: a code of the table.
  return new ServiceError(code as ErrorCode, {
    message: what ?? message,
    ...(next && { next }),
    ...(typeof approvalId === "string" && { approvalId }),
  });
}
