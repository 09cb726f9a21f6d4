// Services of this process: that people are told of them, what is said where a server has their store, and what is logged.
import { sqliteStore } from "@svckit/store-sqlite";
import { afterEach, expect, test, vi } from "vitest";
import { oneShotLogger } from "../src/place/one-shot-logger.js";
import { runHere } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["call", ["call", "say_hello"], / · receipt \S+ · in this process\n$/],
  ["quota", ["quota"], /\nin this process\n$/],
  ["tools list", ["tools", "list", "--provider", "hello"], / of 1 providers, in this process\n$/],
])("svc %s tells a person that it was in this process, and a program nothing", async (_, line, told) => {
  expect(await runHere(line, { isRead: true })).toMatchObject({ code: 0, out: expect.stringMatching(told) });
  const { out } = await runHere(line);
  expect(out).not.toContain("in this process");
});

test.each([
  ["call", ["call", "say_hello"]],
  ["quota", ["quota"]],
  ["receipts", ["receipts"]],
  ["mcp", ["mcp"]],
])("svc %s says to ask the server that has the store", async (_, line) => {
  const file = `${temporaryFolder()}/svc.db`;
  const store = sqliteStore(file);
  try {
    const env = { SVC_STORE: `sqlite:${file}`, SVC_API_KEY: "svc_live_any", HOST: "0.0.0.0", PORT: "9797" };
    const { code, err } = await runHere(line, { env, isRead: true });
    expect([code, err]).toEqual([
      1,
      `svc: The store of this process cannot be opened: another server (process ${process.pid}) is running on it. ` +
        "Ask that server: --url http://127.0.0.1:9797, or SVC_URL, or `svc login`.\n",
    ]);
  } finally {
    await store.close();
  }
});

test("where a person reads along, errors alone are logged", () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  for (const isWatched of [true, false]) {
    const logger = oneShotLogger({ env: {}, isWatched }, {});
    logger.info("an info");
    logger.warn("a warning");
    logger.error("an error");
  }
  const levels = lines.map((line) => JSON.parse(line).level);
  expect(levels).toEqual(["error", "info", "warn", "error"]);
});
