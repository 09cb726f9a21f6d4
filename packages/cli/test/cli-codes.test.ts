// Every code of the command line, as a service elsewhere or the line itself brings it about, with its exit code.
import { ERRORS, type ErrorCode } from "@svckit/core";
import { createStandIn, type StandIn, type StandInAnswer } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";

let service: StandIn;
let answers: StandInAnswer[];
let env: Record<string, string>;

beforeEach(async () => {
  answers = [];
  // The last answer stays.
  const next = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: "" };
  service = await createStandIn({ "POST /api/v1/execute": next, "GET /api/v1/quota": next });
  env = { SVC_URL: service.url, SVC_API_KEY: "svc_live_x" };
});
afterEach(() => service.close());

const DONE = { body: { ok: true, data: { done: true }, meta: { receipt_id: "r" } } };
const call = (...more: string[]) => svc(env, "call", "get_price", ...more);

function refusal(code: ErrorCode, more: object = {}, headers: Record<string, string> = {}): StandInAnswer {
  const { status, type, retryable, title, next } = ERRORS[code];
  const error = {
    type,
    code,
    retryable,
    message: `${title} ${next}`,
    doc_url: "https://svc.example/errors",
    request_id: "q",
    ...more,
  };
  return { status: status ?? 500, headers, body: { ok: false, error } };
}

const OF_CLI = Object.entries(ERRORS).filter(([, { transports }]) =>
  transports.some((each) => each === "cli"),
);
const OWN: Readonly<Record<string, readonly string[]>> = {
  API_ERROR: ["quota", "--url", "http://127.0.0.1:9"],
  GENERAL_ERROR: ["admin", "account", "show", "--account", "nobody"],
  INVALID_ARGS: ["call", "get_price", "--timeout", "never"],
  TIMEOUT: ["quota", "--timeout", "50ms"],
};

test.each(OF_CLI)(
  "%s leaves with its exit code, and with the service's own words where it refused",
  async (name, { exit, type }) => {
    // `as`: the table's own key.
    const code = name as ErrorCode;
    if (code === "TIMEOUT") service.fault({ hang: true });
    answers.push(refusal(code));
    const line = OWN[code] ?? ["call", "get_price", "--retries", "0"];
    const { code: ended, json } = await svc({ ...env, SVC_STORE: "sqlite:/nonexistent/svc.db" }, ...line);
    expect([ended, json]).toMatchObject([
      exit,
      { ok: false, error: { code, type, message: expect.any(String) } },
    ]);
    if (OWN[code] === undefined)
      expect(json["error"]).toMatchObject({ request_id: "q", doc_url: "https://svc.example/errors" });
  },
);

test("a code that is none of the command line leaves under the nearest of its own, with its own exit code", async () => {
  const seen = [];
  for (const code of [
    "MISSING_PARAM",
    "STATE_SUBJECT_ARCHIVED",
    "MONITOR_NOT_FOUND",
    "STATE_BACKEND_UNAVAILABLE",
  ] as const) {
    answers = [refusal(code, { doc_url: "https://svc.example/errors#as-the-service-has-it" })];
    const { code: ended, json } = await call("--retries", "0");
    const { code: told, doc_url: page } = Object(json["error"]);
    seen.push([ended, told, page]);
  }
  expect(seen).toEqual([
    [2, "VALIDATION_ERROR", "https://svc.example/errors#validation-error"],
    [2, "API_ERROR", "https://svc.example/errors#api-error"],
    [3, "GENERAL_ERROR", "https://svc.example/errors#general-error"],
    [4, "API_ERROR", "https://svc.example/errors#api-error"],
  ]);
});

test("a line without its subcommand is a mistake, and is told those that there are; a line without words asks for help", async () => {
  const [tools, bare, help] = await Promise.all([
    runHere(["tools"]),
    runHere([]),
    runHere(["help", "tools"]),
  ]);
  expect([tools.code, tools.out, tools.err]).toEqual([2, "", help.out]);
  expect([help.code, help.out]).toEqual([0, expect.stringContaining("search [options] <intent...>")]);
  const [below, unknown, ...slips] = await Promise.all([
    runHere(["help", "tools", "list"]),
    runHere(["help", "fishing"]),
    runHere(["help", "tools", "lst"]),
    runHere(["tools", "lst", "--help"]),
    runHere(["help", "admin", "acount"]),
  ]);
  expect(slips.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect([below.code, below.out]).toEqual([0, expect.stringContaining("--category <category>")]);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining("unknown command 'fishing'")]);
  expect([bare.code, bare.out, bare.err]).toEqual([0, expect.stringMatching(/^Usage: svc /), ""]);
});

test("the link of a mistake leads to the service that the line names", async () => {
  const { json } = await svc({}, "call", "", "--url", "https://svc.example");
  expect(json["error"]).toMatchObject({
    code: "INVALID_ARGS",
    message: expect.stringMatching(/^The name of the tool comes first\./),
    doc_url: "https://svc.example/errors#invalid-args",
  });
});

