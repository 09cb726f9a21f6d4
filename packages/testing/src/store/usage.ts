// The part of the store's contract that speaks of usage: what calls came to, in sums.
import assert from "node:assert/strict";
import type { Usage, UsageField, UsageQuery } from "@svckit/core";
import { type Clauses, FREE, race, type StoreHarness } from "./harness.js";
import { receiptOf } from "./receipts.js";

const DAY_MS = 86_400_000;

interface Told {
  readonly day?: number;
  readonly tool?: string;
  readonly credits?: number;
  readonly key?: string;
  readonly endUser?: string;
  readonly account?: string;
}

/** Clauses about the sums. */
export const USAGE_CLAUSES: Clauses = {
  "sums by key and by end user, and counts calls without one as null, first": async (harness) => {
    await tell(harness, [
      { key: "k1", endUser: "ada", credits: 2 },
      { key: "k1", endUser: "bob", credits: 3 },
      { key: "k2", endUser: "ada", credits: 4 },
      { key: "k2", credits: 5 },
      { credits: 0 },
    ]);
    assert.deepEqual(await sums(harness, ["endUser"]), [
      [null, 2, 5],
      ["ada", 2, 6],
      ["bob", 1, 3],
    ]);
    assert.deepEqual(await sums(harness, ["key", "endUser"]), [
      [null, null, 1, 0],
      ["k1", "ada", 1, 2],
      ["k1", "bob", 1, 3],
      ["k2", null, 1, 5],
      ["k2", "ada", 1, 4],
    ]);
  },
  "sums over all accounts, or over one": async (harness) => {
    await tell(harness, [
      { account: "b", credits: 1 },
      { account: "a", credits: 2 },
      { account: "b", credits: 4, day: 1 },
    ]);
    assert.deepEqual(await sums(harness, ["account"]), [
      ["a", 1, 2],
      ["b", 2, 5],
    ]);
    assert.deepEqual(await sums(harness, ["account", "day"], { accountId: "b" }), [
      ["b", "2026-01-01", 1, 1],
      ["b", "2026-01-02", 1, 4],
    ]);
    assert.deepEqual(await sums(harness, ["tool"], { accountId: "nobody" }), []);
  },
  "orders by what it sums by, in the order in which that is named, texts by their code points": async (
    harness,
  ) => {
    const users = ["é", "z", "Z", "10", "9", "\u{1f98a}", "\ufb01", " a", "=1+1", 'say "hi", you', "a"];
    await tell(
      harness,
      users.map((endUser, at) => ({ endUser, tool: at % 2 ? "get_b" : "get_a" })),
    );
    const expected = [...users].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const told = await sums(harness, ["endUser"]);
    assert.deepEqual(
      told.map(([user]) => user),
      expected,
    );
    const byTool = await sums(harness, ["tool", "endUser"]);
    assert.deepEqual(
      byTool.map(([tool]) => tool),
      [...Array(6).fill("get_a"), ...Array(5).fill("get_b")],
    );
  },
  "goes on behind any row, so that pages of any length come to the whole": async (harness) => {
    await tell(
      harness,
      Array.from({ length: 40 }, (_, at) => ({
        day: at % 5,
        tool: `get_${at % 3}`,
        key: `k${at % 2}`,
        ...(at % 4 > 0 && { endUser: `u${at % 4}` }),
        account: at % 7 === 0 ? "b" : "a",
        credits: at,
      })),
    );
    const orders: readonly (readonly UsageField[])[] = [
      ["day", "tool", "key", "endUser", "account"],
      ["endUser", "day"],
      ["account", "key", "tool"],
      ["tool"],
    ];
    for (const by of orders) {
      const whole = await rowsOf(harness, { by });
      assert.equal(
        whole.reduce((sum, { credits }) => sum + credits, 0),
        780,
      );
      for (const limit of [1, 3, 1_000]) assert.deepEqual(await pagesOf(harness, by, limit), whole);
    }
  },
  "counts each of 300 calls that are settled at once, for the end users that they were for": async (
    harness,
  ) => {
    const ids = await Promise.all(Array.from({ length: 300 }, () => harness.hold(FREE)));
    await race(300, (at) =>
      harness.settle(ids[at] ?? "", "capture", {
        receipt: receiptOf(ids[at] ?? ""),
        keyId: "k",
        endUser: `u${at % 3}`,
      }),
    );
    assert.deepEqual(await sums(harness, ["key", "endUser"]), [
      ["k", "u0", 100, 100],
      ["k", "u1", 100, 100],
      ["k", "u2", 100, 100],
    ]);
  },
  "keeps neither key nor end user in the receipt that is read back": async (harness) => {
    const id = await harness.hold(FREE);
    const receipt = receiptOf(id);
    await harness.settle(id, "capture", { receipt, keyId: "k", endUser: "ada" });
    assert.deepEqual(await harness.store.findReceipt({ accountId: "a", receiptId: id }), receipt);
  },
  "forgets the end users of an account, a piece at a time, with all else as it was, and of no other account":
    async (harness) => {
      const { clock, store } = harness;
      await tell(harness, [
        { key: "k1", endUser: "ada", credits: 2 },
        { key: "k1", endUser: "bob", credits: 3, day: 1 },
        { key: "k1", endUser: "bob", credits: 0 },
        { key: "k1", credits: 4 },
        { key: "k2", endUser: "ada", credits: 5 },
        { key: "k9", endUser: "ada", credits: 6, account: "b" },
      ]);
      await Promise.all(
        Array.from({ length: 1_100 }, (_, at) => tell(harness, [{ key: "k3", endUser: `u${at}` }])),
      );
      // Some receipts are dropped, and what they came to is counted elsewhere.
      await clock.advance(40 * DAY_MS);
      await store.reap(clock.now());
      const daily = (subject: string) => store.takeDaily({ subject, day: "2026-01-01", limit: 1 });
      for (const subject of ["user:1:a:ada", "user:1:b:ada", "user:1:a"])
        assert.equal(await daily(subject), true);
      const fields = ["day", "tool", "key", "account"] as const;
      const before = await sums(harness, fields);
      let pieces = 0;
      for (let isMore = true; isMore && pieces < 100; pieces += 1)
        isMore = await store.eraseEndUsers({ accountId: "a", subjects: "user:1:a:" });
      assert.ok(pieces < 100);
      assert.deepEqual(await sums(harness, ["account", "endUser"]), [
        ["a", null, 1_105, 1_114],
        ["b", "ada", 1, 6],
      ]);
      assert.deepEqual(await sums(harness, fields), before);
      assert.equal(await daily("user:1:a:ada"), true);
      for (const subject of ["user:1:b:ada", "user:1:a"]) assert.equal(await daily(subject), false);
      assert.equal(await store.eraseEndUsers({ accountId: "nobody", subjects: "user:6:nobody:" }), false);
    },
  "still tells what dropped receipts came to, by key and end user": async (harness) => {
    const { clock, store } = harness;
    await tell(harness, [
      { key: "k1", endUser: "ada", credits: 0 },
      { key: "k1", endUser: "ada", credits: 3 },
      { key: "k1", credits: 0 },
    ]);
    const before = await sums(harness, ["key", "endUser"]);
    await clock.advance(40 * DAY_MS);
    await store.reap(clock.now());
    assert.deepEqual(await sums(harness, ["key", "endUser"]), before);
    assert.deepEqual(before, [
      ["k1", null, 1, 0],
      ["k1", "ada", 2, 3],
    ]);
  },
  "keeps its sums over a crash": {
    needs: "reopen",
    async check(harness, open) {
      await tell(harness, [{ key: "k1", endUser: "ada", credits: 3 }, { key: "k1" }]);
      const before = await sums(harness, ["day", "tool", "key", "endUser", "account"]);
      const again = await open();
      assert.deepEqual(await sums(again, ["day", "tool", "key", "endUser", "account"]), before);
    },
  },
};

