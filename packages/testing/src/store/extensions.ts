// The part of the store's contract that speaks of extensions: tables and verbs that packages bring to it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { defineExtension, type Migration, type Settlement, type StoreExtension } from "@svckit/core";
import { type ExtensionClause, type ExtensionHarness, toStoreContract } from "./extension-contract.js";
import { passTime, race, type StoreContract } from "./harness.js";
import { createNotes, type NoteVerbs, REFUSED, UNWRITABLE } from "./notes.js";

const NOTES = createNotes(1);
const NOTES_2 = createNotes(2);
const NO_TABLES: readonly Migration[] = [{ version: 1, does: "nothing", sql: "" }];
const NOTE = { accountId: "a", key: "k", text: "one", version: 0 };

const VETOED = "vetoed";

/** An extension without tables that is asked after the notes. */
const VETO = defineExtension({
  name: "veto",
  memory: () => ({ verbs: {}, joinSettle: veto }),
  sqlite: { migrations: NO_TABLES, open: () => ({ verbs: {}, joinSettle: veto }) },
  postgres: {
    migrations: NO_TABLES,
    open: () => ({
      verbs: {},
      joinSettle(settlements) {
        for (const settlement of settlements) veto(settlement);
        return undefined;
      },
    }),
  },
});

function veto({ accountId }: Settlement): void {
  if (accountId === VETOED) throw new Error("the settlement is vetoed");
}

const CLAUSES: Readonly<Record<string, ExtensionClause<NoteVerbs>>> = {
  "gives the verbs of what it was opened with, and says what it was opened without": async ({
    store,
    verbs,
  }) => {
    assert.equal(await verbs.write(NOTE), true);
    assert.deepEqual(await verbs.find(NOTE), { ...NOTE, version: 1 });
    const stranger = changed(NOTES, { name: "stranger" });
    assert.throws(() => store.extension?.(stranger), /opened without the extension stranger: .*`extensions`/);
  },
  "writes all that a verb writes, or nothing of it": async ({ verbs }) => {
    await assert.rejects(verbs.write({ ...NOTE, fails: true }), /the note fails/);
    assert.equal(await verbs.find(NOTE), undefined);
    assert.deepEqual(await verbs.events(), []);
    await verbs.write(NOTE);
    await assert.rejects(verbs.write({ ...NOTE, version: 1, text: "two", fails: true }));
    assert.deepEqual(await verbs.find(NOTE), { ...NOTE, version: 1 });
    assert.deepEqual(await verbs.events(), ["k 1"]);
  },
  "undoes a verb that fails beside 49 others, and none of them": async ({ verbs }) => {
    const outcomes = await race(50, (index) =>
      verbs.write({ ...NOTE, key: `k${index}`, fails: index === 7 }).then(String, () => "failed"),
    );
    assert.deepEqual(outcomes, { true: 49, failed: 1 });
    assert.equal((await verbs.events()).length, 49);
    assert.equal(await verbs.find({ accountId: "a", key: "k7" }), undefined);
  },
  "writes a version over for exactly one of 50 racing writers": async ({ verbs }) => {
    for (const version of [0, 1, 2]) {
      const outcomes = await race(50, (index) => verbs.write({ ...NOTE, text: `by ${index}`, version }));
      assert.deepEqual(outcomes, { true: 1, false: 49 });
    }
    assert.equal((await verbs.find(NOTE))?.version, 3);
  },
  "writes an extension's row with the settlement of a call, once for 100 racing settlements": async (
    harness,
  ) => {
    const { hold, pay, settle, verbs } = harness;
    const id = await hold(pay(4));
    assert.deepEqual(await verbs.events(), []);
    assert.deepEqual(await race(100, () => settle(id, "capture")), { true: 1, false: 99 });
    const voided = await hold(pay(1));
    await settle(voided, "void");
    assert.deepEqual(await verbs.events(), [id, voided].sort());
    for (const ended of [voided, randomUUID()]) assert.equal(await settle(ended, "capture"), false);
    assert.deepEqual(await verbs.events(), [id, voided].sort());
    await harness.prove({ spent: 4, captured: 1, voided: 1 });
  },
  "leaves a call held where an extension throws at its settlement, and settles the others": (harness) =>
    settlesTheOthers(harness, REFUSED),
  "leaves a call held where the row of an extension is refused, and settles the others": (harness) =>
    settlesTheOthers(harness, UNWRITABLE),
  "undoes what one extension has written of a settlement that another refuses": (harness) =>
    settlesTheOthers(harness, VETOED),
  "closes an account together with what an extension keeps of it, or neither": async (harness) => {
    const { store, verbs, openAccount, clock } = harness;
    const close = async (accountId: string) =>
      store.closeAccount({ accountId, scope: `account:${accountId}`, now: clock.now() });
    await openAccount({ id: REFUSED });
    for (const accountId of ["a", "ab", REFUSED]) await verbs.write({ ...NOTE, accountId });
    assert.equal(await close("a"), true);
    await assert.rejects(async () => close(REFUSED), /refuses the end/);
    const left = await Promise.all(
      ["a", "ab", REFUSED].map(async (accountId) => (await verbs.find({ accountId, key: "k" }))?.accountId),
    );
    assert.deepEqual(left, [undefined, "ab", REFUSED]);
    assert.equal((await store.findAccount(REFUSED))?.status, "active");
    // What came in between goes as well.
    await verbs.write(NOTE);
    assert.equal(await close("a"), true);
    assert.equal(await verbs.find(NOTE), undefined);
  },
  "keeps what an extension wrote over a restart, and nothing that it had not finished": {
    needs: "reopen",
    async check({ verbs, hold, pay, settle }, reopen) {
      await verbs.write(NOTE);
      const id = await hold(pay(1));
      await settle(id, "capture");
      await assert.rejects(verbs.write({ ...NOTE, key: "other", fails: true }));
      const next = await reopen();
      assert.deepEqual(await next.verbs.find(NOTE), { ...NOTE, version: 1 });
      assert.deepEqual(await next.verbs.events(), [id, "k 1"].sort());
    },
  },
  "brings an extension's tables to its next version with what they hold": {
    needs: "reopen",
    async check({ verbs }, reopen) {
      await verbs.write(NOTE);
      const next = await reopen(NOTES_2);
      assert.deepEqual(await next.verbs.find(NOTE), { ...NOTE, version: 1 });
      assert.equal(await next.verbs.write({ ...NOTE, version: 1 }), true);
    },
  },
  "refuses tables that a later version of an extension wrote, with both versions": {
    needs: "reopen",
    async check({ verbs }, reopen) {
      await verbs.write(NOTE);
      await (await reopen(NOTES_2)).verbs.events();
      const message =
        /the tables of the extension notes have version 2, and this program knows version 1: start/;
      await assert.rejects(async () => (await reopen(NOTES)).verbs.events(), message);
      assert.deepEqual(await (await reopen(NOTES_2)).verbs.find(NOTE), { ...NOTE, version: 1 });
    },
  },
  "is left as it was by an extension whose migration fails": {
    needs: "reopen",
    async check({ verbs }, reopen) {
      await verbs.write(NOTE);
      const broken = changed(NOTES_2, { steps: [{ version: 3, does: "fails", sql: "DROP TABLE nowhere" }] });
      const message = /the step of the tables of the extension notes to version 3 \(fails\) failed.*nowhere/;
      await assert.rejects(async () => (await reopen(broken)).verbs.events(), message);
      assert.deepEqual(await (await reopen(NOTES)).verbs.find(NOTE), { ...NOTE, version: 1 });
    },
  },
  "keeps an extension to tables under its own name": {
    needs: "reopen",
    async check({ verbs }, reopen) {
      await verbs.write(NOTE);
      const sql = "CREATE TABLE notes_more (id INTEGER); CREATE TABLE claims (id INTEGER);";
      const greedy = changed(NOTES, { steps: [{ version: 2, does: "takes", sql }] });
      await assert.rejects(
        async () => (await reopen(greedy)).verbs.events(),
        /makes claims: .*begins with notes_/,
      );
      assert.deepEqual(await (await reopen(NOTES)).verbs.events(), ["k 1"]);
    },
  },
  "gives each of 100 rows to exactly one of two processes that take them": {
    needs: "another",
    async check(one, another) {
      const other = await another();
      for (let index = 0; index < 100; index++) await one.verbs.write({ ...NOTE, key: `k${index}` });
      const takers = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : other));
      const taken = (await Promise.all(takers.map(({ verbs }) => verbs.take({ limit: 3 })))).flat();
      assert.equal(new Set(taken).size, taken.length);
      const rest = (await other.verbs.take({ limit: 100 })).length;
      assert.equal(taken.length + rest, 100);
    },
  },
};