test("people read a refusal in words on stderr, and nothing on stdout", async () => {
  answers = [refusal("QUOTA_EXCEEDED")];
  const { code, out, err } = await runHere(["call", "get_price"], { env, isRead: true });
  expect([code, out, err]).toEqual([
    6,
    "",
    "svc: The account's credits are spent for this period. Top up, or wait for the next period.\n",
  ]);
});

describe("a call is sent again", () => {
  test("as Retry-After says, always with the idempotency key of its own", async () => {
    answers = [
      refusal("RATE_LIMITED", { retry_after: 1 }),
      refusal("SHUTTING_DOWN", {}, { "retry-after": "0" }),
      DONE,
    ];
    const from = performance.now();
    expect((await call()).code).toBe(0);
    expect(performance.now() - from).toBeGreaterThan(990);
    const keys = service.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    answers = [DONE];
    await call();
    expect(service.requests.at(-1)?.headers["idempotency-key"]).not.toBe(keys[0]);
    await call("--idempotency-key", "mine");
    expect(service.requests.at(-1)?.headers["idempotency-key"]).toBe("mine");
    await call("--args", '{"idempotency_key":"its"}');
    expect(service.requests.at(-1)?.headers["idempotency-key"]).toBeUndefined();
  });

  test("after a connection that broke, and a process that stays away is API_ERROR", async () => {
    service.fault({ reset: "before", times: 1 });
    answers = [DONE];
    expect((await call()).code).toBe(0);
    expect(service.requests).toHaveLength(2);
  });

  test.each<[string, StandInAnswer]>([
    ["the wait is beyond the cap", refusal("RATE_LIMITED", { retry_after: 3_600 })],
    ["the wait is beyond the time limit", refusal("RATE_LIMITED", { retry_after: 20 })],
    ["credits are spent until the period ends", refusal("QUOTA_EXCEEDED")],
    ["the provider has named no time", refusal("PROVIDER_UNAVAILABLE")],
    ["it would be refused again", refusal("VALIDATION_ERROR")],
  ])("never where %s", async (_, answer) => {
    answers = [answer];
    const from = performance.now();
    expect((await call("--timeout", "10s")).code).not.toBe(0);
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(service.requests).toHaveLength(1);
  });
});

test("a question is sent again with its own idempotency key, until a step of its answer was told", async () => {
  const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
  const stream = (body: string) => ({ headers: { "content-type": "text/event-stream" }, body });
  const answer = event("end", { response: "5", isAdditionalDataRequired: null, receipt_id: "r" });
  const busy = {
    status: 429,
    headers: { "retry-after": "0" },
    body: { error: { message: "Rate limit exceeded" } },
  };
  const said = [busy, stream(answer), busy, busy, busy, stream(event("asks", { tool: "get_price" }))];
  const search = await createStandIn({ "POST /v1/search": () => said.shift() ?? busy });
  const ask = () => svc({ SVC_URL: search.url, SVC_API_KEY: "svc_live_x" }, "search", "how", "many?");
  expect(await ask()).toMatchObject({ code: 0, json: { response: "5" } });
  expect(await ask()).toMatchObject({ code: 6, json: { error: { code: "RATE_LIMITED" } } });
  const keys = search.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 2, 2]);
  expect(await ask()).toMatchObject({
    code: 4,
    json: { error: { message: "The answer broke off. Ask again." } },
  });
  expect(search.requests).toHaveLength(6);
  await search.close();
});

test("the limit of a day names no seconds to wait: it says when the next search may be, and is not sent again", async () => {
  const busy = { status: 429, body: { error: { message: "Rate limit reached for today" } } };
  const search = await createStandIn({ "POST /v1/search": () => busy });
  const there = { SVC_API_KEY: "svc_live_x" };
  const told = await svc(there, "search", "how", "many?", "--url", search.url);
  expect(told).toMatchObject({
    code: 6,
    json: {
      error: {
        code: "RATE_LIMITED",
        message: "Rate limit reached for today. Ask again after 00:00 UTC, or of a plan that searches more.",
        retryable: false,
        doc_url: `${search.url}/errors#rate-limited`,
      },
    },
  });
  expect(search.requests).toHaveLength(1);
  await search.close();
});

test.each([
  ["http://svc.example:9000/base/", "http://svc.example:9000/base"],
  ["http://user:secret@svc.example", "http://svc.example"],
  ["no address", "http://127.0.0.1:8787"],
])("an error of the line itself leads to the page of the service that is asked: %s", async (url, at) => {
  const { json } = await svc({ SVC_URL: url }, "call", "get_price", "--timeout", "never");
  expect(json["error"]).toMatchObject({ doc_url: `${at}/errors#invalid-args` });
});
