// Transcript: commands and what they printed, without what differs from run to run.
import { isObject } from "@svckit/core";

/** A page of commands and their outputs. */
export interface Transcript {
  /** Adds a command as a reader types it, and of what it printed the lines that are kept. */
  add(command: string, output: string, keep?: (line: string) => boolean): void;
  readonly text: string;
}

/** An empty transcript. Each `[found, shown]` replaces what differs, in the order given. */
export function createTranscript(
  differing: () => readonly (readonly [string | RegExp, string])[],
): Transcript {
  const parts: string[] = [];
  const steady = (text: string) =>
    differing().reduce((left, [found, shown]) => left.replaceAll(found, shown), text);
  return {
    add(command, output, keep = () => true) {
      const lines = output.split("\n").filter((line) => line.trim() !== "" && keep(line));
      parts.push(steady([`$ ${command}`, ...lines.map((line) => line.trimEnd())].join("\n")));
    },
    get text() {
      return `${parts.join("\n\n")}\n`;
    },
  };
}

/** An answer as it is read in a page: its data alone, and of its receipt only that it is there. */
export function shownAnswer(answer: unknown): string {
  const { ok, data } = Object(answer);
  const fields = Object.entries(Object(data)).map(([name, value]) => [
    name,
    isObject(value) && "receipt_id" in value ? "…" : value,
  ]);
  return JSON.stringify({ ok, data: Object.fromEntries(fields), meta: "…" });
}
