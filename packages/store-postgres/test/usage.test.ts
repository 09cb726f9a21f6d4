// Usage on Postgres: servers count the same calls in rows of their own, in the transaction that keeps the receipts.
import { randomUUID } from "node:crypto";
import type { Receipt, Store } from "@svckit/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const NOW = Date.UTC(2026, 0, 1);
const TOOLS = ["get_price", "get_pool", "search_tokens"] as const;
const BY_TOOL = { accountId: "a", fromDay: "2026-01-01", toDay: "2026-01-01", by: ["tool"] } as const;

/** Writes a call down, as one is that was late. */
async function record(store: Store, at: number, id: string = randomUUID()): Promise<boolean> {
  // `as`: the store reads no more of a receipt.
  const receipt = { receipt_id: id, tool: TOOLS[at % 3] ?? "", credits_used: 2 } as Receipt;
  return store.settle({ id, verb: "record", accountId: "a", receipt, claim: undefined, now: NOW });
}

describe.skipIf(reason !== undefined)("the usage of two servers", () => {
  let schema: TestSchema;
  beforeEach(() => {
    schema = createTestSchema(url, []);
  });
  afterEach(() => schema.drop());

  it("has each of their calls once, and a receipt that is kept again is no call", async () => {
    const stores = [schema.open().store, schema.open().store] as const;
    for (const store of stores) expect(await store.ready()).toBe(true);
    const [one, two] = stores;
    await Promise.all(Array.from({ length: 300 }, (_, at) => record(at % 2 === 0 ? one : two, at, `r${at}`)));
    for (const store of stores) await record(store, 0, "r0");
    for (const store of stores)
      expect(await store.usage(BY_TOOL)).toEqual(
        [...TOOLS].sort().map((tool) => ({ tool, calls: 100, credits: 200 })),
      );
    const { rows } = await schema.pool.query(`SELECT calls FROM ${schema.name}.usage`);
    expect(rows).toHaveLength(6);
  });

  it("is counted by one while the other's count waits for the disk", async () => {
    const [one, two] = [schema.open().store, schema.open().store];
    for (const store of [one, two]) await record(store, 0);
    const holder = await schema.pool.connect();
    await holder.query("BEGIN");
    await holder.query(`SELECT 1 FROM ${schema.name}.usage ORDER BY shard LIMIT 1 FOR UPDATE`);
    const late = record(one, 0);
    expect(await record(two, 0)).toBe(true);
    await holder.query("COMMIT");
    holder.release();
    expect(await late).toBe(true);
    expect(await one.usage(BY_TOOL)).toEqual([{ tool: "get_price", calls: 4, credits: 8 }]);
  });
});
