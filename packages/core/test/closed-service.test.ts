// The clauses of a service that was closed: every verb says that its store is away, in words for callers and not in a driver's.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createService, HOST, memoryStore, type Service, type Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { afterEach, expect, test } from "vitest";
import { startCounting } from "./counting-service.js";

const AWAY = {
  code: "STATE_BACKEND_UNAVAILABLE",
  message: expect.stringContaining("The state store cannot be reached"),
};
const DAYS = { from: "2026-01-01", to: "2026-01-02", by: ["day"] } as const;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function inFile(): Store {
  const folder = mkdtempSync(join(tmpdir(), "closed-service-"));
  folders.push(folder);
  return sqliteStore(join(folder, "svc.db"));
}

/** Every verb of a service that has an account with a key. */
function verbsOf(service: Service, keyId: string): Readonly<Record<string, () => Promise<unknown>>> {
  return {
    topUp: () => service.topUp("a", 5, { reference: "p" }),
    adjust: () => service.adjust("a", 5, { reference: "p", reason: "goodwill" }),
    setPlan: () => service.setPlan("a", "pro"),
    createAccount: () => service.createAccount({ id: "b" }),
    listAccounts: () => service.listAccounts(),
    describeAccount: () => service.describeAccount("a"),
    suspendAccount: () => service.suspendAccount("a", { reason: "unpaid" }),
    resumeAccount: () => service.resumeAccount("a"),
    closeAccount: () => service.closeAccount("a"),
    createKey: () => service.createKey("a"),
    rotateKey: () => service.rotateKey(keyId),
    revokeKey: () => service.revokeKey(keyId),
    usage: () => service.usage(DAYS),
    usageLines: () => service.usageLines(DAYS)[Symbol.asyncIterator]().next(),
    verifyLedger: () => service.verifyLedger(),
    reap: () => service.reap(),
    identify: () => service.identify({}),
    openSession: () => service.openSession("a"),
    replaceProviders: async () => service.replaceProviders([]),
    "approvals.list": () => service.approvals.list(),
    "approvals.find": () => service.approvals.find("x"),
    "approvals.approve": () => service.approvals.approve("x", { by: "kim" }),
    "approvals.deny": () => service.approvals.deny("x", { by: "kim" }),
  };
}

test.each([
  ["in a file", inFile, {}],
  ["in memory", memoryStore, {}],
  ["that is kept", memoryStore, { keepStore: true }],
])(
  "every verb is STATE_BACKEND_UNAVAILABLE once the service is closed, with a store %s",
  async (_, open, end) => {
    const service = createService({ providers: [], store: open() });
    await service.createAccount({ id: "a" });
    const { key: credential, keyId } = await service.createKey("a");
    // What is remembered is no way in.
    await service.quota({ credential });
    await service.close(end);
    for (const [name, verb] of Object.entries(verbsOf(service, keyId)))
      await expect(verb(), name).rejects.toMatchObject(AWAY);
    for (const caller of [{ credential }, { principal: HOST }, {}]) {
      const envelope = await service.execute({ tool: "search_tools", args: { query: "x" }, ...caller });
      expect(envelope).toMatchObject({ ok: false, error: AWAY });
      expect((await service.quota(caller)).envelope).toMatchObject({ ok: false, error: AWAY });
    }
  },
);

test("a call in flight comes to its end, and is paid, where the service is closed meanwhile", async () => {
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  let began = () => {};
  const running = new Promise<void>((done) => {
    began = done;
  });
  const { service, ask, store, account } = await startCounting({
    async admit(): Promise<true> {
      began();
      await held;
      return true;
    },
  });
  const call = ask();
  await running;
  await service.close({ keepStore: true });
  expect((await ask()).code).toBe(AWAY.code);
  goOn();
  expect((await call).envelope).toMatchObject({ ok: true, meta: { credits_used: 1 } });
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
  // The store is that of the next service.
  const next = createService({ providers: [], store });
  expect(await next.describeAccount(account.id)).toMatchObject({ account_id: account.id });
  await next.close();
});
