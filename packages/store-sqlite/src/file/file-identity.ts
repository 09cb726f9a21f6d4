// File identity: what tells a file from another one of the same name.
import { statSync } from "node:fs";

/** The device and the number of a file; undefined where there is none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
