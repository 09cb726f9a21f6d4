// A service whose ids, time and provider belong to a test, so that two of them answer the same commands alike.
import {
  type AccountPrincipal,
  type Clock,
  createService,
  type DescribedApproval,
  type Ids,
  type KeyKind,
  type MadeKey,
  type NewKey,
  type Service,
  type ServiceOptions,
  type Store,
} from "@svckit/core";
import { GUARDED, modelProvider } from "./model-provider.js";

/** Credits that an account has in each period. */
const GRANTED = 12;

/** A call, and how its provider ends it. */
export interface Sent {
  readonly account: number | "keyless";
  /** Which of the account's keys, from the newest on. */
  readonly key: number;
  readonly tool: string;
  /** For whom an account asks. */
  readonly endUser?: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly end: string;
}

/** A key that an account was given. */
export interface OwnedKey extends MadeKey {
  readonly account: number;
  /** The principal that a host keeps of it. */
  readonly principal: AccountPrincipal;
}

/** A service whose process can end, with another to go on. */
export interface World {
  readonly store: Store;
  readonly service: Service;
  /** The texts that were answered, by the number of the call. */
  readonly answers: ReadonlyMap<number, string>;
  /** The API keys of all accounts. */
  readonly keys: readonly OwnedKey[];
  /** Opens the accounts. */
  open(accounts: readonly string[]): Promise<void>;
  /** Sends a call and does not wait for its answer. */
  send(sent: Sent, id: string, address: string): void;
  finish(which: number, end: string): void;
  createKey(account: number, key: NewKey): Promise<MadeKey>;
  rotateKey(which: number, overlapMs: number): Promise<MadeKey>;
  revokeKey(which: number): Promise<void>;
  /** Says a person's word to an approval in whatever state, counted from the newest on; undefined where there is none. */
  decide(which: number, verb: "approve" | "deny"): Promise<DescribedApproval | undefined>;
  /** Ends the process: what runs in it is lost, and its store is left as it is. */
  die(): Promise<void>;
  /** Goes on with the store of another process. */
  live(store: Store): void;
  /** Whether one of the store's verbs is in flight. */
  isBusy(): boolean;
}

// Few enough that a run meets every limit.
const OPTIONS = {
  plans: {
    free: { credits: GRANTED, callsPerMinute: 8, endUser: { callsPerDay: 3, callsPerMinute: 2 } },
    more: {
      credits: 2 * GRANTED,
      callsPerMinute: 12,
      endUser: { callsPerDay: 5 },
      prices: { "category:market_data": 2, batch: 3, free: 0 },
    },
    once: { credits: GRANTED, callsPerMinute: 8, once: true },
    development: { credits: 4, callsPerMinute: 3 },
  },
  approvals: { keepHours: 48, pendingPerAccount: 3, pendingPerEndUser: 2 },
  admit: ({ tool }) => (tool.name === GUARDED ? { approve: "It is dear." } : undefined),
  anonymous: { callsPerDay: 3, sharedCallsPerDay: 4, attemptsPerMinute: 1_000_000 },
} satisfies Partial<ServiceOptions>;

/** Makes a world on the store of its first process. */
export function createWorld(clock: Clock, firstStore: Store): World {
  const ids = countingIds();
  const answers = new Map<number, string>();
  const keys: OwnedKey[] = [];
  let accountIds: readonly string[] = [];
  const ends = new Map<string, string>();
  const hanging = new Map<string, (end: string) => void>();
  let calls = 0;
  let life = start(firstStore);

  function start(store: Store) {
    const process = createProcess(store);
    const providers = [modelProvider(ends, hanging)];
    // What waits in a process that is dead goes on in the model, and is to draw none of the ids of the next one.
    const own: Ids = {
      uuid: () => (process.isDead() ? "dead" : ids.uuid()),
      bytes: (count) => (process.isDead() ? new Uint8Array(count) : ids.bytes(count)),
    };
    const service = createService({ ...OPTIONS, providers, clock, ids: own, store: process.store });
    return { process, service };
  }

  function keyAt(which: number): OwnedKey {
    const key = keys[which % keys.length];
    if (!key) throw new Error("the accounts are opened first");
    return key;
  }

  /** Keeps a key of an account that has one. */
  function keep(account: number, made: MadeKey, keyKind: KeyKind): void {
    const first = keys.find((each) => each.account === account);
    // Its account, kind and id are all that is read of one that was kept.
    if (first) keys.push({ ...made, account, principal: { ...first.principal, keyKind, keyId: made.keyId } });
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
      accountIds = accounts;
      for (const [account, id] of accounts.entries()) {
        await life.service.createAccount({ id });
        const made = await life.service.createKey(id);
        const principal = await life.service.identify({ credential: made.key });
        if (principal.kind === "account") keys.push({ ...made, account, principal });
      }
    },
    send({ account, key, tool, idempotencyKey, end, endUser }, id, address) {
      const number = calls++;
      const own = keys.filter((each) => each.account === account);
      const { key: credential, principal: known } = own.at(-1 - (key % Math.max(1, own.length))) ?? {};
      // Whom a call is for is said by the host, which has kept the principal.
      const principal = known && endUser !== undefined ? { ...known, endUser } : undefined;
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
    async createKey(account, key) {
      const accountId = accountIds[account] ?? "";
      const made = await life.service.createKey(accountId, key);
      keep(account, made, key.kind ?? "live");
      return made;
    },
    async rotateKey(which, overlapMs) {
      const { account, keyId, principal } = keyAt(which);
      const made = await life.service.rotateKey(keyId, { overlapMs });
      keep(account, made, principal.keyKind);
      return made;
    },
    revokeKey: (which) => life.service.revokeKey(keyAt(which).keyId),
    async decide(which, verb) {
      const { approvals } = await life.service.approvals.list();
      const chosen = approvals.at(-1 - (which % Math.max(1, approvals.length)));
      return chosen && life.service.approvals[verb](chosen.approval_id, { by: "ada" });
    },
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

/** The store as one process has it: once the process is dead, no verb gets through, not even `close`. */
function createProcess(store: Store): {
  readonly store: Store;
  die(): void;
  isDead(): boolean;
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
    isDead: () => isDead,
    isBusy: () => !isDead && inFlight > 0,
  };
}

/** Ids that count, so that two services draw the same. */
function countingIds(): Ids {
  let drawn = 0;
  return {
    uuid: () => `00000000-0000-7000-8000-${String(drawn++).padStart(12, "0")}`,
    bytes(count) {
      const nth = drawn++;
      // The count in digits of base 62, so that no two keys are alike, however many are made.
      return Uint8Array.from({ length: count }, (_, place) => Math.floor(nth / 62 ** place) % 62);
    },
  };
}
