// File identity: what tells a file from another one of the same name.
import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Looks whether names still have the files that they had at first. */
export interface IdentityGuard {
  /** `false` from then on where one was removed or replaced. A name without a file may get one. */
  isSame(): boolean;
  /** Looks no more. */
  close(): void;
}

// A directory may change twice within one instant of its file system's clock, which ticks every 4 to 10 ms, or for some (as ext4 with small
// inodes) every second or two. Its time says that nothing has changed only where it has stood for longer.
const TICK_MS = 100;
const WHOLE_SECONDS_TICK_MS = 2_500;
// However the directory looks: above it something may have been moved, or mounted over it, and a file system on another machine tells late.
const LOOKED_UP_MS = 100;

/** The device and the number of a file; undefined where there is none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * For files of one directory, to be asked before each commit. Where a file's state was asked for, Linux (from 6.13 on) gives it a new time
 * with the very next write, and a sync writes that as well: two writes to the disk in place of one. So there the directory
 * is asked whether any of its names has changed, and the files only where one has.
 */
export function createIdentityGuard(paths: readonly [string, ...string[]]): IdentityGuard {
  const identities = paths.map(identityOf);
  const directory = process.platform === "linux" ? openDirectory(dirname(paths[0])) : undefined;
  let seen = Number.NaN;
  let seenAt = Number.NEGATIVE_INFINITY;
  let hasStood = false;
  let lookedUpAt = Number.NEGATIVE_INFINITY;
  let isLost = false;
  let isOver = false;

  /** When the directory's names, or its own, were changed last. */
  function changedAt(): number {
    return directory === undefined ? Number.NaN : fstatSync(directory).ctimeMs;
  }

  function lookUp(): boolean {
    // A look that fails says nothing, so that the next one is one at the files again.
    hasStood = false;
    const startedAt = performance.now();
    // Before the files, so that a change meanwhile is seen the next time.
    const at = changedAt();
    if (at !== seen) seenAt = performance.now();
    seen = at;
    const isEachSame = paths.every((path, index) => {
      const found = identityOf(path);
      identities[index] ??= found;
      return found === identities[index];
    });
    hasStood = startedAt - seenAt > (at % 1_000 === 0 ? WHOLE_SECONDS_TICK_MS : TICK_MS);
    lookedUpAt = startedAt;
    return isEachSame;
  }

  return {
    isSame() {
      if (isLost || isOver) return !isLost;
      const isKnown = hasStood && performance.now() - lookedUpAt < LOOKED_UP_MS && changedAt() === seen;
      isLost = !isKnown && !lookUp();
      return !isLost;
    },
    close() {
      if (directory !== undefined && !isOver) closeSync(directory);
      isOver = true;
    },
  };
}

/** `undefined` for one whose names this user may not read. */
function openDirectory(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch {
    return undefined;
  }
}
