// Making folders, one by one.
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** The mode of a folder that others of the machine may read, as far as the system's mask has it. */
export const FOR_ALL = 0o777;

/**
 * Makes a folder, and those above it; for this user alone where no other mode is given. One by one: below a folder that takes
 * none, such as `/proc`, Node's own `recursive` never ends.
 */
export function makeFolder(folder: string, mode = 0o700): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
