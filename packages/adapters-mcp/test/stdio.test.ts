// stdio with messages that no client should send: each is refused under its own id, and the next one is answered.
import { PassThrough } from "node:stream";
import { serveMcpStdio } from "@svckit/adapters-mcp";
import { createService } from "@svckit/core";
import { expect, test } from "vitest";
import { testProviders } from "./tools.js";

interface Answer {
  readonly id: unknown;
  readonly result?: object;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data?: { readonly code: string };
  };
}

/** Sends lines, then a ping, and gives all that was answered beside it. */
async function answersTo(...lines: string[]): Promise<Answer[]> {
  const service = createService({ providers: testProviders() });
  const [input, output] = [new PassThrough(), new PassThrough()];
  const serving = serveMcpStdio(service, { input, output });
  const answers: Answer[] = [];
  let text = "";
  const done = new Promise<void>((resolve) => {
    output.on("data", (chunk) => {
      text += String(chunk);
      const whole = text.split("\n");
      text = whole.pop() ?? "";
      for (const line of whole) answers.push(JSON.parse(line));
      if (answers.some(({ id }) => id === "last")) resolve();
    });
  });
  for (const line of lines) input.write(`${line}\n`);
  input.write('{"jsonrpc":"2.0","id":"last","method":"ping"}\n');
  await done;
  input.end();
  await serving;
  await service.close();
  expect(answers).toContainEqual(expect.objectContaining({ id: "last", result: {} }));
  return answers.filter(({ id }) => id !== "last");
}

const big = "x".repeat(1024 * 1024);

test.each([
  ["first", `{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"x":"${big}"}}`, 7],
  ["last", `{"method":"tools/list","params":{"x":{"id":9},"y":"${big}"},"jsonrpc":"2.0","id":"a-1"}`, "a-1"],
  ["nowhere", `{"params":{"id":9,"y":"${big}"},"x":1}`, null],
])("a message over 1 MiB with its id %s is refused, and the next is answered", async (_, line, id) => {
  expect(await answersTo(line)).toMatchObject([
    { id, error: { code: -32_600, data: { code: "VALIDATION_ERROR" } } },
  ]);
});

test.each([
  ["no JSON", "{", null, -32_700],
  ["a batch", '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null, -32_600],
  ["a NUL", '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"\\u0000"}}', 1, -32_600],
  ["a prototype", '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":{}}}', 1, -32_600],
  ["no version", '{"id":1,"method":"ping"}', 1, -32_600],
  ["an id that is null", '{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32_600],
  ["bad parameters", '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{}}', 1, -32_602],
])("%s is answered under the id that it has", async (_, line, id, code) => {
  const answers = await answersTo(line);
  expect(answers).toMatchObject([{ id, error: { code, data: { code: "VALIDATION_ERROR" } } }]);
  expect(answers[0]?.error?.message).not.toMatch(/[\n{[]/);
});

test("a line that begins with a byte order mark is a message", async () => {
  const answers = await answersTo('\uFEFF{"jsonrpc":"2.0","id":1,"method":"ping"}\r', "\uFEFF");
  expect(answers).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
});

test("a notification that is refused gets no answer", async () => {
  const line = '{"jsonrpc":"2.0","method":"notifications/x","params":{"__proto__":{}}}';
  expect(await answersTo(line, "", "  ")).toEqual([]);
});
