// The clauses of the HTTP client that a tool is given: what it sends, retries, refuses, reads and reports.
import { setTimeout as sleep } from "node:timers/promises";
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { isServiceError } from "../errors/errors.js";
import type { ReadUpstreamFailure } from "./failure.js";
import type { Fetch } from "./fetch.js";
import { createUpstream } from "./upstream.js";
import { UPSTREAM_LIMITS, type UpstreamLimits } from "./upstream-limits.js";

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const call = { signal: new AbortController().signal, readOnly: true };
const schema = z.object({ n: z.number() });

function start(
  fetch: Fetch,
  options: { limits?: Partial<UpstreamLimits>; failure?: ReadUpstreamFailure; baseUrl?: string } = {},
) {
  const clock = createTestClock();
  const requests: Request[] = [];
  const upstream = createUpstream({
    provider: "acme",
    baseUrl: options.baseUrl ?? "https://acme.example/api/",
    headers: { "x-acme": "key" },
    failure: options.failure,
    limits: { ...UPSTREAM_LIMITS, ...options.limits },
    clock,
    fetch: (request) => {
      requests.push(request);
      return fetch(request);
    },
  });
  return { clock, requests, upstream, http: upstream.client(call) };
}

async function failureOf(run: Promise<unknown>) {
  try {
    await run;
  } catch (error) {
    if (isServiceError(error)) return { code: error.code, ...error.details };
    throw error;
  }
  throw new Error("it did not fail");
}

test("sends the path's values as one encoded segment each, the query without what is undefined, and the headers", async () => {
  const { http, requests } = start(async () => json({ n: 1 }));
  await http.get("/coins/{id}/at/{day}", {
    path: { id: "a/b?c#d e", day: 3 },
    query: { a: 1, b: undefined, c: true, d: "x y&z" },
    headers: { "x-own": "1" },
    schema,
  });
  expect(requests[0]?.url).toBe("https://acme.example/api/coins/a%2Fb%3Fc%23d%20e/at/3?a=1&c=true&d=x+y%26z");
  expect(requests[0]?.method).toBe("GET");
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
    accept: "application/json",
    "x-acme": "key",
    "x-own": "1",
  });
});

test("asks the base URL itself for an empty path", async () => {
  let body = "";
  const answer = async (request: Request) => {
    body = await request.text();
    return json({ n: 1 });
  };
  const { http, requests } = start(answer, { baseUrl: "https://rpc.example/v3/key" });
  await http.post("", { json: { id: 1 }, schema });
  expect(requests[0]?.url).toBe("https://rpc.example/v3/key");
  expect(body).toBe('{"id":1}');
});

test.each(["", ".", "..", "..."])("never sends a path segment of dots alone (%j)", async (id) => {
  const { http, requests } = start(async () => json({ n: 1 }));
  const failure = await failureOf(http.get("/coins/{id}", { path: { id }, schema }));
  expect(failure).toMatchObject({ code: "TOOL_ERROR", runtimeStatus: "invalid_input" });
  expect(requests).toHaveLength(0);
});

test("gives what the schema reads and nothing else", async () => {
  const { http } = start(async () => json({ n: 1, extra: true }));
  expect(await http.get("/x", { schema })).toEqual({ n: 1 });
});

test.each([
  ["an unknown shape", () => json({ n: "1" }), "failing"],
  ["something that is not JSON", () => new Response("<html>"), "failing"],
  ["an empty answer", () => new Response(""), "failing"],
  [
    "a redirect",
    () => new Response(null, { status: 302, headers: { location: "http://10.0.0.1/" } }),
    "failing",
  ],
  ["a refusal of its key", () => json({}, { status: 401 }), "missing_key"],
  ["a plan that is too small", () => json({}, { status: 402 }), "plan_required"],
])("reports %s as the provider's failure", async (_, answer, runtimeStatus) => {
  const { http, requests } = start(async () => answer());
  const failure = await failureOf(http.get("/x", { schema }));
  expect(failure).toMatchObject({ code: "PROVIDER_UNAVAILABLE", runtimeStatus, provider: "acme" });
  expect(requests).toHaveLength(1);
});

