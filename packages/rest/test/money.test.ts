// Money and allowance under concurrency, over HTTP on the memory store.
import type { StandIn } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { times } from "../../testing/test/at-length.js";
import { type Reply, startServer, type TestServer } from "./server.js";
import { values, valuesUpstream, WIDE } from "./values-provider.js";

let upstream: StandIn;
let server: TestServer;

async function start(options: { readonly latencyMs?: number; readonly credits?: number } = {}) {
  upstream = await valuesUpstream(options.latencyMs);
  const { credits } = options;
  server = await startServer({
    providers: [values(upstream.url)],
    checkAtEnd: true,
    ...WIDE,
    ...(credits !== undefined && { credits }),
  });
}

afterEach(async () => {
  await server.close();
  await upstream.close();
});

const count = (replies: readonly Reply[], code: string | undefined) =>
  replies.filter(({ json }) => (json.ok ? undefined : json.error.code) === code).length;

const KEYLESS = times(120, 500);
const KEYED = times(200, 1_000);
const WALLET = KEYED / 10;
const SAME = times(40, 200);

test(`${KEYLESS} concurrent keyless calls with 40 % failing never succeed more than 25 times`, async () => {
  await start({ latencyMs: 5 });
  const call = (index: number) =>
    server.execute("get_value", { id: `${index % 5 < 2 ? "bad" : "good"}-${index}` });
  const replies = await Promise.all(Array.from({ length: KEYLESS }, (_, index) => call(index)));
  const first = count(replies, undefined);
  expect(first).toBeLessThanOrEqual(25);
  // What failed was given back: single calls go on until exactly 25 have succeeded.
  let total = first;
  for (let index = 0; ; index++) {
    const { json } = await server.execute("get_value", { id: `later-${index}` });
    if (!json.ok) {
      expect(json.error.code).toBe("ANON_QUOTA_EXCEEDED");
      break;
    }
    total += 1;
  }
  expect(total).toBe(25);
  const quota = await server.request("/api/v1/quota");
  expect(quota.json).toMatchObject({ data: { lane: "anonymous", limit: 25, used: 25, remaining: 0 } });
});

test(`a wallet of ${WALLET} under ${KEYED} concurrent calls gives exactly that`, async () => {
  await start({ latencyMs: 2, credits: WALLET });
  const { key } = server;
  const replies = await Promise.all(
    Array.from({ length: KEYED }, (_, index) => server.execute("get_value", { id: `v-${index}` }, { key })),
  );
  expect(count(replies, undefined)).toBe(WALLET);
  expect(count(replies, "QUOTA_EXCEEDED")).toBe(KEYED - WALLET);
  expect(await server.service.verifyLedger()).toMatchObject({
    ok: true,
    sum: 0,
    held: 0,
    spent: WALLET,
    granted: WALLET,
  });
});

test("a wallet of 100 with failing calls gives exactly 100 in the end, each failure refunded", async () => {
  await start({ credits: 100 });
  const { key } = server;
  const call = (index: number) =>
    server.execute("get_value", { id: `${index % 10 < 7 ? "good" : "bad"}-${index}` }, { key });
  let succeeded = 0;
  for (let round = 0; succeeded < 100; round++) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => call(round * 50 + index)));
    succeeded += count(replies, undefined);
    for (const { json } of replies) {
      if (json.ok || json.error.code === "QUOTA_EXCEEDED") continue;
      expect(json.error.code).toBe("PROVIDER_UNAVAILABLE");
      expect(json.meta).toMatchObject({ runtime_status: "degraded", credits_used: 0 });
      expect(json.meta?.warnings[0]).toMatch(/^refunded: /);
    }
  }
  expect(succeeded).toBe(100);
  expect(await server.service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 100, pending: 0 });
});

test.each(["good", "bad"])(
  `one idempotency key on ${SAME} concurrent calls is one upstream call and as many equal answers (%s)`,
  async (id) => {
    // Long enough for all of them to arrive while the first is under way, on a busy machine as well.
    await start({ latencyMs: 1_000, credits: 10 });
    // A read that fails is tried once more, so one execution may ask the upstream twice.
    const asked = id === "good" ? 1 : 2;
    const { key } = server;
    const args = { id, idempotency_key: "only-once" };
    const replies = await Promise.all(
      Array.from({ length: SAME }, () => server.execute("get_value", args, { key })),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(upstream.requests.length).toBeLessThanOrEqual(asked);
    expect(count(replies, "INTERNAL_ERROR")).toBe(0);
    const used = id === "good" ? 1 : 0;
    expect(await server.service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: used });
    expect(replies.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(
      SAME - 1,
    );
  },
);
