// Asking at a terminal: what is answered, what is shown of it, and what ends the question.
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask, Ended } from "../src/terminal/ask.js";

/** A terminal into which somebody types. */
function typing(text: string) {
  const stream = new PassThrough();
  stream.write(text);
  let told = "";
  const tell = (words: string) => {
    told += words;
  };
  // `as`: a stream that is read as a terminal's.
  return { terminal: { input: stream as unknown as NodeJS.ReadStream, tell }, stream, told: () => told };
}

test("a question has the line that is typed; of a secret nothing is shown", async () => {
  const open = typing("sqlite\n");
  expect(await ask(open.terminal, "Store? ")).toBe("sqlite");
  expect(open.told()).toContain("Store? ");
  const secret = typing("svc_live_x\n");
  expect(await ask(secret.terminal, "Key: ", { isSecret: true })).toBe("svc_live_x");
  expect(secret.told()).toBe("Key: \n");
});

test.each([
  ["Ctrl-D", { isSecret: false }],
  ["Ctrl-D", { isSecret: true }],
])("%s ends it: %j", async (_, options) => {
  const { terminal, stream } = typing("");
  const asked = ask(terminal, "Store? ", options);
  stream.end();
  await expect(asked).rejects.toThrow(Ended);
});

test("Ctrl-C ends it", async () => {
  await expect(ask(typing("\u0003").terminal, "Key: ", { isSecret: true })).rejects.toThrow(Ended);
});
