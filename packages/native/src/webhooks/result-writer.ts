// The writer of results: nobody waits for the disk, and what comes quickly is written together.

// A process that is killed loses what it has not written, and so much arrives twice.
const TOGETHER = 16;
const TOGETHER_MS = 50;

/** Writes results down in the order in which they come. */
export interface ResultWriter<Result> {
  add(result: Result): void;
  /** Whether a write has failed: what was not written comes again. */
  hasFailed(): boolean;
  /** Resolves once all is written; throws what a write has failed with. */
  flush(): Promise<void>;
  /** Writes the rest, if there is any, as the last; throws as `flush`. */
  end(): Promise<boolean>;
}

/** Makes one. `write` is told which write is the last. */
export function createResultWriter<Result>(
  write: (results: readonly Result[], isLast: boolean) => Promise<boolean>,
): ResultWriter<Result> {
  let waiting: Result[] = [];
  let writing: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;

  function take(): readonly Result[] {
    const results = waiting;
    waiting = [];
    return results;
  }

  function start(): void {
    startedAt = performance.now();
    writing = write(take(), false).then(
      () => {
        writing = undefined;
      },
      (error: unknown) => {
        writing = undefined;
        failure = { error };
      },
    );
  }

  async function written(): Promise<void> {
    while (writing) await writing;
    if (failure) throw failure.error;
  }

  return {
    add(result) {
      waiting.push(result);
      const isTime = waiting.length >= TOGETHER || performance.now() - startedAt >= TOGETHER_MS;
      if (!writing && !failure && isTime) start();
    },
    hasFailed: () => failure !== undefined,
    async flush() {
      await written();
      if (waiting.length > 0) start();
      await written();
    },
    async end() {
      await written();
      return write(take(), true);
    },
  };
}
