// The contract of adapters, for toLambda(): the events of API Gateway in both formats, and of function URLs.
import { type AdapterCall, type AdapterReply, testAdapter } from "@svckit/testing";
import type { APIGatewayProxyHandler, APIGatewayProxyHandlerV2, LambdaFunctionURLHandler } from "aws-lambda";
import { describe, expectTypeOf, it, test } from "vitest";
import type { HttpApiEvent, LambdaHandler, LambdaResult, RestApiEvent } from "../src/index.js";
import { toLambda } from "../src/index.js";
import { functionUrlEvent, httpApiEvent, restApiEvent } from "./events.js";

const EVENTS: Readonly<Record<string, (call: AdapterCall) => HttpApiEvent | RestApiEvent>> = {
  "HTTP API, format 2.0": (call) => httpApiEvent(call),
  "HTTP API, format 2.0, a stage in the path": (call) => httpApiEvent(call, "prod"),
  "function URL": functionUrlEvent,
  "REST API, format 1.0": restApiEvent,
};

for (const [name, toEvent] of Object.entries(EVENTS)) {
  testAdapter(
    { describe, it },
    `toLambda, ${name}`,
    (service) => {
      const handler = toLambda(service);
      // Through JSON, as events and results travel.
      const overJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
      return {
        send: async (call) => toReply(overJson(await handler(overJson(toEvent(call))))),
      };
    },
    // A function does not learn that its caller disconnects.
    { disconnects: false },
  );
}

function toReply({
  statusCode,
  headers,
  multiValueHeaders,
  body,
  isBase64Encoded,
}: LambdaResult): AdapterReply {
  const lists = Object.entries(multiValueHeaders ?? {}).map(([name, values]) => [name, values.join(", ")]);
  return {
    status: statusCode,
    headers: { ...headers, ...Object.fromEntries(lists) },
    body: isBase64Encoded ? Buffer.from(body, "base64").toString() : body,
  };
}

test("fits the types that handlers are written with", () => {
  expectTypeOf<LambdaHandler>().toExtend<APIGatewayProxyHandlerV2>();
  expectTypeOf<LambdaHandler>().toExtend<LambdaFunctionURLHandler>();
  expectTypeOf<LambdaHandler>().parameter(0).toExtend<HttpApiEvent | RestApiEvent>();
  // The type allows numbers in `multiValueHeaders`; ours are strings.
  expectTypeOf<Parameters<APIGatewayProxyHandler>[0]>().toExtend<RestApiEvent>();
});
