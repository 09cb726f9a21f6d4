// How many processes serve behind one port.
import { isOn } from "./values.js";
import type { Environment } from "./variables.js";

const MOST = 64;

/** Reads SVC_WORKERS; 1 where it is not set. Throws an `Error` that names the variable. */
export function workersOf(env: Environment): number {
  const { SVC_WORKERS: text = "", SVC_STORE: store = "" } = env;
  if (text === "") return 1;
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST)
    throw new Error(`SVC_WORKERS must be a number from 1 to ${MOST}, but is ${JSON.stringify(text)}`);
  if (count === 1) return count;
  if (!/^postgres(ql)?:\/\//.test(store))
    throw new Error(
      "SVC_WORKERS wants a store that processes share, postgres://… in SVC_STORE: a SQLite file and memory: belong to one",
    );
  if (isOn(env, "SVC_METRICS"))
    throw new Error(
      "SVC_METRICS counts in one process, and with SVC_WORKERS a scrape would reach any of them: leave one out, or start servers on ports of their own",
    );
  return count;
}
