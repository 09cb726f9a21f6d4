// Harness: a store on a clock that stands still, with the words in which its contract is written.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AllowanceState,
  type AnonymousLimits,
  type Awaitable,
  type Claim,
  type ClaimEnding,
  type ClaimState,
  type Clock,
  type LedgerProof,
  type OpenedAccount,
  type Payment,
  type Period,
  periodAt,
  type Reservation,
  type Reserved,
  type Settlement,
  type Store,
  type StoredAnswer,
  type StoreExtension,
  sha256,
  type Wallet,
} from "@svckit/core";
import { createTestClock, type TestClock } from "../suite/clock.js";

/** A store under test. Every opening has data of its own. */
export interface OpenedStore {
  readonly store: Store;
  /** Opens the same data again as after a crash of the process: what was committed is there, nothing else is. */
  reopen?(options: OpenOptions): Promise<Store>;
  /** Opens the same data once more, as a process beside the first. */
  another?(options: OpenOptions): Promise<Store>;
  /** Lets go of every store that was opened, and of the data. */
  close(): Awaitable<void>;
}

/** What a store is opened with. */
export interface OpenOptions {
  /** Its time. */
  readonly clock: Clock;
  /** What packages add to it; a store that knows no extensions leaves them out. */
  readonly extensions: readonly StoreExtension<object>[];
}

/** Opens a store on no data. */
export type OpenStore = (options: OpenOptions) => Awaitable<OpenedStore>;

/** Clauses about one subject, and the extensions that they are tried with. */
export interface StoreContract {
  readonly subject: string;
  readonly clauses: Clauses;
  readonly extensions: readonly StoreExtension<object>[];
  /** What a store may leave out: without it they are skipped. */
  readonly optional?: keyof typeof LEFT_OUT;
}

/** Clauses of the contract by their words: each is tried on a store of its own. */
export type Clauses = Readonly<Record<string, Clause>>;

/** A clause that every store is held to, or one about a second opening of the data. */
export type Clause = ((harness: StoreHarness) => Promise<void>) | SecondClause;

/** A clause that is tried where the author of the store gives a way to open the data once more. */
export interface SecondClause {
  readonly needs: "reopen" | "another";
  /** `open` opens the data once more, with the same extensions or with others. */
  check(harness: StoreHarness, open: OpenAgain): Promise<void>;
}

/** Opens the data of a clause once more. */
export type OpenAgain = (extensions?: readonly StoreExtension<object>[]) => Promise<StoreHarness>;

/** What a reservation may say beyond its payment. */
export type ReservationDetails = Partial<Omit<Reservation, "payment">>;

/** What a settlement may say beyond its verb; `ending` is for the claim that the call was reserved with. */
export interface SettlementDetails extends Partial<Omit<Settlement, "id" | "verb" | "claim">> {
  readonly ending?: Partial<ClaimEnding>;
}

/** A store and the words for it. Its time is `clock.now()`, its account `a` has a wallet of 10 credits. */
export interface StoreHarness {
  readonly store: Store;
  readonly clock: TestClock;
  /** The period of account `a`. */
  readonly period: Period;
  readonly claim: Claim;
  /** A period like `period` that opens with so many credits. */
  granting(credits: number): Period;
  openAccount(account: Partial<OpenedAccount> & { readonly id: string }): Promise<boolean>;
  pay(amount: number, more?: { readonly accountId?: string; readonly period?: Period }): Payment;
  reserve(payment: Payment, more?: ReservationDetails): Promise<Reserved>;
  /** Reserves what has to be granted and gives its id. */
  hold(payment: Payment, more?: ReservationDetails): Promise<string>;
  settle(id: string, verb: Settlement["verb"], more?: SettlementDetails): Promise<boolean>;
  wallet(accountId?: string, period?: Period): Promise<Wallet | undefined>;
  allowance(bucket: string, day?: string): Promise<AllowanceState>;
  find(claim?: Claim): Promise<ClaimState>;
  wait(claim?: Claim, waitMs?: number): Promise<StoredAnswer | "freed" | "timeout">;
  /** Proves that the ledger adds up and says what is expected. */
  prove(expected?: Partial<LedgerProof>): Promise<void>;
  close(): Promise<void>;
}

// What a store does that leaves a verb out.
const LEFT_OUT = {
  extension: "the store knows no extensions",
  prove: "the store makes no checkpoints",
  prune: "the store drops nothing by its age",
} as const;

/** What keyless calls are paid with. */
export const LIMITS: AnonymousLimits = { callsPerDay: 3, sharedCallsPerDay: 5, attemptsPerMinute: 60 };

/** What nothing is paid with. */
export const FREE: Payment = { kind: "free" };

