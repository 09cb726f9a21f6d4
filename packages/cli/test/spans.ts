// The spans of a server under test.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "./server-process.js";

/** A span, as it was recorded. */
export interface SeenSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Variables with which a server records its spans, and what it has recorded so far. */
export function recordSpans() {
  const file = join(temporaryFolder(), "spans.jsonl");
  const recorder = pathToFileURL(resolve(import.meta.dirname, "record-spans.mjs")).href;
  const text = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
  return {
    env: { NODE_OPTIONS: `--import ${recorder}`, SPANS_FILE: file },
    text,
    spans: () =>
      text()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as SeenSpan),
  };
}
