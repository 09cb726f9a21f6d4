// The clauses of a service that was closed: every verb says that its store is away, in words for callers and not in a driver's.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createService } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { expect, test } from "vitest";

test("administration answers STATE_BACKEND_UNAVAILABLE once the store is closed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "closed-service-"));
  const service = createService({ providers: [], store: sqliteStore(join(folder, "svc.db")) });
  await service.createAccount({ id: "a" });
  const { keyId } = await service.createKey("a");
  await service.close();
  const days = { from: "2026-01-01", to: "2026-01-02", by: ["day"] } as const;
  const verbs = {
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
    usage: () => service.usage(days),
    verifyLedger: () => service.verifyLedger(),
    reap: () => service.reap(),
  };
  for (const [name, verb] of Object.entries(verbs))
    await expect(verb(), name).rejects.toMatchObject({
      code: "STATE_BACKEND_UNAVAILABLE",
      message: expect.stringContaining("The state store cannot be reached"),
    });
  rmSync(folder, { recursive: true });
});
