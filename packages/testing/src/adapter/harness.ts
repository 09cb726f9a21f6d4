// Harness of an adapter: a service behind it on a clock that stands still, and the words that its clauses are written in.
import assert from "node:assert/strict";
import {
  type Awaitable,
  createService,
  type ErrorCode,
  type Identify,
  memoryStore,
  type Service,
  type ServiceOptions,
  type Store,
} from "@svckit/core";
import { createTestClock, type TestClock } from "../suite/clock.js";
import { missingFrom } from "../suite/json-subset.js";
import { harnessProviders } from "./tools.js";

/** A raw call, as a caller sends it. */
export interface AdapterCall {
  readonly method: string;
  /** Path and query, without the prefix that the surface is mounted at. */
  readonly path: string;
  /** Names as they are written; a name may come twice. */
  readonly headers?: readonly (readonly [string, string])[];
  /** A body in pieces is sent without its length, where the transport can. */
  readonly body?: string | Uint8Array | readonly (string | Uint8Array)[];
  /** The caller's address: 127.0.0.1 where left out, or another of 127.0.0.0/8. */
  readonly address?: string;
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal;
}

/** What came back. */
export interface AdapterReply {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a call through the adapter; rejects where the caller disconnects. */
export type SendCall = (call: AdapterCall) => Promise<AdapterReply>;

/** An adapter under test. */
export interface OpenedAdapter {
  readonly send: SendCall;
  close?(): Awaitable<void>;
}

/** Puts an adapter in front of a service. */
export type OpenAdapter = (service: Service) => Awaitable<OpenedAdapter>;

/** Clauses of the contract, each with its check, which gets a service of its own. */
export type AdapterClauses = Readonly<Record<string, (harness: AdapterHarness) => Promise<void>>>;

/** What a reply has to be. A header that is undefined must not be there. */
export interface ExpectedReply {
  readonly status: number;
  readonly code?: ErrorCode;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** What the envelope holds at least. */
  readonly json?: unknown;
}

/** A call beyond its method and path; `key` is sent as a bearer token. */
export type CallDetails = Partial<AdapterCall> & { readonly key?: string };

/** A service behind the adapter, and the words for it. */
export interface AdapterHarness {
  readonly service: Service;
  readonly clock: TestClock;
  /** A key of an account on plan `free`. */
  readonly key: string;
  /** Has the host say from now on whom requests are from. Until then it says nothing. */
  identifyBy(identify: Identify): void;
  /** Has `task` called when `wait_for_caller` begins to wait. */
  onWait(task: () => void): void;
  /** Makes the store unreachable from now on. */
  loseStore(): void;
  send(method: string, path: string, more?: CallDetails): Promise<AdapterReply>;
  /** Posts a value as JSON, or a text as it is, to the route that executes it. */
  execute(body: unknown, more?: CallDetails): Promise<AdapterReply>;
  /** Runs `repeat_text` without a key from an address, and gives how many calls that leaves it today. */
  keylessLeft(address: string): Promise<number>;
}

const PUBLIC_URL = "https://host.example/web3";
const EXECUTE = "/api/v1/execute";
const JSON_TYPE = ["content-type", "application/json"] as const;

/** Checks a clause on a new service behind a new adapter. */
export async function runClause(open: OpenAdapter, check: AdapterClauses[string]): Promise<void> {
  const { harness, store } = await createHarness(open);
  try {
    await check(harness);
    const { ok, held } = await store.verify();
    assert.deepEqual([ok, held], [true, 0], "the ledger is not at rest");
  } finally {
    await harness.close();
    await harness.service.close();
  }
}

async function createHarness(open: OpenAdapter) {
  const clock = createTestClock();
  const store = memoryStore({ clock });
  let isLost = false;
  let waiting = () => {};
  let identify: Identify = () => undefined;
  const service = createService({
    providers: harnessProviders({ onWait: () => waiting() }),
    retired: [{ name: "repeat_words", replacement: "repeat_text" }],
    publicUrl: PUBLIC_URL,
    store: losable(store, () => isLost),
    clock,
    identify: (request) => identify(request),
    ...LIMITS,
  });
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  const adapter = await open(service);

  async function send(method: string, path: string, { key: sent, ...more }: CallDetails = {}) {
    const headers = [...(more.headers ?? [])];
    if (sent !== undefined) headers.push(["authorization", `Bearer ${sent}`]);
    const reply = await adapter.send({ address: "127.0.0.1", ...more, method, path, headers });
    requireForm(method, reply);
    return reply;
  }

  async function execute(body: unknown, more: CallDetails = {}) {
    const headers = [JSON_TYPE, ...(more.headers ?? [])];
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return send("POST", EXECUTE, { ...more, headers, body: text });
  }

  const harness = {
    service,
    clock,
    key,
    identifyBy(by: Identify) {
      identify = by;
    },
    onWait(task: () => void) {
      waiting = task;
    },
    loseStore() {
      isLost = true;
    },
    send,
    execute,
    async keylessLeft(address: string) {
      const reply = await execute({ tool: "repeat_text", args: { text: "x" } }, { address });
      expectReply(reply, { status: 200, json: { ok: true } });
      return Number(reply.headers["x-quota-remaining"]);
    },
    close: async () => adapter.close?.(),
  };
  return { harness, store };
}

const LIMITS: Partial<ServiceOptions> = { bodyBytes: 4_096, upstream: { breaker: false } };

/** A store that can be lost: every verb fails then. */
function losable(store: Store, isLost: () => boolean): Store {
  return new Proxy(store, {
    get(target, name) {
      if (isLost() && name !== "close") throw new Error("the store is lost");
      return Reflect.get(target, name);
    },
  });
}

/** Checks what holds for every reply: its headers, and for JSON the form of an envelope. */
function requireForm(method: string, { status, headers, body }: AdapterReply): void {
  assert.ok(headers["x-request-id"], "the reply has no X-Request-Id");
  assert.equal(headers["x-content-type-options"], "nosniff");
  if (method === "HEAD") assert.equal(body, "", "a reply to HEAD has a body");
  if (method === "HEAD" || headers["content-type"]?.startsWith("text/html")) return;
  assert.match(headers["content-type"] ?? "", /^application\/(problem\+)?json$/);
  assert.equal(headers["cache-control"], "no-store");
  const { ok, error } = jsonOf({ status, headers, body });
  if (ok) return;
  const { code, doc_url, request_id, message, type } = error ?? {};
  assert.ok(typeof code === "string" && typeof message === "string" && typeof type === "string", body);
  assert.equal(doc_url, `${PUBLIC_URL}/errors#${code.toLowerCase().replaceAll("_", "-")}`);
  if (headers["idempotent-replayed"] === undefined) assert.equal(request_id, headers["x-request-id"]);
}

/** The parts of a reply's envelope that are read here. */
interface ReplyJson {
  readonly ok: boolean;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The envelope of a reply. */
export function jsonOf({ body }: AdapterReply): ReplyJson {
  // `as`: the checks that follow believe nothing else.
  return JSON.parse(body) as ReplyJson;
}

/** Fails the test where a reply is not what is expected. */
export function expectReply(reply: AdapterReply, { status, code, headers = {}, json }: ExpectedReply): void {
  const words = `${reply.status} ${reply.body.slice(0, 500)}`;
  assert.equal(reply.status, status, words);
  if (code !== undefined) assert.equal(jsonOf(reply).error?.["code"], code, words);
  if (json !== undefined) assert.equal(missingFrom(jsonOf(reply), json, "the envelope"), undefined, words);
  const told = Object.fromEntries(Object.keys(headers).map((name) => [name, reply.headers[name]]));
  assert.deepEqual(told, headers, words);
}
