// One change sent many times at once under a key over REST, while its upstream breaks off its answers: it is made once.
import { defineProvider, defineTool } from "@svckit/core";
import { createStandIn, type FaultSwitch } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { times } from "../../testing/test/at-length.js";
import { startServer } from "./server.js";

const RESENDS = times(60, 200);

async function start(fault: FaultSwitch) {
  const upstream = await createStandIn({ "POST /orders": () => ({ body: { id: "o1" } }) });
  upstream.fault(fault);
  const makeOrder = defineTool({
    name: "make_order",
    title: "Make an order",
    description: "Makes one order at the stand-in.",
    category: "orders",
    effect: "write",
    input: z.object({ size: z.number() }),
    output: z.object({ id: z.string() }),
    execute: ({ size }, { http, callKey }) =>
      http.post("/orders", {
        json: { size },
        headers: { "idempotency-key": callKey },
        schema: z.object({ id: z.string() }),
      }),
  });
  const server = await startServer({
    providers: [defineProvider({ id: "shop", title: "Shop", baseUrl: upstream.url, tools: [makeOrder] })],
    plans: { free: { callsPerMinute: 10_000 } },
    credits: 10,
    checkAtEnd: true,
  });
  const send = (key: string) =>
    server.execute("make_order", { size: 2 }, { key: server.key, headers: { "idempotency-key": key } });
  const sendAll = (key: string) => Promise.all(Array.from({ length: RESENDS }, () => send(key)));
  return { upstream, server, send, sendAll };
}

test.each<[string, FaultSwitch]>([
  ["in mid-body", { reset: "mid-body" }],
  ["before it begins", { reset: "before" }],
  ["late and in mid-body", { reset: "mid-body", latencyMs: 150 }],
])(
  `${RESENDS} resends of a change whose answer is broken off %s: the upstream sees one, and all are told the same`,
  async (_, fault) => {
    const { upstream, server, send, sendAll } = await start(fault);
    try {
      const replies = await sendAll("order-1");
      const texts = new Set(replies.map(({ text }) => text));
      console.info(
        `${RESENDS} resends, ${JSON.stringify(fault)}: ${upstream.requests.length} seen, ${texts.size} answer`,
      );
      expect(upstream.requests).toHaveLength(1);
      expect(texts.size).toBe(1);
      expect(replies[0]?.json).toMatchObject({
        ok: false,
        error: { code: "TOOL_ERROR", retryable: false },
        meta: {
          runtime_status: "failing",
          warnings: [expect.stringMatching(/^outcome_unknown: /), expect.stringMatching(/^refunded: /)],
        },
      });
      // Later ones, too, also once the upstream is well again.
      upstream.fault(null);
      expect((await send("order-1")).text).toBe(replies[0]?.text);
      expect(await server.service.describeAccount(server.accountId)).toMatchObject({
        wallet: { remaining: 10 },
      });
    } finally {
      await server.close();
      await upstream.close();
    }
  },
);

test("keys whose answers are broken off now and then: the upstream sees each key once, by the name of its call", async () => {
  const { upstream, server, sendAll } = await start({ reset: "mid-body", every: 2 });
  try {
    const answers: boolean[] = [];
    for (const key of ["a", "b", "c", "d"]) {
      const replies = await sendAll(key);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      answers.push(replies[0]?.json.ok ?? false);
    }
    expect(answers).toEqual([true, false, true, false]);
    expect(upstream.requests).toHaveLength(4);
    expect(new Set(upstream.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(4);
    expect(await server.service.describeAccount(server.accountId)).toMatchObject({
      wallet: { remaining: 8 },
    });
  } finally {
    await server.close();
    await upstream.close();
  }
});
