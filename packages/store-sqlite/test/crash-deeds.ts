// Deeds that are killed: approving, a call that was approved, suspending, closing and the rotation of a key, step by step.
import assert from "node:assert/strict";
import { createService, type LedgerProof, type Service } from "@svckit/core";
import { startService, TIMERLESS } from "./crash-data.js";
import type { CrashStand } from "./crash-matrix.js";
import { GUARDED, keepsOne, meteredProvider } from "./metered-provider.js";
import type { Deed } from "./metered-service.js";

/** A step at which the process of a deed is killed, and whether the next one finds the deed done. */
export type KilledDeed =
  | {
      readonly verb: "approve" | "suspend" | "close" | "rotate";
      readonly diesAt: string;
      readonly isDone: boolean;
      /** For how long a key that is rotated goes on. */
      readonly overlapMs?: number;
    }
  | {
      readonly verb: "call";
      readonly diesAt: string;
      /** Whether the approval is used, the upstream asked, the call paid. */
      readonly found: readonly [isUsed: boolean, isAsked: boolean, isPaid: boolean];
    };

const HOUR_MS = 3_600_000;

/** Every step. */
export const DEEDS: readonly KilledDeed[] = [
  { verb: "approve", diesAt: "before decideApproval", isDone: false },
  { verb: "approve", diesAt: "after decideApproval", isDone: true },
  { verb: "call", diesAt: "before reserve", found: [false, false, false] },
  { verb: "call", diesAt: "after reserve", found: [false, false, false] },
  { verb: "call", diesAt: "after useApproval", found: [true, false, false] },
  { verb: "call", diesAt: "answered", found: [true, true, false] },
  { verb: "call", diesAt: "after settle", found: [true, true, true] },
  { verb: "suspend", diesAt: "before setStatus", isDone: false },
  { verb: "suspend", diesAt: "after setStatus", isDone: true },
  { verb: "close", diesAt: "before closeAccount", isDone: false },
  { verb: "close", diesAt: "after closeAccount", isDone: true },
  { verb: "close", diesAt: "after dropApprovals", isDone: true },
  { verb: "rotate", diesAt: "before createKey", isDone: false, overlapMs: HOUR_MS },
  { verb: "rotate", diesAt: "after createKey", isDone: true, overlapMs: HOUR_MS },
  { verb: "rotate", diesAt: "before createKey", isDone: false, overlapMs: 0 },
  { verb: "rotate", diesAt: "after createKey", isDone: true, overlapMs: 0 },
];

/** An account with a call that waits for a person, as the test knows it. */
interface Subject {
  readonly id: string;
  readonly credential: string;
  readonly keyId: string;
  readonly approvalId: string;
  readonly args: unknown;
}

/** What the test finds after the kill. */
interface Aftermath extends Subject {
  readonly service: Service;
  /** Sends the call: how it ends. */
  send(): Promise<"ran" | string>;
  /** How often the upstream was asked. */
  asked(): number;
}

/** Kills a process in the deed, and has the next one look at what is left, and end it. */
export async function tryDeed(stand: CrashStand, deed: KilledDeed): Promise<void> {
  const { data, upstream } = stand;
  const open = (store: typeof data.beside) =>
    createService({
      store: keepsOne(store),
      providers: [meteredProvider(upstream.url)],
      admit: GUARDED,
      clock: TIMERLESS,
    });
  const beside = open(data.beside);
  const subject = await openSubject(beside);
  if (deed.verb === "call") await beside.approvals.approve(subject.approvalId, { by: "me" });
  const before = await data.beside.verify();
  await killIn(stand, deed, subject);

  const { store, release } = await data.next();
  try {
    const service = open(store);
    const { id, credential, args } = subject;
    const aftermath: Aftermath = {
      ...subject,
      service,
      async send() {
        const answer = await service.execute({ tool: "work", args, credential });
        return answer.ok ? "ran" : answer.error.code;
      },
      asked: () => upstream.asked(id),
    };
    const paid = await look(aftermath, deed);
    assertProof(await store.verify(), before, paid);
  } finally {
    await release();
  }
}

/** An account whose call has been asked for. */
async function openSubject(service: Service): Promise<Subject> {
  const { id } = await service.createAccount({ credits: 10 });
  const { key: credential, keyId } = await service.createKey(id, { label: "mine" });
  const args = { id, length: 10 };
  const asked = await service.execute({ tool: "work", args, credential });
  assert.equal(asked.ok ? "ran" : asked.error.code, "APPROVAL_REQUIRED");
  const approvalId = asked.ok ? "" : (asked.error.approval_id ?? "");
  return { id, credential, keyId, approvalId, args };
}

async function killIn(
  { data, standbys, upstream }: CrashStand,
  deed: KilledDeed,
  subject: Subject,
): Promise<void> {
  const process = standbys.take();
  try {
    const task = { place: data.place, upstream: upstream.url, isGuarded: true, diesAt: deed.diesAt };
    await startService(process, { ...task, does: toDeed(deed, subject) });
    assert.equal(await process.line(), undefined, "the process has come to the end of its deed");
  } finally {
    await process.kill();
  }
  await data.miss();
}

