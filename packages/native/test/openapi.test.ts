// The OpenAPI document with the routes of the state: valid, and true of what they take and refuse.
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";

/** What the tests read of an operation. */
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

const NOWHERE = "0190b1de-0000-7000-8000-000000000000";
let desk: Desk;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
let document: Record<string, unknown>;

beforeAll(async () => {
  const [memory] = await engines();
  if (!memory) throw new Error("there is always the store in memory");
  desk = await openDesk(memory);
  // Its text is the document itself: there is no envelope around it.
  document = JSON.parse((await desk.alice.send("GET", "/api/openapi.json")).text);
  // `as`: the document's own form.
  paths = document["paths"] as typeof paths;
});
afterAll(() => desk.close());

test("is valid", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test("has every route, with what it takes in its path", () => {
  for (const { method, path } of desk.state.routes) {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = operation?.parameters?.filter((each) => each.in === "path").map(({ name }) => name) ?? [];
    expect(inPath.sort(), path).toEqual(names.sort());
  }
  const ids = desk.state.routes.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("has the status with which a route refuses what is nobody's", async () => {
  for (const { method, path } of desk.state.routes) {
    const at = path.replaceAll(/\{\w+_id\}/g, NOWHERE).replaceAll(/\{\w+\}/g, "none");
    const told = await desk.alice.send(
      method,
      at,
      ["POST", "PATCH", "PUT"].includes(method) ? {} : undefined,
    );
    const { responses = {} } = paths[path]?.[method.toLowerCase()] ?? {};
    expect(Object.keys(responses), `${method} ${path}: ${told.text}`).toContain(String(told.status));
    if (told.code !== undefined)
      expect(JSON.stringify(responses[told.status]), `${method} ${path}`).toContain(told.code);
  }
});
