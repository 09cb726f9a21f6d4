// The clauses of options that are given to a verb: one that it does not know is refused by name, before anything happens.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import type { ServiceOptions } from "./options.js";
import { createService, type Service } from "./service.js";

const TOOL = defineTool({
  name: "get_price",
  title: "Price",
  description: "Gives nothing, at the usual price.",
  category: "market_data",
  effect: "read",
  input: z.object({}),
  output: z.object({}),
  execute: () => ({}),
});

const LOCAL = defineProvider({ id: "local", title: "Local", tools: [TOOL] });
const RETIRED = [{ name: "get_old_price", replacement: "get_price", guide: "It has a new name." }];

async function start(more: Partial<ServiceOptions> = {}) {
  const service = createService({ clock: createTestClock(), providers: [LOCAL], ...more });
  await service.createAccount({ id: "a" });
  return { service, keyId: (await service.createKey("a")).keyId };
}

// `as`: a host in JavaScript, whose slips no types find.
const slip = (options: object) => options as never;
const NOTHING = undefined as never;

const SLIPS: readonly [string, string, string, (service: Service, keyId: string) => Promise<unknown>][] = [
  ["topUp", "ref", "reference", (s) => s.topUp("a", 5, slip({ ref: "p1" }))],
  ["adjust", "reasons", "reason", (s) => s.adjust("a", 5, slip({ reference: "p1", reasons: "goodwill" }))],
  ["setPlan", "references", "reference", (s) => s.setPlan("a", "pro", slip({ references: "p1" }))],
  ["createAccount", "credit", "credits", (s) => s.createAccount(slip({ id: "b", credit: 5 }))],
  ["createKey", "expires", "expiresAt", (s) => s.createKey("a", slip({ expires: 1 }))],
  ["rotateKey", "overlap", "overlapMs", (s, id) => s.rotateKey(id, slip({ overlap: 1 }))],
  ["suspendAccount", "resaon", "reason", (s) => s.suspendAccount("a", slip({ resaon: "unpaid" }))],
  ["listAccounts", "stauts", "status", (s) => s.listAccounts(slip({ stauts: "active" }))],
  [
    "usage",
    "account",
    "accountId",
    (s) => s.usage(slip({ account: "a", from: "2026-01-01", to: "2026-01-02", by: ["day"] })),
  ],
  ["listReceipts", "outcom", "outcome", (s) => s.listReceipts(slip({ accountId: "a", outcom: "ok" }))],
  ["approvals.list", "account_id", "accountId", (s) => s.approvals.list(slip({ account_id: "a" }))],
  ["approve", "word", "words", (s) => s.approvals.approve("x", slip({ by: "kim", word: "yes" }))],
  ["close", "keepstore", "keepStore", (s) => s.close(slip({ keepstore: true }))],
];

test.each(SLIPS)("%s refuses %s, and asks whether it is %s", async (_, param, meant, ask) => {
  const { service, keyId } = await start();
  const before = [await service.listAccounts(), await service.describeAccount("a")];
  const error = await ask(service, keyId).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "VALIDATION_ERROR", details: { param } });
  expect(String(error)).toContain(`There is no option "${param}". Is it "${meant}"?`);
  expect([await service.listAccounts(), await service.describeAccount("a")]).toEqual(before);
});

