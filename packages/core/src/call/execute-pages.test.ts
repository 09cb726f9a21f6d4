// The clauses of pages: whatever an upstream has for paging, every row comes once, by cursors that hold for one call alone.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../../testing/test/at-length.js";
import { dataOf, rowsOf, startPaging, type UpstreamList, walk } from "../../test/paging-upstream.js";
import { memoryStore } from "../memory/memory-store.js";

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ index }));
const listOf = (count: number, more: Partial<UpstreamList> = {}): UpstreamList => ({
  rows: numbered(count),
  by: "whole",
  asked: 0,
  ...more,
});
const cursorOf = (answer: Parameters<typeof dataOf>[0]) => dataOf(answer).data["next_cursor"];

test("skips no row and repeats none, with pages, offsets, cursors and whole lists of any size", async () => {
  const size = fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        by: fc.constantFrom("page", "offset", "cursor", "whole"),
        count: fc.nat(90),
        limit: fc.integer({ min: 1, max: 40 }),
        fixed: size,
        most: size,
        declared: size,
        tells: fc.boolean(),
        isKept: fc.boolean(),
        isCached: fc.boolean(),
      }),
      async ({ by, count, limit, fixed, most, declared, tells, isKept, isCached }) => {
        const list = listOf(count, { by, tells, ...(fixed && { fixed }), ...(most && { most }) });
        const { ask, clock } = startPaging(list, {
          ...(declared && { size: declared }),
          ...(isCached && { cacheTtl: 60_000 }),
        });
        const pages = await walk(
          async (args) => {
            if (!isKept) await clock.advance(11 * 60_000);
            return ask(args);
          },
          { limit },
        );
        expect(rowsOf(pages)).toEqual(list.rows);
        for (const { data, meta } of pages) {
          expect((data["rows"] as unknown[]).length).toBeLessThanOrEqual(limit);
          expect(meta).toMatchObject({ truncated: false });
        }
        expect(pages[0]?.meta.warnings).toEqual(count === 0 ? ["no_data: the list has no rows"] : []);
      },
    ),
    { numRuns: times(40, 150) },
  );
});

test("skips no row where its pages are over the byte budget, and asks again for none that is kept", async () => {
  const rows = numbered(50).map((row) => ({ ...row, text: "x".repeat(500) }));
  for (const by of ["page", "offset", "cursor"] as const) {
    const list = listOf(0, { by, rows, fixed: 20 });
    const pages = await walk(startPaging(list, { maxResultBytes: 4_096 }).ask, { limit: 20 });
    expect(rowsOf(pages)).toEqual(rows);
    expect(pages.filter(({ meta }) => meta.truncated).length).toBeGreaterThan(3);
    expect(list.asked).toBeLessThanOrEqual(4);
  }
});

test("fetches a whole list once for every page and every limit, while it is kept", async () => {
  const list = listOf(100);
  const { ask } = startPaging(list, { cacheTtl: 60_000 });
  expect(rowsOf(await walk(ask, { limit: 30 }))).toEqual(list.rows);
  expect(rowsOf(await walk(ask, { limit: 7 }))).toEqual(list.rows);
  expect(list.asked).toBe(1);
});

test("walks a whole list as it was where the upstream's has changed since", async () => {
  const list = listOf(100);
  const { ask, clock } = startPaging(list, { cacheTtl: 1_000 });
  const pages = await walk(
    async (args) => {
      const answer = await ask(args);
      await clock.advance(5_000);
      list.rows = numbered(3);
      return answer;
    },
    { limit: 30 },
  );
  expect(rowsOf(pages)).toEqual(numbered(100));
});

test("fills a page from several short ones of the upstream", async () => {
  const { ask } = startPaging(listOf(100, { by: "page", fixed: 20 }));
  expect(dataOf(await ask({ limit: 50 })).data["rows"]).toEqual(numbered(50));
});

test("always says whether there is more", async () => {
  const { ask } = startPaging(listOf(3));
  expect(dataOf(await ask({ limit: 3 })).data).toEqual({ rows: numbered(3), next_cursor: null });
  expect(cursorOf(await ask({ limit: 2 }))).toEqual(expect.any(String));
});

