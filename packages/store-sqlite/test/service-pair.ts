// Two services under the same commands: one on a store under test, and one on memoryStore(), the oracle.
import assert from "node:assert/strict";
import {
  type Answer,
  addressBucket,
  type Clock,
  type DescribedApproval,
  isServiceError,
  type ListAccounts,
  type Service,
  type UsageQuery,
  utcDay,
} from "@svckit/core";
import { createOracleData, type ModelData, type Successor } from "./model-data.js";
import { createWorld, type Sent, type World } from "./service-world.js";
import { createSteppingClock, type SteppingClock } from "./stepping-clock.js";

/** Both services. Each command goes to both, and `compare` finds where they differ. */
export interface Pair {
  send(call: Sent): Promise<void>;
  /** Ends the provider's work on a call that hangs. */
  finish(which: number, end: string): Promise<void>;
  /** Sends again what was sent before. */
  resend(which: number): Promise<void>;
  /** Asks both something, and fails where they answer differently. */
  ask(run: (world: World, now: number) => Promise<unknown>): Promise<void>;
  /** The same of an account. */
  bill(
    account: number,
    run: (service: Service, accountId: string, now: number) => Promise<unknown>,
  ): Promise<void>;
  /** Says a person's word to a call. One that is allowed is sent again, to end as `end` says. */
  decide(which: number, verb: "approve" | "deny", end: string): Promise<void>;
  /** Lets time pass. More than a few minutes are jumped over, as by a machine that slept. */
  tick(ms: number): Promise<void>;
  /** Ends the process well and starts the next. */
  restart(): Promise<void>;
  /** Kills the process; another goes on. */
  crash(): Promise<void>;
  /** Lets the second end, and fails where the two differ in an answer or in their books. */
  compare(): Promise<void>;
  close(): Promise<void>;
}

const ADDRESS = "203.0.113.7";
// The last one is closed now and then, and stays so.
const ACCOUNTS = ["account-0", "account-1", "account-2"];
const KEYS = ["k1", "k2", "k3"];
const DAYS = { fromDay: "2026-01-01", toDay: "2099-01-01" };
const USAGE: readonly Omit<UsageQuery, keyof typeof DAYS>[] = [
  { by: ["day", "tool", "key", "endUser", "account"] },
  { by: ["endUser", "tool"], limit: 2 },
  { by: ["account", "day"], limit: 3, after: ["account-0", "2026-01-02"] },
  ...ACCOUNTS.map((accountId) => ({ accountId, by: ["key", "day"] as const })),
];
const LISTS: readonly ListAccounts[] = [
  { limit: 2 },
  { cursor: "account-0", plan: "more" },
  { status: "suspended" },
];
// A longer time is jumped over. Then calls end by their deadlines, and holds by the reaper.
const PASSED_MS = 120_000;
const AFTER_JUMP_MS = 20_000;
// Calls are sent at full seconds and processes start between them, so that no wait ends at the instant of a reaping. Before
// the services are compared, every answer has had time to arrive.
const PROCESS_AT_MS = 400;
const COMPARED_AT_MS = 900;
const SECOND_MS = 1_000;