test("never tells the upstream's body, address or key in a failure", async () => {
  const { http } = start(async () => json({ secret: "s3cr3t" }, { status: 500 }));
  const failure = await failureOf(http.get("/x", { schema }));
  expect(failure.message).not.toMatch(/s3cr3t|acme\.example|x-acme/);
});

test("finds no record at a 404, and fails where it was not asked to find", async () => {
  const { http } = start(async () => json({}, { status: 404 }));
  expect(await http.find("/x", { schema })).toBe(null);
  const failure = await failureOf(http.get("/x", { schema }));
  expect(failure).toMatchObject({ code: "TOOL_ERROR", runtimeStatus: "invalid_input" });
});

test("reads a failure out of a 200 where the provider says how", async () => {
  const failure: ReadUpstreamFailure = ({ status, body }) =>
    status === 200 && z.object({ code: z.literal(4012) }).safeParse(body).success
      ? { runtimeStatus: "rate_limited", message: "is asked too often", retryAfterS: 9 }
      : undefined;
  const { http } = start(async () => json({ code: 4012, n: 1 }), { failure });
  expect(await failureOf(http.get("/x", { schema }))).toMatchObject({ code: "TOOL_ERROR", retryAfterS: 9 });
});

test("tries a read once more after a 5xx, and gives the second answer", async () => {
  let asked = 0;
  const { http, requests } = start(async () => (++asked === 1 ? json({}, { status: 503 }) : json({ n: 2 })));
  expect(await http.get("/x", { schema })).toEqual({ n: 2 });
  expect(requests).toHaveLength(2);
});

test("tries a read once more after a broken connection and no third time", async () => {
  const { http, requests } = start(async () => Promise.reject(new TypeError("fetch failed")));
  const failure = await failureOf(http.get("/x", { schema }));
  expect(failure).toMatchObject({ code: "PROVIDER_UNAVAILABLE", runtimeStatus: "degraded" });
  expect(failure.retryAfterS).toBe(undefined);
  expect(requests).toHaveLength(2);
});

test.each([400, 401, 404, 429])("never tries again after a %i", async (status) => {
  const { http, requests } = start(async () => json({}, { status }));
  await failureOf(http.get("/x", { schema }));
  expect(requests).toHaveLength(1);
});

test("never tries a call again that changes state", async () => {
  const { upstream, requests } = start(async () => json({}, { status: 503 }));
  await failureOf(upstream.client({ ...call, readOnly: false }).post("/x", { json: {}, schema }));
  expect(requests).toHaveLength(1);
});

test("keeps retries to a tenth of the requests while an upstream fails", async () => {
  const { http, requests } = start(async () => json({}, { status: 500 }), { limits: { breaker: false } });
  await Promise.all(Array.from({ length: 40 }, () => failureOf(http.get("/x", { schema }))));
  expect(requests.length).toBeLessThanOrEqual(40 + 1 + 4);
  expect(requests.length).toBeGreaterThanOrEqual(41);
});

test("tells the upstream's Retry-After for a 429 and a 503", async () => {
  const { http } = start(async () => json({}, { status: 429, headers: { "retry-after": "17" } }));
  expect(await failureOf(http.get("/x", { schema }))).toMatchObject({ code: "TOOL_ERROR", retryAfterS: 17 });
});

test("waits no longer than an attempt may take", async () => {
  const { http, requests } = start(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      ),
    { limits: { attemptMs: 30 } },
  );
  const failure = await failureOf(http.get("/x", { schema }));
  expect(failure).toMatchObject({ code: "PROVIDER_UNAVAILABLE", runtimeStatus: "degraded" });
  expect(failure.message).toContain("did not answer within 30 ms");
  expect(requests.length).toBeLessThanOrEqual(2);
});

