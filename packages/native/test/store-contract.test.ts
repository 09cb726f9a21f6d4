// The clauses of the state's store extension, in the contract of every store: transactions, crashes, and processes side by side.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryStore, type Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { type OpenOptions, type TestRunner, testStore, toStoreContract } from "@svckit/testing";
import { describe, it } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { rememberFact } from "../src/facts/fact-verbs.js";
import { LIMITS, nativeStore, type StateVerbs } from "../src/index.js";
import { lockAccount, saveAccount } from "../src/records/accounts.js";
import type { FactRow } from "../src/records/rows.js";
import { ACCOUNTS, FACTS } from "../src/records/tables.js";
import { get, list } from "../src/rows/operations.js";
import { issueSecret } from "../src/subjects/signing-secret.js";
import { archiveSubject, createSubject } from "../src/subjects/subject-verbs.js";

const change = {
  accountId: "a",
  now: 1_000,
  newId: randomUUID,
  keyId: "k",
  limits: { ...LIMITS, facts: 500 },
};
const PLAIN = { sourceReceiptId: null, confidence: null, expiresAt: null, version: undefined };

const remember = (verbs: StateVerbs, key: string, subjectId?: string) =>
  verbs.write(() => rememberFact({ ...change, ...PLAIN, key, value: key, bytes: 10, subjectId }));
const factsOf = (verbs: StateVerbs): Promise<readonly FactRow[]> =>
  verbs.read(() => list(FACTS, { index: "account", equals: ["a"], limit: 500 }));
const makeSubject = (verbs: StateVerbs) => verbs.write(() => createSubject({ ...change, name: "s" }));
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: { readonly code?: string }) => error.code ?? "failed",
  );

const STATE = toStoreContract(nativeStore, {
  "writes all that a verb writes, or nothing of it": async ({ verbs }) => {
    const failing = verbs.write(function* () {
      yield* rememberFact({ ...change, ...PLAIN, key: "lost", value: 1, bytes: 10, subjectId: undefined });
      throw new Error("it fails");
    });
    await assert.rejects(failing, /it fails/);
    assert.deepEqual(await factsOf(verbs), []);
    assert.equal(await verbs.read(() => get(ACCOUNTS, ["a"])), undefined);
  },
  "counts for 50 writers at once what each of them wrote": async ({ verbs }) => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => remember(verbs, `k${n}`)));
    const account = await verbs.read(() => get(ACCOUNTS, ["a"]));
    assert.deepEqual([account?.facts, account?.fact_bytes], [50, 500]);
    assert.equal((await factsOf(verbs)).length, 50);
  },
  "keeps over a crash what it has answered, archives and secrets among it": {
    needs: "reopen",
    async check({ verbs }, reopen) {
      const subject = await makeSubject(verbs);
      const subjectId = subject.id;
      await remember(verbs, "kept", subjectId);
      const issued = await verbs.write(() => issueSecret({ ...change, subjectId }));
      const archived = await verbs.write(() => archiveSubject({ ...change, subjectId }));
      const again = (await reopen()).verbs;
      assert.equal((await factsOf(again))[0]?.key, "kept");
      assert.equal(archived.secret, issued.secret);
      assert.deepEqual(await again.write(() => archiveSubject({ ...change, subjectId })), archived);
      assert.equal(await outcomeOf(remember(again, "late", subjectId)), "STATE_SUBJECT_ARCHIVED");
    },
  },
  "puts the changes of one account one after the other, over two processes": {
    needs: "another",
    async check({ verbs }, another) {
      const other = (await another()).verbs;
      const count = (by: StateVerbs) =>
        by.write(function* () {
          const account = yield* lockAccount(change);
          yield* saveAccount({ ...account, next_seq: account.next_seq + 1 });
        });
      await Promise.all(Array.from({ length: 60 }, (_, n) => count(n % 2 === 0 ? verbs : other)));
      assert.equal((await verbs.read(() => get(ACCOUNTS, ["a"])))?.next_seq, 61);
    },
  },
  "takes no write of another process after an archive, and issues one secret over both": {
    needs: "another",
    async check({ verbs }, another) {
      const other = (await another()).verbs;
      const subjectId = (await makeSubject(verbs)).id;
      const secrets = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          outcomeOf((n % 2 === 0 ? verbs : other).write(() => issueSecret({ ...change, subjectId }))),
        ),
      );
      assert.equal(secrets.filter((each) => each === "ok").length, 1);
      assert.equal(secrets.filter((each) => each === "SECRET_ALREADY_ISSUED").length, 19);
      const writes = Array.from({ length: 60 }, (_, n) =>
        outcomeOf(remember(n % 2 === 0 ? verbs : other, `k${n}`, subjectId)),
      );
      await Promise.race(writes);
      await verbs.write(() => archiveSubject({ ...change, subjectId }));
      const seen = await factsOf(other);
      const outcomes = await Promise.all(writes);
      assert.deepEqual(new Set([...outcomes, "ok", "STATE_SUBJECT_ARCHIVED"]).size, 2);
      assert.deepEqual(await factsOf(other), seen);
      assert.equal(seen.length, outcomes.filter((each) => each === "ok").length);
    },
  },
});

/** The clauses of the extension alone: those of each store stand in its own package. */
const runner: TestRunner = {
  it,
  describe(name, body) {
    if (name.startsWith("store ") || name === "extension state") describe(name, body);
  },
};

testStore(
  runner,
  "memoryStore",
  (options) => {
    const store = memoryStore(options);
    return { store, close: async () => store.close() };
  },
  [STATE],
);

testStore(
  runner,
  "sqliteStore",
  (given) => {
    const folder = mkdtempSync(join(tmpdir(), "state-"));
    const open = (options: OpenOptions): Store => sqliteStore(join(folder, "svc.db"), options);
    let store = open(given);
    return {
      store,
      async reopen(options) {
        await store.close();
        store = open(options);
        return store;
      },
      async close() {
        await store.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
  [STATE],
);

const { url, reason } = await postgresServer();
if (url === undefined) console.warn(`not tested on Postgres: ${reason}`);
else {
  testStore(
    runner,
    "postgresStore",
    (given) => {
      const schema = createTestSchema(url, given.extensions ?? []);
      const first = schema.open(given.clock, given.extensions);
      return {
        store: first.store,
        async reopen({ clock, extensions }) {
          await first.crash();
          return schema.open(clock, extensions).store;
        },
        another: async ({ clock, extensions }) => schema.open(clock, extensions).store,
        close: schema.drop,
      };
    },
    [STATE],
  );
}
