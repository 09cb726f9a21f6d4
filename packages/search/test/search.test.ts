// The search over REST: its refusals by exact text, its price, its receipt, and its steps as a stream.
import { expect, test } from "vitest";
import { bodyOf, searching } from "./asking-engine.js";

const said = async (response: Response) => ({
  status: response.status,
  message: (await bodyOf(response)).error?.message,
});

test.each([
  ["no JSON", "{", 400, "Invalid request body"],
  ["a list", [], 400, "Invalid request body"],
  ["a prompt that is no text", { prompt: 5 }, 400, "Invalid request body"],
  ["messages that are no list", { messages: "hi" }, 400, "Invalid request body"],
  ["a turn without a role", { messages: [{ content: "ask 1" }] }, 400, "Invalid request body"],
  ["no turn of the user", { messages: [{ role: "system", content: "x" }] }, 400, "Invalid request body"],
  ["a temperature above 2", { prompt: "ask 1", temperature: 3 }, 400, "Invalid request body"],
  ["a top_p above 1", { prompt: "ask 1", top_p: 1.5 }, 400, "Invalid request body"],
  ["a top_k of 0", { prompt: "ask 1", top_k: 0 }, 400, "Invalid request body"],
  ["sources that are neither", { prompt: "ask 1", include_data_sources: "yes" }, 400, "Invalid request body"],
  [
    "both",
    { prompt: "ask 1", messages: [{ role: "user", content: "ask 1" }] },
    400,
    "Please provide either prompt or messages, not both",
  ],
  ["neither", {}, 400, "Either prompt or messages is required"],
  ["both empty", { prompt: " ", messages: [] }, 400, "Either prompt or messages is required"],
  ["both null", { prompt: null, messages: null }, 400, "Either prompt or messages is required"],
])("%s is refused by its exact words, and costs nothing", async (_, body, status, message) => {
  const { post, credits } = await searching();
  const response = await post(body);
  expect(response.headers.get("x-quota-remaining")).toBe("1000");
  expect(await said(response)).toEqual({ status, message });
  expect(await credits()).toMatchObject({ used: 0, held: 0 });
});

test("the key is looked at before the body", async () => {
  const { post, send, service, key } = await searching();
  const required = { status: 401, message: "API key is required" };
  const invalid = { status: 403, message: "Invalid API key" };
  for (const headers of [{}, { authorization: "Bearer" }, { authorization: "Bearer " }])
    expect(await said(await post("{", headers as Record<string, string>))).toEqual(required);
  const wrong = [
    `Bearer ${key.slice(0, -1)}!`,
    "Basic abc",
    "Bearer some.oauth.token",
    `Bearer svc_live_${"a".repeat(36)}`,
  ];
  for (const authorization of wrong) expect(await said(await post("{", { authorization }))).toEqual(invalid);
  expect(await said(await post("{", { "x-api-key": key, authorization: "Bearer other" }))).toEqual(invalid);
  expect((await post({ prompt: "ask 1" }, { "x-api-key": key })).status).toBe(200);
  // One in the URL is in no header.
  const target = `http://localhost/v1/search?api_key=${key}`;
  const inUrl = (headers: Record<string, string>) => send(new Request(target, { method: "POST", headers }));
  expect(await said(await inUrl({}))).toEqual(required);
  expect((await inUrl({ "x-api-key": key })).status).toBe(400);
  await service.close();
});

test("another method is told the one that there is", async () => {
  const { send } = await searching();
  const response = await send(new Request("http://localhost/v1/search"));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
});

