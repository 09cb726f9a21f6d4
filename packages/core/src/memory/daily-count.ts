// The daily counts of memoryStore().
import type { DailyCountStore } from "../store/rate-limit.js";

/** Nothing counted. */
export function createMemoryDailyCount(): DailyCountStore {
  const days = new Map<string, Map<string, number>>();
  return {
    takeDaily({ subject, day, limit }) {
      let counts = days.get(day);
      if (!counts) {
        counts = new Map();
        days.set(day, counts);
        for (const old of [...days.keys()].sort().slice(0, -2)) if (old !== day) days.delete(old);
      }
      const count = counts.get(subject) ?? 0;
      if (count >= limit) return false;
      counts.set(subject, count + 1);
      return true;
    },
  };
}
