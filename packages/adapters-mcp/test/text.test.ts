// The text block of a result, which models read and pay for: the envelope with the receipt once.
import { defineProvider, defineTool } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import { createStandIn } from "@svckit/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { post, receiptOnce, type Served, serveMcp } from "./served.js";

let given: unknown;
let served: Served;

const tool = defineTool({
  name: "get_value",
  title: "Value",
  description: "Gives what a test has put there.",
  category: "market_data",
  effect: "read",
  keyless: true,
  credits: 0,
  input: z.object({ text: z.string().optional() }),
  output: z.any(),
  execute: () => given,
});
const provider = defineProvider({ id: "values", title: "Values", tools: [tool] });

beforeAll(async () => {
  served = await serveMcp({
    providers: [provider],
    anonymous: { attemptsPerMinute: 10_000, callsPerDay: 10_000, sharedCallsPerDay: 10_000 },
  });
});
afterAll(() => served.close());

async function ask(args: object = {}, headers: Record<string, string> = {}, from = served) {
  const call = { name: "get_value", arguments: args };
  const { json } = await post(`${from.url}/svc_market_data/mcp`, "tools/call", call, headers);
  return { text: String(json.result.content[0].text), structured: json.result.structuredContent };
}

test("a text holds the envelope with the receipt once, whatever the data is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      given = value;
      const { text, structured } = await ask();
      expect(structured.data._svc).toEqual(structured.meta);
      expect(JSON.parse(text)).toEqual(receiptOnce(structured));
    }),
    { numRuns: 60 },
  );
});

test.each([
  [{}],
  [{ a: '},"meta":{"x":1}' }],
  [{ meta: { receipt_id: "mine" }, _svc: 1 }],
  [{ deep: { _svc: { a: 1 } } }],
])("data that looks like a receipt, %j, stays in the text as it is", async (value) => {
  given = value;
  const { text, structured } = await ask();
  expect(JSON.parse(text)).toEqual(receiptOnce(structured));
});

test("a replay has the text of the first answer, also where REST stored it", async () => {
  const { key } = await served.account(3);
  const headers = { authorization: `Bearer ${key}` };
  given = { price: 1 };
  const first = await ask({ idempotency_key: "k" }, headers);
  expect(await ask({ idempotency_key: "k" }, headers)).toEqual(first);
  const overRest = await fetch(`${served.url}/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ tool: "get_value", args: { idempotency_key: "r" } }),
  });
  const stored = await overRest.json();
  const { text, structured } = await ask({ idempotency_key: "r" }, headers);
  expect(structured).toEqual(stored);
  expect(JSON.parse(text)).toEqual(receiptOnce(structured));
});

test("the SDK writes the same text, and a failure's text is its envelope", async () => {
  const bySdk = await serveMcp({ providers: [provider] }, { extend() {} });
  given = { price: 1 };
  const { text, structured } = await ask({}, {}, bySdk);
  expect(JSON.parse(text)).toEqual(receiptOnce(structured));
  const failed = await ask({ text: 7 }, {}, bySdk);
  expect(JSON.parse(failed.text)).toEqual(failed.structured);
  await bySdk.close();
});

test("the text of get_price is its data, one receipt and no more", async () => {
  const standIn = await createStandIn({
    "GET /simple/price": async () => ({ body: { bitcoin: { usd: 76_975 } } }),
  });
  const prices = await serveMcp({ providers: [coingecko({ baseUrl: standIn.url })] });
  const call = { name: "get_price", arguments: { ids: "bitcoin", vs_currencies: "usd" } };
  const { json } = await post(`${prices.url}/svc_market_data/mcp`, "tools/call", call);
  const { text } = json.result.content[0];
  const { data, meta } = JSON.parse(text);
  expect(data).toEqual({ bitcoin: { usd: 76_975 } });
  expect(text.length).toBe(JSON.stringify({ ok: true, data, meta }).length);
  console.log(`get_price: ${text.length} characters of text, ${JSON.stringify(data).length} of data`);
  await prices.close();
  await standIn.close();
});
