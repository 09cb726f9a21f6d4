// Response cache: answers kept for a while in a Keyv that the host may hand in; equal reads share one upstream call.
import { Keyv } from "keyv";
import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.js";
import type { Logger } from "./logger.js";

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
  read(key: string, lifetime: Lifetime): Promise<CacheRead | undefined>;
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
  const keyv = options.keyv ?? createMemoryKeyv();
  // Without a listener Keyv would throw what its engine reports.
  keyv.on("error", (error: unknown) => logger.warn("response cache failed", { error }));
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

  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    async read(key, { ttl, staleTtl }) {
      const result = await keyv.get<ToolResult>(key).catch(() => undefined);
      if (result === undefined) return undefined;
      // By the service's clock: the engine's own expiry only keeps it from growing.
      const age = clock.now() - result.fetchedAt;
      return age < 0 || age >= ttl + staleTtl ? undefined : { result, isFresh: age < ttl };
    },
    async write(key, result, { ttl, staleTtl }) {
      await keyv.set(key, result, ttl + staleTtl).catch(() => false);
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

function createMemoryKeyv(): Keyv {
  const entries = new LRUCache<string, { readonly value: ToolResult }>({
    maxSize: DEFAULT_CACHE_BYTES,
    sizeCalculation: ({ value }, key) => key.length + 2 * value.text.length + 512,
  });
  const store = {
    get: (key: string) => entries.get(key),
    set: (key: string, entry: { readonly value: ToolResult }) => void entries.set(key, entry),
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
  const keyv = new Keyv({ store });
  // Results are texts already: what stays in this process is not serialized a second time.
  keyv.serialize = undefined;
  keyv.deserialize = undefined;
  return keyv;
}
