// The part of the store's contract that speaks of waiting: calls that are sent while the first one runs.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Claim, sha256 } from "@svckit/core";
import { type Clauses, FREE, passTime, type StoreHarness } from "./harness.js";

/** Clauses about who waits for another call's answer. */
export const WAITING_CLAUSES: Clauses = {
  "gives 200 waiters the leader's answer, success or failure, kept or not": async (harness) => {
    const { hold, settle, claim, clock } = harness;
    for (const [verb, keeps] of [
      ["capture", true],
      ["void", false],
      ["void", true],
    ] as const) {
      const each = { ...claim, key: `${verb}-${keeps}` };
      const id = await hold(FREE, { claim: each });
      const waiters = Array.from({ length: 200 }, () => harness.wait(each));
      await setOut(harness, each);
      const keepUntil = keeps ? clock.now() + 1_000 : undefined;
      await settle(id, verb, { ending: { body: `{"${verb}":"🦊"}`, keepUntil } });
      const answers = await answered(harness, waiters);
      const answer = { body: `{"${verb}":"🦊"}`, fingerprint: claim.fingerprint };
      assert.deepEqual(
        new Set(answers.map((text) => JSON.stringify(text))),
        new Set([JSON.stringify(answer)]),
      );
      assert.equal((await harness.find(each)).state, keeps ? "done" : "free");
      assert.ok(clock.pending < 200, `${clock.pending} timers wait on for those who were told`);
    }
  },
  "frees waiters where the key is given up without an answer": async (harness) => {
    const id = await harness.hold(FREE, { claim: harness.claim });
    const waiters = [harness.wait(), harness.wait()];
    await setOut(harness);
    await harness.settle(id, "void");
    assert.deepEqual(await answered(harness, waiters), ["freed", "freed"]);
  },
  "frees waiters where the leader's hold lapses": async (harness) => {
    await harness.hold(FREE, { claim: harness.claim });
    const waiters = [harness.wait(harness.claim, 600_000)];
    await setOut(harness);
    assert.equal(await harness.store.reap(harness.clock.now() + 60_000), 1);
    assert.deepEqual(await answered(harness, waiters), ["freed"]);
  },
  "lets a waiter wait as long as it said, and not much longer": async (harness) => {
    const { clock } = harness;
    await harness.hold(FREE, { claim: harness.claim });
    const start = clock.now();
    let waited: { readonly answer: unknown; readonly ms: number } | undefined;
    const waiting = harness.wait(harness.claim, 2_000).then((answer) => {
      waited = { answer, ms: clock.now() - start };
    });
    await passTime(harness, () => waited !== undefined, 10_000);
    await waiting;
    assert.equal(waited?.answer, "timeout");
    assert.ok(waited.ms >= 2_000 && waited.ms <= 4_000, `it waited ${waited.ms} ms`);
  },
  "does not wait at all where it may not": async ({ hold, claim, clock, ...harness }) => {
    await hold(FREE, { claim });
    const [answer] = await answered({ ...harness, hold, claim, clock }, [harness.wait(claim, 0)]);
    assert.equal(answer, "timeout");
  },
  "answers at once where the call has ended, or was never made": async ({ claim, clock, ...harness }) => {
    assert.equal(await harness.wait(), "freed");
    const ending = { body: "answer", keepUntil: clock.now() + 1_000 };
    await harness.settle(await harness.hold(FREE, { claim }), "capture", { ending });
    assert.deepEqual(await harness.wait(claim, 0), { body: "answer", fingerprint: claim.fingerprint });
    await clock.advance(1_000);
    assert.equal(await harness.wait(), "freed");
  },
  "tells no waiter of another key, nor of another scope": async (harness) => {
    const other = { ...harness.claim, scope: "account:b" };
    const id = await harness.hold(FREE, { claim: harness.claim });
    await harness.hold(FREE, { claim: other });
    const waiter = harness.wait(other, 2_000);
    await setOut(harness, other);
    await harness.settle(id, "capture", {
      ending: { body: "answer", keepUntil: harness.clock.now() + 60_000 },
    });
    assert.deepEqual(await answered(harness, [waiter]), ["timeout"]);
  },
  "tells the waiters of a call nothing of one that had the key before it and comes late": async (harness) => {
    const { hold, settle, claim, clock, store } = harness;
    const late = await hold(FREE, { claim });
    await store.reap(clock.now() + 60_000);
    const second = { ...claim, fingerprint: sha256("g") };
    const running = await hold(FREE, { claim: second });
    const waiter = harness.wait(second);
    await setOut(harness, second);
    const ending = { body: "late", keepUntil: clock.now() + 60_000 };
    await settle(late, "record", { ending });
    await settle(late, "capture", { ending });
    await settle(running, "capture", { ending: { ...ending, body: "in time" } });
    assert.deepEqual(await answered(harness, [waiter]), [
      { body: "in time", fingerprint: second.fingerprint },
    ]);
  },
  "runs one of 200 racing calls with one key, and answers all of them alike": async (harness) => {
    let ran = 0;
    const calls = Array.from({ length: 200 }, async () => {
      for (;;) {
        const found = await harness.find();
        if (found.state === "done") return found.answer.body;
        const answer = found.state === "running" ? await harness.wait() : "freed";
        if (typeof answer === "object") return answer.body;
        const id = randomUUID();
        const { outcome } = await harness.reserve(harness.pay(1), { id, claim: harness.claim });
        if (outcome !== "granted") continue;
        ran += 1;
        await sleep(SETTING_OUT_MS);
        const ending = { body: id, keepUntil: harness.clock.now() + 600_000 };
        assert.equal(await harness.settle(id, "capture", { ending }), true);
        return id;
      }
    });
    const answers = await answered(harness, calls);
    assert.deepEqual([ran, new Set(answers).size], [1, 1]);
    await harness.prove({ spent: 1, captured: 1, pending: 0 });
  },
};

// After so many milliseconds of real time, a store in another process knows of a waiter.
export const SETTING_OUT_MS = 20;

/** Waits until those who wait for a key have looked it up, however slow the machine is: a later look-up is answered behind theirs. */
export async function setOut({ find }: Pick<StoreHarness, "find">, claim?: Claim): Promise<void> {
  await sleep(SETTING_OUT_MS);
  await find(claim);
}

// The clock runs fast here, and a busy machine slowly: an answer that is on its way is waited for.
const MAX_ANSWER_MS = 300_000;

/** What waiters are answered, while time passes. */
export async function answered<T>(harness: StoreHarness, waiters: readonly Promise<T>[]): Promise<T[]> {
  let answers: T[] | undefined;
  const all = Promise.all(waiters).then((each) => {
    answers = each;
  });
  await passTime(harness, () => answers !== undefined, MAX_ANSWER_MS);
  await all;
  return answers ?? [];
}
