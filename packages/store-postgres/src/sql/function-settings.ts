// What the store's functions are planned with.

// A lock is waited for less long than an answer is: what was given up must not be done after all.
const PLANNED_ONCE = `
  SET lock_timeout = '4s'
  SET search_path FROM CURRENT
  SET plan_cache_mode = force_generic_plan`;

/** For functions that look at one row after the other. */
export const FUNCTION_SETTINGS = `${PLANNED_ONCE}
  SET enable_seqscan = off`;

/**
 * For functions that join a batch to tables. Their plans are made while the tables are small and kept while they
 * grow; a bitmap scan cannot read a table as a whole, so that what is left is to look up row by row from the first on.
 */
export const BATCH_SETTINGS = `${FUNCTION_SETTINGS}
  SET enable_indexscan = off`;