/** Tries a clause on a new store, and proves the ledger of the store that was opened last. Gives why a clause was not tried. */
export async function tryClause(
  open: OpenStore,
  clause: Clause,
  { extensions: given, optional }: Pick<StoreContract, "extensions" | "optional">,
): Promise<string | undefined> {
  const clock = createTestClock();
  const opened = await open({ clock, extensions: given });
  try {
    if (optional && !opened.store[optional]) return LEFT_OUT[optional];
    const stand: Stand = { opened, clock, claims: new Map(), harnesses: [] };
    const harness = createHarness(stand, opened.store);
    await harness.openAccount({ id: "a" });
    if (typeof clause === "function") await clause(harness);
    else {
      const { needs, check } = clause;
      const again = opened[needs]?.bind(opened);
      if (again === undefined) return `what was opened has no \`${needs}\``;
      await check(harness, async (extensions = given) =>
        createHarness(stand, await again({ clock, extensions })),
      );
    }
    await stand.harnesses.at(-1)?.prove();
    return undefined;
  } finally {
    await opened.close();
  }
}

/** A payment with a keyless call. */
export function callOf(bucket: string, day = "2026-01-01", limits: AnonymousLimits = LIMITS): Payment {
  return { kind: "allowance", bucket, day, limits };
}

/** Runs `task` so many times at once, and counts the answers by their `wordOf`. */
export async function race<T>(
  times: number,
  task: (index: number) => Promise<T>,
  wordOf: (answer: T) => string = String,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(Array.from({ length: times }, (_, index) => task(index)))) {
    const word = wordOf(answer);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

/** The outcome of a reservation, for `race`. */
export const outcomeOf = ({ outcome }: Reserved): string => outcome;

/** Lets time pass on the clock, and a little real time, until `done`; fails after `limitMs` of the clock. */
export async function passTime(
  { clock }: StoreHarness,
  done: () => Awaitable<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const until = clock.now() + limitMs;
  while (!(await done())) {
    assert.ok(clock.now() < until, `nothing came of ${limitMs} ms`);
    await clock.advance(STEP_MS);
    // What another process has written comes over a wire.
    await sleep(STEP_MS / 50);
  }
}

const STEP_MS = 250;
const HOLD_MS = 60_000;

/** What the harnesses of one clause share. */
interface Stand {
  readonly opened: OpenedStore;
  readonly clock: TestClock;
  /** The claims of the calls that were reserved. */
  readonly claims: Map<string, Claim>;
  /** The harnesses whose stores are open, the latest last. */
  readonly harnesses: StoreHarness[];
}

function createHarness(stand: Stand, store: Store): StoreHarness {
  const { clock, claims, harnesses } = stand;
  const period = periodAt(clock.now(), clock.now(), 10, false);
  const claim: Claim = { scope: "account:a", key: "k", fingerprint: sha256("f") };

  async function reserve(payment: Payment, more: ReservationDetails = {}): Promise<Reserved> {
    const id = more.id ?? randomUUID();
    const now = more.now ?? clock.now();
    if (more.claim) claims.set(id, more.claim);
    return store.reserve({ payment, claim: undefined, expiresAt: now + HOLD_MS, ...more, id, now });
  }

  async function settle(id: string, verb: Settlement["verb"], more: SettlementDetails = {}) {
    const { ending, ...rest } = more;
    const held = claims.get(id);
    const end = held && { claim: held, body: undefined, keepUntil: undefined, ...ending };
    const settlement = { accountId: "a", receipt: undefined, now: clock.now(), ...rest };
    return store.settle({ ...settlement, id, verb, claim: end });
  }

  const harness: StoreHarness = {
    store,
    clock,
    period,
    claim,
    granting: (credits) => ({ ...period, granted: credits }),
    openAccount: async (account) => store.createAccount({ ...accountOf(period.start), ...account }),
    pay: (amount, more) => ({ kind: "credits", accountId: "a", period, amount, ...more }),
    reserve,
    async hold(payment, more = {}) {
      const id = more.id ?? randomUUID();
      const { outcome } = await reserve(payment, { ...more, id });
      assert.equal(outcome, "granted");
      return id;
    },
    settle,
    wallet: async (accountId = "a", of = period) => store.wallet({ accountId, period: of }),
    // With some drivers a row is no plain object.
    allowance: async (bucket, day = "2026-01-01") => ({ ...(await store.allowance({ bucket, day })) }),
    find: async (of = claim) => store.findClaim({ claim: of, now: clock.now() }),
    wait: (of = claim, waitMs = 10_000) => store.awaitAnswer({ claim: of, waitMs }),
    async prove(expected = {}) {
      const proof = await store.verify();
      const expectation = { ok: true, sum: 0, unexplained: 0, ...expected };
      assert.deepEqual({ ...proof, ...expectation }, proof, "the ledger does not say what is expected");
    },
    async close() {
      harnesses.splice(harnesses.indexOf(harness), 1);
      await store.close();
    },
  };
  harnesses.push(harness);
  return harness;
}

function accountOf(now: number): Omit<OpenedAccount, "id"> {
  return { plan: "free", createdAt: now, anchorAt: now, creditsPerPeriod: null, hasWallet: true };
}
