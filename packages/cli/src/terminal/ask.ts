// Asking a person at a terminal. Ctrl-C and Ctrl-D end the command, as they end any other.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Terminal } from "./terminal.js";

/** A person has ended the command in place of an answer. */
export class Ended extends Error {}

/** Asks a question on stderr; what is typed is not shown where it is a secret. Throws `Ended` where nothing is answered. */
export async function ask(
  { input, tell }: Pick<Terminal, "input" | "tell">,
  question: string,
  { isSecret = false }: { readonly isSecret?: boolean } = {},
): Promise<string> {
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) tell(String(chunk));
      done();
    },
  });
  const lines = createInterface({ input, output, ...(isSecret && { terminal: true }) });
  if (isSecret) tell(question);
  try {
    const answered = lines.question(isSecret ? "" : question);
    const closed = new Promise<never>((_, reject) => {
      lines.once("close", () => reject(new Ended()));
      lines.once("SIGINT", () => reject(new Ended()));
    });
    return await Promise.race([answered, closed]);
  } catch {
    throw new Ended();
  } finally {
    lines.close();
    if (isSecret) tell("\n");
  }
}
