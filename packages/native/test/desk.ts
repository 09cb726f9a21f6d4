// A service with its state, two accounts, and the ways in which a caller reaches a tool: by its route, by its name, and over MCP.
import { mcpRoutes } from "@svckit/adapters-mcp";
import { createService, type Provider, type Service, type ServiceOptions } from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import { createTestClock, type TestClock } from "@svckit/testing";
import { type BoundNative, createNative, type NativeOptions } from "../src/index.js";
import type { Engine, OpenEngine } from "./engines.js";
import { prices } from "./prices.js";

/** An answer, as any surface gives it. */
export interface Told {
  readonly status: number;
  readonly text: string;
  readonly ok: boolean;
  /** Null where the call failed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly data: any;
  readonly code: string | undefined;
  readonly message: string;
  readonly param: string | undefined;
  readonly replayed: boolean;
}

/** A caller with a key. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  /** Calls a tool of the state, by its name without the brand, as one calls any tool. */
  call(tool: string, args?: object, idempotencyKey?: string): Promise<Told>;
  mcp(tool: string, args?: object): Promise<Told>;
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Told>;
  /** Calls a tool and gives the data of its success. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  get(tool: string, args?: object): Promise<any>;
  /** Another key of the same account. */
  otherKey(): Promise<Caller>;
}

/** A service on one engine. */
export interface Desk {
  readonly engine: OpenEngine;
  readonly service: Service;
  readonly state: BoundNative;
  readonly clock: TestClock;
  readonly alice: Caller;
  readonly bob: Caller;
  /** An account with a key; with so many credits in each period, where that is given. */
  newCaller(credits?: number): Promise<Caller>;
  close(): Promise<void>;
}

const PLENTY = { callsPerMinute: 1_000_000 };

/** Opens a service on an engine. */
export async function openDesk(
  { open }: Engine,
  {
    providers = [prices],
    service: given = {},
    ...options
  }: NativeOptions & {
    readonly providers?: readonly Provider[];
    readonly service?: Partial<ServiceOptions>;
  } = {},
): Promise<Desk> {
  const clock = createTestClock();
  const engine = await open(clock);
  const native = createNative(options);
  const service = createService({
    providers: [...providers, native.provider],
    store: engine.store,
    clock,
    plans: { free: PLENTY },
    anonymous: { attemptsPerMinute: 1_000_000 },
    ...given,
  });
  const state = native.bind(service);
  const handle = toFetch(createRest(service, { routes: [...state.routes, ...mcpRoutes(service)] }));

  async function newCaller(credits?: number): Promise<Caller> {
    return callerOf((await service.createAccount(credits === undefined ? {} : { credits })).id);
  }

  async function callerOf(accountId: string): Promise<Caller> {
    const { key, keyId } = await service.createKey(accountId);
    const send: Caller["send"] = async (method, path, body, headers = {}) => {
      const init = {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: "application/json, text/event-stream",
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      };
      return toTold(await handle(new Request(`http://127.0.0.1:8787${path}`, init)));
    };
    const call: Caller["call"] = (tool, args = {}, idempotencyKey) =>
      send(
        "POST",
        "/api/v1/execute",
        { tool: `svc_${tool}`, args },
        idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
      );
    return {
      accountId,
      keyId,
      send,
      call,
      mcp: (tool, args = {}) =>
        send("POST", "/svc_native/mcp", {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: `svc_${tool}`, arguments: args },
        }),
      async get(tool, args) {
        const told = await call(tool, args);
        if (!told.ok) throw new Error(`${tool}: ${told.text}`);
        return told.data;
      },
      otherKey: () => callerOf(accountId),
    };
  }

  const [alice, bob] = [await newCaller(), await newCaller()];
  return {
    engine,
    service,
    state,
    clock,
    alice,
    bob,
    newCaller,
    async close() {
      await service.close();
      await engine.close();
    },
  };
}

async function toTold(response: Response): Promise<Told> {
  const text = await response.text();
  const body = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  const envelope = body.result?.structuredContent ?? body;
  const error = envelope.ok === true ? undefined : (envelope.error?.data ?? envelope.error);
  return {
    status: response.status,
    text: JSON.stringify(envelope),
    ok: envelope.ok === true,
    data: envelope.data ?? null,
    code: error?.code,
    message: error?.message ?? "",
    param: error?.param,
    replayed: response.headers.get("idempotent-replayed") === "true",
  };
}

/** The outcomes of many calls: how often each code came, `ok` for a success. */
export function countOf(answers: readonly Told[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { ok, code } of answers) {
    const word = ok ? "ok" : String(code);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}
