// Running tools: whose code runs now, and whose request an error came from. It tells the log of errors that nobody caught.

/** The names of one run, as its lines in the log have them. */
export interface RunNames {
  readonly tool: string;
  readonly provider: string;
  readonly requestId: string;
}

/** The runs of a service's tools. */
export interface RunningTools {
  begin(run: RunNames): void;
  end(run: RunNames): void;
  /** Remembers that an error came out of a request of this run. */
  remember(error: unknown, run: RunNames): void;
  /**
   * What is known of an error that nobody caught: the run whose request it came from. Of any other the runs of that
   * moment are told, of which one may be to blame.
   */
  originOf(error: unknown): Readonly<Record<string, unknown>>;
}

const MAX_TOLD = 8;

/** Makes the runs of a service, of which there are none yet. Following each by its async context would cost every call more. */
export function createRunningTools(): RunningTools {
  const running = new Set<RunNames>();
  const origins = new WeakMap<object, RunNames>();
  return {
    begin: (run) => void running.add(run),
    end: (run) => void running.delete(run),
    remember(error, run) {
      if (error instanceof Error && !origins.has(error)) origins.set(error, run);
    },
    originOf(error) {
      const origin = error instanceof Error ? origins.get(error) : undefined;
      return origin ? { ...origin } : { running: [...running].slice(0, MAX_TOLD) };
    },
  };
}
