// Approvals in a file: a server asks, an administrator beside it decides, and the next server knows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { sqliteStore } from "../src/sqlite-store.js";

let folder: string;
const services: Service[] = [];
const ran: unknown[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-approvals-"));
  ran.length = 0;
});

afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  rmSync(folder, { recursive: true });
});

function open(role: "server" | "administrator"): Service {
  const tool = defineTool({
    name: "set_value",
    title: "Set",
    description: "Notes that it has run with an argument.",
    category: "market_data",
    effect: "write",
    input: z.object({ a: z.number() }),
    output: z.object({}),
    execute(args) {
      ran.push(args);
      return {};
    },
  });
  const service = createService({
    store: sqliteStore(join(folder, "svc.db"), { role }),
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
    admit: () => ({ approve: "It changes something." }),
  });
  services.push(service);
  return service;
}

test("an administrator allows a call beside the server, and one of many resends runs", async () => {
  const server = open("server");
  const { id } = await server.createAccount({ credits: 10 });
  const { key } = await server.createKey(id);
  const send = (a: number) => server.execute({ tool: "set_value", args: { a }, credential: key });
  const first = await send(1);
  const approvalId = first.ok ? "" : (first.error.approval_id ?? "");
  const administrator = open("administrator");
  await administrator.approvals.approve(approvalId, { by: "me" });
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(1)));
  expect([sent.filter(({ ok }) => ok).length, ran]).toEqual([1, [{ a: 1 }]]);
  expect(await server.approvals.find(approvalId)).toMatchObject({ state: "used", args: null });
  expect(await server.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 1 });
});

test("what was allowed runs on the next server, and what was refused stays refused there", async () => {
  const before = open("server");
  const { id } = await before.createAccount({ credits: 10 });
  const { key } = await before.createKey(id);
  const send = (service: Service, a: number) =>
    service.execute({ tool: "set_value", args: { a }, credential: key });
  for (const a of [1, 2]) await send(before, a);
  const [one, two] = (await before.approvals.list()).approvals;
  await before.approvals.approve(one?.approval_id ?? "", { by: "me" });
  await before.approvals.deny(two?.approval_id ?? "", { by: "me", words: "Not that one." });
  await services.pop()?.close();
  const after = open("server");
  expect(await send(after, 1)).toMatchObject({ ok: true });
  expect(await send(after, 2)).toMatchObject({ ok: false, error: { code: "CALL_REFUSED" } });
  expect(ran).toEqual([{ a: 1 }]);
});
