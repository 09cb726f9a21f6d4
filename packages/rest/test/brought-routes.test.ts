// Routes that a package brings keep the rules of the built-in ones, over every host and in every document.

import { Validator } from "@seriousme/openapi-schema-validator";
import { createService, type Service, ServiceError } from "@svckit/core";
import { hello } from "@svckit/providers";
import {
  createRest,
  type RequestContext,
  type Rest,
  type RestResponse,
  type Route,
  TAGS,
  toSuccess,
} from "@svckit/rest";
import { afterEach, describe, expect, test } from "vitest";
import { createDocumentCheck } from "./document-check.js";
import { type Answered, HOSTS, type OpenHost, type Send } from "./hosts-of-routes.js";
import { notesRoutes } from "./notes.js";

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Opened {
  readonly service: Service;
  readonly rest: Rest;
  readonly send: Send;
  readonly key: string;
  readonly lines: Record<string, unknown>[];
}

const NODE = HOSTS["a Node listener"] as OpenHost;

async function open(routes: readonly Route[] = notesRoutes(), host: OpenHost = NODE): Promise<Opened> {
  const lines: Record<string, unknown>[] = [];
  const write = (message: string, fields: Record<string, unknown> = {}) =>
    void lines.push({ message, ...fields });
  const logger = { debug: write, info: write, warn: write, error: write };
  const service = createService({ providers: [hello()], logger, publicUrl: "https://svc.example" });
  const { key } = await service.createKey((await service.createAccount({})).id);
  const rest = createRest(service, { routes, accessLog: logger });
  const { send, close } = await host(rest);
  closers.push(close, () => service.close());
  return { service, rest, send, key, lines };
}

const codeOf = ({ json }: Answered): string | undefined => json?.error?.code;

const answering = (response: unknown): Route =>
  ({
    method: "GET",
    path: "/odd",
    operationId: "getOdd",
    summary: "For tests",
    tag: TAGS.server,
    credential: "unread",
    answer: { description: "Done", schema: {} },
    handle: () => response,
    // `as`: what a package in JavaScript may give.
  }) as Route;

