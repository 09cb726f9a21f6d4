// The clauses of size: a result is within its tool's byte budget, cut at a row and never by bytes, and can be gone on with.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { anyText } from "../../../testing/test/any-text.js";
import { times } from "../../../testing/test/at-length.js";
import { startGiving } from "../../test/giving-service.js";
import { dataOf, rowsOf, walk } from "../../test/paging-upstream.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import type { Logger } from "../platform/logger.js";

const KIB = 1_024;
const LIST = z.object({ rows: z.array(z.any()), title: z.string().optional() });

const bytesOf = (data: object) => Buffer.byteLength(JSON.stringify(data));

test("gives a result within the budget whole, without a cursor", async () => {
  const { ask } = startGiving(() => ({ rows: [1, 2, 3] }), {}, { output: LIST });
  const { data, meta } = dataOf(await ask());
  expect(data).toEqual({ rows: [1, 2, 3] });
  expect(meta).toMatchObject({ truncated: false, warnings: [] });
});

test("cuts a longer one at a row, and says how many are left out", async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ index, text: "é".repeat(400) }));
  const { ask } = startGiving(() => ({ rows, title: "all" }), {}, { output: LIST });
  const answer = await ask();
  const { data, meta } = dataOf(answer);
  const sent = data["rows"] as unknown[];
  expect(bytesOf(data)).toBeLessThanOrEqual(256 * KIB);
  expect(bytesOf(data)).toBeGreaterThan(255 * KIB);
  expect(sent).toEqual(rows.slice(0, sent.length));
  expect(data).toMatchObject({ title: "all", next_cursor: expect.any(String) });
  expect(meta.truncated).toBe(true);
  expect(meta.warnings).toEqual([
    expect.stringMatching(
      new RegExp(`^truncated: ${1_000 - sent.length} of 1000 items of rows are left out.*cursor`),
    ),
  ]);
  expect(answer.envelope).toMatchObject({ data: { _svc: meta } });
  expect(meta.result_digest).toBe(sha256(canonicalJson(data)));
});

test("goes on from the result that is kept, without asking the provider again, and tells its age", async () => {
  const rows = Array.from({ length: 900 }, (_, index) => ({ index, text: "x".repeat(1_000) }));
  let ran = 0;
  const { ask, clock } = startGiving(
    () => {
      ran += 1;
      return { rows };
    },
    {},
    { output: LIST },
  );
  const pages = await walk(async (args) => {
    await clock.advance(1_000);
    return ask({ args });
  });
  expect(ran).toBe(1);
  expect(rowsOf(pages)).toEqual(rows);
  expect(pages.map(({ meta }) => [meta.truncated, meta.source, meta.cache_age_ms])).toEqual([
    [true, "live", 0],
    [true, "cached", 1_000],
    [true, "cached", 2_000],
    [false, "cached", 3_000],
  ]);
});

test("skips no row and repeats none, whatever the rows, the budget, and whether the result is still kept", async () => {
  const text = fc.oneof(anyText({ maxLength: 40 }), fc.string({ minLength: 300, maxLength: 900 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text, { maxLength: 2 })), {
        maxLength: 120,
      }),
      fc.integer({ min: 4_096, max: 9_000 }),
      fc.boolean(),
      fc.boolean(),
      async (rows, maxResultBytes, isKept, isCached) => {
        const { ask, clock } = startGiving(
          () => ({ title: "t", rows }),
          {},
          {
            output: LIST,
            maxResultBytes,
            ...(isCached && { cacheTtl: 60_000 }),
          },
        );
        const pages = await walk(async (args) => {
          if (!isKept) await clock.advance(11 * 60_000);
          return ask({ args });
        });
        const sound = JSON.parse(JSON.stringify(rows), (_, each) =>
          typeof each === "string" ? each.toWellFormed() : each,
        );
        expect(rowsOf(pages)).toEqual(sound);
        for (const [index, { data, meta }] of pages.entries()) {
          expect(bytesOf(data)).toBeLessThanOrEqual(maxResultBytes);
          expect(meta.truncated).toBe(index < pages.length - 1);
          expect(meta.result_digest).toBe(sha256(canonicalJson(data)));
          expect(meta.warnings.some((warning) => warning.startsWith("list_changed"))).toBe(false);
        }
      },
    ),
    { numRuns: times(20, 60) },
  );
});

