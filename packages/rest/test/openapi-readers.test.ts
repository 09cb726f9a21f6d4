// What linters, importers and generators read of GET /api/openapi.json, of routes that packages bring, too.
import { createService, isObject, type JsonSchema } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { type ApiInfo, createRest } from "@svckit/rest";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../src/routes/table.js";
import type { OpenApiDocument, Operation } from "./document-check.js";
import { notesRoutes } from "./notes.js";
import { startServer, type TestServer } from "./server.js";

let server: TestServer;
let document: OpenApiDocument & { readonly info: Required<ApiInfo> };

const table = [...routes, ...notesRoutes()];

beforeAll(async () => {
  const providers = Object.values(shipped).map((factory) => factory());
  server = await startServer({ providers, routes: notesRoutes() });
  document = JSON.parse((await server.request("/api/openapi.json")).text);
});

afterAll(() => server.close());

function operationOf({ path, method }: { readonly path: string; readonly method: string }): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`there is no ${method} ${path}`);
  return operation;
}

test("a route that reads no key has no security, and one that works without a key says so last", () => {
  const keys = [{ bearer: [] }, { apiKey: [] }];
  const open = [...keys, {}];
  const expected = { unread: [], optional: open, forwarded: open, required: keys, admin: [{ admin: [] }] };
  for (const route of table)
    expect([route.operationId, operationOf(route).security]).toEqual([
      route.operationId,
      expected[route.credential],
    ]);
});

test("every operation has a description, which says beside its own words who may call", () => {
  for (const route of table) {
    const { description } = operationOf(route);
    expect([route.operationId, description]).toEqual([route.operationId, expect.stringMatching(/API key/)]);
    expect(description).toContain(route.description ?? "");
  }
});

test("the name of a tool is an enum of one beside its const", () => {
  for (const { name } of server.service.catalog.tools) {
    const { properties } = document.components.schemas[`${name}_call`] as { properties: object };
    expect(properties).toMatchObject({ tool: { type: "string", const: name, enum: [name] } });
  }
});

test("one idempotency key is in all examples, and a call may carry it at every place", async () => {
  const { examples } = document.components.schemas["IdempotencyKey"] as { examples: unknown[] };
  const { parameters = [] } = operationOf({ path: "/api/v1/execute", method: "POST" });
  const header = parameters.find(({ name }) => name === "Idempotency-Key");
  const key = String(examples[0]);
  expect([examples, header?.schema["examples"]]).toEqual([[key], [key]]);
  const elsewhere = [...JSON.stringify(document).matchAll(/"idempotency_key":"([^"]*)"/g)];
  expect(elsewhere.filter(([, each]) => each !== key)).toEqual([]);
  const answer = await server.request("/api/v1/execute", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({
      tool: "say_hello",
      args: { name: "Ada", idempotency_key: key },
      idempotency_key: key,
    }),
  });
  expect(answer.json).toMatchObject({ ok: true });
});

/** The target of a route with the examples of all its parameters; `others` names those that have none. */
function exampleTarget(route: { readonly path: string; readonly method: string }) {
  const query = new URLSearchParams();
  const others: string[] = [];
  let { path } = route;
  for (const { name, in: place, schema, example } of operationOf(route).parameters ?? []) {
    const [value] = place === "path" ? [example] : ((schema["examples"] as unknown[] | undefined) ?? []);
    if (value === undefined) others.push(name);
    else if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (place === "query") query.set(name, String(value));
  }
  return { target: query.size > 0 ? `${path}?${query}` : path, others };
}

test("the examples of a built-in route's parameters are sent together, and are answered", async () => {
  for (const route of routes.filter(({ method }) => method === "GET")) {
    const { target, others } = exampleTarget(route);
    expect([route.operationId, others]).toEqual([route.operationId, []]);
    const { status, text } = await server.request(target, { key: server.key });
    // No receipt is there before a call was made.
    const expected = route.operationId === "getReceipt" ? "The account has no receipt with that id" : "";
    expect([target, status, text]).toEqual([target, expected ? 404 : 200, expect.stringContaining(expected)]);
  }
});

test("what viewers fill in is what has to be there: only parameters of the path have an example of their own", () => {
  for (const route of table) {
    for (const { name, in: place, example } of operationOf(route).parameters ?? [])
      expect([name, example !== undefined && place !== "path"]).toEqual([name, false]);
  }
});