test("the daily limit has the table's words, and the minute words of its own with the seconds to wait", async () => {
  const plans = { few: { searchesPerDay: 2 }, slow: { searchesPerMinute: 1 } };
  const few = await searching({ plans }, { plan: "few" });
  for (let at = 0; at < 2; at += 1) expect((await few.post({ prompt: "ask 1" })).status).toBe(200);
  const over = await few.post({ prompt: "ask 1" });
  expect(over.headers.get("x-quota-remaining")).toBe("9990");
  expect(await said(over)).toEqual({ status: 429, message: "Rate limit reached for today" });
  const slow = await searching({ plans }, { plan: "slow" });
  await slow.post("{");
  const refused = await slow.post({ prompt: "ask 1" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("ratelimit-policy")).toBe('"minute";q=1;w=60');
  expect(refused.headers.get("x-quota-remaining")).toBe("10000");
  expect((await said(refused)).message).not.toBe("Rate limit reached for today");
  // What a search asks is no call of its own minute.
  expect((await few.get("/api/v1/quota")).data.rate.remaining).toBe(100);
});

test("an answer has what is missing always, and its sources where they are asked for", async () => {
  const { post } = await searching();
  expect(await (await post({ prompt: "ask 2" })).json()).toEqual({
    response: "fee 1, fee 2",
    isAdditionalDataRequired: null,
  });
  const body = { messages: [{ role: "user", content: "ask 1" }], include_data_sources: true };
  expect(await (await post(body)).json()).toMatchObject({ data_sources: ["fees:get_fee"] });
  expect(await (await post({ prompt: "hello", include_data_sources: true })).json()).toMatchObject({
    data_sources: [],
  });
  expect(await (await post({ prompt: "lack" })).json()).toMatchObject({
    isAdditionalDataRequired: { reason: "an address", missing: [{ name: "address" }] },
  });
});

test.each([
  ["hello", 0],
  ["ask 1", 5],
  ["ask 2", 25],
  ["ask 3", 30],
  ["ask 4", 50],
  ["ask 30", 100],
  ["at most 4, ask 1", 5],
])("%s costs %i credits, and nothing stays held", async (prompt, price) => {
  const { post, credits, get, service } = await searching();
  const response = await post({ prompt });
  expect(response.headers.get("x-quota-remaining")).toBe(String(1_000 - price));
  expect(await credits()).toMatchObject({ used: price, held: 0, remaining: 1_000 - price });
  const { data: receipt } = await get(`/api/v1/receipts/${response.headers.get("x-svc-receipt-id")}`);
  expect(receipt).toMatchObject({
    tool: "search",
    provider: "asking",
    credits_used: price,
    credit_cost: price,
  });
  for (const id of receipt.inner_receipt_ids)
    expect((await get(`/api/v1/receipts/${id}`)).data).toMatchObject({ tool: "get_fee", credits_used: 0 });
  const { ok, sum, held, unexplained } = await service.verifyLedger();
  expect({ ok, sum, held, unexplained }).toEqual({ ok: true, sum: 0, held: 0, unexplained: 0 });
});

test("of two that race on a wallet of 60 and could cost 50 each, one runs", async () => {
  const { post, credits } = await searching({}, { credits: 60 });
  const answers = await Promise.all([post({ prompt: "ask 4" }), post({ prompt: "ask 4" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  expect(await credits()).toMatchObject({ used: 50, held: 0, remaining: 10 });
});

test("a search that fails costs nothing, and one whose tools all fail says so for nothing", async () => {
  const { post, credits } = await searching();
  expect(await said(await post({ prompt: "throw" }))).toEqual({
    status: 500,
    message: "Internal server error",
  });
  const failed = await post({ prompt: "fail" });
  expect(failed.status).toBe(200);
  expect((await bodyOf(failed)).response).toContain("fees");
  expect(await credits()).toMatchObject({ used: 0, held: 0 });
});

test("a development plan searches for nothing, so many times a day", async () => {
  const { post } = await searching({}, { plan: "development" });
  for (let at = 0; at < 10; at += 1) expect((await post({ prompt: "ask 4" })).status).toBe(200);
  expect((await post({ prompt: "ask 4" })).status).toBe(429);
});

test("the same key is answered with the same text, and is paid once", async () => {
  const { post, key, credits } = await searching();
  const headers = { authorization: `Bearer ${key}`, "idempotency-key": "k1" };
  const [first, again] = [await post({ prompt: "ask 2" }, headers), await post({ prompt: "ask 2" }, headers)];
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await again.text()).toBe(await first.text());
  expect(await credits()).toMatchObject({ used: 25 });
  expect((await post({ prompt: "ask 3" }, headers)).status).toBe(409);
  expect((await post({ prompt: "ask 3" }, { ...headers, "idempotency-key": "k 1" })).status).toBe(400);
});

test("a search that nobody could answer leaves its key free", async () => {
  const { post, key } = await searching();
  const headers = { authorization: `Bearer ${key}`, "idempotency-key": "k2" };
  for (let at = 0; at < 2; at += 1) {
    const failed = await post({ prompt: "fail" }, headers);
    expect(failed.headers.get("idempotent-replayed")).toBeNull();
  }
  expect((await post({ prompt: "ask 1" }, headers)).status).toBe(200);
});

test("the steps come as they are made, and end with the whole answer", async () => {
  const { post, key } = await searching();
  const headers = { authorization: `Bearer ${key}`, accept: "text/event-stream" };
  const response = await post({ prompt: "ask 2", include_data_sources: true }, headers);
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const events = (await response.text())
    .trim()
    .split("\n\n")
    .map((event) => {
      const [, type = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      return { type, data: JSON.parse(data) };
    });
  expect(events.map(({ type }) => type)).toEqual(["asks", "asks", "answered", "answered", "words", "end"]);
  expect(events[0]?.data).toEqual({ tool: "get_fee", args: { at: 0 } });
  expect(events[2]?.data).toMatchObject({ tool: "get_fee", ok: true, receipt_id: expect.any(String) });
  expect(events.at(-1)?.data).toMatchObject({
    response: "fee 1, fee 2",
    isAdditionalDataRequired: null,
    data_sources: ["fees:get_fee"],
    receipt_id: expect.any(String),
  });
  // What is refused before its first step is no stream.
  expect(await said(await post("{", headers))).toEqual({ status: 400, message: "Invalid request body" });
});

test.each([
  ["application/json;q=0.5, Text/Event-Stream;q=0.7", "text/event-stream; charset=utf-8"],
  ["application/json, text/event-stream", "text/event-stream; charset=utf-8"],
  ["application/json;q=0.5, text/event-stream;q=0.1", "application/json"],
  ["text/event-stream;q=0", "application/json"],
  ["text/event-streams, */*", "application/json"],
])("who accepts %s is answered in %s", async (accept, type) => {
  const { post, key } = await searching();
  const response = await post({ prompt: "ask 1" }, { authorization: `Bearer ${key}`, accept });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
});

test("whoever leaves a stream pays nothing", async () => {
  const { post, key, credits } = await searching();
  const headers = { authorization: `Bearer ${key}`, accept: "text/event-stream" };
  const leaving = new AbortController();
  const answering = post({ prompt: "hang" }, headers);
  leaving.abort();
  const response = await Promise.race([
    answering,
    new Promise<undefined>((done) => setTimeout(() => done(undefined), 200)),
  ]);
  await response?.body?.cancel();
  expect(await credits()).toMatchObject({ used: 0 });
});
