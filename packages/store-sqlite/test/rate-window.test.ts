// The sliding windows of a SQLite file: a server that ends leaves them to the next.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteStore } from "../src/sqlite-store.js";

const clock = createTestClock();
let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-window-"));
  open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function open(): void {
  store = sqliteStore(join(folder, "svc.db"), { clock });
}

async function restart(): Promise<void> {
  await store.close();
  open();
}

const ask = (subject: string, limit: number) => store.consumeRate({ subject, limit, now: clock.now() });
const ahead = (ms: number) => clock.set(clock.now() + ms);

test("the minute goes on over restarts, to the millisecond, and each subject by itself", async () => {
  await ask("a", 3);
  ahead(20_000);
  await ask("a", 3);
  await restart();
  expect(await ask("a", 3)).toMatchObject({ allowed: true, remaining: 0 });
  await restart();
  expect(await ask("a", 3)).toMatchObject({ allowed: false, remaining: 0, resetAt: clock.now() + 40_000 });
  expect(await ask("b", 3)).toMatchObject({ allowed: true, remaining: 2 });
  ahead(40_000);
  await restart();
  expect(await ask("a", 3)).toMatchObject({ allowed: true, remaining: 0 });
  ahead(60_000);
  await restart();
  expect(await ask("a", 3)).toMatchObject({ allowed: true, remaining: 2 });
});

test("a clock that was ahead over a restart locks nobody out for more than a minute", async () => {
  ahead(10 * 3_600_000);
  await ask("a", 1);
  ahead(-10 * 3_600_000);
  await restart();
  expect(await ask("a", 1)).toMatchObject({ allowed: false });
  ahead(60_000);
  expect(await ask("a", 1)).toMatchObject({ allowed: true });
});

test("an administrator leaves no windows in place of the server's", async () => {
  await ask("a", 1);
  await store.close();
  await sqliteStore(join(folder, "svc.db"), { clock, role: "administrator" }).close();
  open();
  expect(await ask("a", 1)).toMatchObject({ allowed: false });
});
