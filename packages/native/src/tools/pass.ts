// Pass: work that the scheduler does again and again, such as running what is due.

/** One kind of work. Each domain that has some brings its pass, and the scheduler goes through all of them. */
export interface Pass {
  /** Names it in the log. */
  readonly name: string;
  /** How often it is done, in real time. An idle pass makes one query; all together make at most one a second. */
  readonly everyMs: number;
  /**
   * Does what is due at `now`. It may leave work running behind it. `more` where it left something due: it is done again at
   * once. What it throws is logged, and ends nothing.
   */
  run(now: number): Promise<"more" | "done">;
  /** Resolves once nothing that it began is running. */
  idle?(): Promise<void>;
}
