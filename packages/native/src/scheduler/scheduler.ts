// Scheduler: goes through its passes again and again, each at its own beat, until it is closed.
import { type Logger, systemClock } from "@svckit/core";
import type { Pass } from "../tools/pass.js";

/** What runs monitors and sends events on, in as many processes as there are. */
export interface Scheduler {
  /** Goes on by itself until it is closed. Keeps no process alive. */
  start(): void;
  /** Does once all that is due, and resolves when that has ended: for a host that is woken by a timer of its own. */
  tick(): Promise<void>;
  /** Begins nothing more, and resolves once what was begun has ended. */
  close(): Promise<void>;
}

/** What a scheduler works with. */
export interface SchedulerParts {
  readonly passes: readonly Pass[];
  /** The service's time, which decides what is due. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** A scheduler that has not started. */
export function createPassScheduler({ passes, now, logger }: SchedulerParts): Scheduler {
  const runners = passes.map((pass) => createRunner(pass, { now, logger }));
  return {
    start() {
      for (const runner of runners) runner.start();
    },
    async tick() {
      await Promise.all(
        runners.map(async (runner) => {
          await runner.once();
          await runner.idle();
        }),
      );
    },
    async close() {
      await Promise.all(runners.map((runner) => runner.close()));
    },
  };
}

/** One pass with its beat. A slip in it is logged, and the next round comes all the same. */
function createRunner(pass: Pass, { now, logger }: Pick<SchedulerParts, "now" | "logger">) {
  let isClosed = false;
  let isFailing = false;
  let wake = () => {};
  let looping: Promise<void> | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      while (!isClosed && (await pass.run(now())) === "more");
      if (isFailing && !isClosed) logger.info("the scheduler goes on", { pass: pass.name });
      isFailing = false;
    } catch (error) {
      // Once: where the store is away, each round fails.
      if (!isFailing)
        logger.error("a pass of the scheduler failed; it is tried again", { pass: pass.name, error });
      isFailing = true;
    }
  }

  /** One round at a time. */
  function once(): Promise<void> {
    turn = turn.then(round);
    return turn;
  }

  async function loop(): Promise<void> {
    while (!isClosed) {
      await once();
      if (isClosed) return;
      await new Promise<void>((resolve) => {
        const cancel = systemClock.after(pass.everyMs, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    }
  }

  return {
    once,
    start() {
      looping ??= loop();
    },
    async idle() {
      await pass.idle?.();
    },
    async close() {
      isClosed = true;
      wake();
      await Promise.all([looping, turn]);
      await pass.idle?.();
    },
  };
}
