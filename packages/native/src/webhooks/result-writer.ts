// The writer of results: what comes while it writes goes together with the next write, so that nobody waits for the disk.

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

  function start(): void {
    if (writing || failure || waiting.length === 0) return;
    const results = waiting;
    waiting = [];
    writing = write(results, false)
      .catch((error: unknown) => {
        failure = { error };
      })
      .then(() => {
        writing = undefined;
        start();
      });
  }

  async function settled(): Promise<void> {
    while (writing) await writing;
    if (failure) throw failure.error;
  }

  return {
    add(result) {
      waiting.push(result);
      start();
    },
    hasFailed: () => failure !== undefined,
    flush: settled,
    async end() {
      // The last ones go with the end of the turn.
      const last = waiting;
      waiting = [];
      await settled();
      return write(last, true);
    },
  };
}
