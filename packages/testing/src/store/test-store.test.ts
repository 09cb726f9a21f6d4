// What the contract suite of a store does where a store cannot be opened a second time.
import { strict as assert } from "node:assert";
import { memoryStore } from "@svckit/core";
import { describe, expect, it, vi } from "vitest";
import { testStore } from "./test-store.js";

type Body = (...context: readonly unknown[]) => Promise<void>;

/** The clauses that a suite declares for a store without `reopen` and `another`, by their words. */
function declared(): ReadonlyMap<string, Body> {
  const bodies = new Map<string, Body>();
  const runner = {
    describe: (_: string, body: () => void) => body(),
    it: (name: string, body: Body) => bodies.set(name, body),
  };
  testStore(runner, "memoryStore", (options) => {
    const store = memoryStore(options);
    return { store, close: () => store.close() };
  });
  return bodies;
}

function bodyOf(clause: string): Body {
  const body = declared().get(clause);
  assert(body);
  return body;
}

describe("a clause that needs what the author of a store does not give", () => {
  it.each([
    ["keeps accounts, keys and revocations", "what was opened has no `reopen`"],
    ["counts calls of both in one window, and times a day in one count", "what was opened has no `another`"],
  ])("is skipped with its reason: %s", async (clause, reason) => {
    const skipped: string[] = [];
    await bodyOf(clause)({ skip: (why: string) => skipped.push(why) });
    expect(skipped).toEqual([reason]);
  });

  it("is told of where the runner has nothing to skip with", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await bodyOf("keeps accounts, keys and revocations")();
    expect(warn.mock.calls).toEqual([
      ["keeps accounts, keys and revocations: not tried, what was opened has no `reopen`"],
    ]);
    warn.mockRestore();
  });

  it("is declared without a parameter, which jest would take for a callback", () => {
    expect([...declared().values()].map(({ length }) => length)).not.toContain(1);
  });
});

it("skips no clause that a single opening can be held to", async () => {
  const skipped: string[] = [];
  await bodyOf("is ready while it is open, and closes more than once without complaint")({
    skip: (why: string) => skipped.push(why),
  });
  expect(skipped).toEqual([]);
});