describe.each(Object.entries(HOSTS))("over %s", (_, host) => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a status that is none", { status: 99, headers: {}, body: "" }],
    ["a status that is no answer", { status: 101, headers: {}, body: "" }],
    ["no headers", { status: 200, body: "" }],
    ["a header with a line break", { status: 200, headers: { location: "/a\r\nset-cookie: b" }, body: "" }],
    ["a header whose name is none", { status: 200, headers: { "a b": "c" }, body: "" }],
    ["a length of its own", { status: 200, headers: { "content-length": "1" }, body: "abc" }],
    ["a value for a body", { status: 200, headers: {}, body: { a: 1 } }],
    ["a stream for a body", { status: 200, headers: {}, body: new ReadableStream() }],
    ["no body", { status: 200, headers: {} }],
  ])("a handler that gives %s is INTERNAL_ERROR, and is logged", async (_name, response) => {
    const { send, lines } = await open([answering(response)], host);
    const answered = await send("GET", "/odd");
    expect([answered.status, codeOf(answered)]).toEqual([500, "INTERNAL_ERROR"]);
    expect(lines.some(({ message }) => message === "a request failed inside the service")).toBe(true);
  });

  test("a response that a handler has made itself is under the request's id, and 204 has no body", async () => {
    const plain = { status: 200, headers: { "Content-Type": "text/plain" }, body: "plain" };
    const { send } = await open([answering(plain)], host);
    const answered = await send("GET", "/odd", { headers: { "x-request-id": "mine" } });
    expect([answered.status, answered.headers.get("x-request-id"), answered.text]).toEqual([
      200,
      "mine",
      "plain",
    ]);
    const empty = await open(
      [answering({ status: 204, headers: { "X-Request-Id": "own" }, body: "none" })],
      host,
    );
    const none = await empty.send("GET", "/odd");
    expect([none.status, none.headers.get("x-request-id"), none.text]).toEqual([204, "own", ""]);
  });

  test("a route answers by each method, with its body, its parameters and its status", async () => {
    const { send, key } = await open(undefined, host);
    const made = await send("POST", "/api/v1/notes", { key, body: { text: "milk" } });
    expect([made.status, made.json]).toMatchObject([201, { ok: true, data: { text: "milk" } }]);
    const path = `/api/v1/notes/${made.json.data.id}`;
    expect((await send("GET", path, { key })).json).toEqual({ ok: true, data: made.json.data });
    const put = await send("PUT", path, { key, body: { text: "bread" } });
    expect([put.status, put.json.data.text]).toEqual([200, "bread"]);
    expect((await send("PATCH", path, { key, body: { add: ", milk" } })).json.data.text).toBe("bread, milk");
    expect((await send("GET", "/api/v1/notes?with=milk", { key })).json.data).toHaveLength(1);
    expect((await send("GET", "/api/v1/notes?with=beer", { key })).json.data).toEqual([]);
    const gone = await send("DELETE", path, { key });
    expect([gone.status, gone.text]).toEqual([204, ""]);
    const none = await send("GET", path, { key });
    expect([none.status, codeOf(none)]).toEqual([404, "ENDPOINT_NOT_FOUND"]);
  });

  test("a method that no route of the path has is 405, with the methods that it takes in Allow", async () => {
    const { send, key } = await open(undefined, host);
    const all = await send("DELETE", "/api/v1/notes", { key });
    expect([all.status, all.headers.get("allow")]).toEqual([405, "POST, GET, HEAD"]);
    const one = await send("POST", "/api/v1/notes/x", { key, body: {} });
    expect([one.status, one.headers.get("allow")]).toEqual([405, "GET, PUT, PATCH, DELETE, HEAD"]);
  });

  test("HEAD is answered as GET is, without the body", async () => {
    const { send, key } = await open(undefined, host);
    const head = await send("HEAD", "/api/v1/notes", { key });
    expect([head.status, head.text, head.headers.get("content-type")]).toEqual([200, "", "application/json"]);
  });

  test("a body is held to the limits of every body, and to the route's own schema", async () => {
    const { send, key, service } = await open(undefined, host);
    const refused = async (body: unknown, headers: Record<string, string> = {}) => {
      const { status, json } = await send("POST", "/api/v1/notes", { key, body, headers });
      return [status, json.error.code, json.error.param];
    };
    expect(await refused({ text: "" })).toEqual([400, "VALIDATION_ERROR", "text"]);
    expect(await refused({})).toEqual([400, "VALIDATION_ERROR", "text"]);
    expect(await refused({ text: "x", more: 1 })).toEqual([400, "VALIDATION_ERROR", undefined]);
    expect(await refused({ text: "\0" })).toEqual([400, "INVALID_REQUEST", undefined]);
    expect(await refused({ text: key })).toEqual([400, "INVALID_REQUEST", undefined]);
    expect(await refused({ text: "x" }, { "content-type": "text/plain" })).toEqual([
      400,
      "INVALID_REQUEST",
      undefined,
    ]);
    const { bodyBytes } = service.transport.settings;
    if (host !== HOSTS["Express behind a body parser"])
      expect(await refused({ text: "x".repeat(bodyBytes) })).toEqual([413, "PAYLOAD_TOO_LARGE", undefined]);
  });
});

test("a query parameter that the route does not describe, or that is given twice, is refused by its name", async () => {
  const { send, key } = await open();
  for (const [query, param] of [
    ["limit=1", "limit"],
    ["with=a&with=b", "with"],
  ]) {
    const refused = await send("GET", `/api/v1/notes?${query}`, { key });
    expect([refused.status, refused.json.error]).toMatchObject([400, { code: "VALIDATION_ERROR", param }]);
  }
  const leaked = await send("GET", `/api/v1/notes?with=${key}`, { key });
  expect([leaked.status, codeOf(leaked)]).toEqual([400, "INVALID_REQUEST"]);
  expect(leaked.text).not.toContain(key);
});

describe("the credential that a route names is looked at before its handler runs", () => {
  const ran: unknown[] = [];
  const route = (credential: "unread" | "optional" | "required" | "forwarded"): Route => ({
    method: "GET",
    path: `/api/v1/${credential}`,
    operationId: credential,
    summary: "Who asks",
    tag: TAGS.account,
    credential,
    answer: { description: "Yes", schema: { type: "object" } },
    handle({ principal, requestId }: { readonly principal: unknown; readonly requestId: string }) {
      ran.push(principal);
      return toSuccess(requestId, { who: (principal as { kind?: string } | undefined)?.kind ?? null });
    },
  });
  const routes = (["unread", "optional", "required", "forwarded"] as const).map(route);

  test.each([
    ["unread", undefined, null],
    ["unread", "right", null],
    ["unread", "wrong", null],
    ["optional", undefined, "anonymous"],
    ["optional", "right", "account"],
    ["optional", "wrong", "INVALID_API_KEY"],
    ["required", undefined, "AUTH_REQUIRED"],
    ["required", "right", "account"],
    ["required", "wrong", "INVALID_API_KEY"],
    ["forwarded", "wrong", null],
  ])("%s, and %s key", async (credential, sent, expected) => {
    const { send, key } = await open(routes);
    ran.length = 0;
    const wrong = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    const answered = await send("GET", `/api/v1/${credential}`, {
      key: sent === "right" ? key : sent && wrong,
    });
    expect(codeOf(answered) ?? answered.json.data.who).toBe(expected);
    expect(ran).toHaveLength(answered.json.ok ? 1 : 0);
  });
});

