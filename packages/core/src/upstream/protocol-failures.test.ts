// The clauses of the ready readers of failures: whose fault an error of JSON-RPC or GraphQL is.
import { expect, test } from "vitest";
import { graphqlFailure } from "./graphql-failure.js";
import { jsonRpcFailure } from "./json-rpc-failure.js";

const answer = (body: unknown, status = 200) => ({ status, body, heavy: false });
const rpc = (error: unknown, status?: number) =>
  jsonRpcFailure(answer({ jsonrpc: "2.0", id: 1, error }, status));
const graphql = (errors: unknown, status?: number) => graphqlFailure(answer({ errors, data: null }, status));

test.each([
  [-32_600, "invalid_input"],
  [-32_602, "invalid_input"],
  [-32_601, "failing"],
  [-32_603, "degraded"],
  [-32_000, "degraded"],
  [-32_005, "rate_limited"],
  [429, "rate_limited"],
])("JSON-RPC error %i is %s", (code, runtimeStatus) => {
  const failure = rpc({ code, message: "a secret text" });
  expect(failure).toMatchObject({ runtimeStatus });
  expect(failure?.message).toContain(String(code));
  expect(failure?.message).not.toContain("secret");
});

test.each([
  ["a result", { result: 1 }],
  ["a null error", { result: 1, error: null }],
  ["an error without a code", { error: "x" }],
  ["a list", [{ error: { code: 1 } }]],
  ["no body", null],
  ["no JSON", undefined],
])("JSON-RPC: %s is no failure that it knows", (_, body) => {
  expect(jsonRpcFailure(answer(body))).toBeUndefined();
});

test.each([
  ["UNAUTHENTICATED", "missing_key"],
  ["FORBIDDEN", "missing_key"],
  ["BAD_USER_INPUT", "invalid_input"],
  ["RATE_LIMITED", "rate_limited"],
  ["INTERNAL_SERVER_ERROR", "degraded"],
  ["GRAPHQL_VALIDATION_FAILED", "failing"],
  ["constructor", "failing"],
])("GraphQL error %s is %s", (code, runtimeStatus) => {
  const failure = graphql([{ message: "a secret text", extensions: { code } }]);
  expect(failure).toMatchObject({ runtimeStatus });
  expect(failure?.message).not.toContain("secret");
});

test("a GraphQL error without a code is failing, beside data too", () => {
  expect(graphqlFailure(answer({ data: { n: 1 }, errors: [{ message: "x" }] }))).toMatchObject({
    runtimeStatus: "failing",
  });
});

test.each([
  ["data alone", { data: { n: 1 } }],
  ["no errors", { data: { n: 1 }, errors: [] }],
  ["errors that are no list", { errors: "x" }],
  ["no body", null],
])("GraphQL: %s is no failure", (_, body) => {
  expect(graphqlFailure(answer(body))).toBeUndefined();
});

test("statuses that say more than the body are left to the client", () => {
  for (const status of [401, 402, 403, 429]) {
    expect(rpc({ code: -32_000 }, status)).toBeUndefined();
    expect(graphql([{ message: "x" }], status)).toBeUndefined();
  }
  expect(graphql([{ message: "x" }], 503)).toBeUndefined();
});
