// The settings that the store's functions are planned and run with.

// The wait for a lock ends before the wait for the answer: what was given up must not be done after all.
const PLANNED_ONCE = `
  SET lock_timeout = '4s'
  SET search_path FROM CURRENT
  SET plan_cache_mode = force_generic_plan`;

/** For functions that look at one row after the other. */
export const FUNCTION_SETTINGS = `${PLANNED_ONCE}
  SET enable_seqscan = off`;

/**
 * For functions that join a batch to tables. Their plans are made while the tables are small, and kept while they grow.
 * Without the scans that suit small tables alone, the plan looks rows up by their keys from the start.
 */
export const BATCH_SETTINGS = `${FUNCTION_SETTINGS}
  SET enable_indexscan = off`;
