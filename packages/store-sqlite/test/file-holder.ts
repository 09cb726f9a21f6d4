// A process on a SQLite file, as a server or as an administrator: `file-holder.ts <file> <role> <what to do>`.
import { setImmediate as turn } from "node:timers/promises";
import { createSealer, periodAt } from "@svckit/core";
import { times } from "../../testing/test/at-length.js";
import { sqliteStore } from "../src/sqlite-store.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 10, false);
const ACCOUNT = { createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
const PROOFS = times(30, 100);
const [file = "", role = "", task = "0"] = process.argv.slice(2);

process.stdin.on("end", () => process.exit()).resume();

try {
  const store = sqliteStore(file, { role: role === "server" ? "server" : "administrator" });
  if (role === "server") {
    await store.createAccount({ ...ACCOUNT, id: "a", plan: "free" });
    const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 4 } as const;
    await store.reserve({ id: "held", payment, claim: undefined, now: NOW, expiresAt: NOW + 1e9 });
    console.log("open");
  } else if (task === "prove") {
    console.log("open");
    let wrong = 0;
    for (let proof = 0; proof < PROOFS; proof++) {
      const keep = proof % 10 === 0 ? "always" : "never";
      const request = { from: "checkpoint", keep, sealer: createSealer(undefined), now: NOW } as const;
      if (!(await store.prove?.(request))?.ok) wrong += 1;
      await turn();
    }
    console.log(`${PROOFS} proofs, ${wrong} of them false`);
  } else {
    console.log("open");
    await administer(Number(task));
    console.log("done");
  }

  async function administer(topUps: number): Promise<void> {
    const accountId = "of the administrator";
    await store.createAccount({ ...ACCOUNT, id: accountId, plan: "free" });
    await store.setPlan({ accountId, plan: "pro", anchorAt: NOW, now: NOW });
    const key = { id: "key", accountId, digest: "digest", prefix: "prefix_1", lastFour: "1234" };
    const none = { expiresAt: null, revokedAt: null, label: null, tools: null, lastUsedAt: null };
    await store.createKey({ ...key, createdAt: NOW, ...none });
    await store.revokeKey({ keyId: "key", now: NOW + 1 });
    await store.topUp({ accountId, period: PERIOD, credits: 5, now: NOW });
    for (let count = 0; count < topUps; count++) {
      await store.topUp({ accountId: "a", period: PERIOD, credits: 1, now: NOW });
    }
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
