// The terminal as the tools write to it: colours and progress where they are seen, plain lines elsewhere.
import { stderr, stdout } from "node:process";

const COLOURS = { red: 31, green: 32, dim: 2, bold: 1 } as const;

/** Colours a text; as it is where stdout is no terminal or NO_COLOR is set. */
export function paint(colour: keyof typeof COLOURS, text: string): string {
  const isSeen = stdout.isTTY && !process.env["NO_COLOR"];
  return isSeen ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text;
}

/** A duration in seconds, one decimal. */
export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** Runs a task; in a terminal its label and its seconds are shown from the second second on, and wiped at the end. */
export async function withProgress<T>(label: () => string, task: () => Promise<T>): Promise<T> {
  if (!stderr.isTTY) return task();
  const startedAt = Date.now();
  const timer = setInterval(() => {
    stderr.write(`\r\u001b[K${label()} … ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  }, 1_000);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    stderr.write("\r\u001b[K");
  }
}
