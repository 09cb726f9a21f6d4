// The part of the store's contract that speaks of keys.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type ApiKey, sha256 } from "@svckit/core";
import { type Clauses, race } from "./harness.js";

const NOW = Date.UTC(2026, 0, 1);

const PRO = { plan: "pro", anchorAt: NOW + 9, now: NOW + 9 };

/** Clauses about the keys of accounts. */
export const KEY_CLAUSES: Clauses = {
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
  "keeps what is said of a key, and finds it by its id": async ({ store }) => {
    const tools = { allow: ["get_price", "category:defi"], deny: ["provider:x"] };
    const key = keyOf("one", { label: "žluťoučký 🦊", tools, expiresAt: NOW + 9 });
    assert.equal(await store.createKey(key), true);
    assert.deepEqual(await store.findKeyById(key.id), key);
    assert.deepEqual((await store.findKey(key.digest))?.key, key);
    assert.equal(await store.findKeyById(randomUUID()), undefined);
  },
  "writes a key's last use at most once a minute": async ({ store }) => {
    const { id } = keyOf("one");
    await store.createKey(keyOf("one", { id }));
    const usedAt = async (now: number) => {
      await store.useKey({ keyId: id, now, since: now - 60_000 });
      return (await store.findKeyById(id))?.lastUsedAt;
    };
    assert.equal(await usedAt(NOW), NOW);
    assert.equal(await usedAt(NOW + 59_999), NOW);
    assert.equal(await usedAt(NOW + 60_000), NOW + 60_000);
    assert.equal(await usedAt(NOW - 1), NOW + 60_000);
    await store.useKey({ keyId: randomUUID(), now: NOW, since: NOW });
  },
  "ends a key that another replaces, no later than it would have ended": async ({ store }) => {
    const [long, short] = [keyOf("long"), keyOf("short", { expiresAt: NOW + 3 })];
    for (const key of [long, short]) await store.createKey(key);
    const end = async (keyId: string) => (await store.findKeyById(keyId))?.expiresAt;
    const replace = async (keyId: string, text: string) =>
      store.createKey(keyOf(text), { keyId, until: NOW + 5 });
    assert.equal(await replace(long.id, "long 2"), true);
    assert.equal(await replace(short.id, "short 2"), true);
    assert.deepEqual([await end(long.id), await end(short.id)], [NOW + 5, NOW + 3]);
  },
  "adds nothing in place of a key that has ended": async ({ store }) => {
    const [revoked, expired] = [
      keyOf("revoked", { revokedAt: NOW - 1 }),
      keyOf("expired", { expiresAt: NOW }),
    ];
    for (const key of [revoked, expired]) {
      await store.createKey(key);
      const replaced = { keyId: key.id, until: NOW + 5 };
      assert.equal(await store.createKey(keyOf("new"), replaced), false);
    }
    assert.equal(await store.createKey(keyOf("new"), { keyId: randomUUID(), until: NOW + 5 }), false);
    assert.equal(await store.findKey(sha256("new")), undefined);
  },
  "lets one of 30 racing callers replace a key at once": async ({ store }) => {
    const old = keyOf("old");
    await store.createKey(old);
    const made = await race(30, async (index) =>
      store.createKey(keyOf(`new ${index}`), { keyId: old.id, until: NOW }),
    );
    assert.deepEqual(made, { true: 1, false: 29 });
    assert.equal((await store.keysOf("a")).length, 2);
  },
};

/** A key of account `a` with the digest of a text. */
export function keyOf(text: string, more: Partial<ApiKey> = {}): ApiKey {
  return {
    id: randomUUID(),
    accountId: "a",
    digest: sha256(text),
    prefix: "prefix_1",
    lastFour: "1234",
    createdAt: NOW,
    expiresAt: null,
    revokedAt: null,
    label: null,
    tools: null,
    lastUsedAt: null,
    ...more,
  };
}
