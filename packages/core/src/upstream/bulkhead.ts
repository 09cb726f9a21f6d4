// Bulkhead: bounds what one provider is asked at once, and shares its slots between those who ask.
import type { Clock } from "../platform/clock.js";

/** Bounds what runs at once and what waits, so that a slow provider slows nobody else, and nobody shuts it for others. */
export interface Bulkhead {
  /** Whether one more task of this caller would be refused. */
  isFull(caller: string | undefined): boolean;
  /**
   * Runs a task once a slot is free; throws the refusal where too many wait, or where it waited too long. A caller who is
   * named has a share of the slots; without a name it has what is there.
   */
  run<T>(caller: string | undefined, task: () => Promise<T>): Promise<T>;
}

/** How much may run and wait, and for how long; milliseconds. */
export interface BulkheadLimits {
  readonly concurrency: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** What one caller has of the slots. */
interface Share {
  readonly caller: string | undefined;
  running: number;
  /** In the order in which they came. */
  readonly waiting: Waiting[];
}

interface Waiting {
  start(): void;
  refuse(): void;
}

// One slot in eight is never given to a caller who has all the others: the next one finds it free.
const KEPT_FREE = 1 / 8;

/** The most that one caller may have of a limit, with so many others beside it. */
function mostOf(limit: number, caller: string | undefined, others: number): number {
  if (caller === undefined) return limit;
  const alone = limit - Math.floor(limit * KEPT_FREE);
  return others === 0 ? alone : Math.min(alone, Math.ceil(limit / (others + 1)));
}

/** A bulkhead with `concurrency` tasks running and `queue` waiting, each at most `queueMs`. */
export function createBulkhead(limits: BulkheadLimits, clock: Clock, refusal: () => Error): Bulkhead {
  // Of those who run or wait; whoever does neither is forgotten.
  const shares = new Map<string | undefined, Share>();
  let running = 0;
  let waiting = 0;

  const others = (share: Share) => shares.size - (shares.has(share.caller) ? 1 : 0);
  const shareOf = (caller: string | undefined): Share =>
    shares.get(caller) ?? { caller, running: 0, waiting: [] };
  const hasSlot = (share: Share) =>
    running < limits.concurrency && share.running < mostOf(limits.concurrency, share.caller, others(share));

  function forget(share: Share): void {
    if (share.running === 0 && share.waiting.length === 0) shares.delete(share.caller);
  }

  /** Who has more waiting than one more of this caller's would be, where the queue is full and that is fair. */
  function displaced(share: Share): Share | undefined {
    let longest: Share | undefined;
    for (const each of shares.values())
      if (each.waiting.length > (longest ?? share).waiting.length + (longest ? 0 : 1)) longest = each;
    return longest;
  }

  function mayWait(share: Share): boolean {
    if (share.waiting.length >= mostOf(limits.queue, share.caller, others(share))) return false;
    return waiting < limits.queue || displaced(share) !== undefined;
  }

  function begin(share: Share): void {
    running += 1;
    share.running += 1;
    // Behind all others, so that those who have as many slots take turns.
    shares.delete(share.caller);
    shares.set(share.caller, share);
  }

  function end(share: Share): void {
    running -= 1;
    share.running -= 1;
    forget(share);
    if (waiting > 0) startWaiting();
  }

  /** Gives free slots to those who wait: first to whoever has the fewest. */
  function startWaiting(): void {
    for (;;) {
      let next: Share | undefined;
      for (const share of shares.values()) {
        const isNext =
          share.waiting.length > 0 && hasSlot(share) && share.running < (next?.running ?? Infinity);
        if (isNext) next = share;
      }
      const first = next?.waiting.shift();
      if (next === undefined || first === undefined) return;
      waiting -= 1;
      begin(next);
      first.start();
    }
  }

  async function runNow<T>(share: Share, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      end(share);
    }
  }

  function wait(share: Share): Promise<void> {
    if (waiting >= limits.queue) displaced(share)?.waiting.at(-1)?.refuse();
    shares.set(share.caller, share);
    waiting += 1;
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start() {
          cancel();
          resolve();
        },
        refuse() {
          cancel();
          share.waiting.splice(share.waiting.indexOf(entry), 1);
          waiting -= 1;
          forget(share);
          reject(refusal());
        },
      };
      const cancel = clock.after(limits.queueMs, entry.refuse);
      share.waiting.push(entry);
    });
  }

  return {
    isFull(caller) {
      const share = shareOf(caller);
      return !hasSlot(share) && !mayWait(share);
    },
    async run(caller, task) {
      const share = shareOf(caller);
      if (share.waiting.length === 0 && hasSlot(share)) begin(share);
      else if (mayWait(share)) await wait(share);
      else throw refusal();
      return runNow(share, task);
    },
  };
}
