// A start that fails tells why, whatever else fails as it is given up.
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { giveUp } from "./give-up.js";

test("a start's own error is thrown where the store cannot be closed, and the other one is logged", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const [first, second] = [new Error("no account can be made"), new Error("the database is gone")];
  const logged: unknown[] = [];
  const logger = { info() {}, warn() {}, error: (...line: unknown[]) => void logged.push(line) };
  const opened = { close: () => Promise.reject(second) };
  await expect(giveUp(first, { server, opened, logger })).rejects.toBe(first);
  expect(logged).toEqual([[expect.stringContaining("could not be closed"), { error: second }]]);
  expect(server.listening).toBe(false);
});
