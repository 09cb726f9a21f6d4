// The part of the store's contract that speaks of the deployment's secret, for a store that keeps one.
import assert from "node:assert/strict";
import type { Clauses, StoreHarness } from "./harness.js";

const keep = async ({ store }: StoreHarness, proposed: string) => store.keepSecret?.({ proposed });

/** Clauses about the secret; they say nothing of a store without the verb. */
export const SECRET_CLAUSES: Clauses = {
  "keeps the first secret that is proposed, and gives it to 100 racing callers": async (harness) => {
    if (harness.store.keepSecret === undefined) return;
    const kept = await Promise.all(
      Array.from({ length: 100 }, (_, index) => keep(harness, `proposal ${index}`)),
    );
    assert.equal(new Set(kept).size, 1);
    assert.match(String(kept[0]), /^proposal /);
    assert.equal(await keep(harness, "a later one"), kept[0]);
  },
  "keeps it over a restart": {
    needs: "reopen",
    async check(harness, again) {
      if (harness.store.keepSecret === undefined) return;
      await keep(harness, "the first");
      assert.equal(await keep(await again(), "a later one"), "the first");
    },
  },
  "gives it to a second process": {
    needs: "another",
    async check(harness, again) {
      if (harness.store.keepSecret === undefined) return;
      const other = await again();
      const kept = await Promise.all([keep(harness, "of the one"), keep(other, "of the other")]);
      assert.equal(kept[0], kept[1]);
    },
  },
};
