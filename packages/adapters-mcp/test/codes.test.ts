// The codes of MCP: each is provoked, none belongs to another transport, and isError is the opposite of ok.
import { ERRORS, type ErrorCode, memoryStore, type Store } from "@svckit/core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startIssuer } from "./issuer.js";
import { HTTP_WORDS, post, receiptOnce, type Served, serveMcp } from "./served.js";

/** The outcome of a call: its code, wherever the answer has it. */
interface Outcome {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly message: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

const seen = new Set<ErrorCode>();
let open: Served[] = [];

async function serve(...options: Parameters<typeof serveMcp>): Promise<Served> {
  const served = await serveMcp(...options);
  open.push(served);
  return served;
}

afterEach(async () => {
  await Promise.all(open.map((served) => served.close()));
  open = [];
});

/** Calls a tool and checks what holds for every answer of MCP. */
async function call(
  served: Served,
  name: string,
  args: unknown,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const answered = await post(`${served.url}/mcp`, "tools/call", { name, arguments: args }, headers);
  const { result, error } = answered.json;
  const envelope = result?.structuredContent;
  if (result) {
    expect(result.isError ?? false).toBe(!envelope.ok);
    expect(JSON.parse(result.content[0].text)).toEqual(receiptOnce(envelope));
  }
  const failure = error?.data ?? envelope?.error;
  if (failure) {
    expect(ERRORS[failure.code as ErrorCode].transports).toContain("mcp");
    expect(failure).toMatchObject({ request_id: answered.headers.get("x-request-id") });
    expect(failure.message).not.toMatch(HTTP_WORDS);
    expect(`${envelope?.meta?.cause} ${envelope?.meta?.next_action}`).not.toMatch(HTTP_WORDS);
    expect(failure.doc_url).toMatch(/\/errors#[a-z-]+$/);
    if (failure.code !== "TOOL_ERROR")
      expect(failure.retryable).toBe(ERRORS[failure.code as ErrorCode].retryable);
    seen.add(failure.code);
  }
  return {
    status: answered.status,
    code: failure?.code,
    message: failure?.message ?? "",
    headers: answered.headers,
    body: envelope ?? error,
  };
}

const invoke = (served: Served, tool: string, args: unknown, headers?: Record<string, string>) =>
  call(served, "invoke_api_endpoint", { tool, args }, headers);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const HI = { text: "hi" };

test("arguments, names and lanes", async () => {
  const served = await serve({ retired: [{ name: "get_old", replacement: "get_echo" }] });
  expect(await invoke(served, "get_echo", {})).toMatchObject({ status: 200, code: "VALIDATION_ERROR" });
  expect(await invoke(served, "get_echo", null)).toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await call(served, "invoke_api_endpoint", {})).toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await invoke(served, "get_nowhere", HI)).toMatchObject({ status: 200, code: "TOOL_NOT_FOUND" });
  expect(JSON.stringify(await invoke(served, "get_ecko", HI))).toContain("Did you mean `get_echo`?");
  expect(JSON.stringify(await call(served, "get_ecko", HI))).toContain("Did you mean `get_echo`?");
  expect(await invoke(served, "__proto__", HI)).toMatchObject({ code: "TOOL_NOT_FOUND" });
  expect(await call(served, "get_nowhere", HI)).toMatchObject({
    code: "TOOL_NOT_FOUND",
    body: { code: -32_602 },
  });
  const retired = await invoke(served, "get_old", HI);
  expect(retired).toMatchObject({ code: "TOOL_RETIRED", message: expect.stringContaining("get_echo") });
  expect(await invoke(served, "get_private_echo", {})).toMatchObject({ code: "ANON_AUTH_REQUIRED" });
  expect(await invoke(served, "get_refusal", HI)).toMatchObject({ code: "TOOL_ERROR" });
  expect(await invoke(served, "get_nothing", HI)).toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
  expect(await invoke(served, "get_echo", { ...HI, idempotency_key: "no spaces" })).toMatchObject({
    code: "INVALID_IDEMPOTENCY_KEY",
  });
});

test("the wrong invoker is told the right one, and takes nothing", async () => {
  const served = await serve();
  const { key } = await served.account();
  for (const tool of ["set_echo", "drop_echo"])
    expect(await invoke(served, tool, HI, bearer(key))).toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("Use invoke_stateful_endpoint"),
    });
  const also = await call(served, "invoke_stateful_endpoint", { tool: "get_echo", args: HI });
  expect(also).toMatchObject({ message: expect.stringContaining("Use invoke_api_endpoint") });
  for (const tool of ["set_echo", "drop_echo"])
    expect(
      (await call(served, "invoke_stateful_endpoint", { tool, args: HI }, bearer(key))).code,
    ).toBeUndefined();
});

