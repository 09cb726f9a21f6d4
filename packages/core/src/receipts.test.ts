// Clauses of lists of receipts: which calls, in what order, a page at a time, as a host asks a service for them.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { memoryStore } from "./memory/memory-store.js";
import type { ListReceipts } from "./receipts.js";
import { createService } from "./service.js";

const START = Date.UTC(2026, 0, 1);

async function start() {
  const clock = createTestClock(START);
  const tool = (name: string) =>
    defineTool({
      name,
      title: name,
      description: "Gives the value that it was made with.",
      category: "market_data",
      effect: "read",
      input: z.object({ fails: z.boolean().default(false) }),
      output: z.object({}),
      execute({ fails }) {
        if (fails) throw new Error("no");
        return {};
      },
    });
  const service = createService({
    clock,
    store: memoryStore({ clock }),
    providers: [defineProvider({ id: "p", title: "P", tools: [tool("get_one"), tool("get_two")] })],
  });
  const [acme, beta] = await Promise.all(
    ["acme", "beta"].map(async (id) => {
      await service.createAccount({ id });
      return service.createKey(id);
    }),
  );
  const other = await service.createKey("acme");
  /** Calls a tool a minute after the call before, and gives the receipt's id. */
  async function call(name: string, key = acme?.key ?? "", fails = false): Promise<string> {
    await clock.advance(60_000);
    const { meta } = await service.execute({ tool: name, args: { fails }, credential: key });
    return meta?.receipt_id ?? "";
  }
  const ids = async (options: Partial<ListReceipts> = {}) =>
    (await service.listReceipts({ accountId: "acme", ...options })).receipts.map((each) => each.receipt_id);
  return { service, clock, call, ids, acme, beta, other };
}

test("the receipts of an account's calls come newest first, each as its call had it and with when that was", async () => {
  const { service, call, beta } = await start();
  const older = await call("get_one");
  await call("get_one", beta?.key);
  const newer = await call("get_two", undefined, true);
  const { receipts, next_cursor } = await service.listReceipts({ accountId: "acme" });
  expect(receipts).toMatchObject([
    { receipt_id: newer, tool: "get_two", settled_at: "2026-01-01T00:03:00.000Z", credits_used: 0 },
    { receipt_id: older, tool: "get_one", settled_at: "2026-01-01T00:01:00.000Z", credits_used: 1 },
  ]);
  const { settled_at: _, ...receipt } = receipts[1] ?? { settled_at: "" };
  const kept = await service.transport.askStore((store) =>
    store.findReceipt({ accountId: "acme", receiptId: older }),
  );
  expect(receipt).toEqual(kept);
  expect(next_cursor).toBeNull();
});

test("they are told apart by tool, outcome, key and time", async () => {
  const { call, ids, other, acme } = await start();
  const one = await call("get_one");
  const failed = await call("get_two", undefined, true);
  const two = await call("get_two", other.key);
  expect(await ids({ tool: "get_two" })).toEqual([two, failed]);
  expect(await ids({ outcome: "failed" })).toEqual([failed]);
  expect(await ids({ outcome: "ok", keyId: acme?.keyId ?? "" })).toEqual([one]);
  expect(await ids({ since: "2026-01-01T00:02:00Z" })).toEqual([two, failed]);
  expect(await ids({ since: START + 60_000, until: new Date(START + 180_000) })).toEqual([failed, one]);
  expect(await ids({ tool: "get_three" })).toEqual([]);
});

test("pages come to the whole, whatever is called meanwhile", async () => {
  const { service, call, ids } = await start();
  for (let calls = 0; calls < 7; calls += 1) await call("get_one");
  const whole = await ids();
  const read: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const options = cursor === undefined ? {} : { cursor };
    const page = await service.listReceipts({ accountId: "acme", limit: 3, ...options });
    read.push(...page.receipts.map((each) => each.receipt_id));
    cursor = page.next_cursor;
    await call("get_two");
  }
  expect(read).toEqual(whole);
});

// `as`: a host in JavaScript, whose slips no types find.
const slip = (options: object) => options as Partial<ListReceipts>;

test.each([
  ["outcome", slip({ outcome: "late" })],
  ["limit", { limit: 0 }],
  ["limit", { limit: 251 }],
  ["cursor", { cursor: "x" }],
  ["cursor", { cursor: "12.\n" }],
  ["since", { since: "yesterday" }],
  ["until", { until: "2026-01-01T00:00" }],
  ["tool", { tool: "" }],
  ["keyId", slip({ keyId: 7 })],
  // A session that has ended: everybody's receipts would be listed in place of nobody's.
  ["endUser", slip({ endUser: undefined })],
  ["accountId", slip({ accountId: undefined })],
])("what is no %s is refused by its name", async (param, options) => {
  const { service } = await start();
  await expect(service.listReceipts({ accountId: "acme", ...options })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { param },
  });
});

test("an account that is not there is named", async () => {
  const { service } = await start();
  await expect(service.listReceipts({ accountId: "nobody" })).rejects.toMatchObject({
    code: "ENDPOINT_NOT_FOUND",
  });
});
