// The job that every host of the matrix does: calls, MCP, a stream, a wrong body, its prefix, a caller who leaves.
import { strict as assert } from "node:assert";
import { setTimeout as sleep } from "node:timers/promises";

/** Where a host is, and the key of its account. */
export interface At {
  readonly url: string;
  key(): string;
}

/** A part of the job, by what it shows. */
export type Step =
  | "own page"
  | "keyless call"
  | "keyed call"
  | "MCP"
  | "search in steps"
  | "wrong body"
  | "prefix"
  | "page of the API"
  | "disconnect"
  | "shut-down";

const WAIT_MS = 10_000;

// biome-ignore lint/suspicious/noExplicitAny: the job says what it expects of an answer
async function send(at: At, path: string, body?: unknown, init: RequestInit = {}): Promise<any> {
  const response = await fetch(`${at.url}/web3${path}`, {
    ...(body !== undefined && {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });
  const text = await response.text();
  try {
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  } catch {
    return { status: response.status, headers: response.headers, text, json: undefined };
  }
}

const execute = (at: At, tool: string, args: object, init?: RequestInit) =>
  send(at, "/api/v1/execute", { tool, args }, init);
const withKey = (at: At): RequestInit => ({ headers: { authorization: `Bearer ${at.key()}` } });
const remaining = async (at: At, init?: RequestInit) =>
  (await send(at, "/api/v1/quota", undefined, init)).json.data.remaining;

async function rpc(at: At, path: string, method: string, params: object) {
  const headers = { accept: "application/json, text/event-stream" };
  const { text } = await send(at, path, { jsonrpc: "2.0", id: 1, method, params }, { headers });
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `${what}: not within ${WAIT_MS / 1_000} s`);
    await sleep(50);
  }
}

/** The parts that a running host does; each throws where it does not. */
export const JOB: Readonly<Record<Exclude<Step, "shut-down">, (at: At) => Promise<void>>> = {
  async "own page"(at) {
    assert.match(await (await fetch(at.url)).text(), /the host(&#x27;|')s own page/);
  },
  async "keyless call"(at) {
    const { json, headers } = await execute(at, "say_hello", { name: "Ada" });
    assert.equal(json?.ok, true, JSON.stringify(json));
    assert.equal(headers.get("x-quota-remaining"), "24");
  },
  async "keyed call"(at) {
    const before = await remaining(at, withKey(at));
    const { json } = await execute(at, "get_price", { ids: "bitcoin", vs_currencies: "usd" }, withKey(at));
    assert.equal(json?.ok, true, JSON.stringify(json));
    assert.equal(await remaining(at, withKey(at)), before - 1);
    const refused = await execute(at, "say_hello", {}, { headers: { authorization: `Bearer ${at.key()}x` } });
    assert.equal(refused.json.error.code, "INVALID_API_KEY");
  },
  async MCP(at) {
    const listed = await rpc(at, "/mcp", "tools/list", {});
    assert.ok(listed.result.tools.some(({ name }: { name: string }) => name === "search_tools"));
    const called = await rpc(at, "/svc_demo/mcp", "tools/call", {
      name: "say_hello",
      arguments: { name: "Ada" },
    });
    assert.match(JSON.stringify(called.result), /Hello, Ada!/);
  },
  async "search in steps"(at) {
    const { headers, text } = await send(
      at,
      "/v1/search",
      { prompt: "What is the price of bitcoin in usd?" },
      { headers: { ...withKey(at).headers, accept: "text/event-stream" } },
    );
    assert.match(headers.get("content-type") ?? "", /text\/event-stream/);
    assert.match(text, /^event: asks$[\s\S]*^event: answered$[\s\S]*^event: end$/m);
  },
  async "wrong body"(at) {
    const { status, json } = await send(at, "/api/v1/execute", '{"tool":');
    assert.equal(status, 400);
    // A body parser of the host's may have refused it in its own words.
    if (json?.ok === false) assert.equal(json.error.code, "INVALID_REQUEST");
  },
  async prefix(at) {
    const { status, json } = await send(at, "/nowhere?x=1");
    assert.deepEqual([status, json?.error.code], [404, "ENDPOINT_NOT_FOUND"]);
    assert.ok(json.error.doc_url.startsWith(`${at.url}/web3/errors#`));
    assert.equal((await send(at, "/readyz")).status, 200);
  },
  async "page of the API"(at) {
    const { status, headers } = await send(at, "/docs/swagger-ui.css");
    assert.deepEqual([status, headers.get("content-type")], [200, "text/css; charset=utf-8"]);
  },
  async disconnect(at) {
    const before = await remaining(at);
    const leaving = new AbortController();
    const call = execute(at, "get_slow", { ms: 8_000 }, { signal: leaving.signal }).catch(() => "left");
    await until("the call is held", async () => (await remaining(at)) === before - 1);
    leaving.abort();
    assert.equal(await call, "left");
    const from = performance.now();
    await until("the call is given back", async () => (await remaining(at)) === before);
    assert.ok(performance.now() - from < 6_000, "it was not given back before its end");
  },
};

/** A call under way when the host is told to end: it is answered, and then the host ends by itself. */
export async function shutDownHost(
  at: At,
  end: () => Promise<number | undefined>,
  code: number,
): Promise<void> {
  const before = await remaining(at, withKey(at));
  const pending = execute(at, "get_slow", { ms: 3_000 }, withKey(at));
  await until("the call is held", async () => (await remaining(at, withKey(at))) === before - 1);
  const ended = end();
  const { json } = await pending;
  assert.equal(json?.ok, true, JSON.stringify(json));
  assert.equal(await ended, code);
}
