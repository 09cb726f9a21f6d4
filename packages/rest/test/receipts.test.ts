// The routes that list receipts: an account's own, those of an end user of it, and those of any account for administrators.
import { createAdminKey, createBrand, type Service, type ServiceOptions } from "@svckit/core";
import { hello } from "@svckit/providers";
import { adminRoutes } from "@svckit/rest";
import { createTestClock } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { type Reply, startServer, type TestServer } from "./server.js";

const ADMIN_KEY = createAdminKey(createBrand());
const START = Date.UTC(2026, 0, 1);
const PATH = "/api/v1/receipts";

let server: TestServer;

afterEach(() => server.close());

/** Starts a server that knows users of the account `acme` by a header. */
async function start(options: Partial<ServiceOptions> = {}) {
  const clock = createTestClock(START);
  server = await startServer({
    ...options,
    clock,
    providers: [hello()],
    identify({ headers }) {
      const [user] = headers["x-user"] ?? [];
      return user === undefined ? undefined : { account: "acme", endUser: user };
    },
    routesOf: (service: Service) => adminRoutes(service, { keys: [ADMIN_KEY] }),
  });
  return clock;
}

interface Listed {
  readonly receipts: readonly { readonly receipt_id: string; readonly settled_at: string }[];
  readonly next_cursor: string | null;
}

// `as`: what the route answers.
const dataOf = ({ json }: Reply) => (json.ok ? (json.data as unknown as Listed) : undefined);
const idsOf = (reply: Reply) => dataOf(reply)?.receipts.map((each) => each.receipt_id);
const paramOf = ({ json }: Reply) => (json.ok ? undefined : [json.error.code, json.error.param]);

async function list(query = "", init: Parameters<TestServer["request"]>[1] = { key: server.key }) {
  return server.request(`${PATH}${query}`, init);
}

test("an account lists the receipts of its own calls as they were answered, the newest first, and a page at a time", async () => {
  const clock = await start();
  const answers: Reply[] = [];
  for (const name of ["Ada", "Bob", "Eve"]) {
    await clock.advance(60_000);
    answers.push(await server.execute("say_hello", { name }, { key: server.key }));
  }
  const [first, second, third] = answers.map(({ json }) => json.meta);
  const { key: other } = await server.service.createKey((await server.service.createAccount({})).id);
  await server.execute("say_hello", {}, { key: other });
  expect((await list()).json).toEqual({
    ok: true,
    data: {
      receipts: [
        { settled_at: "2026-01-01T00:03:00.000Z", ...third },
        { settled_at: "2026-01-01T00:02:00.000Z", ...second },
        { settled_at: "2026-01-01T00:01:00.000Z", ...first },
      ],
      next_cursor: null,
    },
  });
  const page = dataOf(await list("?limit=2"));
  expect(page?.receipts).toHaveLength(2);
  expect(idsOf(await list(`?limit=2&cursor=${page?.next_cursor}`))).toEqual([first?.receipt_id]);
  expect(idsOf(await list("?since=2026-01-01T00:02:00Z&until=2026-01-01T00:03:00Z"))).toEqual([
    second?.receipt_id,
  ]);
  expect(idsOf(await list("?tool=say_hello&outcome=ok"))).toHaveLength(3);
  expect(idsOf(await list("?tool=say_hello&outcome=failed"))).toEqual([]);
});

test("who has no account lists nothing, and what is no filter is refused by its name", async () => {
  await start();
  expect(paramOf(await list("", {}))).toEqual(["AUTH_REQUIRED", undefined]);
  for (const [query, param] of [
    ["limit=0", "limit"],
    ["limit=many", "limit"],
    ["outcome=late", "outcome"],
    ["since=yesterday", "since"],
    ["cursor=x", "cursor"],
    ["key_id=", "key_id"],
    ["account_id=acme", "account_id"],
  ])
    expect(paramOf(await list(`?${query}`))).toEqual(["VALIDATION_ERROR", param]);
});

test("a user of the account lists their own receipts, and nobody else's", async () => {
  const clock = await start();
  const ids: (string | undefined)[] = [];
  for (const user of ["ada", "bob"]) {
    await clock.advance(1_000);
    const { json } = await server.execute("say_hello", {}, { headers: { "x-user": user } });
    ids.push(json.meta?.receipt_id);
  }
  const as = (user: string) => ({ headers: { "x-user": user } });
  expect(idsOf(await list("", as("ada")))).toEqual([ids[0]]);
  expect(idsOf(await list("?end_user=bob", as("bob")))).toEqual([ids[1]]);
  expect(paramOf(await list("?end_user=bob", as("ada")))).toEqual(["VALIDATION_ERROR", "end_user"]);
  const { key, keyId } = await server.service.createKey("acme");
  expect(idsOf(await list("", { key }))).toEqual([ids[1], ids[0]]);
  expect(idsOf(await list("?end_user=ada", { key }))).toEqual([ids[0]]);
  expect(idsOf(await list(`?key_id=${keyId}`, { key }))).toEqual([]);
});

test("an administrator lists those of any account, and nobody else does", async () => {
  await start();
  const { json } = await server.execute("say_hello", { name: "Ada" }, { key: server.key });
  const path = `/api/v1/admin/accounts/${server.accountId}/receipts`;
  const reply = await server.request(`${path}?tool=say_hello&limit=1`, { key: ADMIN_KEY });
  expect(idsOf(reply)).toEqual([json.meta?.receipt_id]);
  // Neither what was asked with nor what came of it.
  expect(reply.text).not.toContain("Ada");
  expect(paramOf(await server.request(path, { key: server.key }))?.[0]).toBe("UNAUTHORIZED");
  expect(paramOf(await server.request(`${path}?key_id=`, { key: ADMIN_KEY }))).toEqual([
    "VALIDATION_ERROR",
    "key_id",
  ]);
  const nobody = await server.request("/api/v1/admin/accounts/nobody/receipts", { key: ADMIN_KEY });
  expect(paramOf(nobody)?.[0]).toBe("ENDPOINT_NOT_FOUND");
});

test("a receipt that was dropped by its age is not found, and the answer says for how long they are kept", async () => {
  const clock = await start({ retention: { receiptDays: 30 } });
  const { json } = await server.execute("say_hello", { name: "Ada" }, { key: server.key });
  const path = `${PATH}/${json.meta?.receipt_id}`;
  expect((await server.request(path, { key: server.key })).status).toBe(200);
  clock.set(clock.now() + 31 * 86_400_000);
  await clock.advance(2_000);
  const gone = await server.request(path, { key: server.key });
  expect([gone.status, gone.json]).toMatchObject([
    404,
    {
      error: {
        code: "ENDPOINT_NOT_FOUND",
        message: expect.stringContaining("Receipts are kept for 30 days."),
      },
    },
  ]);
  expect(idsOf(await list())).toEqual([]);
});
