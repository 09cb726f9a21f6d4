// Open requests: what one run of a tool has asked its upstreams. Nothing of it gets lost where nobody awaits it.
import type { Awaitable } from "../platform/awaitable.js";
import type { Logger } from "../platform/logger.js";
import type { WatchRequest } from "../upstream/ask.js";

/** The requests of one run. */
export interface OpenRequests {
  /** Starts a request and remembers it. What it gives never becomes an unhandled rejection. */
  readonly watch: WatchRequest;
  /**
   * Runs the tool's code, and waits for its changes that still run then. Logs requests that nobody awaited; throws the
   * failure of a change among them, since the result would be told without it.
   */
  during<T>(execute: () => Awaitable<T>): Promise<T>;
}

interface OpenRequest {
  readonly method: string;
  readonly changes: boolean;
  readonly given: RequestPromise<unknown>;
  /** Its end; never rejects. */
  readonly end: Promise<{ readonly error?: unknown; readonly failed: boolean }>;
  isRunning: boolean;
}

/** Makes the requests of a run; the logger names tool and provider. `failed` is given what each failure throws. */
export function createOpenRequests(log: Logger, failed: (error: unknown) => void): OpenRequests {
  const requests: OpenRequest[] = [];
  let hasEnded = false;

  function start<T>(method: string, changes: boolean, run: () => Promise<T>): Promise<T> {
    const given = new RequestPromise<T>((resolve, reject) => run().then(resolve, reject));
    const ended = (outcome: { readonly error?: unknown; readonly failed: boolean }) => {
      request.isRunning = false;
      return outcome;
    };
    const end = given.untold(
      () => ended({ failed: false }),
      (error: unknown) => {
        failed(error);
        return ended({ failed: true, error });
      },
    );
    const request: OpenRequest = { method, changes, given, end, isRunning: true };
    requests.push(request);
    return given;
  }

  async function refuse<T>(method: string): Promise<T> {
    throw new TypeError(`a tool sent a ${method} after its call had ended: await what the result depends on`);
  }

  return {
    watch(method, changes, run) {
      if (!hasEnded) return start(method, changes, run);
      log.error("a tool sent a request after its call had ended", { method });
      return start(method, false, () => refuse(method));
    },

    async during<T>(execute: () => Awaitable<T>) {
      let result: T;
      let late: readonly OpenRequest[] = [];
      try {
        result = await execute();
      } finally {
        hasEnded = true;
        late = requests.filter(({ changes, isRunning }) => changes && isRunning);
        for (const { end } of late) await end;
      }
      const forgotten = requests.filter(({ given }) => !given.isAwaited);
      if (forgotten.length > 0)
        log.error("a tool did not await its requests", { requests: forgotten.map(({ method }) => method) });
      // Of a change that outlived the tool, in a race that it lost, say, the result knows nothing either.
      for (const { end } of [...late, ...forgotten.filter(({ changes }) => changes)]) {
        const { failed, error } = await end;
        if (failed) throw error;
      }
      return result;
    },
  };
}

/** A promise that knows whether it was awaited. A class: `await` calls `then` of no plain promise. */
class RequestPromise<T> extends Promise<T> {
  isAwaited = false;

  // What is chained to it is a plain promise.
  static override get [Symbol.species]() {
    return Promise;
  }

  /** `then`, by which it does not count as awaited. */
  untold<A, B>(worked: (value: T) => A, failed: (error: unknown) => B): Promise<A | B> {
    return super.then(worked, failed);
  }

  // biome-ignore lint/suspicious/noThenProperty: to be awaited is what it learns
  override then<A = T, B = never>(
    worked?: ((value: T) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.isAwaited = true;
    return super.then(worked, failed);
  }
}