async function tell(harness: StoreHarness, calls: readonly Told[]): Promise<void> {
  const start = harness.clock.now();
  for (const { day = 0, tool = "get_price", credits = 1, key, endUser, account = "a" } of calls) {
    const id = await harness.hold(FREE);
    await harness.settle(id, "capture", {
      receipt: receiptOf(id, { tool, credits_used: credits }),
      accountId: account,
      now: start + day * DAY_MS,
      ...(key !== undefined && { keyId: key }),
      ...(endUser !== undefined && { endUser }),
    });
  }
}

async function rowsOf(
  { store }: StoreHarness,
  query: Partial<UsageQuery> & Pick<UsageQuery, "by">,
): Promise<Usage[]> {
  // With some drivers a row is no plain object.
  return (await store.usage({ fromDay: "2026-01-01", toDay: "2026-12-31", ...query })).map((row) => ({
    ...row,
  }));
}

/** The rows as lists: what they are summed by, the calls and the credits. */
async function sums(
  harness: StoreHarness,
  by: readonly UsageField[],
  query: Partial<UsageQuery> = {},
): Promise<unknown[][]> {
  const rows = await rowsOf(harness, { ...query, by });
  return rows.map((row) => {
    assert.deepEqual(Object.keys(row).sort(), [...by, "calls", "credits"].sort());
    return [...by.map((field) => row[field]), row.calls, row.credits];
  });
}

async function pagesOf(harness: StoreHarness, by: readonly UsageField[], limit: number): Promise<Usage[]> {
  const rows: Usage[] = [];
  for (;;) {
    const last = rows.at(-1);
    const after = last && by.map((field) => last[field] ?? "");
    const page = await rowsOf(harness, { by, limit, ...(after && { after }) });
    rows.push(...page);
    if (page.length < limit) return rows;
  }
}
