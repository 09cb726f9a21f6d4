// The clauses of the fault switches, each seen by a real fetch.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { FAULT_HEADER, FAULT_PARAMETER, type Fault, INJECTION } from "./fault.js";
import { createStandIn, type StandIn } from "./stand-in.js";

const RECORD = { name: "Bitcoin", price: 76_975, tags: ["coin"], links: { home: "https://bitcoin.org" } };
let standIn: StandIn;
let asked = 0;

beforeAll(async () => {
  const record = () => {
    asked += 1;
    return { body: RECORD };
  };
  standIn = await createStandIn({ "GET /record": record, "GET /other/{id}": record });
});
afterEach(() => standIn.fault(null));
afterAll(() => standIn.close());

const get = (path = "/record", init?: RequestInit) => fetch(`${standIn.url}${path}`, init);
const statuses = async (count: number, path?: string) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) seen.push((await get(path)).status);
  return seen;
};

test("waits latencyMs before it answers", async () => {
  standIn.fault({ latencyMs: 60 });
  const start = performance.now();
  expect(await (await get()).json()).toEqual(RECORD);
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});

test.each([401, 403, 429, 500, 503])(
  "answers %i with an error body and without asking the route",
  async (status) => {
    standIn.fault({ status });
    const before = asked;
    const response = await get();
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("error");
    expect(asked).toBe(before);
  },
);

test.each([
  [7, "7"],
  ["Wed, 21 Oct 2026 07:28:00 GMT", "Wed, 21 Oct 2026 07:28:00 GMT"],
])("answers 429 with Retry-After when told to: %s", async (retryAfter, header) => {
  standIn.fault({ status: 429, retryAfter });
  expect((await get()).headers.get("retry-after")).toBe(header);
});

test("answers an empty body", async () => {
  standIn.fault({ body: "empty" });
  expect(await (await get()).text()).toBe("");
});

test("answers null", async () => {
  standIn.fault({ body: "null" });
  expect(await (await get()).json()).toBeNull();
});

test.each(["malformed", "truncated"] as const)("answers JSON that is %s", async (body) => {
  standIn.fault({ body });
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/json/);
  const text = await response.text();
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test("answers a web page, with a status of its own where that is set too", async () => {
  standIn.fault({ body: "html", status: 503 });
  const response = await get();
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toMatch(/html/);
  expect(await response.text()).toMatch(/^<!doctype html>/);
});

test("answers an error inside a 200", async () => {
  standIn.fault({ inBodyError: { code: 4029, message: "too many requests" } });
  const response = await get();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ code: 4029, message: "too many requests" });
});

test("trickles the body byte by byte", async () => {
  standIn.fault({ slowBody: 1 });
  const start = performance.now();
  const response = await get();
  const headersAfter = performance.now() - start;
  expect(await response.json()).toEqual(RECORD);
  const bytes = JSON.stringify(RECORD).length;
  expect(performance.now() - start - headersAfter).toBeGreaterThanOrEqual(bytes / 2);
});

test("stops trickling when the client leaves", async () => {
  standIn.fault({ slowBody: 5_000 });
  const response = await get("/record", { signal: AbortSignal.timeout(100) });
  await expect(response.text()).rejects.toThrow();
});

test("drops the connection before any answer", async () => {
  standIn.fault({ reset: "before" });
  await expect(get()).rejects.toThrow("fetch failed");
});

test("drops the connection in the middle of the body, after status and headers", async () => {
  standIn.fault({ reset: "mid-body" });
  const response = await get();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("terminated");
});

test("streams a valid JSON body of the bytes it is told, with no length ahead", async () => {
  standIn.fault({ huge: 3_000_000 });
  const response = await get();
  expect(response.headers.get("content-length")).toBeNull();
  const text = await response.text();
  expect(text.length).toBe(3_000_000);
  expect(JSON.parse(text)).toHaveProperty("padding");
});

test("stops streaming when the client leaves", async () => {
  standIn.fault({ huge: Number.MAX_SAFE_INTEGER });
  const response = await get();
  await response.body?.cancel();
  standIn.fault(null);
  expect((await get()).status).toBe(200);
});

test("replaces every string value by a prompt injection, and nothing else", async () => {
  standIn.fault({ injection: true });
  expect(await (await get()).json()).toEqual({
    name: INJECTION,
    price: RECORD.price,
    tags: [INJECTION],
    links: { home: INJECTION },
  });
});

test("takes a request and never answers it", async () => {
  standIn.fault({ hang: true });
  const before = standIn.requests.length;
  await expect(get("/record", { signal: AbortSignal.timeout(60) })).rejects.toThrow("timeout");
  expect(standIn.requests.length).toBe(before + 1);
});

test("redirects", async () => {
  standIn.fault({ redirect: "http://169.254.169.254/latest/meta-data" });
  const response = await get("/record", { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("http://169.254.169.254/latest/meta-data");
});

describe("a fault of the whole stand-in", () => {
  test("stays until it is taken back", async () => {
    standIn.fault({ status: 500 });
    expect(await statuses(3)).toEqual([500, 500, 500]);
    standIn.fault(null);
    expect(await statuses(1)).toEqual([200]);
  });

  test("strikes so many times", async () => {
    standIn.fault({ status: 500, times: 2 });
    expect(await statuses(4)).toEqual([500, 500, 200, 200]);
  });

  test("strikes each n-th request", async () => {
    standIn.fault({ status: 500, every: 3 });
    expect(await statuses(6)).toEqual([200, 200, 500, 200, 200, 500]);
  });

  test("strikes each n-th request so many times", async () => {
    standIn.fault({ status: 500, every: 2, times: 1 });
    expect(await statuses(4)).toEqual([200, 500, 200, 200]);
  });

  test("strikes only under its path, and counts only there", async () => {
    standIn.fault({ status: 500, times: 1, match: "/other/" });
    expect(await statuses(1)).toEqual([200]);
    expect(await statuses(2, "/other/1")).toEqual([500, 200]);
  });
});

describe("a fault that a request asks for itself", () => {
  const fault: Fault = { status: 429, retryAfter: 3 };

  test("comes in the query and is hidden from what was seen", async () => {
    const query = new URLSearchParams({ a: "1", [FAULT_PARAMETER]: JSON.stringify(fault) });
    const response = await get(`/record?${query}`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3"]);
    expect([...(standIn.requests.at(-1)?.query ?? [])]).toEqual([["a", "1"]]);
  });

  test("comes in the header and is for that request alone", async () => {
    const response = await get("/record", { headers: { [FAULT_HEADER]: JSON.stringify(fault) } });
    expect(response.status).toBe(429);
    expect(await statuses(1)).toEqual([200]);
  });

  test("goes before the fault of the stand-in", async () => {
    standIn.fault({ status: 500 });
    expect((await get("/record", { headers: { [FAULT_HEADER]: JSON.stringify(fault) } })).status).toBe(429);
  });

  test.each(['{"stauts":500}', "500", "{"])(
    "is refused with its mistake where it is none: %s",
    async (text) => {
      const response = await get("/record", { headers: { [FAULT_HEADER]: text } });
      expect(response.status).toBe(500);
      expect(await response.text()).toContain("the stand-in failed");
    },
  );
});
