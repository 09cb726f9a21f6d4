// All pages: the clause that a list, walked from cursor to cursor, gives each row once.
import assert from "node:assert/strict";
import { canonicalJson, isObject, type Provider, type Tool } from "@svckit/core";
import { missingFrom } from "../suite/json-subset.js";
import { createHarness, type Stand } from "./harness.js";
import type { RecordedCall } from "./recorded-call.js";
import { createReplay } from "./recording.js";

interface SeenRow {
  readonly row: unknown;
  readonly page: number;
}

/** Walks a call's list to its end, and checks that its pages hold `rows`: none twice, none left out, in this order. */
export async function checkAllPages(
  provider: Provider,
  tool: Tool,
  call: RecordedCall,
  rows: readonly unknown[],
  stand: Stand,
): Promise<void> {
  const seen = await walk(provider, tool, call, rows.length, stand);
  const pages = new Map<string, number>();
  for (const { row, page } of seen) {
    const text = canonicalJson(row);
    const before = pages.get(text);
    assert.equal(before, undefined, `the row ${text} of page ${page} stood on page ${before} already`);
    pages.set(text, page);
  }
  for (const [at, expected] of rows.entries()) {
    const found = seen[at];
    const missing = found && missingFrom(found.row, expected, `row ${at + 1}, on page ${found.page},`);
    assert.ok(found && missing === undefined, missing ?? `row ${at + 1} of ${rows.length} never came`);
  }
  assert.equal(seen.length, rows.length, `more rows came than the ${rows.length} that there are`);
}

async function walk(
  provider: Provider,
  tool: Tool,
  call: RecordedCall,
  count: number,
  stand: Stand,
): Promise<readonly SeenRow[]> {
  const replay = createReplay(provider, call.recordings ?? [], stand.beside);
  const harness = createHarness(provider, replay, { ...stand, retries: false });
  const seen: SeenRow[] = [];
  let cursor: unknown;
  for (let page = 1; ; page++) {
    // A page may be empty, but not as many as there are rows.
    assert.ok(page <= 2 * count + 2, `its cursor never ends: page ${page - 1} of ${count} rows has one, too`);
    const args = cursor === undefined ? call.args : { ...call.args, cursor };
    const envelope = await harness.call(tool.name, args);
    assert.deepEqual(replay.unmatched, [], `page ${page} asked what no recording is for`);
    assert.ok(envelope.ok, `page ${page}: ${harness.describe(envelope)}`);
    seen.push(...listOf(tool, envelope.data).map((row) => ({ row, page })));
    cursor = envelope.data["next_cursor"] ?? undefined;
    if (cursor === undefined) return seen;
  }
}

function listOf({ pages, list: path = pages?.list }: Tool, data: Readonly<Record<string, unknown>>) {
  const named = path
    ?.split(".")
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);
  const found = path === undefined ? Object.values(data).find(Array.isArray) : named;
  assert.ok(Array.isArray(found), "its result has no list to walk");
  return found as readonly unknown[]; // `as`: rows of any kind.
}