/** Opens both on no data. */
export async function createPair(open: (clock: Clock) => ModelData): Promise<Pair> {
  const clock = createSteppingClock(() => data?.isBusy() || worlds.some((world) => world.isBusy()));
  const worlds: World[] = [];
  const data: ModelData | undefined = open(clock);
  const oracleData = createOracleData(clock);
  const history: { readonly sent: Sent; readonly id: string }[] = [];
  await clock.pass(PROCESS_AT_MS);
  const real = createWorld(clock, data.open());
  const oracle = createWorld(clock, oracleData.open());
  worlds.push(real, oracle);
  for (const world of worlds) await world.open(ACCOUNTS);
  await clock.pass(SECOND_MS - PROCESS_AT_MS);

  async function both(run: (world: World) => unknown): Promise<void> {
    for (const world of worlds) await run(world);
    await clock.quiet();
  }

  /** What both answer: the code, where they refuse. */
  async function ask<T>(run: (world: World, now: number) => Promise<T>): Promise<T | unknown> {
    const now = clock.now();
    const outcomes: unknown[] = [];
    await both(async (world) => {
      const asked = run(world, now);
      outcomes.push(await asked.catch((error: unknown) => (isServiceError(error) ? error.code : error)));
    });
    assert.deepEqual(outcomes[0], outcomes[1], "the store and memoryStore() answer differently");
    return outcomes[0];
  }

  const send = (sent: Sent, id: string) => both((world) => world.send(sent, id, ADDRESS));

  async function succeed(end: () => Promise<Successor>): Promise<void> {
    await clock.pass(PROCESS_AT_MS);
    const { store, ...how } = await end();
    oracle.live(oracleData.succeed(how));
    real.live(store);
    await clock.quiet();
    await clock.pass(SECOND_MS - PROCESS_AT_MS);
  }

  return {
    async send(sent) {
      const id = sent.idempotencyKey ?? `call-${history.length}`;
      history.push({ sent, id });
      await send(sent, id);
    },
    async resend(which) {
      const earlier = history[which % Math.max(1, history.length)];
      if (earlier) await send({ ...earlier.sent, end: "works" }, earlier.id);
    },
    finish: (which, end) => both((world) => world.finish(which, end)),
    async ask(run) {
      await ask(run);
    },
    async bill(account, run) {
      await ask(({ service }, now) => run(service, ACCOUNTS[account] ?? "", now));
    },
    async decide(which, verb, end) {
      const decided = await ask((world) => world.decide(which, verb));
      const { sent, id } = (isApproval(decided) && history.find((each) => isCallOf(decided, each))) || {};
      if (sent && id !== undefined) await send({ ...sent, end }, id);
    },
    async tick(ms) {
      if (ms > PASSED_MS) clock.jump(ms);
      await clock.pass(ms > PASSED_MS ? AFTER_JUMP_MS : ms);
    },
    restart: () =>
      succeed(async () => {
        await oracle.die();
        oracleData.leave();
        // The service closes its store before the process is gone.
        await real.service.close();
        await real.die();
        return data.restart();
      }),
    crash: () =>
      succeed(async () => {
        for (const world of worlds) await world.die();
        return data.crash();
      }),
    async compare() {
      await clock.pass(COMPARED_AT_MS);
      const [found, expected] = await Promise.all(worlds.map((world) => stateOf(world, clock)));
      assert.deepEqual(found, expected, "the store and memoryStore() differ");
      await clock.pass(SECOND_MS - COMPARED_AT_MS);
    },
    async close() {
      for (const world of worlds) await world.die();
      await data.close();
    },
  };
}

/** All that can be seen of a service: its answers, its books and what it would answer its callers. */
async function stateOf({ store, service, answers, keys }: World, clock: SteppingClock): Promise<unknown> {
  const now = clock.now();
  const proof = await store.verify();
  assert.ok(proof.ok && proof.sum === 0, "the ledger does not add up");
  const bucket = addressBucket(ADDRESS);
  const scopes = [...ACCOUNTS.map((id) => `account:${id}`), `address:${bucket}`];
  const claims = scopes.flatMap((scope) => KEYS.map((key) => ({ scope, key, fingerprint: "" })));
  const callers = [{ address: ADDRESS }, ...keys.map(({ key }) => ({ credential: key }))];
  return {
    // A row of a database is no plain object, and its copy is.
    proof: { ...proof },
    answers: [...answers.entries()].sort(([a], [b]) => a - b),
    accounts: await Promise.all(ACCOUNTS.map((id) => service.describeAccount(id))),
    lists: await Promise.all(LISTS.map((query) => service.listAccounts(query))),
    approvals: await service.approvals.list(),
    allowance: { ...(await store.allowance({ bucket, day: utcDay(now) })) },
    claims: await Promise.all(claims.map((claim) => store.findClaim({ claim, now }))),
    usage: await Promise.all(USAGE.map((query) => store.usage({ ...DAYS, ...query }))),
    receipts: await Promise.all(
      receiptsOf(answers).map((id) => store.findReceipt({ accountId: "account-0", receiptId: id })),
    ),
    quota: await Promise.all(callers.map(async (caller) => quotaOf(await service.quota(caller)))),
  };
}

/** What a caller has left. */
function quotaOf({ envelope, body }: Answer): unknown {
  return envelope.ok ? JSON.parse(body).data : envelope.error.code;
}

function isApproval(decided: unknown): decided is DescribedApproval {
  return typeof decided === "object" && decided !== null && "approval_id" in decided;
}

/** Whether a call is the one that was allowed: what was refused has its arguments no more. */
function isCallOf(approval: DescribedApproval, { sent, id }: { readonly sent: Sent; readonly id: string }) {
  const { account_id, end_user, tool, args } = approval;
  const isOfCaller = sent.account !== "keyless" && ACCOUNTS[sent.account] === account_id;
  const isOfUser = (sent.endUser ?? null) === end_user;
  return isOfCaller && isOfUser && sent.tool === tool && JSON.stringify(args) === JSON.stringify({ id });
}

/** The receipts that the latest answers name. */
function receiptsOf(answers: ReadonlyMap<number, string>): string[] {
  return [...answers.values()].slice(-5).flatMap((body) => {
    const [, id] = /"receipt_id":"([^"]+)"/.exec(body) ?? [];
    return id === undefined ? [] : [id];
  });
}
