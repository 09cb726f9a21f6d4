// Where the time of a call goes: V8's own profile of a server under load, as a table of the layers of a call.
import type { ChildProcess, ForkOptions } from "node:child_process";
import type { Profiler } from "node:inspector";
import { forkFile, next } from "./children.js";
import { layersOf } from "./profile-layers.js";

const WARM_UP = 20_000;
const REQUESTS = 30_000;
const STORES = ["memory", "sqlite"];
const SHOWN = 4;
// A profile is too large for JSON between processes.
const LARGE = { serialization: "advanced" } satisfies ForkOptions;

/** Prints for a keyed call over HTTP what each layer takes of it, on either store, and each layer's costliest functions. */
export async function benchProfile(): Promise<void> {
  for (const store of STORES) {
    const server = forkFile("profile-server.ts", [store], LARGE);
    const load = forkFile("http-load.ts", [], LARGE);
    try {
      await printProfile(store, server, load);
    } finally {
      for (const child of [server, load]) child.disconnect();
    }
  }
}

async function printProfile(store: string, server: ChildProcess, load: ChildProcess): Promise<void> {
  const { url, key } = await next<{ url: string; key: string }>(server);
  await next(load, { url, key, amount: WARM_UP });
  await next(server, "start");
  const { requests, failed } = await next<{ requests: number; failed: number }>(load, {
    url,
    key,
    amount: REQUESTS,
  });
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const layers = layersOf(await next<Profiler.Profile>(server, "stop"));
  const whole = layers.reduce((sum, { us }) => sum + us, 0);
  console.log(`a keyed call over HTTP, the store in ${store}: ${(whole / requests).toFixed(1)} µs`);
  for (const { name, us, functions } of layers) {
    console.log(line(name, us, whole, requests));
    const costliest = [...functions].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
    if (functions.size > 1)
      for (const [title, own] of costliest) console.log(`  ${line(title, own, whole, requests)}`);
  }
}

function line(title: string, us: number, whole: number, requests: number): string {
  const share = ((us / whole) * 100).toFixed(1).padStart(5);
  return `${(us / requests).toFixed(2).padStart(7)} µs ${share} %  ${title}`;
}
