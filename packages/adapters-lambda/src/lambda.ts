// svckit as an AWS Lambda function behind API Gateway or a function URL: turns an event into a result.
import type { Service } from "@svckit/core";
import type { BodyReader, Rest, RestRequest, RestResponse } from "@svckit/rest";
import { createStripBasePath, NoHeaders, restOf, splitHeader } from "@svckit/rest/adapter";
import type { HttpApiEvent, LambdaResult, RestApiEvent } from "./event.js";

/** The function that Lambda calls. Once its promise is settled, no work of the request is left. */
export type LambdaHandler = (event: HttpApiEvent | RestApiEvent) => Promise<LambdaResult>;

/**
 * The surface of a service as a Lambda handler, for both payload formats. The event names the caller's address. A stage,
 * or the path of the service's `publicUrl`, may stand before the surface's own paths. Rejects with an `Error` where the
 * event comes neither from API Gateway nor from a function URL.
 */
export function toLambda(surface: Service | Rest): LambdaHandler {
  const rest = restOf(surface);
  const stripBasePath = createStripBasePath(rest);
  return async (event) => {
    // `Object`: a test event of the console may have no context.
    const context: object = Object(event.requestContext);
    if ("rawPath" in event && "http" in context) {
      const path = stripBasePath(event.rawPath, event.requestContext.stage);
      const target = targetOf(path, event.rawQueryString ?? "");
      return toHttpApiResult(event, await whole(rest.handle(fromHttpApi(event, target))));
    }
    // A load balancer sends `httpMethod` and no address. Its callers would share one allowance, so it is refused.
    if ("httpMethod" in event && "identity" in context) {
      const target = targetOf(stripBasePath(event.path, event.requestContext.stage), queryOf(event));
      return toRestApiResult(event, await whole(rest.handle(fromRestApi(event, target))));
    }
    throw new Error("the event is none of API Gateway or of a function URL");
  };
}

/** An answer whose pieces are together: a result of Lambda is one. */
async function whole(answered: Promise<RestResponse>): Promise<RestResponse> {
  const response = await answered;
  if (response.pieces === undefined) return response;
  let body = "";
  for await (const piece of response.pieces) body += piece;
  return { ...response, body };
}

type HeaderLists = Record<string, readonly string[] | undefined>;

function fromHttpApi(event: HttpApiEvent, target: string): RestRequest {
  const { method, sourceIp } = event.requestContext.http;
  const headers: HeaderLists = new NoHeaders();
  const sent = event.headers ?? {};
  for (const written of Object.keys(sent)) {
    const [name, value] = [written.toLowerCase(), sent[written]];
    if (value !== undefined) headers[name] = splitHeader(name, value);
  }
  return toRequest(event, { method, target, headers, socketAddress: sourceIp });
}

function fromRestApi(event: RestApiEvent, target: string): RestRequest {
  const { httpMethod: method, requestContext } = event;
  const headers: HeaderLists = new NoHeaders();
  for (const [written, values = []] of Object.entries(listsOf(event.multiValueHeaders, event.headers))) {
    const name = written.toLowerCase();
    headers[name] = [...(headers[name] ?? []), ...values];
  }
  const socketAddress = requestContext.identity.sourceIp;
  return toRequest(event, { method, target, headers, socketAddress });
}

function toRequest(
  event: HttpApiEvent | RestApiEvent,
  {
    method,
    target,
    headers,
    socketAddress,
  }: Pick<RestRequest, "method" | "target" | "headers" | "socketAddress">,
): RestRequest {
  // Written out: to add to an object that begins with a spread takes V8 ten times as long.
  return {
    method,
    target,
    headers,
    socketAddress,
    body: readBody(event),
    signal: undefined,
    host: () => event,
  };
}

/** API Gateway decodes paths, so a `?` in one is part of the path. */
function targetOf(path: string, query: string): string {
  const encoded = path.replaceAll("?", "%3F");
  return query === "" ? encoded : `${encoded}?${query}`;
}

/** The lists of headers. Where the event lacks them, the single values, so that no key is lost. */
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
    // The length of the text tells it, so nothing too large is decoded.
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
