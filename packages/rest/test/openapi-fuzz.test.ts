// Requests made from the OpenAPI document, half of them wrong: every answer is as the document says.
import { defineProvider, defineTool, type Provider } from "@svckit/core";
import type { StandIn } from "@svckit/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { anyText } from "../../testing/test/any-text.js";
import { routes } from "../src/routes/table.js";
import type { DocumentCheck, Operation } from "./document-check.js";
import { arbitraryOf } from "./schema-arbitrary.js";
import { type Reply, startServer, type TestServer } from "./server.js";
import { values, valuesUpstream, WIDE } from "./values-provider.js";

const RUNS = Number(process.env["OPENAPI_RUNS"] ?? 60);
const CREDITS = 10_000_000;

const input = z.object({
  chain: z.enum(["ethereum", "base"]).describe("Which chain"),
  address: z.string().regex(/^0x[0-9a-f]{8}$/),
  limit: z.number().int().min(1).max(50).default(10),
  ratio: z.number().min(0).max(1).optional(),
  deep: z.object({ flag: z.boolean(), names: z.array(z.string().min(1).max(8)).min(1).max(3) }).optional(),
  marks: z.record(z.string(), z.number()).optional(),
  either: z.union([z.string(), z.number(), z.null()]).optional(),
  fixed: z.literal("yes").optional(),
});

function shapes(): Provider {
  const base = {
    title: "Shapes",
    description: "Gives its arguments back, for tests.",
    category: "market_data",
    effect: "read" as const,
  };
  const output = z.looseObject({});
  const execute = (args: object) => ({ args });
  return defineProvider({
    id: "shapes",
    title: "Shapes",
    tools: [
      defineTool({ ...base, name: "get_shapes", keyless: true, input, output, execute }),
      defineTool({ ...base, name: "get_keyed", credits: 3, input: z.object({}), output, execute }),
      defineTool({
        ...base,
        name: "set_shapes",
        effect: "write",
        input: input.partial(),
        output,
        execute,
      }),
    ],
  });
}

/** A request before it is sent. */
interface Draft {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the document allows all of it. */
  readonly valid: boolean;
}

let upstream: StandIn;
let server: TestServer;
let check: DocumentCheck;

beforeAll(async () => {
  upstream = await valuesUpstream();
  server = await startServer({
    providers: [values(upstream.url), shapes()],
    retired: [{ name: "get_old", replacement: "get_value" }],
    credits: CREDITS,
    ...WIDE,
    anonymous: { callsPerDay: CREDITS, sharedCallsPerDay: CREDITS, attemptsPerMinute: CREDITS },
    plans: { free: { callsPerMinute: CREDITS } },
  });
  check = await server.documentCheck();
});

afterAll(async () => {
  await server.close();
  await upstream.close();
});

const resolve = (reference: string) => {
  const name = decodeURIComponent(reference.split("/").at(-1) ?? "");
  return check.document.components.schemas[name] ?? {};
};

/** Credentials, and whether they are good. */
const credentials = () =>
  fc.constantFrom<readonly [string, boolean]>(
    ["", true],
    ["", true],
    ...Array.from({ length: 6 }, () => [`Bearer ${server.key}`, true] as const),
    [`Bearer svc_live_${"0".repeat(36)}`, false],
    ["Bearer", false],
    ["Basic YTpi", false],
    ["Bearer a.b.c", false],
  );

const ANY_TEXT = fc.oneof(
  fc.string(),
  anyText(),
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "__proto__",
    "get_old",
    "..",
    "<script>",
    "' OR 1=1",
    "null",
    "\u0000",
  ),
);
const HEADER_TEXT = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,40}[\x21-\x7e])?$/);
const ACCEPT = fc.constantFrom("*/*", "application/json", "application/problem+json", "text/html");
const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

const PROBES: ReadonlySet<string> = new Set(routes.filter(({ probe }) => probe).map(({ path }) => path));

/** One of these in sixteen times, else nothing. */
function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** The parameters of an operation, of its schemas or anything else. */
function parametersOf(operation: Operation, place: string): fc.Arbitrary<Record<string, string>> {
  const own = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const names = own.map(({ name }) => name);
  const listed = own.map(({ name, schema }) => {
    const good = arbitraryOf(schema, resolve).map(String);
    return [name, place === "header" ? fc.oneof(good, HEADER_TEXT) : fc.oneof(good, good, ANY_TEXT)] as const;
  });
  const requiredKeys = place === "path" ? names : [];
  return fc.record(Object.fromEntries(listed), { requiredKeys }) as fc.Arbitrary<Record<string, string>>;
}

