// In place: a test runner whose failures name the tool and the line at which it is written.
import type { Tool } from "@svckit/core";
import type { TestRunner } from "../suite/test-runner.js";
import { placeOf } from "./place.js";

/** The runner, with `tool (file:line): ` before the message of each test that fails. */
export function inPlace({ describe, it }: TestRunner, tool: Tool): TestRunner {
  return {
    describe,
    it: (name, body) =>
      it(name, async (...context) => {
        try {
          await body(...context);
        } catch (error) {
          if (error instanceof Error) tell(error, await nameWithPlace(tool));
          throw error;
        }
      }),
  };
}

/** The name of a tool with the place of its author's code. */
async function nameWithPlace({ name, execute, pages }: Tool): Promise<string> {
  const place = await placeOf(pages?.page ?? execute);
  return place === undefined ? name : `${name} (${place})`;
}

// Some runners show the message, some the stack.
function tell(error: Error, name: string): void {
  const { message, stack } = error;
  error.message = `${name}: ${message}`;
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
}