test("says that a list has changed in between, where the kept one is gone", async () => {
  let rows = Array.from({ length: 400 }, (_, index) => ({ index, text: "x".repeat(1_000) }));
  const { ask, clock } = startGiving(() => ({ rows }), {}, { output: LIST });
  const { data } = dataOf(await ask());
  const cursor = data["next_cursor"];
  await clock.advance(11 * 60_000);
  rows = rows.slice(1);
  expect(dataOf(await ask({ args: { cursor } })).meta.warnings).toEqual([
    expect.stringMatching(/^list_changed: /),
  ]);
  rows = [];
  expect(dataOf(await ask({ args: { cursor } })).data).toEqual({ rows: [] });
});

test("lets a tool say more, and cuts the list that it declares", async () => {
  const output = z.object({ few: z.array(z.string()), many: z.array(z.string()) });
  const give = () => ({ few: Array(400).fill("x".repeat(500)), many: Array(300).fill("y".repeat(1_000)) });
  const whole = dataOf(await startGiving(give, {}, { output, maxResultBytes: KIB * KIB }).ask());
  expect(whole.data).toEqual(give());
  const cut = dataOf(await startGiving(give, {}, { output, list: "few", maxResultBytes: 400 * KIB }).ask());
  expect(cut.data).toMatchObject({ many: give().many });
  expect(cut.meta.warnings[0]).toMatch(/items of few are left out/);
});

describe("what cannot be cut is the provider's failure, named in the log, and the credit goes back", () => {
  const cases: readonly (readonly [string, () => unknown])[] = [
    ["an object without a list", () => ({ text: "x".repeat(300 * KIB) })],
    ["an object whose list is not what is too much", () => ({ text: "x".repeat(300 * KIB), rows: [1] })],
    ["a list with one row that is over the budget alone", () => ({ rows: ["x".repeat(300 * KIB)] })],
  ];
  test.each(cases)("%s", async (_, give) => {
    const logged: unknown[] = [];
    const note: Logger["error"] = (message, fields) => logged.push({ message, ...fields });
    const logger: Logger = { info() {}, warn() {}, error: note };
    const { service } = startGiving(give, { logger });
    const { id } = await service.createAccount();
    const { key } = await service.createKey(id);
    const { envelope, code } = await service.transport.answer({ tool: "get_x", credential: key });
    expect(code).toBe("PROVIDER_UNAVAILABLE");
    expect(envelope.meta).toMatchObject({ runtime_status: "failing", credits_used: 0 });
    expect(logged).toEqual([
      expect.objectContaining({
        tool: "get_x",
        provider: "local",
        runtimeStatus: "failing",
        error: expect.objectContaining({ message: expect.stringContaining("byte budget") }),
      }),
    ]);
  });
});

test("cuts what a change answered, and gives no cursor: it is not done again for its rows", async () => {
  const give = () => ({ rows: Array(400).fill("x".repeat(1_000)) });
  const more = { output: LIST, effect: "write" as const };
  const { ask } = startGiving(give, {}, more);
  const { data, meta } = dataOf(await ask());
  expect(meta.truncated).toBe(true);
  expect(data).not.toHaveProperty("next_cursor");
  expect((await ask({ args: { cursor: "a" } })).envelope).toMatchObject({ error: { param: "cursor" } });
});

test("takes nothing from a tool that has a cursor of its own", async () => {
  const asked: unknown[] = [];
  const own = {
    input: z.object({ cursor: z.string().optional() }),
    output: LIST.extend({ next_cursor: z.string() }),
    execute: (args: unknown) => {
      asked.push(args);
      return { rows: [1], next_cursor: "mine" };
    },
  };
  const { ask } = startGiving(undefined, {}, own);
  expect(dataOf(await ask({ args: { cursor: "theirs" } })).data).toEqual({ rows: [1], next_cursor: "mine" });
  expect(asked).toEqual([{ cursor: "theirs" }]);
});

test("shows the cursor of tools whose result has a list, and of no others", () => {
  const shown = (output: z.ZodType, more: object = {}) => {
    const entry = startGiving(undefined, {}, { output, ...more })
      .service.catalog.find("get_x")
      .entry();
    const named = (schema: Readonly<Record<string, unknown>>) => Object.keys(schema["properties"] as object);
    return [named(entry.inputSchema).includes("cursor"), named(entry.outputSchema).includes("next_cursor")];
  };
  expect(shown(LIST)).toEqual([true, true]);
  expect(shown(z.array(z.number()))).toEqual([true, true]);
  expect(shown(z.object({ of: z.object({ rows: z.array(z.number()) }).nullable() }))).toEqual([true, true]);
  expect(shown(z.object({ price: z.number() }))).toEqual([false, false]);
  expect(shown(LIST, { effect: "write" as const })).toEqual([false, false]);
});
