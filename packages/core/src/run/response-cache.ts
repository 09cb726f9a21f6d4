// Response cache: answers kept for a while in a Keyv that the host may hand in; equal reads share one upstream call.

import type { Keyv } from "keyv";
import { LRUCache } from "lru-cache";
import type { Awaitable } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";

/** A tool's result as it is kept and sent: its text is made once, however often it is answered with. */
export interface ToolResult {
  /** JSON text of `data` without the receipt; an object. */
  readonly text: string;
  /** SHA-256 of its canonical JSON. */
  readonly digest: string;
  readonly warnings: readonly string[];
  /** Milliseconds. */
  readonly fetchedAt: number;
  /** The provider that answered. */
  readonly provider: string;
  readonly origin: "live" | "fallback";
}

/** What a read of the cache found; a result that is neither fresh nor fit to stand in is not found. */
export interface CacheRead {
  readonly result: ToolResult;
  readonly isFresh: boolean;
}

/** How long a result is fresh, and for how much longer it may stand in, in milliseconds. */
export interface Lifetime {
  readonly ttl: number;
  readonly staleTtl: number;
}

/** Kept answers and fetches in flight. A cache that cannot be reached is a miss, never an error. */
export interface ResponseCache {
  read(key: string, lifetime: Lifetime): Awaitable<CacheRead | undefined>;
  write(key: string, result: ToolResult, lifetime: Lifetime): Promise<void>;
  /**
   * Gives every caller of one key the outcome of one `start`. A caller that leaves fails nobody else; the fetch is
   * aborted when all of them have left.
   */
  share(
    key: string,
    caller: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<ToolResult>,
  ): Promise<ToolResult>;
}

interface Flight {
  readonly outcome: Promise<ToolResult>;
  readonly controller: AbortController;
  callers: number;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;

/** A cache on the host's Keyv, or on 64 MiB of this process's memory, least recently used out first. */
export function createResponseCache(options: {
  readonly keyv: Keyv | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
}): ResponseCache {
  const { clock, logger } = options;
  const kept = options.keyv ? keepInKeyv(options.keyv, logger) : keepInMemory();
  const flights = new Map<string, Flight>();

  function takeOff(key: string, start: (signal: AbortSignal) => Promise<ToolResult>): Flight {
    const controller = new AbortController();
    const flight: Flight = {
      outcome: start(controller.signal).finally(() => land(key, flight)),
      controller,
      callers: 0,
    };
    flights.set(key, flight);
    return flight;
  }

  function judge(result: ToolResult | undefined, { ttl, staleTtl }: Lifetime): CacheRead | undefined {
    if (result === undefined) return undefined;
    // By the service's clock: the engine's own expiry only keeps it from growing.
    const age = clock.now() - result.fetchedAt;
    return age < 0 || age >= ttl + staleTtl ? undefined : { result, isFresh: age < ttl };
  }

  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    read(key, lifetime) {
      const found = kept.get(key);
      return found instanceof Promise
        ? found.then((result) => judge(result, lifetime))
        : judge(found, lifetime);
    },
    async write(key, result, { ttl, staleTtl }) {
      await kept.set(key, result, ttl + staleTtl);
    },
    async share(key, caller, start) {
      const flight = flights.get(key) ?? takeOff(key, start);
      flight.callers += 1;
      return untilAborted(flight.outcome, caller, () => {
        flight.callers -= 1;
        if (flight.callers > 0) return;
        // Nobody is to join a fetch that is given up.
        land(key, flight);
        flight.controller.abort(caller?.reason);
      });
    },
  };
}

/** A promise, or the signal's reason as soon as that is aborted. */
async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  left: () => void,
): Promise<T> {
  if (signal === undefined) return promise;
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => {
      left();
      reject(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** Where results lie. Nothing that it does fails. */
interface Kept {
  get(key: string): Awaitable<ToolResult | undefined>;
  set(key: string, result: ToolResult, ms: number): Awaitable<unknown>;
}

function keepInKeyv(keyv: Keyv, logger: Logger): Kept {
  // Without a listener Keyv would throw what its engine reports.
  keyv.on("error", (error: unknown) => logger.warn("response cache failed", { error }));
  return {
    get: (key) => keyv.get<ToolResult>(key).catch(() => undefined),
    set: (key, result, ms) => keyv.set(key, result, ms).catch(() => false),
  };
}

/** Results are texts already: what stays in this process is not wrapped or serialized a second time. */
function keepInMemory(): Kept {
  const entries = new LRUCache<string, ToolResult>({
    maxSize: DEFAULT_CACHE_BYTES,
    sizeCalculation: ({ text }, key) => key.length + 2 * text.length + 512,
  });
  return { get: (key) => entries.get(key), set: (key, result) => entries.set(key, result) };
}
