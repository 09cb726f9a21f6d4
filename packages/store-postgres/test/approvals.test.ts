// Approvals over two services on one database: asked of one, given by the other, and used once by both.
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("two services on one database", () => {
  let schema: TestSchema;
  const services: Service[] = [];
  beforeEach(() => {
    schema = createTestSchema(url, []);
  });
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close({ keepStore: true });
    await schema.drop();
  });

  function open(ran: unknown[]): Service {
    const tool = defineTool({
      name: "set_value",
      title: "Set",
      description: "Notes that it has run with an argument.",
      category: "market_data",
      effect: "write",
      input: z.object({ a: z.number(), b: z.number() }),
      output: z.object({}),
      execute(args) {
        ran.push(args);
        return {};
      },
    });
    const service = createService({
      store: schema.open().store,
      providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
      admit: () => ({ approve: "It changes something." }),
      plans: { free: { callsPerMinute: 1_000, endUser: { callsPerDay: 1 } } },
    });
    services.push(service);
    return service;
  }

  it("give one id, and let one of many resends run", async () => {
    const ran: unknown[] = [];
    const [one, other] = [open(ran), open(ran)];
    const { id } = await one.createAccount({ credits: 100 });
    const { key } = await one.createKey(id);
    const send = (service: Service, args: unknown) =>
      service.execute({ tool: "set_value", args, credential: key });
    const first = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? one : other, index % 3 ? { a: 1, b: 2 } : { b: 2, a: 1 }),
      ),
    );
    const ids = new Set(first.map((each) => (each.ok ? "ran" : each.error.approval_id)));
    expect(ids.size).toBe(1);
    await other.approvals.approve(String([...ids][0]), { by: "me" });
    const again = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(index % 2 ? one : other, { a: 1, b: 2 })),
    );
    expect([again.filter(({ ok }) => ok).length, ran.length]).toEqual([1, 1]);
    const next = new Set(again.flatMap((each) => (each.ok ? [] : [each.error.approval_id])));
    expect(next.size).toBe(1);
    expect(await one.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 1 });

    // With a key, both processes give the one answer.
    await one.approvals.approve(String([...next][0]), { by: "me" });
    const keyed = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(index % 2 ? one : other, { a: 1, b: 2, idempotency_key: "k" }),
      ),
    );
    expect([keyed.filter(({ ok }) => ok).length, ran.length]).toEqual([10, 2]);
  });

  it("count an end user's day as one", async () => {
    const ran: unknown[] = [];
    const [one, other] = [open(ran), open(ran)];
    const { id } = await one.createAccount({ credits: 10 });
    const principal = { ...(await one.openSession(id)), endUser: "u1" };
    const send = (service: Service, a: number) =>
      service.execute({ tool: "set_value", args: { a, b: 0 }, principal });
    await Promise.all([1, 2, 3, 4].map((a) => send(one, a)));
    for (const { approval_id } of (await one.approvals.list()).approvals)
      await other.approvals.approve(approval_id, { by: "me" });
    const sent = await Promise.all([1, 2, 3, 4].map((a) => send(a % 2 ? one : other, a)));
    expect([sent.filter(({ ok }) => ok).length, ran.length]).toEqual([1, 1]);
    const { approvals } = await one.approvals.list({ state: "approved" });
    expect(approvals).toHaveLength(3);
    expect(await one.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 1 });
  });
});
