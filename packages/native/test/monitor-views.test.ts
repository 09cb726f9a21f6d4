// The clauses of monitors and views: a caller has no monitor do what the caller does not see.
import { createService, memoryStore } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createNative } from "../src/index.js";
import { PRICE_CALL, prices } from "./prices.js";

const native = createNative();
const clock = createTestClock();
const told: (string | undefined)[] = [];
const service = createService({
  clock,
  onCall: ({ tool, keyId }) => void (tool === PRICE_CALL.tool && told.push(keyId)),
  providers: [prices, native.provider],
  store: memoryStore({ extensions: [native.store] }),
});
const state = native.bind(service);
const MONITOR = { ...PRICE_CALL, schedule: { every: "10m" } };
let scoped = "";
let full = "";

beforeAll(async () => {
  const { id } = await service.createAccount();
  full = (await service.createKey(id)).key;
  scoped = (await service.createKey(id, { tools: { deny: ["get_price"] } })).key;
});
afterAll(() => service.close());

async function codeOf(credential: string, tool: string, args: object): Promise<string | undefined> {
  const answer = await service.execute({ tool, args, credential });
  return answer.ok ? undefined : answer.error.code;
}

async function madeByFullKey(): Promise<{ readonly id: string; readonly version: number }> {
  const answer = await service.execute({ tool: "svc_create_monitor", args: MONITOR, credential: full });
  if (!answer.ok) throw new Error(answer.error.message);
  // `as`: the tool's own result.
  return answer.data["monitor"] as { readonly id: string; readonly version: number };
}

test("a tool that a key does not have is not found by a monitor that it makes, changes or tests", async () => {
  const { id: monitor_id, version } = await madeByFullKey();
  expect(await codeOf(scoped, "svc_create_monitor", MONITOR)).toBe("TOOL_NOT_FOUND");
  const never = { ...MONITOR, tool: "get_nothing" };
  expect(await codeOf(scoped, "svc_create_monitor", never)).toBe("TOOL_NOT_FOUND");
  const update = { monitor_id, version, ...PRICE_CALL };
  expect(await codeOf(scoped, "svc_update_monitor", update)).toBe("TOOL_NOT_FOUND");
  expect(await codeOf(scoped, "svc_test_monitor", { monitor_id })).toBe("TOOL_NOT_FOUND");
  expect(await codeOf(full, "svc_test_monitor", { monitor_id })).toBe(undefined);
});

test("the host is told that a run's calls are a monitor's, and usage says so, too", async () => {
  await madeByFullKey();
  told.length = 0;
  await clock.advance(10 * 60_000);
  await state.createScheduler().tick();
  expect([...new Set(told)]).toEqual(["monitor"]);
  const from = new Date(clock.now()).toISOString().slice(0, 10);
  const { rows } = await service.usage({ from, to: from, by: ["key"] });
  expect(rows.map(({ key }) => key)).toContain("monitor");
});