test("credentials: a wrong key is an answer at 200, and never the keyless lane", async () => {
  const served = await serve();
  const { key, keyId } = await served.account();
  const wrong = `${served.service.brand.keyPrefixes.live}${"x".repeat(36)}`;
  for (const headers of [bearer(wrong), { "x-api-key": "nonsense" }, { authorization: "Basic eDp5" }]) {
    expect(await invoke(served, "get_echo", HI, headers)).toMatchObject({
      status: 200,
      code: "INVALID_API_KEY",
    });
    expect(await call(served, "search_tools", { intent: "echo" }, headers)).toMatchObject({
      code: "INVALID_API_KEY",
    });
    const listed = await post(`${served.url}/mcp`, "tools/list", {}, headers);
    expect(listed).toMatchObject({ status: 200, json: { result: { tools: expect.any(Array) } } });
  }
  await served.service.revokeKey(keyId);
  expect(await invoke(served, "get_echo", HI, bearer(key))).toMatchObject({ code: "INVALID_API_KEY" });
  const issuer = await startIssuer();
  expect(await invoke(served, "get_echo", HI, bearer(await issuer.sign(`${served.url}/mcp`)))).toMatchObject({
    status: 200,
    code: "AUTH_NOT_CONFIGURED",
  });
  issuer.close();
  const strict = await serve(
    {},
    { oauth: { authorizationServers: ["https://issuer.example"], verify: async () => undefined } },
  );
  expect(await invoke(strict, "get_echo", HI, bearer("a.b.c"))).toMatchObject({
    status: 401,
    code: "INVALID_OAUTH_TOKEN",
  });
});

test("credits: the refill instant is told and Retry-After is 60, as REST never tells", async () => {
  const served = await serve();
  const { key } = await served.account(1);
  expect((await invoke(served, "get_echo", HI, bearer(key))).code).toBeUndefined();
  const spent = await invoke(served, "get_echo", HI, bearer(key));
  expect(spent).toMatchObject({
    status: 200,
    code: "QUOTA_EXCEEDED",
    message: expect.stringMatching(/refill at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  });
  expect(spent.headers.get("retry-after")).toBe("60");
  expect(spent.headers.get("x-quota-remaining")).toBe("0");
  const { id } = await served.service.createAccount({ wallet: false });
  const { key: bare } = await served.service.createKey(id);
  expect(await invoke(served, "get_echo", HI, bearer(bare))).toMatchObject({ code: "NO_WALLET" });
  expect((await call(served, "search_tools", { intent: "echo" }, bearer(bare))).code).toBeUndefined();
});

test("idempotency: a key that was used with other arguments", async () => {
  const served = await serve();
  const { key } = await served.account();
  const first = { ...HI, idempotency_key: "k1" };
  expect((await invoke(served, "get_echo", first, bearer(key))).code).toBeUndefined();
  const other = { text: "ho", idempotency_key: "k1" };
  expect(await invoke(served, "get_echo", other, bearer(key))).toMatchObject({
    code: "IDEMPOTENCY_KEY_REUSED",
  });
});

test("limits: the minute, the keyless day, the day that all share, and feedback", async () => {
  const slow = await serve({ anonymous: { attemptsPerMinute: 1 } });
  await invoke(slow, "get_echo", HI);
  const limited = await invoke(slow, "get_echo", HI);
  expect(limited).toMatchObject({ status: 200, code: "RATE_LIMITED" });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);

  const few = await serve({ anonymous: { callsPerDay: 1, attemptsPerMinute: 100 } });
  await invoke(few, "get_echo", HI);
  expect(await invoke(few, "get_echo", HI)).toMatchObject({ code: "ANON_QUOTA_EXCEEDED" });
  const shared = await serve({ anonymous: { sharedCallsPerDay: 1, attemptsPerMinute: 100 } });
  await invoke(shared, "get_echo", HI);
  expect(await invoke(shared, "get_echo", HI)).toMatchObject({ code: "ANON_GLOBAL_CAP_EXCEEDED" });

  const kept: string[] = [];
  const served = await serve({ feedback: ({ message }) => void kept.push(message) });
  const { key } = await served.account();
  const outcomes = [];
  for (let n = 0; n < 11; n++)
    outcomes.push(await call(served, "report_feedback", { message: `no. ${n}` }, bearer(key)));
  expect(outcomes.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 10 }, () => undefined),
    "FEEDBACK_RATE_LIMITED",
  ]);
  expect(kept).toHaveLength(10);
});

