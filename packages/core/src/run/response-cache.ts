// Response cache: keeps results for a while, in this process or in the host's Keyv. Equal reads share one fetch.
import { nextTick } from "node:process";
import type { Keyv } from "keyv";
import { LRUCache } from "lru-cache";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import { isObject } from "../platform/json.js";
import type { Logger } from "../platform/logger.js";
import type { ListText } from "./list-text.js";

/** A tool's result as it is kept and sent: its text is made once, for however many answers. */
export interface ToolResult {
  /** JSON text of `data` without the receipt; an object. */
  readonly text: string;
  /** SHA-256 of its canonical JSON. */
  readonly digest: string;
  readonly warnings: readonly string[];
  readonly fetchedAt: number;
  /** The provider that answered. */
  readonly provider: string;
  readonly origin: "live" | "fallback";
  /** Where the result has a list that is sent in pages: it row by row, in place of `text`; `digest` only names it then. */
  readonly list?: ListText;
  /** Where the tool goes on behind this, as it says itself. */
  readonly next?: unknown;
  /** Whether rows are left out that the caller wanted. */
  readonly truncated?: true;
}

/** A result that is fresh, or stale and still fit to stand in. */
export interface CacheRead {
  readonly result: ToolResult;
  readonly isFresh: boolean;
}

/** How long a result is fresh, and for how much longer it may stand in. */
export interface Lifetime {
  readonly ttl: number;
  readonly staleTtl: number;
}

/** Kept results, and the fetches in flight. A cache that cannot be reached is a miss, never an error. */
export interface ResponseCache {
  read(key: string, lifetime: Lifetime): Awaitable<CacheRead | undefined>;
  write(key: string, result: ToolResult, lifetime: Lifetime): Promise<void>;
  /**
   * Gives every caller of one key the outcome of one `start`. A caller who disconnects fails nobody else; the fetch is
   * aborted once all of them have disconnected. Where it waited for nothing but promises that were fulfilled, each caller has a
   * `start` of its own, unless the result is kept.
   */
  share(reader: Reader, start: Start): Promise<ToolResult>;
}

/** Who reads what. */
export interface Reader {
  readonly key: string;
  /** Aborted when the caller disconnects. */
  readonly caller: AbortSignal | undefined;
  /** Whether the result is kept, so that later callers have it, too. */
  readonly isKept: boolean;
}

type Start = (signal: AbortSignal) => Promise<ToolResult>;

interface SharedFetch {
  readonly outcome: Promise<ToolResult>;
  readonly controller: AbortController;
  callers: number;
  /** Whether it waits for more than promises that are fulfilled. */
  takesTurns: boolean;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;

/** A cache on the host's Keyv, or on 64 MiB of this process's memory, least recently used out first. */
export function createResponseCache(options: {
  readonly keyv: Keyv | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
}): ResponseCache {
  const { clock, logger } = options;
  const kept = options.keyv ? keepInKeyv(options.keyv, clock, logger) : keepInMemory();
  const inFlight = new Map<string, SharedFetch>();

  function begin(key: string, start: Start): SharedFetch {
    const fetch = fetchOf(start);
    inFlight.set(key, fetch);
    const over = () => end(key, fetch);
    fetch.outcome.then(over, over);
    // Node has its next tick, asked for by a promise, once no promise has anything to do: before whatever comes in is read.
    queueMicrotask(() =>
      nextTick(() => {
        fetch.takesTurns = true;
      }),
    );
    return fetch;
  }

  function judge(result: ToolResult | undefined, { ttl, staleTtl }: Lifetime): CacheRead | undefined {
    if (result === undefined) return undefined;
    // By the service's clock: the cache's own expiry is there to keep it small.
    const age = clock.now() - result.fetchedAt;
    return age < 0 || age >= ttl + staleTtl ? undefined : { result, isFresh: age < ttl };
  }

  function end(key: string, fetch: SharedFetch): void {
    if (inFlight.get(key) === fetch) inFlight.delete(key);
  }

  function wait(key: string, fetch: SharedFetch, caller: AbortSignal | undefined): Promise<ToolResult> {
    fetch.callers += 1;
    return untilAborted(fetch.outcome, caller, () => {
      fetch.callers -= 1;
      if (fetch.callers > 0) return;
      // Removed first: nobody may join a fetch that is given up.
      end(key, fetch);
      fetch.controller.abort(caller?.reason);
    });
  }

  return {
    read(key, lifetime) {
      return andThen(kept.get(key), (result) => judge(result, lifetime));
    },
    async write(key, result, { ttl, staleTtl }) {
      await kept.set(key, result, ttl + staleTtl);
    },
    async share({ key, caller, isKept }, start) {
      const other = inFlight.get(key);
      const outcome = wait(key, other ?? begin(key, start), caller);
      if (!other || isKept) return outcome;
      await outcome.catch(() => {});
      return other.takesTurns || caller?.aborted ? outcome : wait(key, fetchOf(start), caller);
    },
  };
}

function fetchOf(start: Start): SharedFetch {
  const controller = new AbortController();
  // It starts once it is known to those who may share it: what it runs may ask for the same.
  const outcome = Promise.resolve().then(() => start(controller.signal));
  return { outcome, controller, callers: 0, takesTurns: false };
}

/** The outcome of a promise; throws the signal's reason as soon as that is aborted. */
async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  abandoned: () => void,
): Promise<T> {
  if (signal === undefined) return promise;
  let abandon = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abandon = () => {
      abandoned();
      reject(signal.reason);
    };
    if (signal.aborted) abandon();
    else signal.addEventListener("abort", abandon, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", abandon);
  }
}

