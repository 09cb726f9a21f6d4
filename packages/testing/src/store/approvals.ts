// The part of the store's contract that speaks of approvals: calls that wait for a person.
import assert from "node:assert/strict";
import type { Approval, ApprovalDecision, ApprovalRequest } from "@svckit/core";
import { type Clauses, race, type StoreHarness } from "./harness.js";

const HOUR_MS = 3_600_000;

/** Clauses about calls that wait for a person. */
export const APPROVAL_CLAUSES: Clauses = {
  "opens one approval for a call, however often it is asked for": async (harness) => {
    const ids = await race(50, async (index) => (await ask(harness, { id: `p${index}` })).id);
    assert.deepEqual(Object.values(ids), [50]);
    const [id = ""] = Object.keys(ids);
    assert.deepEqual(await find(harness, id), approvalOf(harness, { id }));
    assert.equal((await list(harness)).length, 1);
  },
  "gives each call its own": async (harness) => {
    await ask(harness, { id: "p1", digest: "one" });
    assert.equal((await ask(harness, { id: "p2", digest: "other" })).id, "p2");
    assert.deepEqual(await list(harness), ["p1", "p2"]);
  },
  "is used by exactly one of many calls, and has no arguments then": async (harness) => {
    const { clock } = harness;
    await ask(harness, { id: "p" });
    assert.equal(await use(harness, "early"), false);
    await decide(harness, { state: "approved" });
    const taken = await race(50, async (index) => use(harness, `r${index}`));
    assert.deepEqual(taken, { true: 1, false: 49 });
    const after = await find(harness, "p");
    assert.deepEqual([after?.state, after?.args], ["used", null]);
    assert.match(after?.usedBy ?? "", /^r\d+$/);
    // The call that comes next asks anew.
    assert.equal((await ask(harness, { id: "p2" })).id, "p2");
    await clock.advance(HOUR_MS);
    assert.equal((await find(harness, "p"))?.state, "used");
  },
  "hears the first of many decisions, but for a refusal of what was allowed": async (harness) => {
    await ask(harness, { id: "p" });
    const words = await race(
      20,
      async (index) => decide(harness, { state: "approved", by: `person ${index}` }),
      (approval) => `${approval?.decidedBy}`,
    );
    assert.deepEqual(Object.values(words), [20]);
    const denied = await decide(harness, { state: "denied", by: "another", words: "not now" });
    assert.deepEqual(
      [denied?.state, denied?.decidedBy, denied?.words, denied?.args],
      ["denied", "another", "not now", null],
    );
    assert.equal((await decide(harness, { state: "approved" }))?.state, "denied");
    assert.equal(await use(harness, "r"), false);
    assert.equal((await ask(harness, { id: "p2" })).id, "p");
    assert.equal(await decide(harness, { id: "nothing", state: "approved" }), undefined);
  },
  "allows or uses, and never refuses what a call has used": async (harness) => {
    for (let round = 0; round < 20; round += 1) {
      const id = `p${round}`;
      await ask(harness, { id, digest: id });
      await decide(harness, { id, state: "approved" });
      const [taken, denied] = await Promise.all([
        use(harness, "r", id),
        decide(harness, { id, state: "denied" }),
      ]);
      assert.equal(denied?.state, taken ? "used" : "denied");
    }
  },
  "stands again where the call that used it came to nothing": async (harness) => {
    const { store, clock } = harness;
    const asked = await ask(harness, { id: "p" });
    await decide(harness, { state: "approved", by: "me" });
    await use(harness, "r");
    const back = { id: "p", usedBy: "r", args: "{}", now: clock.now(), expiresAt: asked.expiresAt };
    assert.equal(await store.returnApproval({ ...back, usedBy: "other" }), false);
    assert.deepEqual(await race(20, async () => store.returnApproval(back)), { true: 1, false: 19 });
    const { expiresAt } = asked;
    const stands = approvalOf(harness, { id: "p", state: "approved", decidedBy: "me", expiresAt });
    assert.deepEqual(await find(harness, "p"), { ...stands, decidedAt: clock.now() });
    assert.equal(await use(harness, "r2"), true);
    // Where the same call was asked for anew, that is what the person is asked.
    await ask(harness, { id: "p2" });
    assert.equal(await store.returnApproval({ ...back, usedBy: "r2" }), false);
  },
  "is none from the instant on at which it expires": async (harness) => {
    const { clock } = harness;
    const { expiresAt } = await ask(harness, { id: "p" });
    await ask(harness, { id: "q", digest: "q" });
    await decide(harness, { id: "q", state: "approved", expiresAt: expiresAt + HOUR_MS });
    await clock.advance(expiresAt - clock.now() - 1);
    assert.equal((await ask(harness, { id: "p2" })).id, "p");
    await clock.advance(1);
    assert.equal(await find(harness, "p"), undefined);
    assert.equal(await decide(harness, { state: "approved" }), undefined);
    assert.deepEqual(await list(harness), ["q"]);
    assert.equal((await ask(harness, { id: "p2" })).id, "p2");
    assert.equal(await use(harness, "r", "q"), true);
  },
  "keeps so many pending ones of a caller, the newest, and all that a person has decided": async (
    harness,
  ) => {
    const most = { perScope: 3, perEndUser: 2 };
    await ask(harness, { id: "kept", digest: "kept" });
    await decide(harness, { id: "kept", state: "approved" });
    for (let index = 0; index < 4; index += 1) {
      await harness.clock.advance(1);
      await ask(harness, { id: `a${index}`, digest: `a${index}`, endUser: "a", most });
    }
    assert.deepEqual(await list(harness), ["kept", "a2", "a3"]);
    await ask(harness, { id: "other", digest: "other", scope: "account:b", accountId: "b", most });
    for (const id of ["b0", "b1"]) await ask(harness, { id, digest: id, endUser: "b", most });
    assert.deepEqual(await list(harness), ["kept", "a3", "b0", "b1"]);
    await race(30, async (index) => ask(harness, { id: `c${index}`, digest: `c${index}`, most }));
    assert.equal((await list(harness)).length, 4);
    assert.equal((await find(harness, "other"))?.state, "pending");
  },
  "keeps the newest also where the clock went back": async (harness) => {
    const most = { perScope: 1, perEndUser: 1 };
    await ask(harness, { id: "p", digest: "p", now: harness.clock.now() + HOUR_MS, most });
    await ask(harness, { id: "q", digest: "q", most });
    assert.deepEqual(await list(harness), ["q"]);
  },
  "lists by account and state, the oldest first, a part at a time": async (harness) => {
    const { store, clock } = harness;
    const now = clock.now();
    for (const id of ["p3", "p1", "p2"]) await ask(harness, { id, digest: id });
    await ask(harness, { id: "b", digest: "b", scope: "account:b", accountId: "b", now: now - 1 });
    await decide(harness, { id: "p2", state: "denied" });
    const ids = async (query: object) =>
      (await store.listApprovals({ limit: 10, now, ...query })).map(({ id }) => id);
    assert.deepEqual(await ids({}), ["b", "p1", "p2", "p3"]);
    assert.deepEqual(await ids({ accountId: "a" }), ["p1", "p2", "p3"]);
    assert.deepEqual(await ids({ state: "pending" }), ["b", "p1", "p3"]);
    assert.deepEqual(await ids({ limit: 2 }), ["b", "p1"]);
    assert.deepEqual(await ids({ after: { createdAt: now, id: "p1" } }), ["p2", "p3"]);
    assert.deepEqual(await ids({ after: { createdAt: now - 1, id: "b" }, accountId: "b" }), []);
  },
  "erases those of an account": async (harness) => {
    for (const id of ["p1", "p2"]) await ask(harness, { id, digest: id });
    await ask(harness, { id: "b", digest: "b", scope: "account:b", accountId: "b" });
    assert.equal(await harness.store.dropApprovals({ accountId: "a" }), 2);
    assert.equal(await find(harness, "p1"), undefined);
    assert.equal((await find(harness, "b"))?.id, "b");
  },
  "keeps what was asked and said, to the character": async (harness) => {
    const args = JSON.stringify({ text: '\u0000 "Böse" 🦊 $1 %s' });
    await ask(harness, { id: "p", args, reason: "Überweisung\nüber 5 €", endUser: 'ü:"\n' });
    const after = await decide(harness, { state: "approved", by: "Änne", words: "ja\n— gut" });
    assert.deepEqual(await find(harness, "p"), after);
    assert.deepEqual(
      [after?.args, after?.reason, after?.endUser, after?.decidedBy, after?.words],
      [args, "Überweisung\nüber 5 €", 'ü:"\n', "Änne", "ja\n— gut"],
    );
  },
  "keeps approvals over a crash, and a used one stays used": {
    needs: "reopen",
    async check(harness, open) {
      for (const id of ["p", "q"]) {
        await ask(harness, { id, digest: id });
        await decide(harness, { id, state: "approved" });
      }
      await use(harness, "r");
      const after = await open();
      assert.equal((await find(after, "p"))?.state, "used");
      assert.equal(await use(after, "r2"), false);
      assert.equal(await use(after, "r2", "q"), true);
    },
  },
  "is opened once and used once by two processes": {
    needs: "another",
    async check(one, open) {
      const other = await open();
      const of = (index: number) => (index % 2 === 0 ? one : other);
      const ids = await race(40, async (index) => (await ask(of(index), { id: `p${index}` })).id);
      const [id = ""] = Object.keys(ids);
      assert.deepEqual(Object.values(ids), [40]);
      await decide(other, { id, state: "approved" });
      const taken = await race(40, async (index) => use(of(index), `r${index}`, id));
      assert.deepEqual(taken, { true: 1, false: 39 });
    },
  },
};