function areValid(operation: Operation, place: string, given: Readonly<Record<string, string>>): boolean {
  return Object.entries(given).every(([name, value]) => {
    const index = (operation.parameters ?? []).findIndex((each) => each.name === name && each.in === place);
    const found = Object.entries(check.document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, each]) => [path, method, each] as const),
    );
    const [path, method] = found.find(([, , each]) => each === operation) ?? [];
    if (index < 0) return false;
    const isNumber = operation.parameters?.[index]?.schema["type"] === "integer";
    const pointer = `/paths/${path?.replaceAll("/", "~1").replace("{", "%7B").replace("}", "%7D")}/${method}/parameters/${index}/schema`;
    // A number in a query is digits alone.
    return check.validator(pointer)(isNumber && /^\d+$/.test(value) ? Number(value) : value);
  });
}

/** A value with one change in it, or no call at all. */
function spoiled(call: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, [], {}, "", -1, 1.5, true));
  const changed = fc
    .tuple(call, fc.nat(), fc.nat(), other, fc.string())
    .map(([value, at, kind, by, name]) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      const inner = copy["args"];
      const place =
        kind % 2 === 0 && typeof inner === "object" && inner !== null ? (inner as typeof copy) : copy;
      const names = Object.keys(place);
      const chosen = names[at % Math.max(1, names.length)] ?? "tool";
      if (kind % 3 === 0) delete place[chosen];
      else if (kind % 3 === 1) Object.defineProperty(place, chosen, { value: by, enumerable: true });
      else Object.defineProperty(place, name, { value: by, enumerable: true, configurable: true });
      return copy;
    });
  return fc.oneof(changed, changed, other);
}

/** A call with its idempotency keys in these places alone: two keys are seldom the same. */
function withKeys([call, kept]: [unknown, string]): unknown {
  const { idempotency_key: key, args, ...rest } = call as Record<string, unknown>;
  const { idempotency_key: inner, ...others } = (args ?? {}) as Record<string, unknown>;
  return {
    ...rest,
    ...(key !== undefined && /body|both/.test(kept) && { idempotency_key: key }),
    ...(args !== undefined && {
      args: inner !== undefined && /args|both/.test(kept) ? { ...others, idempotency_key: inner } : others,
    }),
  };
}

/** A call as the document describes it: null for an argument or a key counts as not given, which no schema needs to say. */
function withoutNulls(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { idempotency_key: key, args, ...others } = body;
  const schema = check.document.components.schemas[`${String(body["tool"])}_args`];
  return {
    ...others,
    ...(key !== undefined && key !== null && { idempotency_key: key }),
    ...(args !== undefined && { args: withoutKnownNulls(args, schema) }),
  };
}

