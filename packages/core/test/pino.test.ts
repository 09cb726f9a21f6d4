// A logger of pino's, handed in as it is: no field of a line is lost, and an error is told whole.
import { createService, defineProvider, defineTool, HOST } from "@svckit/core";
import pino from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { toLogger } from "../src/platform/host-logger.js";

const broken = defineTool({
  name: "get_broken",
  title: "Broken",
  description: "Fails by a slip of its own.",
  category: "demo",
  effect: "read",
  input: z.object({}),
  output: z.object({}),
  execute: () => {
    throw new TypeError("a slip of the plugin", { cause: new Error("what was behind it") });
  },
});

/** A logger of pino's, and the lines that it has written. */
function logging(options: pino.LoggerOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(options, { write: (line) => void lines.push(JSON.parse(line)) });
  return { logger, lines };
}

test.each([
  ["a logger", (logger: pino.Logger) => logger, {}],
  ["a child", (logger: pino.Logger) => logger.child({ part: "web3" }), { part: "web3" }],
])(
  "%s of pino's gets every field of a line, and its error with message, stack and cause",
  async (_, of, bound) => {
    const { logger, lines } = logging();
    const service = createService({
      providers: [defineProvider({ id: "broken", title: "Broken", tools: [broken] })],
      logger: of(logger),
    });
    await service.execute({ tool: "get_broken", args: {}, principal: HOST });
    await service.close();
    const line = lines.find(({ err }) => err !== undefined);
    expect(line).toMatchObject({
      level: 50,
      ...bound,
      msg: expect.any(String),
      tool: "get_broken",
      err: {
        type: "TypeError",
        message: expect.stringContaining("a slip of the plugin"),
        stack: expect.stringContaining("what was behind it"),
      },
    });
  },
);

test("keeps levels, fields and a line's own err apart, and takes a line without fields", () => {
  const { logger, lines } = logging({ base: null, timestamp: false });
  const own = toLogger(logger);
  own.info("one");
  own.warn("two", { account: "acct", count: 2 });
  own.error("three", { error: "a text", requestId: "r" });
  own.error("four", { error: new Error("first"), err: "second" });
  expect(lines).toMatchObject([
    { level: 30, msg: "one" },
    { level: 40, msg: "two", account: "acct", count: 2 },
    { level: 50, msg: "three", error: "a text", requestId: "r" },
    { level: 50, msg: "four", err: "second" },
  ]);
});

test("a logger that takes the message first is left as it is", () => {
  const own = { info() {}, warn() {}, error() {} };
  expect(toLogger(own)).toBe(own);
});
