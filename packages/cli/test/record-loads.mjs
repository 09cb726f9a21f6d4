// A hook of Node's loader that is set before a server under test, and writes what it loads into the file LOADS_FILE.
import { appendFileSync } from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

const file = process.env.LOADS_FILE ?? "";

// The hook runs in a thread of its own, from this same file.
if (isMainThread) register(import.meta.url);

export async function load(url, context, next) {
  appendFileSync(file, `${url}\n`);
  return next(url, context);
}
