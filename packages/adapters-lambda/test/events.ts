// Events as AWS makes them of a raw call, typed by the community's types of them.
import type { AdapterCall } from "@svckit/testing";
import type { APIGatewayProxyEvent, APIGatewayProxyEventV2, LambdaFunctionURLEvent } from "aws-lambda";

type Lists = Record<string, string[]>;

/** The values of each header in one list, by its name as it was written. */
function listsOf({ headers = [] }: AdapterCall, spell: (name: string) => string): Lists {
  const lists: Lists = Object.create(null);
  for (const [name, value] of headers) lists[spell(name)] = [...(lists[spell(name)] ?? []), value];
  return lists;
}

function joined(lists: Lists, separator: string): Record<string, string> {
  return Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.join(separator)]));
}

function bytesOf({ body }: AdapterCall): Buffer | undefined {
  if (body === undefined) return undefined;
  const pieces = typeof body === "string" || body instanceof Uint8Array ? [body] : body;
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

/** API Gateway sends text as text, and other bytes in base64. */
function bodyOf(call: AdapterCall, alwaysBase64: boolean): { body?: string; isBase64Encoded: boolean } {
  const bytes = bytesOf(call);
  if (bytes === undefined || bytes.length === 0) return { isBase64Encoded: false };
  const text = bytes.toString();
  const isText = !alwaysBase64 && Buffer.from(text).equals(bytes);
  return isText
    ? { body: text, isBase64Encoded: false }
    : { body: bytes.toString("base64"), isBase64Encoded: true };
}

/** API Gateway decodes paths. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function split(path: string): readonly [path: string, query: string] {
  const at = path.indexOf("?");
  return at < 0 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
}

/** An event of an HTTP API, payload format 2.0; `stage` as API Gateway names it. */
export function httpApiEvent(call: AdapterCall, stage = "$default"): APIGatewayProxyEventV2 {
  const [path, rawQueryString] = split(call.path);
  const rawPath = (stage === "$default" ? "" : `/${stage}`) + decoded(path);
  const sourceIp = call.address ?? "127.0.0.1";
  const headers = joined(
    listsOf(call, (name) => name.toLowerCase()),
    ",",
  );
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    cookies: ["session=1"],
    headers: {
      "x-forwarded-for": sourceIp,
      "x-forwarded-proto": "https",
      "x-amzn-trace-id": "Root=1-65f0",
      ...headers,
    },
    requestContext: {
      accountId: "123456789012",
      apiId: "abc123",
      domainName: "abc123.execute-api.eu-central-1.amazonaws.com",
      domainPrefix: "abc123",
      http: { method: call.method, path: rawPath, protocol: "HTTP/1.1", sourceIp, userAgent: "test" },
      requestId: "JKJaXmPLvHcESHA=",
      routeKey: "$default",
      stage,
      time: "10/Mar/2026:05:16:23 +0000",
      timeEpoch: 1_583_817_383_220,
    },
    ...bodyOf(call, false),
  };
}

/** An event of a function URL: a path as it was sent, and every body in base64. */
export function functionUrlEvent(call: AdapterCall): LambdaFunctionURLEvent {
  const event = httpApiEvent(call);
  const [rawPath] = split(call.path);
  const { http, ...context } = event.requestContext;
  return {
    ...event,
    rawPath,
    requestContext: {
      ...context,
      domainName: "abc123.lambda-url.eu-central-1.on.aws",
      http: { ...http, path: rawPath },
    },
    ...bodyOf(call, true),
  };
}

/** An event of a REST API, payload format 1.0. */
export function restApiEvent(call: AdapterCall): APIGatewayProxyEvent {
  const [path, query] = split(call.path);
  const lists = listsOf(call, (name) => name);
  const queryLists: Lists = {};
  for (const [name, value] of new URLSearchParams(query))
    queryLists[name] = [...(queryLists[name] ?? []), value];
  const last = (all: Lists) =>
    Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.at(-1)]));
  const hasQuery = query !== "";
  const { body = null, isBase64Encoded } = bodyOf(call, false);
  return {
    resource: "/{proxy+}",
    path: decoded(path),
    httpMethod: call.method,
    headers: last(lists),
    multiValueHeaders: lists,
    queryStringParameters: hasQuery ? last(queryLists) : null,
    multiValueQueryStringParameters: hasQuery ? queryLists : null,
    pathParameters: { proxy: path.slice(1) },
    stageVariables: null,
    requestContext: {
      accountId: "123456789012",
      apiId: "abc123",
      authorizer: undefined,
      httpMethod: call.method,
      identity: identityOf(call.address ?? "127.0.0.1"),
      path: `/prod${path}`,
      protocol: "HTTP/1.1",
      requestId: "c6af9ac6-7b61-11e6-9a41-93e8deadbeef",
      requestTimeEpoch: 1_583_817_383_220,
      resourceId: "123456",
      resourcePath: "/{proxy+}",
      stage: "prod",
    },
    body,
    isBase64Encoded,
  };
}

function identityOf(sourceIp: string): APIGatewayProxyEvent["requestContext"]["identity"] {
  return {
    accessKey: null,
    accountId: null,
    apiKey: null,
    apiKeyId: null,
    caller: null,
    clientCert: null,
    cognitoAuthenticationProvider: null,
    cognitoAuthenticationType: null,
    cognitoIdentityId: null,
    cognitoIdentityPoolId: null,
    principalOrgId: null,
    sourceIp,
    user: null,
    userAgent: "test",
    userArn: null,
  };
}
