// One change sent to two services on one Postgres: it is made once, also where the one that made it dies meanwhile.
import { createService, defineProvider, defineTool, type Schema } from "@svckit/core";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const ANYTHING: Schema = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) },
};
const OBJECT = { type: "object" };

describe.skipIf(reason !== undefined)("a change sent to two services", () => {
  let schema: TestSchema;
  let upstream: StandIn;
  beforeEach(async () => {
    schema = createTestSchema(url, []);
    upstream = await createStandIn({ "POST /orders": () => ({ body: {} }) });
  });
  afterEach(async () => {
    await upstream.close();
    await schema.drop();
  });

  function open() {
    const opened = schema.open();
    const tool = defineTool({
      name: "make_order",
      title: "Make an order",
      description: "Makes one order at the stand-in.",
      category: "orders",
      effect: "write",
      input: ANYTHING,
      inputSchema: OBJECT,
      output: ANYTHING,
      outputSchema: OBJECT,
      execute: (_, { http }) => http.post("/orders", { json: {}, schema: ANYTHING }),
    });
    const providers = [defineProvider({ id: "shop", title: "Shop", baseUrl: upstream.url, tools: [tool] })];
    const plans = { free: { callsPerMinute: 10_000 } };
    return { ...opened, service: createService({ store: opened.store, providers, plans }) };
  }

  it("200 times at once, while its answer breaks off, is seen once, and all are told the same", async () => {
    const [one, two] = [open(), open()];
    const { id } = await one.service.createAccount({ credits: 10 });
    const { key: credential } = await one.service.createKey(id);
    upstream.fault({ reset: "mid-body", latencyMs: 100 });
    const call = { tool: "make_order", args: {}, credential, idempotencyKey: "order-1" };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? one : two).service.execute(call)),
    );
    expect(upstream.requests).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      error: { code: "TOOL_ERROR", retryable: false },
      meta: { warnings: [expect.stringMatching(/^outcome_unknown: /), expect.stringMatching(/^refunded: /)] },
    });
    expect(await two.service.describeAccount(id)).toMatchObject({ wallet: { remaining: 10 } });
  });

  it("is not made again by the other where the first died before it had settled", async () => {
    const [one, two] = [open(), open()];
    const { id } = await one.service.createAccount({ credits: 10 });
    const { key: credential } = await one.service.createKey(id);
    upstream.fault({ hang: true });
    const call = { tool: "make_order", args: {}, credential, idempotencyKey: "order-1" };
    void one.service.execute(call);
    await expect.poll(() => upstream.requests.length, { timeout: 10_000 }).toBe(1);
    await one.crash();
    await schema.silence();
    upstream.fault(null);
    await two.store.reap(Date.now());
    const answer = await two.service.execute(call);
    expect(answer).toMatchObject({
      error: { code: "TOOL_ERROR", retryable: false },
      meta: { warnings: [expect.stringMatching(/^outcome_unknown: /)] },
    });
    expect(await two.service.execute(call)).toEqual(answer);
    expect(upstream.requests).toHaveLength(1);
    expect(await two.service.describeAccount(id)).toMatchObject({ wallet: { remaining: 10, held: 0 } });
  });
});