test("verification names the check that failed", async () => {
  const served = await serve();
  const { key } = await served.account();
  const { body } = await invoke(served, "get_echo", HI, bearer(key));
  const { meta } = body as { meta: { receipt_id: string } };
  const claim = { text: "The echo is hi.", receipt_ids: [meta.receipt_id] };
  const validate = (result: unknown, who = key) =>
    call(served, "validate_task_result", { result }, bearer(who));
  expect((await validate({ claims: [claim], receipts: [meta] })).body).toMatchObject({
    ok: true,
    data: { verified: true, claims: 1, receipts: 1 },
  });
  const other = (await served.account()).key;
  const failures = {
    claims_present: await validate({ claims: [], receipts: [] }),
    claims_cite_receipts: await validate({ claims: [{ text: "x", receipt_ids: [] }], receipts: [meta] }),
    cited_receipts_included: await validate({ claims: [claim], receipts: [] }),
    receipts_exist: await validate({ claims: [claim], receipts: [meta] }, other),
    digests_match: await validate({
      claims: [claim],
      receipts: [{ ...meta, result_digest: "0".repeat(64) }],
    }),
  };
  for (const [check, { code, message }] of Object.entries(failures)) {
    expect(code).toBe("VERIFICATION_FAILED");
    expect(message).toContain(`The check ${check} failed`);
  }
  const failed = await invoke(served, "get_refusal", HI, bearer(key));
  const refused = (failed.body as { meta: { receipt_id: string } }).meta;
  const cites = { text: "It works.", receipt_ids: [refused.receipt_id] };
  expect(await validate({ claims: [cites], receipts: [refused] })).toMatchObject({
    code: "VERIFICATION_FAILED",
    message: expect.stringContaining("The check receipts_ok failed"),
  });
});

test("a store that is lost is told under the name of what it was asked for", async () => {
  const lost = new Set<keyof Store>();
  const store = new Proxy(memoryStore(), {
    get(target, name: keyof Store) {
      if (lost.has(name)) return () => Promise.reject(new Error("gone"));
      return Reflect.get(target, name);
    },
  });
  const served = await serve({ store });
  const { key } = await served.account();
  const tried = async (name: keyof Store, headers = {}) => {
    lost.add(name);
    const { code } = await invoke(served, "get_echo", { ...HI, idempotency_key: "k" }, headers);
    lost.delete(name);
    return code;
  };
  expect(await tried("findKey", bearer(key))).toBe("AUTH_SERVICE_UNAVAILABLE");
  // The key is taken by then.
  await invoke(served, "get_echo", { ...HI, idempotency_key: "k" }, bearer(key));
  expect(await tried("findClaim", bearer(key))).toBe("STATE_BACKEND_UNAVAILABLE");
  expect(await tried("reserve", bearer(key))).toBe("QUOTA_SERVICE_UNAVAILABLE");
  expect(await tried("reserve")).toBe("ANON_QUOTA_UNAVAILABLE");
});

test("an account on a plan that the operator took away is INTERNAL_ERROR, with the request id to report", async () => {
  const served = await serve();
  const { id, key } = await served.account();
  const { askStore, now } = served.service.transport;
  await askStore((store) => store.setPlan({ accountId: id, plan: "gone", anchorAt: now(), now: now() }));
  expect(await invoke(served, "get_echo", HI, bearer(key))).toMatchObject({ code: "INTERNAL_ERROR" });
});

test("the host's own rule: what it refuses, and what a person has to allow", async () => {
  const served = await serve({
    admit: ({ tool }) =>
      tool.effect === "read" ? { refuse: "Not on Sundays." } : { approve: "It changes something." },
  });
  const { key } = await served.account();
  expect(await invoke(served, "get_echo", HI, bearer(key))).toMatchObject({
    ...{ status: 200, code: "CALL_REFUSED", message: expect.stringContaining("Not on Sundays.") },
  });
  const set = () => call(served, "invoke_stateful_endpoint", { tool: "set_echo", args: HI }, bearer(key));
  const asked = await set();
  const { approval_id: id } = (asked.body as { error: { approval_id: string } }).error;
  expect(asked).toMatchObject({
    ...{ status: 200, code: "APPROVAL_REQUIRED", message: expect.stringContaining(id) },
  });
  await served.service.approvals.approve(id, { by: "me" });
  expect((await set()).code).toBeUndefined();
});

test("feedback that the host cannot take is not lost in silence", async () => {
  const served = await serve({
    feedback: () => {
      throw new TypeError("the disk is full");
    },
  });
  expect(await call(served, "report_feedback", { message: "x" })).toMatchObject({
    code: "STATE_BACKEND_UNAVAILABLE",
  });
});

beforeAll(() => seen.clear());
afterAll(() => {
  const elsewhere = /^(ALERT|MONITOR|MEMORY_FACT|STATE_SUBJECT)_/;
  // `as`: the keys of the table are its codes.
  const codes = (Object.keys(ERRORS) as ErrorCode[]).filter(
    (code) => (ERRORS[code].transports as readonly string[]).includes("mcp") && !elsewhere.test(code),
  );
  const missing = codes.filter((code) => !seen.has(code));
  console.log(
    `${codes.length - missing.length} of ${codes.length} codes of MCP reached; not: ${missing.join(", ") || "none"}`,
  );
  expect(missing).toEqual([]);
});