describe("what a handler throws", () => {
  const failing = (error: unknown): Route => ({
    method: "POST",
    path: "/api/v1/fail",
    operationId: "fail",
    summary: "Fails",
    tag: TAGS.server,
    credential: "unread",
    answer: { description: "Never", schema: {} },
    handle() {
      throw error;
    },
  });

  test("is answered with its code, as an envelope or as problem details", async () => {
    const { send } = await open([failing(new ServiceError("TOOL_RETIRED", { param: "x" }))]);
    const plain = await send("POST", "/api/v1/fail");
    expect([plain.status, plain.json.error]).toMatchObject([410, { code: "TOOL_RETIRED", param: "x" }]);
    const problem = await send("POST", "/api/v1/fail", { headers: { accept: "application/problem+json" } });
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.json).toMatchObject({ status: 410, code: "TOOL_RETIRED", ok: false });
  });

  test("is INTERNAL_ERROR where it is no ServiceError, logged and not told", async () => {
    const { send, lines } = await open([failing(new Error("the disk is gone"))]);
    const { status, text, json } = await send("POST", "/api/v1/fail", { headers: { "x-request-id": "r-1" } });
    expect([status, json.error.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(text).not.toContain("disk");
    expect(lines).toContainEqual(expect.objectContaining({ requestId: "r-1", error: expect.any(Error) }));
  });
});

test("a response with a code and no envelope is INTERNAL_ERROR where it is asked for as problem details", async () => {
  const { send, rest } = await open([
    {
      method: "GET",
      path: "/api/v1/odd",
      operationId: "getOdd",
      summary: "Answers oddly",
      tag: TAGS.server,
      credential: "unread",
      answer: { description: "Never", schema: {} },
      handle: () => ({
        status: 400,
        headers: {},
        body: "no",
        outcome: { code: "INVALID_REQUEST", lane: undefined },
      }),
    },
  ]);
  const { status, json } = await send("GET", "/api/v1/odd", {
    headers: { accept: "application/problem+json" },
  });
  expect([status, json.code, rest.inFlight]).toEqual([500, "INTERNAL_ERROR", 0]);
});

test("a request is a line of the access log, with the route's path and nothing that a caller wrote", async () => {
  const { send, key, lines } = await open();
  await send("DELETE", "/api/v1/notes/mine", { key, headers: { "x-request-id": "r-2" } });
  await send("PUT", "/api/v1/notes/mine", { body: { text: "x" } });
  expect(lines.map(({ durationMs: _, requestId: __, ...line }) => line)).toEqual([
    {
      message: "request",
      method: "DELETE",
      route: "/api/v1/notes/{id}",
      status: 404,
      code: "ENDPOINT_NOT_FOUND",
      lane: undefined,
    },
    {
      message: "request",
      method: "PUT",
      route: "/api/v1/notes/{id}",
      status: 401,
      code: "AUTH_REQUIRED",
      lane: undefined,
    },
  ]);
  expect(lines[0]).toMatchObject({ requestId: "r-2" });
});

test("a request is counted while it is in flight, and new ones are refused once the surface is drained", async () => {
  let release = () => {};
  const described = { method: "GET", tag: TAGS.server, credential: "unread" } as const;
  const answer = { description: "Done", schema: {} };
  const { rest, send } = await open([
    {
      ...described,
      path: "/api/v1/slow",
      operationId: "getSlow",
      summary: "Waits",
      answer,
      handle({ requestId }: RequestContext<undefined>) {
        return new Promise<RestResponse>((resolve) => {
          release = () => resolve(toSuccess(requestId, {}));
        });
      },
    },
    {
      ...described,
      path: "/alive",
      operationId: "getAlive",
      summary: "Whether it is alive",
      answer,
      probe: true,
      handle: ({ requestId }: RequestContext<undefined>) => toSuccess(requestId, {}),
    },
  ]);
  const first = send("GET", "/api/v1/slow");
  await expect.poll(() => rest.inFlight).toBe(1);
  rest.drain();
  const refused = await send("GET", "/api/v1/slow");
  expect([refused.status, codeOf(refused), refused.headers.get("connection")]).toEqual([
    503,
    "SHUTTING_DOWN",
    "close",
  ]);
  expect((await send("GET", "/alive")).status).toBe(200);
  release();
  expect([(await first).status, rest.inFlight]).toEqual([200, 0]);
});

describe("the documents", () => {
  async function documentOf(send: Send) {
    return (await send("GET", "/api/openapi.json")).json;
  }

  test("describe each route with its tag, its body, its answer and its components", async () => {
    const { send } = await open();
    const document = await documentOf(send);
    const { errors = [] } = await new Validator().validate(structuredClone(document));
    expect(errors).toEqual([]);
    expect(document.tags.map(({ name }: { name: string }) => name)).toEqual([...Object.keys(TAGS), "notes"]);
    expect(Object.keys(document.paths["/api/v1/notes/{id}"])).toEqual(["get", "put", "patch", "delete"]);
    const { post } = document.paths["/api/v1/notes"];
    expect(post).toMatchObject({
      operationId: "makeNote",
      tags: ["notes"],
      security: [{ bearer: [] }, { apiKey: [] }],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: "#/components/schemas/NewNote" } } },
      },
    });
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(["201", "400", "401", "413", "503"]));
    expect(document.components.schemas.NewNote).toMatchObject({ properties: { text: { maxLength: 200 } } });
    const { patch, delete: gone } = document.paths["/api/v1/notes/{id}"];
    expect(patch.requestBody.content["application/json"]).toMatchObject({
      schema: { required: ["add"] },
      examples: { word: { value: { add: " again" } } },
    });
    expect(gone.responses["204"]).not.toHaveProperty("content");
    expect((await send("GET", "/llms.txt")).text).toContain("- `PATCH /api/v1/notes/{id}`: Add to a note");
  });

  test("let callers without a credential in wherever one is not required", async () => {
    const { send } = await open();
    const { paths } = await documentOf(send);
    const securityOf = (path: string) => paths[path].get?.security ?? paths[path].post?.security;
    const keys = [{ bearer: [] }, { apiKey: [] }];
    for (const path of ["/api/v1/tools", "/api/v1/quota", "/api/v1/execute"])
      expect([path, securityOf(path)]).toEqual([path, [...keys, {}]]);
    for (const path of ["/api/v1/usage", "/api/v1/notes/{id}"])
      expect([path, securityOf(path)]).toEqual([path, keys]);
    expect(securityOf("/healthz")).toEqual([]);
  });

  test("are what the routes answer", async () => {
    const { send, key, service } = await open();
    const check = createDocumentCheck(await documentOf(send), service.catalog);
    const faults = async (method: string, target: string, sent: Parameters<Send>[2] = {}) =>
      check.faultsOf({ method, target, ...(await send(method, target, sent)) });
    const { json } = await send("POST", "/api/v1/notes", { key, body: { text: "a" } });
    const path = `/api/v1/notes/${json.data.id}`;
    expect([
      ...(await faults("POST", "/api/v1/notes", { key, body: { text: "b" } })),
      ...(await faults("POST", "/api/v1/notes", { key, body: {} })),
      ...(await faults("POST", "/api/v1/notes", { body: { text: "b" } })),
      ...(await faults("GET", "/api/v1/notes", { key: `${key.slice(0, -6)}000000` })),
      ...(await faults("GET", path, { key })),
      ...(await faults("PATCH", path, { key, body: { add: "c" } })),
      ...(await faults("PUT", path, { key, body: { text: "d" } })),
      ...(await faults("DELETE", path, { key })),
      ...(await faults("DELETE", path, { key })),
      ...(await faults("PATCH", "/api/v1/notes", { key })),
    ]).toEqual([]);
  });

  test("say nothing of a route that is left out of them", async () => {
    const [, listNotes] = notesRoutes();
    const { send, key } = await open([{ ...listNotes, undocumented: true } as Route]);
    expect((await send("GET", "/api/v1/notes", { key })).status).toBe(200);
    expect((await documentOf(send)).paths).not.toHaveProperty("/api/v1/notes");
    expect((await send("GET", "/llms.txt")).text).not.toContain("/api/v1/notes");
  });
});
