// The routes of administrators: whom they let in, and what they do.
import { IncomingMessage } from "node:http";
import { createAdminKey, createBrand, type Service, type ServiceOptions } from "@svckit/core";
import { hello } from "@svckit/providers";
import { type AdminOptions, type AdminRequest, adminRoutes } from "@svckit/rest";
import { createTestClock } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { type Reply, startServer, type TestServer } from "./server.js";

const brand = createBrand();
const KEY = createAdminKey(brand);
const ACCOUNTS = "/api/v1/admin/accounts";

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(
  options: AdminOptions = { keys: [KEY] },
  more: Pick<ServiceOptions, "admit" | "clock"> = {},
): Promise<TestServer> {
  const routesOf = (service: Service) => adminRoutes(service, options);
  server = await startServer({ providers: [hello()], routesOf, ...more });
  return server;
}

/** Sends a request as an administrator. */
function admin(method: string, path: string, body?: object, key: string | undefined = KEY): Promise<Reply> {
  return sent(method, path, {
    key,
    headers: body ? { "content-type": "application/json" } : {},
    ...(body && { body: JSON.stringify(body) }),
  });
}

function sent(
  method: string,
  path: string,
  init: RequestInit & { readonly key?: string | undefined },
): Promise<Reply> {
  if (!server) throw new Error("the server has not started");
  return server.request(path, { method, ...init });
}

const codeOf = ({ json }: Reply) => (json.ok ? undefined : json.error.code);
const dataOf = ({ json }: Reply) => (json.ok ? json.data : undefined);

test("without the option there are no such routes", async () => {
  server = await startServer({ providers: [hello()] });
  expect(codeOf(await admin("GET", `${ACCOUNTS}/a`))).toBe("ENDPOINT_NOT_FOUND");
});

test("options that let nobody in, and a key that is none, end the start without showing it", async () => {
  await expect(start({})).rejects.toThrow("`keys` or `authorize`");
  const short = `${KEY.slice(0, -1)}!`;
  const failed = start({ keys: [KEY, short] });
  await expect(failed).rejects.toThrow("key 2");
  await expect(failed).rejects.not.toThrow(short);
});

test("an account is opened, told, given a key, topped up, adjusted and put on a plan", async () => {
  const { accountId, execute } = await start();
  const opened = await admin("POST", ACCOUNTS, { account_id: "acme/eu", credits: 5 });
  expect([opened.status, dataOf(opened)]).toMatchObject([201, { account_id: "acme/eu", plan: "free" }]);
  const acme = `${ACCOUNTS}/acme%2Feu`;
  const made = dataOf(await admin("POST", `${acme}/keys`, { kind: "live" }));
  const key = String(made?.["key"]);
  expect((await execute("say_hello", { name: "Ada" }, { key })).json.ok).toBe(true);
  const topUp = { credits: 7, reference: "invoice-1" };
  for (const applied of [true, false])
    expect(dataOf(await admin("POST", `${acme}/topup`, topUp))).toEqual({
      ...{ account_id: "acme/eu", reference: "invoice-1" },
      applied,
    });
  expect(codeOf(await admin("POST", `${acme}/topup`, { ...topUp, credits: 8 }))).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  await admin("POST", `${acme}/adjust`, { credits: -2, reference: "refund-1", reason: "goodwill" });
  expect(dataOf(await admin("GET", acme))).toMatchObject({ wallet: { granted: 10, bought_remaining: 5 } });
  await admin("POST", `${acme}/plan`, { plan: "pro", reference: "s1" });
  expect(dataOf(await admin("GET", acme))).toMatchObject({ plan: "pro", keys: [{ revoked: false }] });
  expect(dataOf(await admin("GET", "/api/v1/admin/ledger"))).toMatchObject({ ok: true, adjusted: -2 });
  expect(dataOf(await admin("GET", "/api/v1/admin/ledger?from=start"))).toMatchObject({
    ...{ ok: true, from: null, made: null, broken: null },
  });
  expect(codeOf(await admin("GET", "/api/v1/admin/ledger?from=1"))).toBe("VALIDATION_ERROR");
  await admin("DELETE", `/api/v1/admin/keys/${String(made?.["key_id"])}`);
  expect(codeOf(await execute("say_hello", { name: "Ada" }, { key }))).toBe("UNAUTHORIZED");
  expect(dataOf(await admin("GET", `${ACCOUNTS}/${accountId}`))).toMatchObject({ account_id: accountId });
});

