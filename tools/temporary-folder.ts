// Temporary folder of a run of the tests, or of the examples: what they leave in it goes with the run.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Has this process, and those that it starts, put what is temporary into a folder of their own, which goes when it ends. */
export function ownTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), "svckit-tests-"));
  // Some tests start programs as another user.
  chmodSync(folder, 0o755);
  // Postgres outlives the run by a moment, and cleans up by itself.
  process.env["POSTGRES_TMPDIR"] = tmpdir();
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
