// A gateway in front of the Lambda handler: makes events as AWS documents them (EVENT: v1, v2 or url).
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { toLambda } from "@svckit/adapters-lambda";
import { shutDown } from "@svckit/rest";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const handler = toLambda(rest);
const KIND = process.env.EVENT;
// A function URL has no stage; an API of the gateway may.
const STAGE = KIND === "url" ? "$default" : "prod";

function toEvent(request, body) {
  const { pathname, searchParams } = new URL(request.url, "http://gateway");
  const path = STAGE === "$default" ? pathname : `/${STAGE}${pathname}`;
  const lists = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat()]),
  );
  const joined = Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.join(",")]));
  const sourceIp = request.socket.remoteAddress;
  if (KIND === "v1") {
    const query = [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]);
    return {
      httpMethod: request.method,
      path: pathname,
      headers: joined,
      multiValueHeaders: lists,
      queryStringParameters: query.length > 0 ? Object.fromEntries(searchParams) : null,
      multiValueQueryStringParameters: query.length > 0 ? Object.fromEntries(query) : null,
      requestContext: { stage: STAGE, identity: { sourceIp } },
      body: body === "" ? null : body,
      isBase64Encoded: false,
    };
  }
  return {
    version: "2.0",
    rawPath: path,
    rawQueryString: searchParams.toString(),
    headers: joined,
    requestContext: { http: { method: request.method, sourceIp }, stage: STAGE },
    body: body === "" ? undefined : Buffer.from(body).toString("base64"),
    isBase64Encoded: body !== "",
  };
}

const server = createServer(async (request, response) => {
  if (!request.url.startsWith("/web3/")) return response.end("the host's own page");
  const result = await handler(toEvent(request, await text(request)));
  response.writeHead(result.statusCode, result.headers ?? result.multiValueHeaders).end(result.body);
});
server.listen(port, "127.0.0.1");
process.once("SIGTERM", () => shutDown(rest, { server }));