test("what is refused names the member of the body as it was sent", async () => {
  await start();
  const bad = async (path: string, body: object) => {
    const { json } = await admin("POST", path, body);
    return json.ok ? undefined : [json.error.code, json.error.param];
  };
  await admin("POST", ACCOUNTS, { account_id: "a" });
  expect(await bad(ACCOUNTS, { plan: "none" })).toEqual(["VALIDATION_ERROR", "plan"]);
  expect(await bad(ACCOUNTS, { account: "a" })).toEqual(["VALIDATION_ERROR", "account"]);
  expect(await bad(ACCOUNTS, { credits: "7" })).toEqual(["VALIDATION_ERROR", "credits"]);
  expect(await bad(`${ACCOUNTS}/a/topup`, { credits: 7 })).toEqual(["MISSING_PARAM", "reference"]);
  const past = { credits: 7, reference: "r", expires_at: "soon" };
  expect(await bad(`${ACCOUNTS}/a/topup`, past)).toEqual(["VALIDATION_ERROR", "expires_at"]);
  expect(await bad(`${ACCOUNTS}/b/topup`, { credits: 7, reference: "r" })).toEqual([
    "ENDPOINT_NOT_FOUND",
    undefined,
  ]);
});

test("who has no administrator's key is not let in, and an account's key is none", async () => {
  const { key } = await start();
  const get = async (sentKey: string | undefined) =>
    codeOf(await sent("GET", `${ACCOUNTS}/a`, sentKey === undefined ? {} : { key: sentKey }));
  expect(await get(undefined)).toBe("AUTH_REQUIRED");
  expect(await get(key)).toBe("UNAUTHORIZED");
  expect(await get("eyJhbGciOiJub25lIn0.e30.")).toBe("UNAUTHORIZED");
  expect(await get(createAdminKey(brand))).toBe("INVALID_API_KEY");
  expect(await get(`${KEY.slice(0, -1)}${KEY.endsWith("0") ? "1" : "0"}`)).toBe("INVALID_API_KEY");
  expect(await get(KEY)).toBe("ENDPOINT_NOT_FOUND");
});

test("an administrator's key speaks for no account, and is refused in a query and in a body", async () => {
  const { execute, request, service, accountId } = await start();
  expect(codeOf(await execute("say_hello", { name: "Ada" }, { key: KEY }))).toBe("UNAUTHORIZED");
  expect(codeOf(await request("/api/v1/quota", { key: KEY }))).toBe("UNAUTHORIZED");
  expect(codeOf(await execute("say_hello", { name: KEY }))).toBe("INVALID_REQUEST");
  expect(codeOf(await admin("GET", `${ACCOUNTS}/a?key=${KEY}`))).toBe("INVALID_REQUEST");
  expect(codeOf(await admin("GET", `${ACCOUNTS}/${KEY}`))).toBe("INVALID_REQUEST");
  expect(codeOf(await admin("POST", ACCOUNTS, { account_id: KEY }))).toBe("INVALID_REQUEST");
  await expect(service.addKey(accountId, KEY)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});

test("of several keys each lets in, so that one can take over from another", async () => {
  const other = createAdminKey(brand);
  const { accountId } = await start({ keys: [KEY, other] });
  for (const key of [KEY, other])
    expect((await admin("GET", `${ACCOUNTS}/${accountId}`, undefined, key)).json.ok).toBe(true);
});

test("attempts are counted by address as refused keys are, and the right key still passes", async () => {
  const { accountId } = await start();
  const codes = new Set<string | undefined>();
  for (let at = 0; at < 61; at += 1)
    codes.add(codeOf(await admin("GET", `${ACCOUNTS}/a`, undefined, createAdminKey(brand))));
  expect([...codes]).toEqual(["INVALID_API_KEY", "RATE_LIMITED"]);
  expect((await admin("GET", `${ACCOUNTS}/${accountId}`)).json.ok).toBe(true);
});

test("the host's own check lets in by true alone, and fails closed", async () => {
  let asks: () => unknown = () => true;
  const clock = createTestClock();
  const seen: unknown[] = [];
  const authorize: AdminOptions["authorize"] = (request) => {
    seen.push(request);
    // `as`: what a host in JavaScript may give.
    return asks() as boolean;
  };
  const { accountId } = await start({ authorize }, { clock });
  const get = async () =>
    codeOf(await sent("GET", `${ACCOUNTS}/${accountId}`, { headers: { cookie: "session=1" } }));
  expect(await get()).toBeUndefined();
  expect(seen).toMatchObject([
    {
      ...{ method: "GET", path: `${ACCOUNTS}/{account_id}`, params: { account_id: accountId } },
      headers: { cookie: ["session=1"] },
    },
  ]);
  for (const given of [false, undefined, 1, "true", Promise.resolve(false)]) {
    asks = () => given;
    expect(await get()).toBe("AUTH_REQUIRED");
  }
  const failing = [
    () => {
      throw new Error("the session store is away");
    },
    () => Promise.reject(new Error("the session store is away")),
  ];
  for (const fails of failing) {
    asks = fails;
    expect(await get()).toBe("AUTH_SERVICE_UNAVAILABLE");
  }
  const hanging = await new Promise<{ readonly code: Promise<string | undefined> }>((resolve) => {
    asks = () => {
      resolve({ code });
      return new Promise(() => {});
    };
    const code = get();
  });
  await clock.advance(5_000);
  expect(await hanging.code).toBe("AUTH_SERVICE_UNAVAILABLE");
  // Without `keys` no administrator's key is good, whatever the host would say.
  asks = () => true;
  expect(codeOf(await admin("GET", `${ACCOUNTS}/${accountId}`))).toBe("INVALID_API_KEY");
});

test("the host's own check is shown the host's own request, as `identify` is", async () => {
  const seen: AdminRequest[] = [];
  const { accountId } = await start({
    authorize: (request) => {
      seen.push(request);
      return true;
    },
  });
  await sent("GET", `${ACCOUNTS}/${accountId}`, {});
  expect(seen[0]?.host).toBeInstanceOf(IncomingMessage);
});

test("a page can make no request that changes something without asking before", async () => {
  await start({ authorize: () => true });
  const foreign = { origin: "https://evil.example", "content-type": "application/json" };
  const refused = await sent("POST", ACCOUNTS, { headers: foreign, body: "{}" });
  expect([refused.status, codeOf(refused)]).toEqual([403, "INVALID_REQUEST"]);
  // What a form or a `no-cors` request may send.
  for (const type of ["text/plain", "application/x-www-form-urlencoded", undefined])
    expect(
      codeOf(
        await sent("POST", ACCOUNTS, {
          headers: type === undefined ? {} : { "content-type": type },
          body: new Blob(["{}"]),
        }),
      ),
    ).toBe("INVALID_REQUEST");
});

test("another method is 405 with the methods of the path, and the document lists the routes", async () => {
  const { request } = await start();
  const wrong = await admin("PUT", ACCOUNTS, {});
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, expect.stringContaining("POST")]);
  const document = JSON.parse((await request("/api/openapi.json")).text);
  expect(document.paths[`${ACCOUNTS}/{account_id}`].get).toMatchObject({
    tags: ["administration"],
    security: [{ admin: [] }],
  });
  expect(document.components.securitySchemes.admin).toMatchObject({ scheme: "bearer" });
});

