// useAction: something that a person starts: whether it runs, and how it failed.
import { useState } from "preact/hooks";
import { failureOf } from "./api.ts";
import type { Failure } from "./envelope.ts";

/** What a person starts. */
export interface Action {
  readonly isRunning: boolean;
  readonly failure: Failure | undefined;
  /** Does it; a failure is kept to be shown, until it is done again. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** An action of a part of the page. */
export function useAction(): Action {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  return {
    isRunning,
    failure,
    async run(work) {
      setRunning(true);
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        setFailure(failureOf(error));
      } finally {
        setRunning(false);
      }
    },
  };
}
