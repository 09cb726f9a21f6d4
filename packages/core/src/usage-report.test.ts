// Clauses of usage reports: pages, cursors and CSV, as whoever bills asks for them.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { memoryStore } from "./memory/memory-store.js";
import { createService } from "./service.js";
import type { UsageField } from "./store/usage.js";
import type { UsageOptions } from "./usage-report.js";

const DAY_MS = 86_400_000;
const DAYS = { from: "2026-01-01", to: "2026-01-31" } as const;

async function start() {
  const clock = createTestClock();
  const tool = (name: string, credits: number) =>
    defineTool({
      name,
      title: name,
      description: "Gives the value that it was made with.",
      category: "market_data",
      effect: "read",
      credits,
      input: z.object({ fails: z.boolean().default(false) }),
      output: z.object({}),
      execute({ fails }) {
        if (fails) throw new Error("no");
        return {};
      },
    });
  const service = createService({
    clock,
    store: memoryStore({ clock }),
    providers: [defineProvider({ id: "p", title: "P", tools: [tool("get_one", 1), tool("get_two", 2)] })],
  });
  const keys: string[] = [];
  for (const id of ["acme", "beta"]) {
    await service.createAccount({ id });
    const { key, keyId } = await service.createKey(id);
    keys.push(keyId);
    const principal = await service.identify({ credential: key });
    for (const [endUser, name] of [
      ["=cmd|' /C calc'!A0", "get_one"],
      ['say "hi",\u00a0you', "get_two"],
      [undefined, "get_two"],
    ] as const)
      await service.execute({
        tool: name,
        principal: principal.kind === "account" && endUser ? { ...principal, endUser } : principal,
      });
    await service.execute({ tool: "get_two", args: { fails: true }, principal });
    await clock.advance(DAY_MS);
  }
  return { service, keys, clock };
}

// Two days with a sweep each second take a second to pass, and a report changes nothing.
const started = start();

async function linesOf(service: Awaited<ReturnType<typeof start>>["service"], options: UsageOptions) {
  const lines: string[] = [];
  for await (const line of service.usageLines(options)) lines.push(line);
  return lines;
}

test("usage is told by any of its fields, in their order, what was given back as calls without credits", async () => {
  const { service, keys } = await started;
  expect(await service.usage({ ...DAYS, by: ["account", "tool"] })).toEqual({
    rows: [
      { account: "acme", tool: "get_one", calls: 1, credits: 1 },
      { account: "acme", tool: "get_two", calls: 3, credits: 4 },
      { account: "beta", tool: "get_one", calls: 1, credits: 1 },
      { account: "beta", tool: "get_two", calls: 3, credits: 4 },
    ],
    nextCursor: null,
  });
  expect((await service.usage({ ...DAYS, by: ["day", "key"] })).rows).toEqual([
    { day: "2026-01-01", key: keys[0], calls: 4, credits: 5 },
    { day: "2026-01-02", key: keys[1], calls: 4, credits: 5 },
  ]);
  const ofOne = { accountId: "beta", from: "2026-01-02", to: "2026-01-02", by: ["endUser"] } as const;
  expect((await service.usage(ofOne)).rows).toMatchObject([
    { endUser: null, calls: 2, credits: 2 },
    { endUser: "=cmd|' /C calc'!A0", calls: 1, credits: 1 },
    { endUser: 'say "hi",\u00a0you', calls: 1, credits: 2 },
  ]);
});

test("pages of any length come to the whole, and a last page that is full has no cursor", async () => {
  const { service } = await started;
  const by: readonly UsageField[] = ["endUser", "account", "day"];
  const { rows: whole } = await service.usage({ ...DAYS, by });
  expect(whole).toHaveLength(6);
  for (const limit of [1, 2, 3, 5, 6, 7]) {
    const rows = [];
    let pages = 0;
    for (let cursor: string | undefined; ; ) {
      const page = await service.usage({ ...DAYS, by, limit, ...(cursor !== undefined && { cursor }) });
      rows.push(...page.rows);
      pages += 1;
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(rows).toEqual(whole);
    expect(pages).toBe(Math.ceil(6 / limit));
  }
});

test("CSV has the names of its columns, quotes what needs it, and begins no formula", async () => {
  const { service } = await started;
  expect(await linesOf(service, { ...DAYS, by: ["endUser", "account"] })).toEqual([
    "endUser,account,calls,credits\r\n",
    ",acme,2,2\r\n",
    ",beta,2,2\r\n",
    "\"'=cmd|' /C calc'!A0\",acme,1,1\r\n",
    "\"'=cmd|' /C calc'!A0\",beta,1,1\r\n",
    '"say ""hi"",\u00a0you",acme,1,2\r\n',
    '"say ""hi"",\u00a0you",beta,1,2\r\n',
  ]);
  expect(await linesOf(service, { from: "2027-01-01", to: "2027-01-01", by: ["day"] })).toEqual([
    "day,calls,credits\r\n",
  ]);
});

test.each<[string, object, string]>([
  ["no field", { by: [] }, "by"],
  ["a field twice", { by: ["day", "day"] }, "by"],
  ["an unknown field", { by: ["day", "args"] }, "by"],
  ["a text for a list", { by: "day" }, "by"],
  ["a day that is none", { from: "2026-02-30" }, "from"],
  ["an instant", { to: "2026-01-01T00:00:00Z" }, "to"],
  ["days turned round", { from: "2026-01-02", to: "2026-01-01" }, "from"],
  ["no rows", { limit: 0 }, "limit"],
  ["a part of a row", { limit: 1.5 }, "limit"],
  ["too many rows", { limit: 10_001 }, "limit"],
  ["a cursor that is none", { cursor: "%%%" }, "cursor"],
  ["a cursor of nothing", { cursor: "" }, "cursor"],
  ["another's cursor", { cursor: Buffer.from('[["tool"],["x"]]').toString("base64url") }, "cursor"],
])("%s is refused by its name", async (_, asked, param) => {
  const { service } = await started;
  const options = { ...DAYS, by: ["day", "tool"], ...asked } as UsageOptions;
  await expect(service.usage(options)).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { param },
  });
});

test("an account that is not there is no empty invoice", async () => {
  const { service } = await started;
  await expect(service.usage({ ...DAYS, by: ["day"], accountId: "nobody" })).rejects.toMatchObject({
    code: "ENDPOINT_NOT_FOUND",
  });
});