test("usage is told a page at a time, and a query that lacks something is told what", async () => {
  const { accountId, key, execute } = await start();
  for (let n = 0; n < 2; n++)
    expect((await execute("say_hello", { name: `Ada ${n}` }, { key })).json.ok).toBe(true);
  const days = "from=2000-01-01&to=2099-12-31";
  const whole = await admin("GET", `/api/v1/admin/usage?${days}&by=account,tool&account_id=${accountId}`);
  const row = { account: accountId, tool: "say_hello", calls: 2, credits: 2 };
  expect(dataOf(whole)).toEqual({ rows: [row], next_cursor: null });
  const page = dataOf(await admin("GET", `/api/v1/admin/usage?${days}&by=day&limit=1`));
  expect(page).toMatchObject({ rows: [{ calls: 2 }] });
  for (const [query, param] of [
    ["", "from"],
    [`${days}`, "by"],
    [`${days}&by=day&limit=x`, "limit"],
    [`${days}&by=day&cursor=x`, "cursor"],
    [`${days}&by=args`, "by"],
  ]) {
    const { json } = await admin("GET", `/api/v1/admin/usage?${query}`);
    expect(json.ok ? undefined : json.error).toMatchObject({ code: "VALIDATION_ERROR", param });
  }
  expect(codeOf(await admin("GET", `/api/v1/admin/usage?${days}&by=day&account_id=nobody`))).toBe(
    "ENDPOINT_NOT_FOUND",
  );
});