test("an option that is like none is refused with all that there are, and what is no object too", async () => {
  const { service } = await start();
  await expect(service.topUp("a", 5, slip({ colour: "red" }))).rejects.toThrow(
    'There is no option "colour". There are reference, expiresAt.',
  );
  // `as`: a host in JavaScript.
  for (const options of ["p1", null, ["p1"]])
    await expect(service.topUp("a", 5, options as never)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});

test.each([
  ["get_prise", 'fits "get_prise". Is it "get_price"?'],
  ["get_old_price", 'fits "get_old_price". Is it "get_price"?'],
  ["provider:locale", 'fits "provider:locale". Is it "provider:local"?'],
  ["category:market_date", 'fits "category:market_date". Is it "category:market_data"?'],
  ["category:zoology", 'fits "category:zoology".'],
])("a new key for %s, which no tool fits, is refused with the nearest", async (selector, message) => {
  const { service } = await start({ retired: RETIRED });
  for (const tools of [{ allow: [selector] }, { deny: [selector] }])
    await expect(service.createKey("a", { tools })).rejects.toMatchObject({
      ...{ code: "VALIDATION_ERROR", details: { param: "tools" } },
      message: expect.stringContaining(message),
    });
  expect((await service.describeAccount("a")).keys).toHaveLength(1);
});

test("a key keeps its tools where a provider goes, and is replaced by one with the same", async () => {
  const { service } = await start();
  const tools = { allow: ["get_price", "search_tools"] };
  const { key, keyId } = await service.createKey("a", { tools });
  service.replaceProviders([]);
  expect(await service.execute({ tool: "get_price", args: {}, credential: key })).toMatchObject({
    error: { code: "TOOL_NOT_FOUND" },
  });
  const next = await service.rotateKey(keyId);
  const { keys } = await service.describeAccount("a");
  expect(keys.find(({ key_id }) => key_id === next.keyId)).toMatchObject({ tools });
});

test("who administers without a provider can name any tool for a key", async () => {
  const { service } = await start({ providers: [] });
  await expect(service.createKey("a", { tools: { allow: ["get_price"] } })).resolves.toBeDefined();
});

const DAYS = { from: "2026-01-01", to: "2026-01-02", by: ["account"] };

const ODD: readonly [string, string, (service: Service) => unknown][] = [
  ["credits as a BigInt", "credits", (s) => s.topUp("a", 10n as never)],
  ["credits as a text", "credits", (s) => s.adjust("a", "5" as never, { reference: "r", reason: "x" })],
  ["no account to bill", "accountId", (s) => s.topUp(NOTHING, 5)],
  ["no account to adjust", "accountId", (s) => s.adjust(NOTHING, 5, { reference: "r", reason: "x" })],
  ["no account to plan", "accountId", (s) => s.setPlan(NOTHING, "pro")],
  ["no plan", "plan", (s) => s.setPlan("a", NOTHING)],
  ["no account to tell", "accountId", (s) => s.describeAccount(NOTHING)],
  ["no account to resume", "accountId", (s) => s.resumeAccount(NOTHING)],
  ["no account to close", "accountId", (s) => s.closeAccount(NOTHING)],
  ["a number for an id", "id", (s) => s.createAccount({ id: 5 as never })],
  ["no account of a key", "accountId", (s) => s.createKey(NOTHING)],
  ["no key to replace", "keyId", (s) => s.rotateKey(NOTHING)],
  ["no key to revoke", "keyId", (s) => s.revokeKey(NOTHING)],
  ["null's usage", "accountId", (s) => s.usage(slip({ accountId: null, ...DAYS }))],
  ["undefined's usage", "accountId", (s) => s.usage(slip({ accountId: undefined, ...DAYS }))],
  [
    "lines of undefined's usage",
    "accountId",
    (s) =>
      s
        .usageLines(slip({ accountId: undefined, ...DAYS }))
        [Symbol.asyncIterator]()
        .next(),
  ],
  ["undefined's approvals", "accountId", (s) => s.approvals.list(slip({ accountId: undefined }))],
  ["nobody's view", "principal", (s) => s.view(NOTHING)],
  ["a view of no kind", "principal", (s) => s.view(slip({ kind: "nobody" }))],
  ["a view of half an account", "principal", (s) => s.view(slip({ kind: "account", account: {} }))],
  ["nobody to identify", "caller", (s) => s.identify(NOTHING)],
  ["a principal of no kind", "principal", (s) => s.identify({ principal: slip({ kind: "nobody" }) })],
];

test.each(ODD)("refuses %s by VALIDATION_ERROR, and changes nothing", async (_, param, ask) => {
  const { service } = await start();
  const before = [await service.listAccounts(), await service.describeAccount("a")];
  await expect((async () => ask(service))()).rejects.toMatchObject({
    ...{ name: "ServiceError", code: "VALIDATION_ERROR", details: { param } },
  });
  expect([await service.listAccounts(), await service.describeAccount("a")]).toEqual(before);
});

test("a call of nothing is answered, and so is a principal of no kind, by whom nothing is run", async () => {
  const { service } = await start();
  for (const call of [undefined, null, "get_price", []])
    expect(await service.execute(call as never)).toMatchObject({ error: { code: "TOOL_REQUIRED" } });
  const principal = slip({ kind: "nobody" });
  expect(await service.execute({ tool: "get_price", args: {}, principal })).toMatchObject({
    error: { code: "VALIDATION_ERROR", param: "principal" },
  });
  expect(await service.execute({ tool: "get_price", keys: null as never })).toMatchObject({
    error: { code: "ANON_AUTH_REQUIRED" },
  });
  expect((await service.quota(NOTHING)).code).toBe("VALIDATION_ERROR");
});
