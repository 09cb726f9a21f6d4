// The Lambda adapter's own clauses: prefixes, odd events, and the end of an invocation.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createService, type Service, type ServiceOptions } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest } from "@svckit/rest";
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { type LambdaResult, toLambda } from "../src/index.js";
import { httpApiEvent, restApiEvent } from "./events.js";

const serviceOf = (options: Partial<ServiceOptions> = {}): Service =>
  createService({ providers: [hello()], ...options });

const TOOLS = { method: "GET", path: "/api/v1/tools" } as const;
const HELLO = {
  method: "POST",
  path: "/api/v1/execute",
  headers: [["content-type", "application/json"]],
  body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
} as const;

const statusOf = async (result: Promise<LambdaResult>) => (await result).statusCode;

test.each([
  ["a stage", "/prod", "prod", "https://api.example"],
  ["a base path that publicUrl names", "/web3", "prod", "https://api.example/web3"],
  ["a stage and the base path behind it", "/prod/web3", "prod", "https://api.example/web3"],
  ["a stage that publicUrl names, too", "/prod/web3", "prod", "https://api.example/prod/web3"],
  ["a stage though publicUrl names another path", "/prod", "prod", "https://api.example/web3"],
  ["nothing, on a domain of its own", "", "prod", "https://api.example"],
  ["nothing, where the stage has the name of a path", "", "api", "https://api.example"],
  ["a stage with the name of a path", "/api", "api", "https://api.example"],
])("finds its routes behind %s, in both formats", async (_, prefix, stage, publicUrl) => {
  const handler = toLambda(serviceOf({ publicUrl }));
  const [v2, v1] = [httpApiEvent(TOOLS), restApiEvent(TOOLS)];
  const path = `${prefix}/api/v1/tools`;
  const inStage = { ...v2, rawPath: path, requestContext: { ...v2.requestContext, stage } };
  expect(await statusOf(handler(inStage))).toBe(200);
  expect(await statusOf(handler({ ...v1, path, requestContext: { ...v1.requestContext, stage } }))).toBe(200);
});

test("answers a path outside every prefix as one that is no route", async () => {
  const handler = toLambda(serviceOf({ publicUrl: "https://api.example/web3" }));
  const event = httpApiEvent({ ...TOOLS, path: "/web3x/api/v1/tools" });
  expect(JSON.parse((await handler(event)).body)).toMatchObject({ error: { code: "ENDPOINT_NOT_FOUND" } });
});

test("walks X-Forwarded-For from the address of the event where the host trusts that one", async () => {
  const handler = toLambda(serviceOf({ trustedProxies: ["130.176.0.0/16"] }));
  const left = async (client: string) => {
    const headers = [...HELLO.headers, ["x-forwarded-for", `${client}, 130.176.1.1`] as const];
    const { headers: told } = await handler(httpApiEvent({ ...HELLO, headers, address: "130.176.1.1" }));
    return told?.["x-quota-remaining"];
  };
  expect([await left("203.0.113.7"), await left("203.0.113.7"), await left("203.0.113.8")]).toEqual([
    "24",
    "23",
    "24",
  ]);
});

test("counts an event whose address is none in the bucket that such callers share", async () => {
  const handler = toLambda(serviceOf());
  const left = async (address: string) =>
    (await handler(httpApiEvent({ ...HELLO, address }))).headers?.["x-quota-remaining"];
  expect([await left("test-invoke-source-ip"), await left("unknown")]).toEqual(["24", "23"]);
});

test("takes events without headers, query or body, as consoles send them", async () => {
  const event = restApiEvent({ method: "POST", path: "/api/v1/execute" });
  const bare = { ...event, headers: null, multiValueHeaders: null, multiValueQueryStringParameters: null };
  const { statusCode, body } = await toLambda(serviceOf())(bare);
  expect([statusCode, JSON.parse(body).error.code]).toEqual([400, "INVALID_REQUEST"]);
});

test("reads the single headers and query of an event without their lists, the key among them", async () => {
  const own = serviceOf();
  const { key } = await own.createKey((await own.createAccount()).id);
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
  const { multiValueHeaders: _, multiValueQueryStringParameters: __, ...event } = restApiEvent(HELLO);
  const called = await toLambda(own)({ ...event, headers });
  expect(called.multiValueHeaders?.["x-quota-remaining"]).toEqual(["9999"]);
  const { multiValueQueryStringParameters: ___, ...listed } = restApiEvent(TOOLS);
  const { body } = await toLambda(own)({ ...listed, queryStringParameters: { limit: "1" } });
  expect(JSON.parse(body).data.tools).toHaveLength(1);
});

test("takes an event of an HTTP API without headers, query or stage", async () => {
  const { headers: _, rawQueryString: __, ...event } = httpApiEvent(TOOLS);
  const { stage: ___, ...requestContext } = event.requestContext;
  expect(await statusOf(toLambda(serviceOf())({ ...event, requestContext, headers: null }))).toBe(200);
});

test.each([
  ["an empty context", { rawPath: "/healthz", requestContext: {} }],
  ["no context", { httpMethod: "GET", path: "/healthz" }],
  ["a load balancer", { httpMethod: "GET", path: "/healthz", requestContext: { elb: {} } }],
  ["a schedule", { source: "aws.events", detail: {} }],
])("rejects an event of %s, and says what it takes", async (_, event) => {
  // `as`: the event of something else that the function may be wired to.
  const call = toLambda(serviceOf())(event as never);
  await expect(call).rejects.toThrow("none of API Gateway or of a function URL");
});

test("is drained with the surface that it was given", async () => {
  const rest = createRest(serviceOf());
  const handler = toLambda(rest);
  rest.drain();
  expect(JSON.parse((await handler(httpApiEvent(HELLO))).body)).toMatchObject({
    error: { code: "SHUTTING_DOWN" },
  });
  expect(await statusOf(handler(httpApiEvent({ method: "GET", path: "/readyz" })))).toBe(503);
});

test("leaves nothing to do behind an answer: settled, and no timer but the reaper's", async () => {
  const clock = createTestClock();
  const own = serviceOf({ clock });
  const before = clock.pending;
  const { id } = await own.createAccount();
  const { key } = await own.createKey(id);
  const headers = [...HELLO.headers, ["authorization", `Bearer ${key}`] as const];
  const result = await toLambda(own)(httpApiEvent({ ...HELLO, headers }));
  expect(result.headers?.["x-quota-remaining"]).toBe("9999");
  expect(await own.verifyLedger()).toMatchObject({ ok: true, held: 0, pending: 0, captured: 1 });
  expect(clock.pending).toBe(before);
});

const ONE_INVOCATION = `
  import { createService } from "@svckit/core";
  import { hello } from "@svckit/providers";
  import { toLambda } from "@svckit/adapters-lambda";
  const handler = toLambda(createService({ providers: [hello()] }));
  const { statusCode } = await handler(JSON.parse(process.argv[1]));
  console.log(statusCode);
`;

test("keeps no process alive that has nothing else to do", async () => {
  // From the root, whose tsconfig leads package names to their sources.
  const cwd = join(import.meta.dirname, "../../..");
  const args = ["--import", "tsx", "--input-type=module", "-e", ONE_INVOCATION];
  const event = JSON.stringify(httpApiEvent(HELLO));
  const { stdout } = await promisify(execFile)(process.execPath, [...args, event], { cwd, timeout: 80_000 });
  expect(stdout).toBe("200\n");
}, 90_000);
