// What a host's billing does by the commands: top-ups, adjustments and changes of plan that act once for a reference.
import type { Receipt } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { beforeAll, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const file = `${temporaryFolder()}/svc.db`;
const env = { SVC_STORE: `sqlite:${file}` };

beforeAll(async () => {
  // An administrator makes no store.
  await sqliteStore(file).close();
});

/** Runs a command, and gives what it writes; throws where that is an error. */
async function written(...args: string[]): Promise<string> {
  const { code, out } = await runHere([...args, "--json"], { env });
  if (code !== 0) throw Object.assign(new Error(out), JSON.parse(out).error);
  return out;
}

async function admin(...args: string[]): Promise<Record<string, unknown>> {
  return JSON.parse(await written(...args));
}

const open = (id: string, ...more: string[]) => admin("admin", "account", "create", "--id", id, ...more);
const show = (id: string) => admin("admin", "account", "show", "--account", id);

test("a top-up with a reference acts once, and is refused with another number of credits", async () => {
  await open("buyer");
  const topUp = ["admin", "wallet", "topup", "--account", "buyer", "--reference", "p1", "--credits"];
  const told = { account_id: "buyer", credits: 5, reference: "p1" };
  const ends = ["--expires", "2100-01-01"];
  expect(await admin(...topUp, "5", ...ends)).toEqual({ ...told, applied: true });
  expect(await admin(...topUp, "5", ...ends)).toEqual({ ...told, applied: false });
  expect(await svc(env, ...topUp, "6")).toMatchObject({
    code: 2,
    json: { ok: false, error: { message: expect.stringContaining('"p1"'), retryable: false } },
  });
  expect((await show("buyer"))["wallet"]).toMatchObject({
    ...{ granted: 10_005, remaining: 10_005, period_remaining: 10_000, bought_remaining: 5 },
    bought: [{ credits: 5, expires_at: "2100-01-01T00:00:00.000Z" }],
  });
}, 60_000);

test("a top-up without a reference acts each time, and says what it said before there were any", async () => {
  await open("plain", "--credits", "10");
  for (const remaining of [13, 16]) {
    const topUp = await admin("admin", "wallet", "topup", "--account", "plain", "--credits", "3");
    expect(topUp).toEqual({ account_id: "plain", credits: 3 });
    expect((await show("plain"))["wallet"]).toMatchObject({ remaining });
  }
});

test("an adjustment takes credits once, down below zero, and the ledger says so", async () => {
  await open("owing", "--credits", "10");
  const adjust = ["admin", "wallet", "adjust", "--account", "owing", "--credits", "-15"];
  for (const applied of [true, false]) {
    const said = await admin(...adjust, "--reference", "r1", "--reason", "chargeback");
    expect(said).toEqual({ account_id: "owing", credits: -15, reference: "r1", applied });
  }
  expect((await show("owing"))["wallet"]).toMatchObject({ remaining: -5, bought_remaining: -5 });
  expect(await admin("ledger", "verify")).toMatchObject({ ok: true, adjusted: -15 });
  await expect(admin(...adjust, "--reference", "r2")).rejects.toMatchObject({
    message: expect.stringContaining("--reason"),
  });
});

test("a change of plan waits for the end of the period, or is made at once, and acts once", async () => {
  await open("growing");
  const plan = ["admin", "account", "plan", "--account", "growing", "--plan"];
  const later = ["pro", "--at", "period_end", "--reference", "s1"];
  expect(await admin(...plan, ...later)).toMatchObject({ plan: "pro", applied: true });
  expect(await show("growing")).toMatchObject({ plan: "free", next_plan: { plan: "pro" } });
  expect(await admin(...plan, "starter")).toEqual({ account_id: "growing", plan: "starter" });
  expect(await admin(...plan, ...later)).toMatchObject({ applied: false });
  expect(await show("growing")).toMatchObject({ plan: "starter", next_plan: null });
  await expect(admin(...plan, "pro", "--at", "noon")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await admin("admin", "plan", "set", "--account", "growing", "--plan", "pro")).toMatchObject({
    plan: "pro",
  });
});

test("usage is told as a page of JSON, or as all lines of CSV", async () => {
  const store = sqliteStore(file, { role: "administrator" });
  const days = ["--from", "2026-01-01", "--to", "2026-01-31"];
  const account = { id: "billed", plan: "free", createdAt: 0, anchorAt: 0, creditsPerPeriod: null };
  await store.createAccount({ ...account, hasWallet: true });
  for (const [at, endUser] of ["=1+1", "ada"].entries())
    await store.settle({
      ...{ id: `r${at}`, verb: "record", accountId: "billed", keyId: "k1", endUser, claim: undefined },
      // `as`: the store reads these fields of a receipt.
      receipt: { receipt_id: `r${at}`, tool: "get_price", credits_used: 2 } as Receipt,
      now: Date.UTC(2026, 0, 1 + at),
    });
  await store.close();
  const usage = ["admin", "usage", ...days, "--account", "billed"];
  const first = await admin(...usage, "--by", "endUser", "--limit", "1");
  expect(first).toMatchObject({ rows: [{ endUser: "=1+1", calls: 1, credits: 2 }] });
  expect(
    await admin(...usage, "--by", "endUser", "--limit", "1", "--cursor", `${first["next_cursor"]}`),
  ).toEqual({
    rows: [{ endUser: "ada", calls: 1, credits: 2 }],
    next_cursor: null,
  });
  expect(await written(...usage, "--by", "day,endUser", "--csv")).toBe(
    'day,endUser,calls,credits\r\n2026-01-01,"\'=1+1",1,2\r\n2026-01-02,ada,1,2\r\n',
  );
});

test("an account is listed, suspended, resumed and closed, and its keys are made, listed and replaced", async () => {
  await open("leaving");
  const key = (verb: string, ...more: string[]) => admin("admin", "key", verb, ...more);
  const said = [
    "--label",
    "laptop",
    "--expires",
    "2100-01-01",
    "--tools",
    "category:defi_protocol,!get_price",
  ];
  const made = await key("create", "--account", "leaving", ...said);
  const replaced = await key("rotate", "--key", String(made["key_id"]), "--overlap", "1000");
  expect(replaced["key"]).toMatch(/^svc_live_/);
  const same = { label: "laptop", tools: { allow: ["category:defi_protocol"], deny: ["get_price"] } };
  expect(await key("list", "--account", "leaving")).toMatchObject({ keys: [same, same] });
  const account = (verb: string, ...more: string[]) => admin("admin", "account", verb, ...more);
  const of = ["--account", "leaving"];
  expect(await account("suspend", ...of, "--reason", "unpaid")).toMatchObject({ status_reason: "unpaid" });
  expect(await account("list", "--status", "suspended")).toMatchObject({
    accounts: [{ account_id: "leaving" }],
    next_cursor: null,
  });
  expect(await account("resume", ...of)).toMatchObject({ status: "active" });
  expect(await account("close", ...of)).toMatchObject({ status: "closed" });
  expect(await show("leaving")).toMatchObject({ keys: [{ revoked: true, label: null }, { revoked: true }] });
  await expect(account("resume", ...of)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await expect(account("list", "--status", "gone")).rejects.toMatchObject({ code: "INVALID_ARGS" });
  expect(await admin("ledger", "verify")).toMatchObject({ ok: true });
}, 60_000);
