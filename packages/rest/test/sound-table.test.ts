// A sound table: routes that cannot stand side by side stop the start, with their names.
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import {
  createRest,
  type Mount,
  type Route,
  refTo,
  type SurfaceRoute,
  successOf,
  TAGS,
  toSuccess,
} from "@svckit/rest";
import { expect, test } from "vitest";

function route(method: Route["method"], path: string, operationId: string, more: Partial<Route> = {}): Route {
  // `as`: the parts of a union, put together.
  return {
    method,
    path,
    operationId,
    summary: "For tests",
    tag: TAGS.server,
    credential: "unread",
    answer: { description: "Done", schema: {} },
    handle: ({ requestId }: { readonly requestId: string }) => toSuccess(requestId, {}),
    ...more,
  } as Route;
}

function mount(path: string, title: string): Mount {
  return { path, title, credential: "unread", handle: (_, { requestId }) => toSuccess(requestId, {}) };
}

function parameter(name: string): Pick<Route, "parameters"> {
  return { parameters: [{ name, in: "path", description: "Which", schema: { type: "string" } }] };
}

function start(...routes: readonly SurfaceRoute[]) {
  return () => createRest(createService({ providers: [hello()] }), { routes });
}

test.each<[string, readonly SurfaceRoute[], string]>([
  [
    "two routes for one method and path",
    [route("GET", "/a", "getA"), route("GET", "/a", "getB")],
    "two routes answer GET /a: getA and getB",
  ],
  [
    "a route for what a built-in one answers",
    [route("POST", "/api/v1/execute", "run")],
    "two routes answer POST /api/v1/execute: execute and run",
  ],
  [
    "two routes whose paths differ in the name of a parameter alone",
    [route("PUT", "/a/{x}", "setX", parameter("x")), route("PUT", "/a/{y}", "setY", parameter("y"))],
    "two routes answer PUT /a/{y}: setX and setY",
  ],
  [
    "two mounts at one path",
    [mount("/rpc", "One"), mount("/rpc", "Another")],
    'two routes answer /rpc: "One" and "Another"',
  ],
  [
    "a mount at the path of a route",
    [route("GET", "/rpc", "getRpc"), mount("/rpc", "One")],
    'two routes answer /rpc: getRpc and "One"',
  ],
  [
    "a route at the path of a mount",
    [mount("/healthz", "One")],
    'two routes answer /healthz: getHealth and "One"',
  ],
  [
    "two routes of one operationId",
    [route("GET", "/a", "get"), route("GET", "/b", "get")],
    "two routes have the operationId get: GET /a and GET /b",
  ],
  [
    "two descriptions of one tag",
    [route("GET", "/a", "getA", { tag: { name: "tools", description: "Mine" } })],
    "the tag tools of getA has two descriptions",
  ],
  [
    "a path parameter that is not described",
    [route("GET", "/a/{x}/{y}", "getA", parameter("x"))],
    "getA: the path /a/{x}/{y} and its parameters differ in y",
  ],
  [
    "a path parameter that the path has not",
    [route("GET", "/a", "getA", parameter("x"))],
    "getA: the path /a and its parameters differ in x",
  ],
  [
    "a mount with a path parameter",
    [mount("/rpc/{x}", "One")],
    'the mount "One" has a path with parameters: /rpc/{x}',
  ],
  [
    "a component by a name of the surface's",
    [route("GET", "/a", "getA", { components: { Receipt: {} } })],
    "two describe the component Receipt: the surface and getA",
  ],
  [
    "a component by the name of a tool's",
    [route("GET", "/a", "getA", { components: { say_hello_args: {} } })],
    "two describe the component say_hello_args: the surface and getA",
  ],
  [
    "a component by a name that no document takes",
    [route("GET", "/a", "getA", { components: { "My note": {} } })],
    'getA: "My note" is no name of a component',
  ],
  [
    "a reference to a component that nobody brings",
    [route("GET", "/a", "getA", { answer: { description: "Done", schema: successOf(refTo("Nope")) } })],
    "getA refers to the component Nope, which no route brings",
  ],
  [
    "a body that refers to one, at any depth",
    [route("POST", "/a", "setA", { body: { schema: { type: "array", items: refTo("Nope/x") } } })],
    "setA refers to the component Nope, which no route brings",
  ],
  [
    "one component with two schemas",
    [
      route("GET", "/a", "getA", { components: { Note: { type: "string" } } }),
      route("GET", "/b", "getB", { components: { Note: { type: "object" } } }),
    ],
    "two describe the component Note: getA and getB",
  ],
  ...[
    "x",
    "",
    "//x",
    "/x//y",
    "/x?y",
    "/a b",
    "/ü",
    "/%zz",
    "/..",
    "/x/./y",
    "/{}",
    "/{x y}",
    "/{__proto__}",
  ].map((path): [string, readonly SurfaceRoute[], string] => [
    `the path ${JSON.stringify(path)}, which no request has`,
    [route("GET", path, "getA")],
    `getA: ${JSON.stringify(path)} is no path of a route`,
  ]),
  ...["/{x}.json", "/v{x}/a", "/{x}{y}", "/{x}/{x}"].map(
    (path): [string, readonly SurfaceRoute[], string] => [
      `the parameters of ${path}, which the router does not fill`,
      [route("GET", path, "getA", parameter("x"))],
      `getA: "${path}" is no path of a route`,
    ],
  ),
  ["a mount at a path that no request has", [mount("rpc", "One")], '"One": "rpc" is no path of a route'],
])("a start with %s is refused with the names of both", (_, routes, message) => {
  expect(start(...routes)).toThrow(message);
});

