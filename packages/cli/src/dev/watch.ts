// Watch: tells when one of a set of files has changed, been replaced, come or gone.
import { unwatchFile, watchFile } from "node:fs";

/** Files that are watched. */
export interface Watch {
  /** Watches these from now on, and no others. */
  set(paths: readonly string[]): void;
  close(): void;
}

// Looked at by their times and not by the system's events: editors replace files, and shared folders send no events.
const EACH_MS = 200;
// A save may write several files.
const SETTLE_MS = 60;

/** Watches no file yet. `changed` is called once for changes that come together. */
export function createWatch(changed: () => void): Watch {
  const watched = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  const note = () => {
    clearTimeout(settling);
    settling = setTimeout(changed, SETTLE_MS);
  };
  return {
    set(paths) {
      for (const path of watched) {
        if (paths.includes(path)) continue;
        unwatchFile(path, note);
        watched.delete(path);
      }
      for (const path of paths) {
        if (watched.has(path)) continue;
        watchFile(path, { interval: EACH_MS }, note);
        watched.add(path);
      }
    },
    close() {
      clearTimeout(settling);
      for (const path of watched) unwatchFile(path, note);
      watched.clear();
    },
  };
}
