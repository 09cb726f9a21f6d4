// A store whose file may not grow for a while, as on a full disk: `full-disk.ts <file>`, with SIGXFSZ ignored.
import { execFileSync } from "node:child_process";
import { periodAt } from "@svckit/core";
import { sqliteStore } from "../src/sqlite-store.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 1_000_000, false);
const [file = ""] = process.argv.slice(2);

process.stdin.on("end", () => process.exit()).resume();
// A write beyond the limit sends this signal. It ends a process that does not listen for it.
process.on("SIGXFSZ", () => {});

function limitFiles(bytes: string): void {
  execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}:unlimited`], { stdio: "ignore" });
}

const store = sqliteStore(file);
await store.createAccount({
  id: "a",
  plan: "free",
  createdAt: NOW,
  anchorAt: NOW,
  creditsPerPeriod: null,
  hasWallet: true,
});
const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 1 } as const;
const reserve = async (id: string) =>
  store.reserve({ id, payment, claim: undefined, now: NOW, expiresAt: NOW + 60_000 });
const settle = async (id: string) =>
  store.settle({ id, verb: "capture", accountId: "a", receipt: undefined, claim: undefined, now: NOW });

async function fails(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch {
    return true;
  }
}

async function fillUp(): Promise<void> {
  for (let call = 0; call < 50; call++) await reserve(`before-${call}`);
  // Less than the log has already.
  limitFiles("65536");
  const ready = await store.ready();
  const refused =
    (await fails(() => reserve("while full"))) &&
    (await fails(() => settle("before-0"))) &&
    (await fails(() => Promise.all(["x", "y", "z"].map(reserve))));
  console.log(`full: ${ready ? "ready" : "not ready"}, reserve and settle ${refused ? "refused" : "taken"}`);
  const { ok, pending, captured } = await store.verify();
  console.log(
    `proof while full: ${ok && pending === 50 && captured === 0 ? "ok" : `${pending} ${captured}`}`,
  );
  limitFiles("unlimited");
  const runs =
    (await store.ready()) &&
    (await settle("before-0")) &&
    (await reserve("while full")).outcome === "granted" &&
    (await store.verify()).ok;
  console.log(`room: ${runs ? "all of it runs" : "it does not run"}`);
}

try {
  limitFiles("unlimited");
} catch {
  console.log("no limit here\n\n");
  process.exit();
}
await fillUp();
