// The server's log on a terminal: control characters of a message or an error are shown, never obeyed.
import { systemClock } from "@svckit/core";
import { expect, test } from "vitest";
import { createJsonLogger } from "../src/log/json-logger.js";

test("a line holds no character that a terminal obeys, and reads back as it was", () => {
  const lines: string[] = [];
  const logger = createJsonLogger(
    systemClock,
    (line) => line,
    (line) => void lines.push(line),
  );
  const hostile = "a\u001b[2Jb\u009b31mc\u007f\u0000\r\nd\u2028e\u202ef\u2066g\u200f";
  logger.error(hostile, { error: new Error(hostile), [hostile]: hostile });
  const [line = ""] = lines;
  expect(lines).toHaveLength(1);
  expect(line.endsWith("}\n")).toBe(true);
  expect(line.slice(0, -1)).toMatch(/^[\u0020-\u007e]*$/);
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    message: hostile,
    error: `Error: ${hostile}`,
    [hostile]: hostile,
  });
});
