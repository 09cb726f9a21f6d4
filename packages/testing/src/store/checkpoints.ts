// The part of the store's contract that speaks of checkpoints of the ledger. A store that makes none leaves the verb out.
import assert from "node:assert/strict";
import { type CheckedProof, createSealer, type ProofRequest } from "@svckit/core";
import { type Clauses, FREE, type StoreContract, type StoreHarness } from "./harness.js";

const OWN = createSealer("a secret of the host");

const CLAUSES: Clauses = {
  "says of a proof without a checkpoint that it has read all, and makes one only where it is asked to":
    async (harness) => {
      await paid(harness, 2);
      for (const keep of ["never", "due"] as const) {
        const { ok, from, made, broken } = await prove(harness, { keep });
        assert.deepEqual([ok, from, made, broken], [true, null, null, null]);
      }
      const { made } = await prove(harness, { keep: "always" });
      assert.equal(made?.number, 1);
      assert.equal(made?.at, new Date(harness.clock.now()).toISOString());
      assert.equal(made?.signed, true);
      assert.match(String(made?.digest), /^[0-9a-f]{64}$/);
      assert.ok(made && made.entries > 0 && made.position > 0);
    },
  "goes on from the last checkpoint, and finds what the whole proof finds": async (harness) => {
    await everything(harness, "one");
    const first = await prove(harness, { keep: "always" });
    assert.deepEqual(await prove(harness, {}), { ...first, from: first.made, made: null });
    const running = await harness.hold(harness.pay(1, { period: harness.granting(1_000) }));
    const second = await prove(harness, { keep: "always" });
    assert.deepEqual([second.ok, second.from, second.pending], [true, first.made, 1]);
    assert.ok(first.made && second.made && second.made.entries > first.made.entries);
    await harness.settle(running, "capture");
    await everything(harness, "two");
    const third = await prove(harness, {});
    const whole = await prove(harness, { from: "start" });
    assert.deepEqual(third.from, second.made);
    assert.deepEqual({ ...third, from: null }, whole);
    const { from: _, made: __, broken: ___, ...proof } = whole;
    assert.deepEqual(await harness.store.verify(), proof);
  },
  "makes a chain of any number of them, each of which the whole proof holds against the ledger": async (
    harness,
  ) => {
    const period = harness.granting(1_000);
    const numbers: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (let call = 0; call < round; call += 1) await paid(harness, 1, period);
      const { made } = await prove(harness, { keep: "always", from: round % 2 ? "start" : "checkpoint" });
      numbers.push(made?.number);
    }
    assert.deepEqual(numbers, [1, 2, 3, 4, 5]);
    assert.deepEqual((await prove(harness, { from: "start" })).broken, null);
  },
  "goes on from a checkpoint that is empty, and from one that nothing follows": async (harness) => {
    const { made } = await prove(harness, { keep: "always" });
    assert.equal(made?.entries, 0);
    await paid(harness, 3);
    for (const number of [2, 3]) {
      const proof = await prove(harness, { keep: "always" });
      assert.deepEqual([proof.ok, proof.spent, proof.made?.number], [true, 3, number]);
    }
  },
  "goes on from no checkpoint that another secret has signed, and has the next one vouch for all": async (
    harness,
  ) => {
    const [other, none] = [createSealer("another secret"), createSealer(undefined)];
    await paid(harness, 1);
    assert.equal((await prove(harness, { keep: "always", sealer: none })).made?.signed, false);
    assert.equal((await prove(harness, { sealer: none })).from?.number, 1);
    for (const sealer of [OWN, other]) {
      const proof = await prove(harness, { sealer, keep: "always" });
      assert.deepEqual([proof.ok, proof.from, proof.made?.signed], [true, null, true]);
      assert.deepEqual((await prove(harness, { sealer })).from, proof.made);
    }
    for (const sealer of [OWN, none]) assert.equal((await prove(harness, { sealer })).from, null);
    assert.equal((await prove(harness, { sealer: other, from: "start" })).ok, true);
  },
  "counts the entries between pieces of a batch and between accounts as they are": async (harness) => {
    const period = harness.granting(10_000);
    for (let round = 1; round <= 3; round += 1) {
      const ids = await Promise.all(
        Array.from({ length: 90 }, (_, index) =>
          harness.hold(index % 5 === 0 ? FREE : harness.pay(3, { period })),
        ),
      );
      await Promise.all(
        ids.map((id, at) =>
          harness.settle(id, at % 3 ? "capture" : "void", at % 3 === 1 ? { amount: 1 } : {}),
        ),
      );
      const proof = await prove(harness, { keep: "always" });
      assert.deepEqual([proof.ok, proof.captured, proof.voided], [true, 48 * round, 24 * round]);
    }
    assert.equal((await prove(harness, { from: "start" })).ok, true);
  },
  "makes at most one of each number where two processes do so, beside calls of both": {
    needs: "another",
    async check(one, open) {
      const other = await open();
      const period = one.granting(10_000);
      const made: number[] = [];
      const rounds = async (harness: StoreHarness) => {
        for (let round = 0; round < 6; round += 1) {
          const proof = await prove(harness, { keep: "always" });
          assert.deepEqual([proof.ok, proof.broken], [true, null]);
          if (proof.made) made.push(proof.made.number);
        }
      };
      const calls = (harness: StoreHarness) =>
        Promise.all(Array.from({ length: 150 }, () => paid(harness, 1, period)));
      await Promise.all([rounds(one), rounds(other), rounds(one), calls(one), calls(other)]);
      assert.ok(made.length > 0, "none was made");
      made.sort((before, after) => before - after);
      assert.deepEqual(
        made,
        made.map((_, index) => index + 1),
      );
      for (const from of ["checkpoint", "start"] as const) {
        const { ok, spent } = await prove(other, { from });
        assert.deepEqual([ok, spent], [true, 300]);
      }
    },
  },
  "keeps them over a crash": {
    needs: "reopen",
    async check(harness, open) {
      await everything(harness, "one");
      const { made } = await prove(harness, { keep: "always" });
      const again = await open();
      const proof = await prove(again, {});
      assert.deepEqual([proof.ok, proof.from], [true, made]);
      await everything(again, "two");
      assert.deepEqual((await prove(again, { keep: "always" })).from, made);
      assert.equal((await prove(again, { from: "start" })).ok, true);
    },
  },
};

