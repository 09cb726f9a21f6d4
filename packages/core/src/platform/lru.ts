// Lru: a map with a bound. What was not asked for the longest goes first.
import { LRUCache } from "lru-cache";

/** A map of at most so many entries by name. */
export function createLru<V extends object | string>(most: number): LRUCache<string, V> {
  // With `max` the cache would allocate room for all entries at every start; sizes of one each have the same effect.
  return new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1 });
}
