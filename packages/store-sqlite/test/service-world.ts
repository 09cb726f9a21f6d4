// A service whose ids, time and provider belong to a test, so that two of them answer the same commands alike.
import {
  type Clock,
  createService,
  defineProvider,
  defineTool,
  type Ids,
  type Principal,
  type Provider,
  type Service,
  ServiceError,
  type Store,
  type Tool,
} from "@svckit/core";
import { z } from "zod";

/** Credits that an account has in each period. */
const GRANTED = 12;

/** A call, and how its provider ends it. */
export interface Sent {
  readonly account: 0 | 1 | "keyless";
  readonly tool: "work" | "dear" | "free" | "batch";
  /** For whom an account asks. */
  readonly endUser?: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly end: string;
}

/** A service whose process can end, with another to go on. */
export interface World {
  readonly store: Store;
  readonly service: Service;
  /** The texts that were answered, by the number of the call. */
  readonly answers: ReadonlyMap<number, string>;
  /** The accounts' API keys. */
  readonly keys: readonly string[];
  /** Opens the accounts. */
  open(accounts: readonly string[]): Promise<void>;
  /** Sends a call and does not wait for its answer. */
  send(sent: Sent, id: string, address: string): void;
  finish(which: number, end: string): void;
  revoke(account: number): Promise<void>;
  /** Ends the process: what runs in it is lost, and its store is left as it is. */
  die(): Promise<void>;
  /** Goes on with the store of another process. */
  live(store: Store): void;
  /** Whether one of the store's verbs is in flight. */
  isBusy(): boolean;
}

const OPTIONS = {
  plans: {
    free: { credits: GRANTED, callsPerMinute: 1_000_000 },
    more: {
      credits: 2 * GRANTED,
      callsPerMinute: 1_000_000,
      prices: { "category:market_data": 2, batch: 3, free: 0 },
    },
    once: { credits: GRANTED, callsPerMinute: 1_000_000, once: true },
  },
  anonymous: { callsPerDay: 3, sharedCallsPerDay: 4, attemptsPerMinute: 1_000_000 },
} as const;

/** Makes a world on the store of its first process. */
export function createWorld(clock: Clock, firstStore: Store): World {
  const ids = countingIds();
  const answers = new Map<number, string>();
  const keys: string[] = [];
  const keyIds: string[] = [];
  const principals: Principal[] = [];
  const ends = new Map<string, string>();
  const hanging = new Map<string, (end: string) => void>();
  let calls = 0;
  let life = start(firstStore);

  function start(store: Store) {
    const process = createProcess(store);
    const providers = [createProvider(ends, hanging)];
    const service = createService({ ...OPTIONS, providers, clock, ids, store: process.store });
    return { process, service };
  }

  return {
    get store() {
      return life.process.store;
    },
    get service() {
      return life.service;
    },
    answers,
    keys,
    async open(accounts) {
      for (const id of accounts) {
        await life.service.createAccount({ id });
        const { key, keyId } = await life.service.createKey(id);
        keys.push(key);
        keyIds.push(keyId);
        principals.push(await life.service.identify({ credential: key }));
      }
    },
    send({ account, tool, idempotencyKey, end, endUser }, id, address) {
      const number = calls++;
      const credential = account === "keyless" ? undefined : keys[account];
      const known = account === "keyless" ? undefined : principals[account];
      // Whom a call is for is said by the host, which has kept the principal.
      const principal =
        known?.kind === "account" && endUser !== undefined ? { ...known, endUser } : undefined;
      ends.set(`${tool} ${id}`, end);
      const { service } = life;
      const call = { tool, args: { id }, idempotencyKey, address, requestId: `request-${number}` };
      const caller = principal ? { principal } : credential ? { credential } : {};
      void service.transport.answer({ ...call, ...caller }).then(({ body }) => {
        if (service === life.service) answers.set(number, body);
      });
    },
    finish(which, end) {
      const running = [...hanging];
      const [name, resolve] = running[which % Math.max(1, running.length)] ?? [];
      if (name !== undefined) hanging.delete(name);
      resolve?.(end);
    },
    revoke: (account) => life.service.revokeKey(keyIds[account] ?? ""),
    async die() {
      life.process.die();
      await life.service.close();
      hanging.clear();
    },
    live(store) {
      life = start(store);
    },
    isBusy: () => life.process.isBusy(),
  };
}

function createProvider(
  ends: ReadonlyMap<string, string>,
  hanging: Map<string, (end: string) => void>,
): Provider {
  const toolOf = (name: string, credits: NonNullable<Tool["credits"]>, keyless: boolean) =>
    defineTool({
      name,
      title: name,
      description: "Ends as the test says.",
      category: "market_data",
      effect: "read",
      credits,
      keyless,
      input: z.object({ id: z.string() }),
      output: z.looseObject({}),
      async execute({ id }) {
        const call = `${name} ${id}`;
        let end = ends.get(call);
        if (end === "hangs") end = await new Promise<string>((resolve) => hanging.set(call, resolve));
        if (end === "fails") throw new ServiceError("PROVIDER_UNAVAILABLE");
        if (end === "is refused") throw new ServiceError("TOOL_ERROR");
        return { id, text: "žluťoučký 🦊" };
      },
    });
  // From nothing to more than the ceiling, and no price at all.
  const prices = [0, 1, 2.5, 4, 9, Number.NaN, -1];
  const price = { max: 4, of: ({ id }: { id: string }) => prices[Number(/\d+$/.exec(id)?.[0]) % 7] ?? 0 };
  const tools = [
    toolOf("work", 1, true),
    toolOf("dear", 5, false),
    toolOf("free", 0, true),
    toolOf("batch", price, true),
  ];
  return defineProvider({ id: "test", title: "Test", tools });
}

/** The store as one process has it: once the process is dead, no verb gets through, not even `close`. */
function createProcess(store: Store): {
  readonly store: Store;
  die(): void;
  isBusy(): boolean;
} {
  let isDead = false;
  let inFlight = 0;

  async function count(asked: unknown): Promise<unknown> {
    inFlight += 1;
    try {
      return await asked;
    } finally {
      inFlight -= 1;
    }
  }

  const verbs = Object.entries(store).map(([name, verb]) => [
    name,
    (...args: unknown[]) => {
      if (isDead && name === "close") return undefined;
      if (isDead) throw new Error("the process is dead");
      const asked: unknown = verb(...args);
      // A call that waits for another is not in flight.
      return asked instanceof Promise && name !== "awaitAnswer" ? count(asked) : asked;
    },
  ]);
  return {
    // `as`: the same verbs by the same names.
    store: Object.fromEntries(verbs) as Store,
    die() {
      isDead = true;
    },
    isBusy: () => !isDead && inFlight > 0,
  };
}

/** Ids that count, so that two services draw the same. */
function countingIds(): Ids {
  let drawn = 0;
  return {
    uuid: () => `00000000-0000-7000-8000-${String(drawn++).padStart(12, "0")}`,
    bytes: (count) => Uint8Array.from({ length: count }, () => (drawn++ * 7) % 62),
  };
}
