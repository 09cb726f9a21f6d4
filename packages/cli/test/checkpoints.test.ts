// svc ledger verify: from the last checkpoint on, as a whole, and with the secret that signs.
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import { sqliteStore } from "@svckit/store-sqlite";
import { beforeAll, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const file = `${temporaryFolder()}/svc.db`;
const env = { SVC_STORE: `sqlite:${file}` };
const signing = { ...env, SVC_SECRET: "a secret of the host" };

beforeAll(async () => {
  const service = createService({ store: sqliteStore(file), providers: [hello()] });
  await service.createAccount({ id: "acme", credits: 1_000 });
  await service.topUp("acme", 5, { reference: "invoice-1" });
  await service.close();
});

test("a checkpoint is made where it is asked for, and the next proof says that it went on from it", async () => {
  expect(await svc(env, "ledger", "verify")).toMatchObject({ code: 0, json: { from: null, made: null } });
  const { json: first } = await svc(env, "ledger", "verify", "--checkpoint");
  expect(first).toMatchObject({ ok: true, from: null, made: { number: 1, entries: 2, signed: false } });
  const { json: next } = await svc(env, "ledger", "verify");
  expect(next).toMatchObject({ ok: true, bought: 5, from: first["made"], made: null });
  expect((await svc(env, "ledger", "verify", "--whole")).json).toMatchObject({ ok: true, from: null });
});

test("SVC_SECRET signs, and goes on from what it has signed alone", async () => {
  const { json } = await svc(signing, "ledger", "verify", "--checkpoint");
  expect(json).toMatchObject({ ok: true, from: null, made: { number: 2, signed: true } });
  expect((await svc(signing, "ledger", "verify")).json).toMatchObject({ from: { number: 2 } });
  expect((await svc(env, "ledger", "verify")).json).toMatchObject({ ok: true, from: null });
});

test("people read it in lines", async () => {
  const { out } = await runHere(["ledger", "verify"], { env: signing, isRead: true });
  expect(out).toMatch(/made +–\nbroken +–\n\nfrom\n +number +2\n/);
});