type Request = Partial<ApprovalRequest> & { readonly id: string };

function requestOf({ clock }: StoreHarness, request: Request): ApprovalRequest {
  return {
    scope: "account:a",
    accountId: "a",
    endUser: null,
    tool: "set_value",
    digest: "digest",
    args: "{}",
    reason: "It changes something.",
    now: clock.now(),
    expiresAt: clock.now() + HOUR_MS,
    most: { perScope: 100, perEndUser: 100 },
    ...request,
  };
}

const ask = async (harness: StoreHarness, request: Request) =>
  harness.store.askApproval(requestOf(harness, request));

const find = async ({ store, clock }: StoreHarness, id: string) => {
  const found = await store.findApproval({ id, now: clock.now() });
  // With some drivers a row is no plain object.
  return found && { ...found };
};

const list = async ({ store, clock }: StoreHarness, accountId = "a") =>
  (await store.listApprovals({ accountId, limit: 100, now: clock.now() })).map(({ id }) => id);

const use = async ({ store, clock }: StoreHarness, usedBy: string, id = "p") =>
  store.useApproval({ id, usedBy, now: clock.now(), keepUntil: clock.now() + 24 * HOUR_MS });

const decide = async (
  { store, clock }: StoreHarness,
  decision: Partial<ApprovalDecision> & Pick<ApprovalDecision, "state">,
) => store.decideApproval({ id: "p", by: "a person", words: null, now: clock.now(), ...decision });

/** A pending approval as `requestOf` asks for it. */
function approvalOf(harness: StoreHarness, more: Partial<Approval> & { readonly id: string }): Approval {
  const { most: _, now, ...request } = requestOf(harness, { id: more.id });
  const undecided = { decidedAt: null, decidedBy: null, words: null, usedBy: null };
  return { ...request, ...undecided, state: "pending", createdAt: now, ...more };
}
