// The clauses of names that are put together: no account, key or period is ever taken for another.
import { expect, test } from "vitest";
import { startCounting } from "../../test/counting-service.js";

test("gives a live key nothing of a test key's answers, whatever the accounts are called", async () => {
  const { service } = await startCounting();
  const keyOf = async (id: string, kind: "live" | "test") => {
    await service.createAccount({ id });
    return (await service.createKey(id, kind)).key;
  };
  const ask = (credential: string) =>
    service.transport.answer({ tool: "get_x", credential, idempotencyKey: "k" });
  const first = await ask(await keyOf("alice", "test"));
  for (const id of ["alice:test", "test:alice", "test:account:alice", "account:alice"]) {
    const answer = await ask(await keyOf(id, "live"));
    expect(answer).toMatchObject({ replayed: false, envelope: { ok: true } });
    expect(answer.body).not.toBe(first.body);
  }
});

test("keeps the wallet of a development key apart from an account's that is called like it", async () => {
  const plans = { development: { credits: 5 }, free: { credits: 7 } };
  const { service, store } = await startCounting({ plans });
  await service.createAccount({ id: "a" });
  const dev = await service.createKey("a", "dev");
  // An account of an earlier version, whose id was not checked.
  const account = { plan: "free", createdAt: 0, anchorAt: 0, creditsPerPeriod: null, hasWallet: true };
  await store.createAccount({ ...account, id: "a development" });
  const live = await service.createKey("a development");
  const left = async (credential: string) =>
    (await service.transport.answer({ tool: "get_x", credential })).quotaRemaining;
  expect(await left(dev.key)).toBe(4);
  expect(await left(live.key)).toBe(6);
  expect(await store.verify()).toMatchObject({ ok: true, granted: 12 });
});

test.each(["alice", "0", "oauth:0123abcdef", "auth0|5f7", "me+x@example.org", "a".repeat(128)])(
  "opens an account with the id %s",
  async (id) => {
    const { service } = await startCounting();
    expect(await service.createAccount({ id })).toMatchObject({ id });
  },
);

test.each(["", " ", "a b", "a\nb", "-a", ":a", "a\\b", "ä", "a\u0000", "a".repeat(129)])(
  "opens no account with the id %j, and none for a session of it",
  async (id) => {
    const { service, store } = await startCounting();
    await expect(service.createAccount({ id })).rejects.toThrow(/account id/);
    await expect(service.openSession(id)).rejects.toThrow(/account id/);
    expect(await store.findAccount(id)).toBeUndefined();
  },
);
