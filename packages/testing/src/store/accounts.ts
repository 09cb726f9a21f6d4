// The part of the store's contract that speaks of accounts and their keys.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type Account, type ApiKey, sha256 } from "@svckit/core";
import { type Clauses, race } from "./harness.js";

const NOW = Date.UTC(2026, 0, 1);
const ACCOUNT: Account = {
  id: "b",
  plan: "free",
  createdAt: NOW + 1,
  anchorAt: NOW + 2,
  creditsPerPeriod: 500,
  hasWallet: false,
};

const PRO = { plan: "pro", anchorAt: NOW + 9, now: NOW + 9 };

/** Clauses about who is billed. */
export const ACCOUNT_CLAUSES: Clauses = {
  "gives an account back as it was added": async ({ store }) => {
    const plain = { ...ACCOUNT, id: "c", creditsPerPeriod: null, hasWallet: true };
    for (const account of [ACCOUNT, plain]) {
      assert.equal(await store.createAccount(account), true);
      assert.deepEqual(await store.findAccount(account.id), account);
    }
    assert.equal(await store.findAccount("nobody"), undefined);
  },
  "adds an account to exactly one of 100 racing callers, and leaves it as it is": async ({ store }) => {
    const added = await race(100, async () => store.createAccount(ACCOUNT));
    assert.deepEqual(added, { true: 1, false: 99 });
    assert.equal(await store.createAccount({ ...ACCOUNT, plan: "pro" }), false);
    assert.deepEqual(await store.findAccount("b"), ACCOUNT);
  },
  "puts an account on a plan, and counts its periods from then": async ({ store }) => {
    await store.createAccount(ACCOUNT);
    assert.equal(await store.setPlan({ ...PRO, accountId: "b" }), "applied");
    assert.deepEqual(await store.findAccount("b"), {
      ...ACCOUNT,
      creditsPerPeriod: null,
      plan: "pro",
      anchorAt: NOW + 9,
    });
    assert.equal(await store.setPlan({ ...PRO, accountId: "nobody" }), "none");
    assert.equal(await store.findAccount("nobody"), undefined);
  },
  "finds a key by its digest, with its account as it is now": async ({ store, openAccount }) => {
    await openAccount({ id: "b", plan: "free" });
    const key = keyOf("one", { accountId: "b", expiresAt: NOW + 5 });
    await store.createKey(key);
    assert.deepEqual(await store.findKey(key.digest), { key, account: await store.findAccount("b") });
    await store.setPlan({ ...PRO, accountId: "b" });
    const found = await store.findKey(key.digest);
    assert.deepEqual([found?.account.plan, found?.account.anchorAt], ["pro", NOW + 9]);
    assert.equal(await store.findKey(sha256("another")), undefined);
  },
  "lists the keys of an account, the oldest first, revoked ones too": async ({ store, openAccount }) => {
    await openAccount({ id: "b" });
    const keys = [3, 1, 2].map((at) => keyOf(`key ${at}`, { createdAt: NOW + at }));
    for (const key of [...keys, keyOf("of another", { accountId: "b" })]) await store.createKey(key);
    const [third, first, second] = keys;
    await store.revokeKey({ keyId: second?.id ?? "", now: NOW + 9 });
    assert.deepEqual(await store.keysOf("a"), [first, { ...second, revokedAt: NOW + 9 }, third]);
    assert.deepEqual(await store.keysOf("nobody"), []);
  },
  "revokes a key once, and keeps the instant of the first time": async ({ store }) => {
    const key = keyOf("one");
    await store.createKey(key);
    assert.equal(await store.revokeKey({ keyId: key.id, now: NOW + 1 }), true);
    assert.equal(await store.revokeKey({ keyId: key.id, now: NOW + 2 }), true);
    assert.equal((await store.findKey(key.digest))?.key.revokedAt, NOW + 1);
    assert.equal(await store.revokeKey({ keyId: randomUUID(), now: NOW }), false);
  },
  "leaves a key with the account that had it first": async ({ store, openAccount }) => {
    await openAccount({ id: "b" });
    await store.createKey(keyOf("one"));
    await assert.rejects(async () => store.createKey(keyOf("one", { accountId: "b" })));
    assert.equal((await store.findKey(sha256("one")))?.account.id, "a");
    assert.deepEqual(await store.keysOf("b"), []);
  },
};

/** A key of account `a` with the digest of a text. */
function keyOf(text: string, more: Partial<ApiKey> = {}): ApiKey {
  return {
    id: randomUUID(),
    accountId: "a",
    digest: sha256(text),
    prefix: "prefix_1",
    lastFour: "1234",
    createdAt: NOW,
    expiresAt: null,
    revokedAt: null,
    ...more,
  };
}