/** Where results are kept. Its functions never fail. */
interface KeptResults {
  get(key: string): Awaitable<ToolResult | undefined>;
  set(key: string, result: ToolResult, ms: number): Awaitable<unknown>;
}

// A cache is there to save time: what takes longer than this is a miss, and the cache is left alone for a while.
const CACHE_MS = 250;
const CACHE_REST_MS = 5_000;

function keepInKeyv(keyv: Keyv, clock: Clock, logger: Logger): KeptResults {
  const failed = (error: unknown) => logger.warn("response cache failed", { error });
  // Without a listener Keyv would throw what its engine reports.
  keyv.on("error", failed);
  let restsUntil = Number.NEGATIVE_INFINITY;

  async function ask<T>(run: () => Promise<T>): Promise<T | undefined> {
    if (clock.now() < restsUntil) return undefined;
    let cancel = () => {};
    const tooLate = new Promise<undefined>((resolve) => {
      cancel = clock.after(CACHE_MS, () => {
        restsUntil = clock.now() + CACHE_REST_MS;
        failed(new Error(`it did not answer within ${CACHE_MS} ms`));
        resolve(undefined);
      });
    });
    try {
      return await Promise.race([run(), tooLate]);
    } catch {
      // Keyv has reported it already.
      return undefined;
    } finally {
      cancel();
    }
  }

  return {
    async get(key) {
      const found = await ask(() => keyv.get<unknown>(key));
      return isToolResult(found) ? found : undefined;
    },
    set: (key, result, ms) => ask(() => keyv.set(key, result, ms)),
  };
}

/** Whether it is a result that this version wrote: others may write into a cache that they share. */
function isToolResult(found: unknown): found is ToolResult {
  return (
    isObject(found) &&
    ["text", "digest", "provider", "origin"].every((field) => typeof found[field] === "string") &&
    typeof found["fetchedAt"] === "number" &&
    Array.isArray(found["warnings"])
  );
}

function sizeOf({ before, rows, after }: ListText): number {
  return 2 * (before.length + after.length) + rows.reduce((sum, row) => sum + 2 * row.length + 24, 0);
}

/** Results are texts already, so that nothing is wrapped or serialized for this process alone. */
function keepInMemory(): KeptResults {
  const entries = new LRUCache<string, ToolResult>({
    maxSize: DEFAULT_CACHE_BYTES,
    sizeCalculation: ({ text, list }, key) => key.length + 2 * text.length + (list ? sizeOf(list) : 0) + 512,
  });
  return { get: (key) => entries.get(key), set: (key, result) => entries.set(key, result) };
}
