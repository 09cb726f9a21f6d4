// Two processes on one file: a second server is refused, an administrator is welcome.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { periodAt, type Store } from "@svckit/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { times } from "../../testing/test/at-length.js";
import { sqliteStore } from "../src/sqlite-store.js";
import { type KilledProcess, startProgram } from "./killed-process.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 10, false);
const ACCOUNT = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };

let folder: string;
let file: string;
const stores: Store[] = [];
const programs: KilledProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-beside-"));
  file = join(folder, "data", "svc.db");
});

afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

function open(role: "server" | "administrator", name = file): Store {
  const store = sqliteStore(name, { role });
  stores.push(store);
  return store;
}

/** Starts a process that opens the file; resolves with what it printed first. */
async function start(role: "server" | "administrator", loops = "0"): Promise<[KilledProcess, string]> {
  const program = await startProgram("file-holder.ts", file, role, loops);
  programs.push(program);
  return [program, (await program.line()) ?? ""];
}

const reserve = (store: Store, id: string, amount = 1) =>
  store.reserve({
    id,
    payment: { kind: "credits", accountId: "a", period: PERIOD, amount },
    claim: undefined,
    now: NOW,
    expiresAt: NOW + 60_000,
  });

test("a second server of this process is refused at once, with the holder's pid and the file's name", () => {
  open("server");
  const started = performance.now();
  const refusal = `the store ${file} cannot be opened: another server (process ${process.pid}) is running on it`;
  expect(() => open("server")).toThrow(refusal);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("a second server of another process is refused at once, with the holder's pid", async () => {
  open("server");
  const [, line] = await start("server");
  expect(line).toContain(`another server (process ${process.pid}) is running on it`);
});

test("a link to the file is locked as the file is", () => {
  open("server");
  const link = join(folder, "link.db");
  symlinkSync(file, link);
  expect(() => open("server", link)).toThrow("another server");
});

test("a server that is refused leaves the one that runs alone", async () => {
  const store = open("server");
  await store.createAccount({ ...ACCOUNT, id: "a" });
  await reserve(store, "held");
  expect(() => open("server")).toThrow("another server");
  expect((await store.verify()).pending).toBe(1);
  const settlement = { accountId: "a", receipt: undefined, claim: undefined, now: NOW };
  expect(await store.settle({ ...settlement, id: "held", verb: "capture" })).toBe(true);
});

test("the lock is free as soon as its holder is killed, and what it held is given back", async () => {
  const [holder, line] = await start("server", "1");
  expect(line).toBe("open");
  expect(() => open("server")).toThrow(`process ${holder.child.pid}`);
  await holder.kill();
  const store = open("server");
  expect(readFileSync(`${file}.pid`, "utf8")).toBe(String(process.pid));
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, pending: 0, voided: 1 });
  expect(await store.wallet({ accountId: "a", period: PERIOD })).toMatchObject({ remaining: 10 });
});

test("a server that ends well leaves the file to the next, whole and without its log", async () => {
  const ended = open("server");
  await ended.createAccount({ ...ACCOUNT, id: "a" });
  await ended.close();
  copyFileSync(file, join(folder, "copy.db"));
  expect(await open("server").ready()).toBe(true);
  expect(await open("server", join(folder, "copy.db")).findAccount("a")).toMatchObject({ id: "a" });
});

test("an administrator's accounts, keys, credits and revocations are seen by a server that runs", async () => {
  const store = open("server");
  const [administrator] = await start("administrator");
  expect(await administrator.line()).toBe("done");
  expect(await store.findAccount("of the administrator")).toMatchObject({ plan: "pro" });
  expect((await store.keysOf("of the administrator"))[0]?.revokedAt).toBe(NOW + 1);
  expect(await store.wallet({ accountId: "of the administrator", period: PERIOD })).toMatchObject({
    granted: 15,
    remaining: 15,
  });
});

test("an administrator that writes all the while costs a running server no call, nor a credit", async () => {
  const store = open("server");
  await store.createAccount({ ...ACCOUNT, id: "a" });
  const [administrator, line] = await start("administrator", "100");
  expect(line).toBe("open");
  let spent = 0;
  let done = false;
  const finished = administrator.line().then((word) => {
    done = word === "done";
  });
  for (let call = 0; !done; call++) {
    const ids = Array.from({ length: 20 }, (_, index) => `${call}-${index}`);
    const outcomes = await Promise.all(ids.map((id) => reserve(store, id)));
    const granted = ids.filter((_, index) => outcomes[index]?.outcome === "granted");
    const settlement = { accountId: "a", receipt: undefined, claim: undefined, now: NOW };
    const ended = await Promise.all(
      granted.map((id) => store.settle({ ...settlement, id, verb: "capture" })),
    );
    expect(ended.every(Boolean)).toBe(true);
    spent += granted.length;
  }
  await finished;
  // 10 from the plan and 100 top-ups of one credit each.
  for (; (await reserve(store, `last-${spent}`)).outcome === "granted"; spent++) {
    const settlement = { accountId: "a", receipt: undefined, claim: undefined, now: NOW };
    await store.settle({ ...settlement, id: `last-${spent}`, verb: "capture" });
  }
  expect(spent).toBe(110);
  expect(await store.verify()).toMatchObject({ ok: true, spent: 110, held: 0, granted: 125 });
});

// Each of the proofs reads what the calls before it have left: a busy machine takes minutes for them.
const PROOFS_MS = 180_000;

test("a proof that is read beside a running server is of one instant", { timeout: PROOFS_MS }, async () => {
  const store = open("server");
  await store.createAccount({ ...ACCOUNT, id: "a" });
  await store.topUp({ accountId: "a", period: PERIOD, credits: 1_000_000, now: NOW });
  const [prover, line] = await start("administrator", "prove");
  expect(line).toBe("open");
  let verdict: string | undefined;
  const finished = prover.line().then((word) => {
    verdict = word;
  });
  const idsOf = (call: number) => Array.from({ length: 20 }, (_, index) => `${call}-${index}`);
  const settlement = {
    accountId: "a",
    verb: "capture",
    receipt: undefined,
    claim: undefined,
    now: NOW,
  } as const;
  for (let call = 0; verdict === undefined; call++) {
    await Promise.all(idsOf(call).map((id) => reserve(store, id)));
    await Promise.all(idsOf(call - 1).map((id) => store.settle({ ...settlement, id })));
  }
  await finished;
  expect(verdict).toBe(`${times(30, 100)} proofs, 0 of them false`);
  expect(await store.verify()).toMatchObject({ ok: true, pending: 20 });
});