test("a call that waits for a person is listed, allowed, and runs once when it is sent again", async () => {
  const { key, execute } = await start({ keys: [KEY] }, { admit: () => ({ approve: "It greets" }) });
  const greet = (name: string) => execute("say_hello", { name }, { key });
  const refused = await greet("Ada");
  if (refused.json.ok) throw new Error("it ran");
  const { approval_id: id, code, message } = refused.json.error;
  expect([refused.status, code]).toEqual([403, "APPROVAL_REQUIRED"]);
  expect(message).toContain(`It greets. A person has to allow it (approval ${id})`);
  const APPROVALS = "/api/v1/admin/approvals";
  expect(dataOf(await admin("GET", `${APPROVALS}?state=pending`))).toMatchObject({
    approvals: [{ approval_id: id, args: { name: "Ada" }, tool: "say_hello" }],
    next_cursor: null,
  });
  expect(codeOf(await admin("POST", `${APPROVALS}/${id}/approve`, {}))).toBe("VALIDATION_ERROR");
  expect(codeOf(await admin("POST", `${APPROVALS}/none/approve`, { by: "me" }))).toBe("ENDPOINT_NOT_FOUND");
  const stranger = await admin("POST", `${APPROVALS}/${id}/approve`, { by: "me" }, key);
  expect(stranger.json.ok).toBe(false);
  const given = await admin("POST", `${APPROVALS}/${id}/approve`, { by: "me" });
  expect(dataOf(given)).toMatchObject({ state: "approved", decided_by: "me" });
  expect((await greet("Bob")).json.ok).toBe(false);
  expect((await greet("Ada")).json.ok).toBe(true);
  expect((await greet("Ada")).json.ok).toBe(false);
  const late = await admin("POST", `${APPROVALS}/${id}/deny`, { by: "me" });
  expect(codeOf(late)).toBe("VALIDATION_ERROR");
  expect(codeOf(await admin("GET", `${APPROVALS}?state=odd`))).toBe("VALIDATION_ERROR");
});

test("accounts are listed, suspended, resumed and closed, and callers are told in clear words", async () => {
  const { accountId, execute, key } = await start();
  for (const id of ["b", "c"]) await admin("POST", ACCOUNTS, { account_id: `z-${id}` });
  const first = dataOf(await admin("GET", `${ACCOUNTS}?limit=1`));
  const rest = dataOf(
    await admin("GET", `${ACCOUNTS}?limit=9&cursor=${first?.["next_cursor"]}&status=active`),
  );
  expect([first, rest]).toMatchObject([
    { accounts: [{ account_id: accountId, status: "active" }] },
    { accounts: [{ account_id: "z-b" }, { account_id: "z-c" }], next_cursor: null },
  ]);
  expect(codeOf(await admin("GET", `${ACCOUNTS}?status=gone`))).toBe("VALIDATION_ERROR");
  const mine = `${ACCOUNTS}/${accountId}`;
  expect(codeOf(await admin("POST", `${mine}/suspend`, {}))).toBe("MISSING_PARAM");
  await admin("POST", `${mine}/suspend`, { reason: "unpaid" });
  const refused = await execute("say_hello", { name: "Ada" }, { key });
  expect(refused.json).toMatchObject({
    error: { message: expect.stringMatching(/^The account is suspended/) },
  });
  expect(dataOf(await admin("POST", `${mine}/resume`, {}))).toMatchObject({ status: "active" });
  expect((await execute("say_hello", { name: "Ada" }, { key })).json.ok).toBe(true);
  for (const _ of [1, 2]) await admin("POST", `${mine}/close`, {});
  expect(codeOf(await execute("say_hello", { name: "Ada" }, { key }))).toBe("UNAUTHORIZED");
  expect(codeOf(await admin("POST", `${mine}/resume`, {}))).toBe("VALIDATION_ERROR");
  expect(dataOf(await admin("GET", `${ACCOUNTS}?status=closed`))).toMatchObject({
    accounts: [{ account_id: accountId }],
  });
});

test("a key is made with a label, an end and its tools, listed without the key, and replaced", async () => {
  const { accountId, execute } = await start();
  const keys = `${ACCOUNTS}/${accountId}/keys`;
  const said = { label: "laptop", expires_at: "2100-01-01", tools: { deny: ["say_hello"] } };
  const made = dataOf(await admin("POST", keys, said));
  const [, listed] = Object(dataOf(await admin("GET", keys)))["keys"];
  expect(listed).toMatchObject({ ...said, expires_at: "2100-01-01T00:00:00.000Z", revoked: false });
  const key = String(made?.["key"]);
  expect(JSON.stringify(listed)).not.toContain(key);
  expect(codeOf(await execute("say_hello", { name: "Ada" }, { key }))).toBe("TOOL_NOT_FOUND");
  const rotate = `/api/v1/admin/keys/${made?.["key_id"]}/rotate`;
  expect((await admin("POST", rotate, { overlap_ms: 0 })).status).toBe(201);
  expect(codeOf(await execute("say_hello", { name: "Ada" }, { key }))).toBe("UNAUTHORIZED");
  expect(codeOf(await admin("POST", keys, { tools: { only: [] } }))).toBe("VALIDATION_ERROR");
});
