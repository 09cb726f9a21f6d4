// A search whose engine is a model, from its request to its receipt: what it costs, what is kept, and how it ends.
import { createService, defineProvider, defineTool } from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import {
  createSearch,
  type ModelEngineOptions,
  modelEngine,
  modelFromEnv,
  plannerEngine,
  searchRoutes,
} from "@svckit/search";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Script, startScriptedModel } from "../scripted-model.js";

const PRICE = { calls: [{ tool: "get_coin_price", args: { coin: "bitcoin" } }] };

const price = defineTool({
  name: "get_coin_price",
  title: "Price of a coin",
  description: "Gives the price of a coin now, in US dollars.",
  category: "market_data",
  effect: "read",
  input: z.object({ coin: z.string() }),
  output: z.object({ price_usd: z.string() }),
  execute: () => ({ price_usd: "65432.17" }),
});

async function start(script: Script, options: Partial<ModelEngineOptions> = {}, totalMs = 60_000) {
  const scripted = await startScriptedModel(script);
  const model = await modelFromEnv({ SVC_MODEL_URL: scripted.url, SVC_MODEL: "scripted" });
  if (model === undefined) throw new Error("the environment names a model");
  const service = createService({
    providers: [defineProvider({ id: "prices", title: "Prices", tools: [price] })],
  });
  const search = createSearch(service, { engine: modelEngine({ model, ...options }), totalMs });
  const send = toFetch(createRest(service, { routes: searchRoutes(search) }));
  const { id } = await service.createAccount({ credits: 1_000 });
  const { key } = await service.createKey(id);
  const authorization = `Bearer ${key}`;
  return {
    scripted,
    post: (body: object, headers: Readonly<Record<string, string>> = {}) =>
      send(
        new Request("http://localhost/v1/search", {
          method: "POST",
          headers: { authorization, "content-type": "application/json", ...headers },
          body: JSON.stringify({ prompt: "What is the price of bitcoin?", ...body }),
        }),
      ),
    async receipt(response: Response) {
      const path = `http://localhost/api/v1/receipts/${response.headers.get("x-svc-receipt-id")}`;
      // `as`: what a receipt has, its own tests say.
      return (await (await send(new Request(path, { headers: { authorization } }))).json()) as {
        data: Record<string, unknown>;
      };
    },
    left: async () => (await service.describeAccount(id)).wallet?.remaining,
    async close() {
      await scripted.close();
      await service.close();
    },
  };
}

test("an answer by a model costs by its tools and steps, and its receipt keeps those of its tools and its warnings", async () => {
  const { post, receipt, left, scripted, close } = await start([
    PRICE,
    { text: "It costs $65,432, or $70,000 soon." },
  ]);
  const response = await post({ include_data_sources: true, temperature: 0.3, top_p: 0.4, top_k: 5 });
  expect(await response.json()).toEqual({
    response: "It costs $65,432, or $70,000 soon. [unverified]",
    isAdditionalDataRequired: null,
    data_sources: ["prices:get_coin_price"],
  });
  expect(scripted.requests[0]?.body).toMatchObject({ temperature: 0.3, top_p: 0.4, top_k: 5 });
  expect((await receipt(response)).data).toMatchObject({
    provider: "model",
    credits_used: 15,
    inner_receipt_ids: [expect.any(String)],
    warnings: ["unverified: $70,000"],
  });
  expect(await left()).toBe(985);
  await close();
});

test("the stream has the words sentence by sentence, with their marks", async () => {
  const { post, close } = await start([
    PRICE,
    { text: ["It costs $65", ",432. It wi", "ll be $70,000. So", " be it."] },
  ]);
  const text = await (await post({}, { accept: "text/event-stream" })).text();
  const words = [...text.matchAll(/^event: words\ndata: (.*)$/gm)].map(
    ([, data = ""]) => JSON.parse(data).text,
  );
  expect(words).toEqual(["It costs $65,432. ", "It will be $70,000. [unverified] ", "So be it."]);
  expect(text).toContain("event: end");
  await close();
});

test("a model that fails, says nothing or hangs beyond the search's own end costs nothing", async () => {
  for (const [script, totalMs] of [
    [[{ status: 500 }], 60_000],
    [[PRICE, { text: "" }], 60_000],
    [[PRICE, { hang: true }], 400],
  ] as const) {
    const { post, left, close } = await start(script, {}, totalMs);
    const response = await post({});
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await left()).toBe(1_000);
    await close();
  }
});

test("where the model is down the planner answers, for the price of its own work", async () => {
  const { post, left, receipt, close } = await start([{ status: 503 }], { instead: plannerEngine() });
  const response = await post({});
  expect(((await response.json()) as { response: string }).response).toContain("65,432.17");
  expect((await receipt(response)).data).toMatchObject({
    warnings: expect.arrayContaining(["model_unavailable: it failed (503)"]),
  });
  expect(await left()).toBe(995);
  await close();
});
