// svckit as an AWS Lambda function behind API Gateway or a function URL: an event in, a result out.
import type { Service } from "@svckit/core";
import type { BodyReader, Rest, RestRequest, RestResponse } from "@svckit/rest";
import { createStripBasePath, restOf, splitHeader } from "@svckit/rest/adapter";
import type { HttpApiEvent, LambdaResult, RestApiEvent } from "./event.js";

/** The function that Lambda calls; once its promise is settled, nothing of the request is left to do. */
export type LambdaHandler = (event: HttpApiEvent | RestApiEvent) => Promise<LambdaResult>;

/**
 * The REST surface of a service as a Lambda handler, for both payload formats. The caller's address is the one that
 * the event names. A stage, or the path of the service's `publicUrl`, may stand before the surface's own paths.
 * Rejects with an `Error` for an event that is none of API Gateway or of a function URL.
 */
export function toLambda(surface: Service | Rest): LambdaHandler {
  const rest = restOf(surface);
  const stripBasePath = createStripBasePath(rest);
  return async (event) => {
    // `Object` because a test event of a console may have no context at all.
    const context: object = Object(event.requestContext);
    if ("rawPath" in event && "http" in context) {
      const path = stripBasePath(event.rawPath, event.requestContext.stage);
      const target = targetOf(path, event.rawQueryString ?? "");
      return toHttpApiResult(event, await rest.handle(fromHttpApi(event, target)));
    }
    // A load balancer sends a method as well, but no address: its callers would share one allowance.
    if ("httpMethod" in event && "identity" in context) {
      const target = targetOf(stripBasePath(event.path, event.requestContext.stage), queryOf(event));
      return toRestApiResult(event, await rest.handle(fromRestApi(event, target)));
    }
    throw new Error("the event is none of API Gateway or of a function URL");
  };
}

// Without a prototype, since a header may be named after a member of one.
type HeaderLists = Record<string, readonly string[]>;

function fromHttpApi(event: HttpApiEvent, target: string): RestRequest {
  const { method, sourceIp } = event.requestContext.http;
  const headers: HeaderLists = Object.create(null);
  for (const [name, value] of Object.entries(event.headers ?? {})) {
    if (value !== undefined) headers[name.toLowerCase()] = splitHeader(name.toLowerCase(), value);
  }
  return { method, target, headers, body: readBody(event), socketAddress: sourceIp, signal: undefined };
}

function fromRestApi(event: RestApiEvent, target: string): RestRequest {
  const { httpMethod: method, requestContext } = event;
  const headers: HeaderLists = Object.create(null);
  for (const [written, values = []] of Object.entries(listsOf(event.multiValueHeaders, event.headers))) {
    const name = written.toLowerCase();
    headers[name] = [...(headers[name] ?? []), ...values];
  }
  const socketAddress = requestContext.identity.sourceIp;
  return { method, target, headers, body: readBody(event), socketAddress, signal: undefined };
}

/** API Gateway gives paths decoded, so that a `?` in one is part of it. */
function targetOf(path: string, query: string): string {
  const encoded = path.replaceAll("?", "%3F");
  return query === "" ? encoded : `${encoded}?${query}`;
}

/** The lists, or what has a single value where whoever made the event left them out: a key among it is not to be lost. */
function listsOf(
  lists: RestApiEvent["multiValueHeaders"],
  singles: RestApiEvent["headers"],
): Readonly<Record<string, readonly string[] | undefined>> {
  if (lists) return lists;
  const values: HeaderLists = Object.create(null);
  for (const [name, value] of Object.entries(singles ?? {})) {
    if (value !== undefined) values[name] = splitHeader(name.toLowerCase(), value);
  }
  return values;
}

function queryOf(event: RestApiEvent): string {
  const query = new URLSearchParams();
  const lists = event.multiValueQueryStringParameters;
  const singles = Object.entries(event.queryStringParameters ?? {});
  const pairs = lists
    ? Object.entries(lists)
    : singles.map(([name, value]) => [name, value === undefined ? [] : [value]] as const);
  for (const [name, values = []] of pairs) {
    for (const value of values) query.append(name, value);
  }
  return query.toString();
}

function readBody({ body, isBase64Encoded }: HttpApiEvent | RestApiEvent): BodyReader {
  return async (maxBytes) => {
    const text = body ?? "";
    const encoding = isBase64Encoded ? "base64" : "utf8";
    // Told from the text, so that what is too large is not decoded first.
    return Buffer.byteLength(text, encoding) > maxBytes ? "too_large" : Buffer.from(text, encoding);
  };
}

function toHttpApiResult(event: HttpApiEvent, { status, headers, body }: RestResponse): LambdaResult {
  const isHead = event.requestContext.http.method === "HEAD";
  return { statusCode: status, headers, body: isHead ? "" : body, isBase64Encoded: false };
}

function toRestApiResult(event: RestApiEvent, { status, headers, body }: RestResponse): LambdaResult {
  const isHead = event.httpMethod === "HEAD";
  const lists = Object.entries(headers).map(([name, value]) => [name, [value]]);
  return {
    statusCode: status,
    multiValueHeaders: Object.fromEntries(lists),
    body: isHead ? "" : body,
    isBase64Encoded: false,
  };
}