test("every example of a parameter fits its schema", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  let seen = 0;
  for (const route of table) {
    for (const { name, schema, example } of operationOf(route).parameters ?? []) {
      for (const value of [example, (schema["examples"] as unknown[] | undefined)?.[0]]) {
        if (value === undefined) continue;
        expect([name, value, ajv.validate(schema, value)]).toEqual([name, value, true]);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(8);
});

test("the examples of refusals fit their schemas also where objects are closed to what they do not list", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "document:api", ...closed(document) });
  const refusals = new Set<string>();
  for (const { path, method } of table) {
    for (const [status, { content = {} }] of Object.entries(operationOf({ path, method }).responses)) {
      const { examples = {} } = (Number(status) >= 400 && content["application/json"]) || {};
      const place = `/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method.toLowerCase()}/responses/${status}`;
      const schema = { $ref: `document:api#${place}/content/application~1json/schema` };
      for (const code of Object.keys(examples)) {
        const fits = ajv.validate(schema, document.components.examples[code]?.value);
        expect([method, path, code, fits, ajv.errors]).toEqual([method, path, code, true, null]);
        refusals.add(code);
      }
    }
  }
  expect(refusals.size).toBeGreaterThan(20);
});

/** As linters close objects: each member's schema, with whatever its own `allOf` and references have evaluated. */
function closed(value: unknown, isMember = false): JsonSchema {
  if (!isObject(value)) return value as JsonSchema;
  const parts = Object.entries(value).map(([name, part]) => {
    if (Array.isArray(part)) return [name, part.map((each) => closed(each))];
    const ofMembers = name === "properties" && isObject(part);
    const members = () => Object.entries(part as object).map(([key, each]) => [key, closed(each, true)]);
    return [name, ofMembers ? Object.fromEntries(members()) : closed(part)];
  });
  const isOpen = !("additionalProperties" in value) && ("properties" in value || "$ref" in value);
  return { ...Object.fromEntries(parts), ...(isMember && isOpen && { unevaluatedProperties: false }) };
}

test("schemas that routes bring name no dialect, which is that of the whole document", () => {
  const { $schema, ...described } = notesRoutes()[0]?.components?.["NewNote"] ?? {};
  expect($schema).toContain("2020-12");
  expect(document.components.schemas["NewNote"]).toEqual(described);
  expect(JSON.stringify(document)).not.toContain('"$schema":');
});

test("every array of the shipped catalog says what its items are", () => {
  const arrays: unknown[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) look(each);
    if (!isObject(value)) return;
    if (value["type"] === "array") arrays.push(value);
    for (const each of Object.values(value)) look(each);
  };
  look(document);
  look(server.service.catalog.list({}).tools);
  expect(arrays.length).toBeGreaterThan(20);
  expect(arrays.filter((each) => !("items" in (each as object)))).toEqual([]);
});

test("it names the brand as contact and svckit's license, or what the host says", async () => {
  const { url } = server;
  expect(document.info).toMatchObject({
    contact: { name: "svc", url: `${url}/docs` },
    license: { name: "MIT", identifier: "MIT" },
  });
  expect((await fetch(document.info.contact.url ?? "")).status).toBe(200);
  const contact = { name: "Acme", email: "tools@acme.example" };
  const license = { name: "Terms of Acme", url: "https://acme.example/terms" };
  const branded = await startServer({
    providers: [shipped.hello()],
    brand: "acme",
    info: { contact, license },
  });
  expect(JSON.parse((await branded.request("/api/openapi.json")).text).info).toMatchObject({
    contact,
    license,
  });
  await branded.close();
});

test.each<[object | null, string]>([
  [null, "info must be an object with contact, license"],
  [{ licence: { name: "MIT" } }, "there is no option info.licence"],
  [{ contact: "tools@acme.example" }, "info.contact must be an object"],
  [{ contact: { name: "" } }, "info.contact.name must be a text"],
  [{ contact: { url: "acme" } }, "info.contact.url must be a URL"],
  [{ license: { identifier: "MIT" } }, "info.license must have a name"],
  [
    { license: { name: "MIT", identifier: "MIT", url: "https://acme.example" } },
    "an identifier or a url, not both",
  ],
])("what cannot be said of a service is refused by name: %j", (info, named) => {
  const service = createService({ providers: [shipped.hello()] });
  expect(() => createRest(service, { info: info as ApiInfo })).toThrow(named);
});