/** The clauses. */
export const CHECKPOINT_CONTRACT: StoreContract = {
  subject: "checkpoints of the ledger",
  clauses: CLAUSES,
  extensions: [],
  optional: "prove",
};

async function prove({ store, clock }: StoreHarness, request: Partial<ProofRequest>): Promise<CheckedProof> {
  const given = { from: "checkpoint", keep: "never", sealer: OWN, now: clock.now(), ...request } as const;
  const proof = await store.prove?.(given);
  assert.ok(proof);
  return proof;
}

async function paid({ hold, settle, pay }: StoreHarness, credits: number, period?: StoreHarness["period"]) {
  await settle(await hold(pay(credits, period && { period })), "capture");
}

/** One of everything that a ledger tells of. */
async function everything(harness: StoreHarness, reference: string): Promise<void> {
  const { store, clock, hold, settle } = harness;
  const period = harness.granting(1_000);
  const change = { accountId: "a", period, now: clock.now() };
  await store.topUp({ ...change, credits: 20, reference: `sale ${reference}`, expiresAt: clock.now() + 5 });
  await store.adjust({ ...change, credits: -3, reference: `refund ${reference}`, reason: "refund" });
  await settle(await hold(harness.pay(5, { period })), "capture");
  await settle(await hold(harness.pay(5, { period })), "capture", { amount: 2 });
  await settle(await hold(harness.pay(4, { period })), "void");
  await clock.advance(10);
  await settle(await hold(harness.pay(1, { period })), "capture");
}
