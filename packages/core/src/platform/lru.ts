// Lru: a map that forgets what was not asked for the longest time.
import { LRUCache } from "lru-cache";

/** A map of at most so many entries by name. */
export function createLru<V extends object | string>(most: number): LRUCache<string, V> {
  // By their size, each of one: by its `max` the cache would take room for all of them at the start of every process.
  return new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1 });
}