test("routes of one path with other methods, and of one component, stand side by side", () => {
  const components = { Note: { type: "string" } };
  const own = [route("GET", "/a", "getA", { components }), route("PUT", "/a", "setA", { components })];
  expect(start(...own, mount("/rpc", "One"))).not.toThrow();
});

test("paths that requests have are taken", () => {
  const paths = ["/", "/a/", "/.well-known/a.json", "/a:b", "/a%20b", "/~a", "/A_b-c", "/@a/b"];
  expect(start(...paths.map((path, at) => route("GET", path, `get${at}`)))).not.toThrow();
});

test("of two paths that fit, the one with text at the earliest part goes first, whoever is listed first", async () => {
  const say = (path: string, names: readonly string[]) =>
    route("GET", path, `get${path}`, {
      parameters: names.flatMap((name) => parameter(name).parameters ?? []),
      handle: ({ requestId }: { readonly requestId: string }) => toSuccess(requestId, path),
    } as Partial<Route>);
  const rest = start(say("/k/{x}/{y}", ["x", "y"]), say("/k/{x}/b", ["x"]), say("/k/a/{y}", ["y"]))();
  const ask = async (target: string) => {
    const request = { method: "GET", target, headers: {}, socketAddress: undefined, signal: undefined };
    return JSON.parse((await rest.handle({ ...request, body: async () => new Uint8Array() })).body).data;
  };
  const found = [await ask("/k/a/b"), await ask("/k/c/b"), await ask("/k/a/c"), await ask("/k/c/d")];
  expect(found).toEqual(["/k/a/{y}", "/k/{x}/b", "/k/a/{y}", "/k/{x}/{y}"]);
});

test("a path without parameters goes before one with them", async () => {
  const rest = start(
    route("GET", "/a/{x}", "getX", {
      ...parameter("x"),
      handle: ({ requestId, params }: { readonly requestId: string; readonly params: unknown }) =>
        toSuccess(requestId, params),
    } as Partial<Route>),
    route("GET", "/a/b", "getB"),
  )();
  const ask = async (target: string) => {
    const request = { method: "GET", target, headers: {}, socketAddress: undefined, signal: undefined };
    const { body } = await rest.handle({ ...request, body: async () => new Uint8Array() });
    return JSON.parse(body).data;
  };
  expect([await ask("/a/b"), await ask("/a/c%2Fd")]).toEqual([{}, { x: "c/d" }]);
});