function withoutKnownNulls(value: unknown, schema: unknown): unknown {
  const named = isRecord(schema) && isRecord(schema["properties"]) ? schema["properties"] : {};
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(
    ([name, each]) => each !== null || !Object.hasOwn(named, name),
  );
  return Object.fromEntries(members.map(([name, each]) => [name, withoutKnownNulls(each, named[name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function bodies(): fc.Arbitrary<{ readonly text: string; readonly type: string; readonly valid: boolean }> {
  const isCall = check.validator("/components/schemas/ExecuteRequest");
  const kept = fc.constantFrom("none", "none", "body", "args", "both");
  const calls = fc.tuple(arbitraryOf(resolve("ExecuteRequest"), resolve), kept).map(withKeys);
  const asText = (value: unknown) => {
    const text = JSON.stringify(value) ?? "";
    const valid = text !== "" && isCall(withoutNulls(JSON.parse(text))) === true;
    return { text, type: "application/json", valid };
  };
  const wrongType = calls.map((call) => ({ text: JSON.stringify(call), type: "text/plain", valid: false }));
  const notJson = fc.string().map((text) => ({ text: `{${text}`, type: "application/json", valid: false }));
  return fc.oneof(
    { weight: 6, arbitrary: calls.map(asText) },
    { weight: 6, arbitrary: spoiled(calls).map(asText) },
    { weight: 1, arbitrary: wrongType },
    { weight: 1, arbitrary: notJson },
  );
}

/** Whether all places carry the same idempotency key, which no schema can say. */
function agree(
  header: string | undefined,
  body: {
    readonly idempotency_key?: string | null;
    readonly args?: { readonly idempotency_key?: string | null };
  },
): boolean {
  const keys = [header?.replace(/^"(.*)"$/, "$1"), body.idempotency_key, body.args?.idempotency_key];
  return new Set(keys.filter((key) => key !== undefined && key !== null)).size <= 1;
}

/** One operation of the document. */
interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function drafts(): fc.Arbitrary<Draft> {
  const places = Object.entries(check.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  // The viewer of the page is two megabytes, and no different from other files.
  const weightOf = ({ path, operation }: Place) =>
    operation.requestBody ? 12 : path.startsWith("/docs") ? 1 : 2;
  return fc.oneof(...places.map((place) => ({ weight: weightOf(place), arbitrary: draftsOf(place) })));
}

function draftsOf({ path, method, operation }: Place): fc.Arbitrary<Draft> {
  const parts = fc.record({
    places: parametersOf(operation, "path"),
    query: parametersOf(operation, "query"),
    // A probe answers whatever its query is, so nothing more is wrong there.
    more: PROBES.has(path) ? fc.constant(null) : rarely(fc.tuple(fc.string({ maxLength: 8 }), ANY_TEXT)),
    headers: parametersOf(operation, "header"),
    body: operation.requestBody ? bodies() : fc.constant(undefined),
    credential: credentials(),
    accept: ACCEPT,
    requestId: fc.option(HEADER_TEXT),
    other: rarely(fc.constantFrom(...METHODS)),
  });
  return parts.map(({ places, query, more, headers, body, credential, accept, requestId, other }): Draft => {
    const parameters = new URLSearchParams([...Object.entries(query), ...(more ? [more] : [])]);
    const text = (name: string) => encodeURIComponent((places[name] ?? "").toWellFormed()) || "x";
    const target = path.replace(/\{(\w+)\}/g, (_, name) => text(name));
    const sent = other ?? method;
    return {
      method: sent,
      target: parameters.size > 0 ? `${target}?${parameters}` : target,
      headers: {
        ...headers,
        accept,
        ...(credential[0] !== "" && { authorization: credential[0] }),
        ...(requestId !== null && { "x-request-id": requestId }),
        ...(body && { "content-type": body.type }),
      },
      ...(body && sent !== "GET" && sent !== "HEAD" && { body: body.text }),
      valid:
        (sent === method || (sent === "HEAD" && method === "GET")) &&
        !more &&
        (credential[1] || operation.security.length === 0) &&
        areValid(operation, "query", query) &&
        // No schema can say that one day is not behind another.
        !((query["from"] ?? "") > (query["to"] ?? "9999")) &&
        areValid(operation, "header", headers) &&
        (body?.valid ?? true) &&
        (!body || agree(headers["Idempotency-Key"], JSON.parse(body.text))),
    };
  });
}

// The codes for requests that break the document.
// The service's own tools look further: at cursors, at names of tools, at receipts.
const OF_CONTENT =
  /"tool":"(search_tools|get_api_endpoint_schema|validate_task_result)"|"tool":"report_feedback".*"receipt_id":"/;
const REFUSALS_OF_FORM =
  /^(INVALID_REQUEST|VALIDATION_ERROR|MISSING_PARAM|TOOL_REQUIRED|INVALID_IDEMPOTENCY_KEY)$/;

test(
  `${RUNS} requests from the document are answered as it says, without a 5xx, and the ledger agrees`,
  async () => {
    const seen = new Map<string, number>();
    let spent = 0;
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

    async function hold(draft: Draft): Promise<void> {
      const { method, target, headers, body, valid } = draft;
      // `request` throws where the answer breaks the document.
      const reply: Reply = await server.request(target, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      expect(reply.status).toBeLessThan(500);
      // A document or a page is no envelope.
      const isEnvelope = typeof reply.json?.ok === "boolean";
      const code = !isEnvelope ? "-" : reply.json.ok ? "ok" : reply.json.error.code;
      count(valid ? "valid" : "invalid");
      count(`${reply.status} ${code}`);
      if (
        isEnvelope &&
        reply.json.ok &&
        method === "POST" &&
        reply.headers.get("idempotent-replayed") === null
      )
        spent += "authorization" in headers ? reply.json.meta.credits_used : 0;
      if (!valid)
        expect(code === "ok" || (reply.status < 300 && code === "-" && method !== "HEAD")).toBe(false);
      else if (!OF_CONTENT.test(body ?? "")) expect(code).not.toMatch(REFUSALS_OF_FORM);
    }

    await fc.assert(fc.asyncProperty(drafts(), hold), { numRuns: RUNS, endOnFailure: RUNS > 2_000 });
    console.log(
      [...seen]
        .sort()
        .map(([what, times]) => `${what}: ${times}`)
        .join("\n"),
    );
    expect(await server.service.verifyLedger()).toMatchObject({ ok: true, sum: 0, held: 0, spent });
    expect(seen.get("200 ok")).toBeGreaterThan(RUNS / 20);
    expect(seen.get("invalid")).toBeGreaterThan(RUNS / 5);
  },
  60_000 + RUNS * 300,
);