/** The clauses about extensions, tried with one that is made for it. */
export const EXTENSION_CONTRACT: StoreContract = {
  ...toStoreContract(NOTES, CLAUSES),
  extensions: [NOTES, VETO],
  subject: "extensions",
  optional: "extension",
};

async function settlesTheOthers(harness: ExtensionHarness<NoteVerbs>, accountId: string): Promise<void> {
  const { clock, granting, hold, pay, settle, store, verbs } = harness;
  const period = granting(20);
  const expiresAt = clock.now() + 3_000;
  const ids = await Promise.all(Array.from({ length: 20 }, () => hold(pay(1, { period }), { expiresAt })));
  const [bad = "", ...good] = ids;
  let open = ids.length;
  const ends = ids.map((id) =>
    settle(id, "capture", { accountId: id === bad ? accountId : "a" })
      .then(String, () => "failed")
      .finally(() => {
        open -= 1;
      }),
  );
  await passTime(harness, () => open === 0);
  assert.deepEqual(await Promise.all(ends), ["failed", ...good.map(() => "true")]);
  assert.deepEqual(await verbs.events(), good.sort());
  await passTime(harness, async () => {
    await store.reap(clock.now());
    return (await harness.wallet("a", period))?.held === 0;
  });
  assert.equal(await settle(bad, "capture"), false);
  await harness.prove({ spent: 19, captured: 19, voided: 1, held: 0 });
}

/** An extension with steps behind its own, or under another name. */
function changed(
  { name, sqlite, postgres, memory }: StoreExtension<NoteVerbs>,
  change: { readonly name?: string; readonly steps?: readonly Migration[] },
): StoreExtension<NoteVerbs> {
  const { steps = [] } = change;
  return defineExtension<NoteVerbs>({
    name: change.name ?? name,
    memory,
    sqlite: { ...sqlite, migrations: [...sqlite.migrations, ...steps] },
    postgres: { ...postgres, migrations: [...postgres.migrations, ...steps] },
  });
}
