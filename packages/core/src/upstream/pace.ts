// Pace: gives each request its time, so that an upstream is asked no more in a second or a minute than is declared.
import type { Clock } from "../platform/clock.js";
import { toUpstreamError, type UpstreamFailure } from "./failure.js";
import { maxWaitMs, type RequestLimits } from "./request-limits.js";

/** When the requests of one provider or tool may be sent. */
export interface Pace {
  /** Why a request of this caller would be refused now; undefined where its time comes soon enough. Takes nothing. */
  refusal(caller: string | undefined): UpstreamFailure | undefined;
  /**
   * Waits for the time of a request, in the order of arrival; throws TOOL_ERROR where it would come too late. A caller who
   * is named and has others waiting may fill half of the time that one may wait: who comes then finds the other half free.
   */
  wait(request: PacedRequest): Promise<void>;
  /** Whether one may be sent at this moment, as those before it were really sent. */
  isFree(): boolean;
  /** Waits until one may be. */
  untilFree(signal: AbortSignal): Promise<void>;
  /** Counts one that is sent at this moment. */
  count(): void;
  /** Counts a second try, where there is room for one at once. */
  again(): boolean;
}

/** A request that waits for its time. */
export interface PacedRequest {
  readonly caller?: string | undefined;
  readonly signal: AbortSignal;
  /** When its call ends, in milliseconds since 1970. */
  readonly until?: number | undefined;
}

/** So many in any so many milliseconds. */
interface Window {
  readonly count: number;
  readonly ms: number;
}

/** The times of requests, earliest first. */
interface Schedule {
  /** The first time from `now` on at which one more fits. */
  next(now: number): number;
  take(at: number): void;
  /** Gives back what was taken at a time. */
  free(at: number): void;
}

function createSchedule(windows: readonly Window[]): Schedule {
  const longestMs = Math.max(...windows.map(({ ms }) => ms));
  const times: number[] = [];
  return {
    next(now) {
      // What no window reaches back to any more. What is given back may be any of the others.
      const reached = times.findIndex((at) => at > now - longestMs);
      times.splice(0, reached === -1 ? times.length : reached);
      return windows.reduce((at, { count, ms }) => {
        const earlier = times.at(-count);
        return times.length < count || earlier === undefined ? at : Math.max(at, earlier + ms);
      }, now);
    },
    take(at) {
      const index = times.findLastIndex((each) => each <= at);
      times.splice(index + 1, 0, at);
    },
    free(at) {
      const index = times.lastIndexOf(at);
      if (index >= 0) times.splice(index, 1);
    },
  };
}

/** The pace of what declares how often it is asked; undefined where it does not. */
export function createPace(
  provider: string,
  { perSecond, perMinute }: RequestLimits,
  { totalMs, attemptMs }: { readonly totalMs: number; readonly attemptMs: number },
  clock: Clock,
): Pace | undefined {
  const windows: Window[] = [];
  if (perSecond !== undefined) windows.push({ count: perSecond, ms: 1_000 });
  if (perMinute !== undefined) windows.push({ count: perMinute, ms: 60_000 });
  if (windows.length === 0) return undefined;
  const room = totalMs - maxWaitMs(totalMs, attemptMs);
  let planned = createSchedule(windows);
  let sent = createSchedule(windows);
  let last = clock.now();
  const waiting = new Map<string | undefined, number>();

  function count(caller: string | undefined, more: 1 | -1): void {
    const left = (waiting.get(caller) ?? 0) + more;
    if (left === 0) waiting.delete(caller);
    else waiting.set(caller, left);
  }

  /** Whether a time is too late for a caller whose request has to be sent until `end`. */
  function isTooLate(at: number, now: number, end: number, caller: string | undefined): boolean {
    const share = caller !== undefined && waiting.has(caller) ? 2 : 1;
    return at > now && at > now + (end - now) / share;
  }

  /** The time. A clock that was set back would have everybody wait for times that are long gone. */
  function read(): number {
    const now = clock.now();
    if (now < last) [planned, sent] = [createSchedule(windows), createSchedule(windows)];
    last = now;
    return now;
  }

  function failureAt(at: number, now: number): UpstreamFailure {
    const retryAfterS = Math.max(1, Math.ceil((at - now) / 1_000));
    return { runtimeStatus: "rate_limited", message: "is asked as often as it may be", retryAfterS };
  }

  return {
    refusal(caller) {
      const now = read();
      const at = planned.next(now);
      return isTooLate(at, now, now + totalMs - room, caller) ? failureAt(at, now) : undefined;
    },
    async wait({ caller, signal, until }) {
      const now = read();
      const at = planned.next(now);
      if (isTooLate(at, now, (until ?? now + totalMs) - room, caller))
        throw toUpstreamError(provider, failureAt(at, now));
      planned.take(at);
      if (at <= now) return;
      count(caller, 1);
      try {
        await sleep(clock, at - now, signal);
      } catch (error) {
        // Whoever leaves asks nobody: to keep the time would let callers who hang up shut out all others, for nothing.
        planned.free(at);
        throw error;
      } finally {
        count(caller, -1);
      }
    },
    isFree() {
      const now = read();
      return sent.next(now) <= now;
    },
    async untilFree(signal) {
      const now = read();
      await sleep(clock, sent.next(now) - now, signal);
    },
    count: () => sent.take(read()),
    again() {
      const now = read();
      if (sent.next(now) > now) return false;
      planned.take(now);
      sent.take(now);
      return true;
    },
  };
}

/** Counts a request in all of them at the moment when all of them let it be sent: those that waited for slots may have left together. */
export async function sendInPace(paces: readonly Pace[], signal: AbortSignal): Promise<void> {
  for (;;) {
    const busy = paces.find((pace) => !pace.isFree());
    if (busy === undefined) break;
    await busy.untilFree(signal);
  }
  for (const pace of paces) pace.count();
}

/** Waits; throws the signal's reason once that is aborted. */
function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(Math.ceil(ms), () => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