test("is the provider's failure where the upstream's cursor leads to itself, so that no list is endless", async () => {
  const { ask } = startPaging(listOf(3, { by: "cursor" }), { page: () => ({ items: [1], next: "again" }) });
  expect((await ask({})).envelope).toMatchObject({ ok: false, meta: { runtime_status: "failing" } });
});

describe("a cursor", () => {
  const refusal = { ok: false, error: { code: "VALIDATION_ERROR", param: "cursor" } };

  test("holds for its tool and its arguments alone, and is refused with the argument's name, free of charge", async () => {
    const { ask } = startPaging(listOf(50));
    const cursor = String(cursorOf(await ask({ limit: 10 })));
    expect((await ask({ limit: 10, cursor }, { tool: "list_others" })).envelope).toMatchObject(refusal);
    expect((await ask({ limit: 11, cursor })).envelope).toMatchObject(refusal);
    expect((await ask({ limit: 10, of: "some", cursor })).envelope).toMatchObject(refusal);
    expect((await ask({ limit: 10, cursor: `${cursor}A` })).envelope).toMatchObject(refusal);
    expect((await ask({ limit: 10, cursor: 7 })).envelope).toMatchObject(refusal);
    // A default that is written out is the same argument.
    expect((await ask({ cursor })).envelope.ok).toBe(true);
    expect((await ask({ limit: 10, of: "all", cursor: null })).envelope.ok).toBe(true);
  });

  test("holds in every process of the deployment and after a restart, by the secret that the store keeps", async () => {
    const store = memoryStore();
    const list = listOf(30, { by: "offset" });
    const cursor = cursorOf(await startPaging(list, {}, { store }).ask({}));
    const other = startPaging(list, {}, { store });
    expect(dataOf(await other.ask({ cursor })).data["rows"]).toEqual(numbered(30).slice(10, 20));
    expect((await startPaging(list).ask({ cursor })).envelope).toMatchObject(refusal);
  });

  test("holds by the operator's secret, where the store keeps none", async () => {
    const { keepSecret: _, ...store } = memoryStore();
    const secret = "a secret of the operator";
    const cursor = cursorOf(await startPaging(listOf(30), {}, { store, secret }).ask({}));
    expect((await startPaging(listOf(30), {}, { secret }).ask({ cursor })).envelope.ok).toBe(true);
  });

  test("of a personal tool holds for its caller alone, and its list is never kept", async () => {
    const list = listOf(30, { by: "whole" });
    const { ask, service } = startPaging(list, { personal: true });
    const keys = await Promise.all(
      ["a", "b"].map(async () => (await service.createKey((await service.createAccount()).id)).key),
    );
    const as = (index: number) => ({ principal: undefined, credential: keys[index] });
    const cursor = cursorOf(await ask({}, as(0)));
    expect((await ask({ cursor }, as(1))).envelope).toMatchObject(refusal);
    expect(dataOf(await ask({ cursor }, as(0))).data["rows"]).toEqual(numbered(30).slice(10, 20));
    expect(list.asked).toBe(2);
  });
});

test("goes on with a kept list though the upstream is down, and with no other tool's list", async () => {
  const list = listOf(30, { by: "offset" });
  let isDown = false;
  const { ask } = startPaging(list, {
    fallback: { tool: "list_others" },
    page: (_args, _ctx, { offset, size }) => {
      if (isDown) throw new Error("down");
      return { items: list.rows.slice(offset, offset + size) as unknown[] };
    },
  });
  const cursor = cursorOf(await ask({}));
  isDown = true;
  expect((await ask({ cursor })).envelope).toMatchObject({ ok: false, meta: { fallback_used: false } });
});

test("needs the key of its arguments for a page that is sent again, and replays it", async () => {
  const { ask, service } = startPaging(listOf(30));
  const { key } = await service.createKey((await service.createAccount()).id);
  const call = { principal: undefined, credential: key };
  const cursor = cursorOf(await ask({}, call));
  const first = await ask({ cursor, idempotency_key: "k" }, call);
  expect((await ask({ cursor, idempotency_key: "k" }, call)).body).toBe(first.body);
  expect((await ask({ idempotency_key: "k" }, call)).code).toBe("IDEMPOTENCY_KEY_REUSED");
});
