// Workers: several processes of `svc serve` behind one port, on one Postgres. The first process starts them, and serves nothing itself.
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "@svckit/core";
import { stderrLogger } from "../log/stderr-logger.js";
import { type Environment, secretsOf } from "../settings/variables.js";
import { stopSignal } from "../terminal/stop-signal.js";
import { freePort } from "./free-port.js";

// A worker that ends before it served for a while may end again at once, as where its database is gone.
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const SERVED_MS = 10_000;

/** What a worker tells the first process once it takes calls. */
interface Ready {
  readonly readyAt: string;
}

/** Whether this process is one of those that the first one started. */
export const isWorker = (): boolean => cluster.isWorker;

/** Serves as one of them: tells the first process once calls are taken, and lets go of it at the end, or this one would stay for it. */
export async function serveAsWorker(
  serve: (tell: (readyAt: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await serve((readyAt) => process.send?.({ readyAt } satisfies Ready));
  } finally {
    cluster.worker?.disconnect();
  }
}

/**
 * Keeps so many workers until a stop signal; prints `READY <url>` once all take calls. The first is started alone: it
 * migrates the store, and where it cannot serve no other is tried. A worker that ends is replaced.
 */
export async function serveByWorkers(env: Environment, count: number): Promise<void> {
  const logger = stderrLogger({}, secretsOf(env));
  const stopped = stopSignal();
  // Node lets go of a port with the last worker that has it, so any free one is chosen here, once for all of them.
  if (env["PORT"] === "0") {
    const port = await freePort(env["HOST"] || "127.0.0.1");
    cluster.setupPrimary({ args: [...process.argv.slice(2), "--port", String(port)] });
  }
  const url = await readyAt(cluster.fork(), stopped);
  // It has said itself why it does not serve.
  if (url === undefined) return end(stopped);
  const others = Array.from({ length: count - 1 }, () => readyAt(cluster.fork(), stopped));
  if ((await Promise.all(others)).includes(undefined)) return end(stopped);
  if (!stopped.aborted) {
    for (const worker of allWorkers()) void keep(worker, { logger, stopped });
    process.stdout.write(`READY ${url}\n`);
    await once(stopped, "abort");
  }
  await end(stopped);
}

/** Starts another worker in the place of each that ends, until all are to end. */
async function keep(
  first: Worker,
  { logger, stopped }: { readonly logger: Logger; readonly stopped: AbortSignal },
): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  for (let worker = first; ; worker = cluster.fork()) {
    const since = performance.now();
    const [code, signal] = await endOf(worker);
    if (stopped.aborted) return;
    logger.error("a worker ended, and another one takes its place", { code, signal });
    pause = performance.now() - since > SERVED_MS ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
    await sleep(pause, undefined, { signal: stopped }).catch(() => {});
    if (stopped.aborted) return;
  }
}

/** Ends all workers, which answer what they have begun. Where nobody asked for the end, a worker did not get as far as READY. */
async function end(stopped: AbortSignal): Promise<void> {
  const isFailure = !stopped.aborted;
  const workers = allWorkers();
  const ends = workers.map(endOf);
  for (const worker of workers) worker.process.kill("SIGTERM");
  const codes = (await Promise.all(ends)).map(([code]) => code);
  // One that was still starting has no code: it ended by the signal.
  process.exitCode = isFailure ? 1 : (codes.find((code) => code !== 0 && code !== null) ?? 0);
}

/** The address at which a worker takes calls; undefined where it ended before, or all are to end. */
async function readyAt(worker: Worker, stopped: AbortSignal): Promise<string | undefined> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stopped]);
  const none = async (): Promise<undefined> => {};
  try {
    return await Promise.race([
      once(worker, "message", { signal }).then(([message]) => (message as Ready).readyAt, none),
      endOf(worker).then(none),
    ]);
  } finally {
    over.abort();
  }
}

async function endOf(worker: Worker): Promise<readonly [code: number | null, signal: string | null]> {
  const { exitCode, signalCode } = worker.process;
  if (exitCode !== null || signalCode !== null) return [exitCode, signalCode];
  // `as`: what Node gives with the event.
  return (await once(worker, "exit")) as [number | null, string | null];
}

function allWorkers(): readonly Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