function toDeed(deed: KilledDeed, { id: accountId, ...subject }: Subject): Deed {
  const { verb } = deed;
  if (verb === "suspend" || verb === "close") return { verb, accountId };
  if (verb === "rotate") return { verb, keyId: subject.keyId, overlapMs: deed.overlapMs ?? 0 };
  return verb === "approve" ? { verb, ...subject } : { verb, ...subject };
}

/** Gives how many calls were paid for. */
async function look(after: Aftermath, deed: KilledDeed): Promise<number> {
  if (deed.verb === "approve") return lookAtApproval(after, deed.isDone);
  if (deed.verb === "call") return lookAtCall(after, deed.found);
  if (deed.verb === "suspend") await lookAtSuspended(after, deed.isDone);
  if (deed.verb === "close") await lookAtClosed(after, deed.isDone);
  if (deed.verb === "rotate") await lookAtRotated(after, deed.isDone, deed.overlapMs ?? 0);
  return 0;
}

async function lookAtApproval(after: Aftermath, isDone: boolean): Promise<number> {
  const { service, approvalId } = after;
  assert.equal(await stateOf(after), isDone ? "approved" : "pending");
  if (!isDone) await service.approvals.approve(approvalId, { by: "me" });
  await assertRunsOnce(after);
  return 1;
}

async function lookAtCall(after: Aftermath, [isUsed, isAsked, isPaid]: readonly boolean[]): Promise<number> {
  assert.equal(await stateOf(after), isUsed ? "used" : "approved");
  assert.equal(after.asked(), Number(isAsked), "the upstream was asked so often before the kill");
  if (!isUsed) {
    await assertRunsOnce(after);
    return 1;
  }
  assert.equal(await after.send(), "APPROVAL_REQUIRED", "what was used is not used again");
  assert.equal(after.asked(), Number(isAsked));
  return Number(isPaid);
}

/** Of two calls one runs, and the other is asked for anew. */
async function assertRunsOnce(after: Aftermath): Promise<void> {
  assert.deepEqual([await after.send(), await after.send()], ["ran", "APPROVAL_REQUIRED"]);
  assert.deepEqual([await stateOf(after), after.asked()], ["used", 1]);
}

async function lookAtSuspended(after: Aftermath, isDone: boolean): Promise<void> {
  const { service, id } = after;
  assert.equal(await after.send(), isDone ? "UNAUTHORIZED" : "APPROVAL_REQUIRED");
  const suspended = await service.suspendAccount(id, { reason: "a test" });
  assert.deepEqual([suspended.status, await after.send()], ["suspended", "UNAUTHORIZED"]);
  await service.resumeAccount(id);
  assert.equal(await after.send(), "APPROVAL_REQUIRED");
}

async function lookAtClosed(after: Aftermath, isDone: boolean): Promise<void> {
  const { service, id } = after;
  const found = await service.describeAccount(id);
  assert.deepEqual(
    [found.status, ...found.keys.map(({ revoked, label }) => [revoked, label])],
    isDone ? ["closed", [true, null]] : ["active", [false, "mine"]],
  );
  // What was begun is ended by the same verb.
  assert.equal((await service.closeAccount(id)).status, "closed");
  assert.notEqual(await after.send(), "ran");
  assert.notEqual(await after.send(), "APPROVAL_REQUIRED");
  const { keys } = await service.describeAccount(id);
  assert.deepEqual(
    keys.map(({ revoked, label }) => [revoked, label]),
    [[true, null]],
  );
  assert.deepEqual((await service.approvals.list({ accountId: id })).approvals, []);
}

/** The old key goes on for its overlap, or until there is a new one: at no step is there none. */
async function lookAtRotated(after: Aftermath, isDone: boolean, overlapMs: number): Promise<void> {
  const { service, id, keyId } = after;
  const isOldValid = !isDone || overlapMs > 0;
  assert.equal(await after.send(), isOldValid ? "APPROVAL_REQUIRED" : "UNAUTHORIZED");
  const { keys } = await service.describeAccount(id);
  const live = keys.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > Date.now());
  assert.equal(keys.length, isDone ? 2 : 1);
  assert.equal(live.length, isDone && overlapMs > 0 ? 2 : 1);
  // The text of a new key has died with its process: whoever has none rotates the one that lives.
  const known = live.find(({ key_id }) => key_id === keyId) ?? live[0];
  const { key } = await service.rotateKey(known?.key_id ?? "");
  const answer = await service.execute({ tool: "work", args: after.args, credential: key });
  assert.equal(answer.ok ? "ran" : answer.error.code, "APPROVAL_REQUIRED");
}

async function stateOf({ service, approvalId }: Aftermath): Promise<string> {
  return (await service.approvals.find(approvalId)).state;
}

function assertProof(proof: LedgerProof, before: LedgerProof, paid: number): void {
  const { ok, sum, held, pending, unexplained, spent, captured } = proof;
  assert.deepEqual([ok, sum, held, pending, unexplained], [true, 0, 0, 0, 0], "the ledger after the kill");
  assert.deepEqual([spent - before.spent, captured - before.captured], [paid, paid]);
}
