// Given up: the calls of this process that a reap has to void, since it could not end them itself.

/** The ids of calls that were given up. */
export interface GivenUp {
  /** Those that could not be settled. */
  readonly unsettled: readonly string[];
  /** Those of which nobody knows if they were reserved; none of them ran. */
  readonly neverRan: readonly string[];
}

/** Remembers them until they are taken. */
export interface GivenUpCalls {
  add(calls: Partial<GivenUp>): void;
  take(): GivenUp;
}

const NONE: GivenUp = { unsettled: [], neverRan: [] };

/** None was given up yet. */
export function createGivenUp(): GivenUpCalls {
  let calls = NONE;
  return {
    add({ unsettled = [], neverRan = [] }) {
      calls = {
        unsettled: [...calls.unsettled, ...unsettled],
        neverRan: [...calls.neverRan, ...neverRan],
      };
    },
    take() {
      const taken = calls;
      calls = NONE;
      return taken;
    },
  };
}
