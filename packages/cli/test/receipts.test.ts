// svc receipts and svc admin receipts: of a service elsewhere, of SVC_STORE, and what people and programs read.
import { join } from "node:path";
import { hello } from "@svckit/providers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";
import { type ServedService, serveHere } from "./service-here.js";

let served: ServedService;
let env: Record<string, string>;

beforeAll(async () => {
  served = await serveHere([hello()]);
  env = { SVC_URL: served.url, SVC_API_KEY: served.key };
});
afterAll(() => served.close());

test("the receipts of a service elsewhere are a table for people, and all that there is for programs", async () => {
  const ids = [];
  for (const name of ["Ada", "Bob"]) {
    const { json } = await svc(env, "call", "say_hello", "--name", name);
    ids.push(Object(json["meta"]).receipt_id);
  }
  const { code, json } = await svc(env, "receipts", "--tool", "say_hello", "--outcome", "ok");
  expect([code, json]).toMatchObject([
    0,
    { receipts: [{ receipt_id: ids[1], credits_used: 1 }, { receipt_id: ids[0] }], next_cursor: null },
  ]);
  const first = (await svc(env, "receipts", "--limit", "1")).json;
  const next = await svc(env, "receipts", "--limit", "1", "--cursor", String(first["next_cursor"]));
  expect(next.json).toMatchObject({ receipts: [{ receipt_id: ids[0] }] });
  expect((await svc(env, "receipts", "--outcome", "failed")).json).toEqual({
    receipts: [],
    next_cursor: null,
  });
  const { out } = await runHere(["receipts", "--limit", "1"], { env, isRead: true, columns: 200 });
  const [head, row, sum] = out.split("\n");
  expect(head).toMatch(/^receipt_id +tool +runtime_status +credits_used +settled_at +source +duration_ms$/);
  expect(row).toMatch(new RegExp(`^${ids[1]} +say_hello +ok +1 +\\S+Z +live`));
  expect(sum).toBe(`1 receipt; --cursor ${first["next_cursor"]} goes on`);
});

test("one receipt is read whole by its id, which a narrow table does not cut", async () => {
  const { json } = await svc(env, "call", "say_hello", "--name", "Eve");
  const id = String(Object(json["meta"]).receipt_id);
  expect(await svc(env, "receipts", id)).toMatchObject({
    code: 0,
    json: { receipt_id: id, tool: "say_hello" },
  });
  expect(await svc(env, "receipts", "nothing")).toMatchObject({ code: 3 });
  const { out } = await runHere(["receipts", "--limit", "1"], { env, isRead: true, columns: 60 });
  expect(out).toContain(id);
  expect(out).toContain("not shown:");
});

test("who has no key is told so, and what is no filter, too", async () => {
  expect(await svc({ SVC_URL: served.url }, "receipts")).toMatchObject({
    code: 5,
    json: { error: { code: "AUTH_REQUIRED" } },
  });
  expect(await svc({}, "receipts")).toMatchObject({ code: 5, json: { error: { code: "AUTH_REQUIRED" } } });
  expect(await svc(env, "receipts", "--since", "yesterday")).toMatchObject({
    code: 2,
    json: { error: { code: "VALIDATION_ERROR", param: "since" } },
  });
});

test("those of SVC_STORE are listed for the account of a key, and for any by an administrator", async () => {
  const here = { SVC_STORE: `sqlite:${join(temporaryFolder(), "svc.db")}` };
  // The key of another service: it makes the store, and is refused.
  expect(await svc({ ...here, SVC_API_KEY: served.key }, "receipts")).toMatchObject({ code: 5 });
  const account = String(
    (await svc(here, "admin", "account", "create", "--credits", "5")).json["account_id"],
  );
  const { json: made } = await svc(here, "admin", "key", "create", "--account", account);
  const own = { ...here, SVC_API_KEY: String(made["key"]) };
  const { json: answer } = await svc(own, "call", "say_hello");
  const id = String(Object(answer["meta"]).receipt_id);
  const receipts = [{ receipt_id: id, tool: "say_hello" }];
  expect((await svc(own, "receipts")).json).toMatchObject({ receipts });
  expect((await svc(own, "receipts", id)).json).toMatchObject({ receipt_id: id });
  const asked = ["admin", "receipts", "--account", account, "--key", String(made["key_id"])];
  expect((await svc(here, ...asked)).json).toMatchObject({ receipts, next_cursor: null });
  expect((await svc(here, ...asked, "--end-user", "ada")).json).toMatchObject({ receipts: [] });
  expect(await svc(here, "admin", "receipts", "--account", "nobody")).toMatchObject({ code: 3 });
}, 60_000);