test("reads no more than the size an answer may have, said or not", async () => {
  const big = JSON.stringify({ n: 1, pad: "x".repeat(2_000) });
  for (const answer of [
    () => new Response(big, { headers: { "content-length": String(big.length) } }),
    () => new Response(new Blob([big]).stream()),
  ]) {
    const { http } = start(async () => answer(), { limits: { maxBytes: 1_000 } });
    expect(await failureOf(http.get("/x", { schema }))).toMatchObject({ runtimeStatus: "failing" });
  }
  const { http } = start(async () => new Response('{"n":1}'), { limits: { maxBytes: 7 } });
  expect(await http.get("/x", { schema })).toEqual({ n: 1 });
});

test("throws the caller's reason once it has disconnected, and holds it against nobody", async () => {
  const controller = new AbortController();
  const { upstream } = start(async (request) => {
    controller.abort(new Error("gone"));
    throw request.signal.reason;
  });
  for (let time = 0; time < 6; time++) {
    const client = upstream.client({ signal: controller.signal, readOnly: true });
    await expect(client.get("/x", { schema })).rejects.toThrow("gone");
  }
  expect(upstream.refusal()).toBe(undefined);
});

test("gives an upstream that keeps failing a rest, knows of it without asking, and lets a probe find out", async () => {
  let status = 500;
  const { clock, http, upstream, requests } = start(async () => json({ n: 1 }, { status }));
  for (let time = 0; time < 5; time++) await failureOf(http.get("/x", { schema }));
  const asked = requests.length;
  expect(upstream.refusal()?.runtimeStatus).toBe("degraded");
  expect(await failureOf(http.get("/x", { schema }))).toMatchObject({ runtimeStatus: "degraded" });
  expect(requests).toHaveLength(asked);
  status = 200;
  await clock.advance(UPSTREAM_LIMITS.breaker.openMs);
  expect(upstream.refusal()).toBe(undefined);
  expect(await http.get("/x", { schema })).toEqual({ n: 1 });
  expect(upstream.refusal()).toBe(undefined);
});

test("never rests because of what callers sent or how often they asked", async () => {
  for (const status of [400, 404, 422, 429, 401]) {
    const { http, upstream } = start(async () => json({}, { status }));
    for (let time = 0; time < 30; time++) await failureOf(http.get("/x", { schema }));
    expect([status, upstream.refusal()]).toEqual([status, undefined]);
  }
});

test("lets one probe at a time through, also when a caller from before the rest disconnects meanwhile", async () => {
  const held: ((answer: Response) => void)[] = [];
  const { clock, upstream, requests } = start(
    (request) =>
      new Promise((resolve, reject) => {
        held.push(resolve);
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      }),
  );
  const controller = new AbortController();
  const ask = (signal = call.signal) =>
    failureOf(upstream.client({ signal, readOnly: false }).get("/x", { schema }));
  const failing = Array.from({ length: 5 }, () => ask());
  const early = ask(controller.signal).catch(() => "disconnected");
  await sleep(5);
  for (const answer of held.splice(0, 5)) answer(json({}, { status: 500 }));
  await Promise.all(failing);
  await clock.advance(UPSTREAM_LIMITS.breaker.openMs);
  const probe = ask();
  await sleep(5);
  expect(requests).toHaveLength(7);
  controller.abort();
  expect(await early).toBe("disconnected");
  const beside = ask();
  await sleep(5);
  const asked = requests.length;
  for (const answer of held) answer(json({}, { status: 500 }));
  await Promise.all([probe, beside]);
  expect(asked).toBe(7);
});

test("refuses at once what finds no slot to wait in", async () => {
  const held: (() => void)[] = [];
  const { http, upstream } = start(() => new Promise((resolve) => held.push(() => resolve(json({ n: 1 })))), {
    limits: { concurrency: 2, queue: 1 },
  });
  const running = [http.get("/x", { schema }), http.get("/x", { schema }), http.get("/x", { schema })];
  await sleep(5);
  expect(upstream.refusal()?.runtimeStatus).toBe("degraded");
  expect(await failureOf(http.get("/x", { schema }))).toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
  for (let index = 0; index < 3; index++) {
    held[index]?.();
    await sleep(5);
  }
  expect(await Promise.all(running)).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
});
